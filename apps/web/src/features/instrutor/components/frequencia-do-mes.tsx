import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { Tag } from '../../../ui/page/tag.tsx';
import type { Instrutor } from '../api.ts';
import { AguardandoConferencia } from '../offered/aguardando-conferencia.tsx';

export function FrequenciaDoMes({ instrutor }: { readonly instrutor: Instrutor }) {
  const { frequentando, situacaoInstrutor, fimVinculo, comecaEm, aguardandoConferencia } = instrutor;
  if (fimVinculo !== null) return '—';
  if (comecaEm !== null) return <Tag tone="info">começa em {mesPorExtenso(comecaEm)}</Tag>;
  if (situacaoInstrutor === 'REGULAR')
    return frequentando ? <Tag tone="good">frequentando</Tag> : <Tag>não se aplica neste mês</Tag>;
  if (situacaoInstrutor !== 'IRREGULAR') return '—';
  if (!aguardandoConferencia) return <Tag tone="warning">{M.alunoIrregular}</Tag>;
  return <AguardandoConferencia falta={instrutor.falta} />;
}
