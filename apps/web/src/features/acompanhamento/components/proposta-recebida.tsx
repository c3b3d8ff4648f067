import { PROPOSTA_RECEBIDA as M } from '@instrutoria/domain/projeto/messages.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { formatarInstanteComFuso, formatarPrazo } from '../../../lib/format/format.ts';
import { EmailText } from '../../../ui/page/email-text.tsx';
import { Receipt } from '../../../ui/page/receipt.tsx';
import type { Andamento } from '../api.ts';

type Etapas = Andamento['etapas'];

const deAgora = (etapas: Etapas) =>
  etapas.find(({ codigo, estado }) => codigo === 'ENVIADO' && estado === 'AGORA');

/** True while its call takes proposals, and right after it was sent. */
export function foiRecebida(projeto: Projeto, etapas: Etapas, agoraMesmo: boolean): boolean {
  const { submetidoEm, aguardandoCronograma } = projeto;
  return submetidoEm !== null && !aguardandoCronograma && (deAgora(etapas) !== undefined || agoraMesmo);
}

/** Confirms that a proposal arrived, and shows until when it can be edited, and what comes then. */
export function PropostaRecebida(props: { readonly projeto: Projeto; readonly etapas: Etapas }) {
  const { projeto, etapas } = props;
  const { id, submetidoEm, coordenador } = projeto;
  const ate = deAgora(etapas)?.ate ?? null;
  const homologa = etapas.some(({ codigo }) => codigo === 'HOMOLOGACAO');
  return (
    <Receipt title={M.titulo}>
      <p>
        <EmailText>{M.quando(id, formatarInstanteComFuso(submetidoEm ?? ''), coordenador.email)}</EmailText>
      </p>
      <p>
        {ate !== null && <b>{M.podeEditar(formatarPrazo(ate))}</b>}{' '}
        {homologa ? M.depoisAHomologacao : M.depoisAAvaliacao}
      </p>
    </Receipt>
  );
}
