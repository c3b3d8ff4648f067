import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import { Tag } from '../../../ui/tag.tsx';
import type { Instrutor } from '../api.ts';

/** The current month's attendance: only a REGULAR instructor has one (spec 2 §4, D28). */
export function FrequenciaDoMes({ instrutor }: { readonly instrutor: Instrutor }) {
  const { frequentando, situacaoInstrutor, fimVinculo } = instrutor;
  if (fimVinculo !== null) return '—';
  if (situacaoInstrutor === 'REGULAR')
    return frequentando ? <Tag tone="good">frequentando</Tag> : <Tag>não se aplica neste mês</Tag>;
  return situacaoInstrutor === 'IRREGULAR' ? <Tag tone="warning">{M.alunoIrregular}</Tag> : '—';
}
