import { agePeloProjeto } from '@instrutoria/domain/projeto/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { CONTRARRAZOES_RECEBIDAS as C, RECURSO_RECEBIDO as M } from '@instrutoria/domain/recurso/messages.ts';
import { prazoDaDecisao } from '@instrutoria/domain/recurso/rules/relatoria.ts';
import { useQuery } from '@tanstack/react-query';
import { diaDoInstante, formatarInstanteComFuso, formatarPrazo } from '../../../lib/format/format.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { Receipt } from '../../../ui/page/receipt.tsx';
import { recursosDosOutrosQuery } from '../api.ts';

/** Confirms each answer to the appeal of another project, while that appeal is undecided. */
export function ReciboDasContrarrazoes(props: { readonly projeto: Projeto; readonly hoje: string }) {
  const { projeto, hoje } = props;
  const coordena = agePeloProjeto(projeto, useSessao()?.usuario.id);
  const { data: recursos } = useQuery({ ...recursosDosOutrosQuery(projeto.id), enabled: coordena });
  if (!coordena) return null;
  return recursos?.map(({ id, status, enviadaEm, criadoEm }) => {
    if (status !== 'PENDENTE' || enviadaEm === null) return null;
    const prazo = prazoDaDecisao(diaDoInstante(criadoEm));
    return (
      <Receipt key={id} title={C.titulo} at={enviadaEm}>
        <p>{C.quando(id, projeto.id, formatarInstanteComFuso(enviadaEm))}</p>
        <p>
          <b>{hoje > prazo ? M.prazoPassou(formatarPrazo(prazo)) : M.decideAte(formatarPrazo(prazo))}</b>{' '}
          {M.chegaPorEmail} {C.semEmail}
        </p>
      </Receipt>
    );
  });
}
