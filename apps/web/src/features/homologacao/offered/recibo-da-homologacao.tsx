import { HOMOLOGACAO_RECEBIDA as M } from '@instrutoria/domain/homologacao/messages.ts';
import { agePeloProjeto } from '@instrutoria/domain/projeto/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { useQuery } from '@tanstack/react-query';
import { formatarInstanteComFuso, formatarPrazo } from '../../../lib/format/format.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { Receipt } from '../../../ui/page/receipt.tsx';
import { homologacaoQuery } from '../api.ts';

/**
 * Confirms a correction or an appeal to the coordinator, and a request for correction to the administration,
 * and says what comes next.
 */
export function ReciboDaHomologacao({ projeto }: { readonly projeto: Projeto }) {
  const { id } = projeto;
  const coordena = agePeloProjeto(projeto, useSessao()?.usuario.id);
  const { data: lida } = useQuery(homologacaoQuery(id));
  const ato = lida?.historico[0];
  if (lida === undefined || ato === undefined) return null;
  const quando = formatarInstanteComFuso(ato.quando);
  const { estado, ate, prazoPassou } = lida;
  if (coordena && (estado === 'reenviado' || estado === 'emRecurso')) {
    const recurso = estado === 'emRecurso';
    return (
      <Receipt title={recurso ? M.recurso : M.correcao} at={ato.quando}>
        <p>{recurso ? M.recursoEm(id, quando) : M.correcaoEm(id, quando)}</p>
        <p>
          <b>{recurso ? M.depoisDoRecurso : M.depoisDaCorrecao}</b> {M.esperaPorEla} {M.semEmail}
        </p>
      </Receipt>
    );
  }
  if (coordena || estado !== 'devolvido' || ate === null || prazoPassou) return null;
  return (
    <Receipt title={M.pedida} at={ato.quando}>
      <p>{M.pedidaEm(id, quando)}</p>
      <p>
        <b>{M.corrigeAte(formatarPrazo(ate))}</b> {M.depoisDoPedido}
      </p>
    </Receipt>
  );
}
