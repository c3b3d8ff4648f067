import { NOMES_DA_HOMOLOGACAO } from '@instrutoria/domain/homologacao/messages.ts';
import type { EstadoDaHomologacao } from '@instrutoria/domain/homologacao/types.ts';
import { formatarPrazo } from '../../../lib/format/format.ts';
import { Tag } from '../../../ui/page/tag.tsx';

const TONS = {
  pendente: 'neutral',
  devolvido: 'info',
  reenviado: 'warning',
  homologado: 'good',
  naoHomologado: 'warning',
  emRecurso: 'warning',
} as const satisfies Record<EstadoDaHomologacao, string>;

interface Uma {
  readonly estado: EstadoDaHomologacao;
  readonly ate: string | null;
  readonly prazoPassou: boolean;
}

export function TagDoEstado({ estado }: Pick<Uma, 'estado'>) {
  return <Tag tone={TONS[estado]}>{NOMES_DA_HOMOLOGACAO[estado]}</Tag>;
}

/** The deadline in words: 'correção até 20/04/2026', 'o prazo terminou em 20/04/2026'. */
export function prazoDe({ estado, ate, prazoPassou }: Uma): string | null {
  if (ate === null) return null;
  if (prazoPassou) return `o prazo terminou em ${formatarPrazo(ate)}`;
  return `${estado === 'devolvido' ? 'correção' : 'recurso'} até ${formatarPrazo(ate)}`;
}
