import { NOMES_DA_SESSAO } from '@instrutoria/domain/sessao/messages.ts';
import type { EstadoDaSessao } from '@instrutoria/domain/sessao/types.ts';
import { Tag } from '../../../ui/tag.tsx';

const TONS = { aberta: 'info', suspensa: 'warning', encerrada: 'good', cancelada: 'neutral' } as const;

export function TagDaSessao({ estado }: { readonly estado: EstadoDaSessao }) {
  return <Tag tone={TONS[estado]}>{NOMES_DA_SESSAO[estado]}</Tag>;
}
