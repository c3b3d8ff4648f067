import type { SituacaoExibida } from '@instrutoria/domain/avaliacao/types.ts';
import { Tag } from '../../../ui/tag.tsx';

const TONS = {
  APROVADO: 'good',
  'APROVADO PARCIALMENTE': 'info',
  REPROVADO: 'warning',
  SUBMETIDO: 'neutral',
} as const;

/** The situation of a project, in its words. */
export function TagDaSituacao({ situacao }: { readonly situacao: SituacaoExibida }) {
  return <Tag tone={TONS[situacao]}>{situacao}</Tag>;
}
