import { NOMES_DA_REUNIAO } from '@instrutoria/domain/reuniao/messages.ts';
import type { EstadoDaReuniao } from '@instrutoria/domain/reuniao/types.ts';
import { Tag } from '../../../ui/page/tag.tsx';

const TONS = { aberta: 'info', suspensa: 'warning', encerrada: 'good', cancelada: 'neutral' } as const;

export function TagDaReuniao({ estado }: { readonly estado: EstadoDaReuniao }) {
  return <Tag tone={TONS[estado]}>{NOMES_DA_REUNIAO[estado]}</Tag>;
}
