import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import { agePeloProjeto } from '@instrutoria/domain/projeto/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { RECURSO_RECEBIDO as M } from '@instrutoria/domain/recurso/messages.ts';
import { prazoDaDecisao } from '@instrutoria/domain/recurso/rules/relatoria.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { diaDoInstante, formatarInstanteComFuso, formatarPrazo } from '../../../lib/format/format.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { Receipt } from '../../../ui/page/receipt.tsx';
import { recursosDoProjetoQuery } from '../api.ts';
import { esperaDecisao } from '../components/recursos-do-edital.ts';

/** That an appeal arrived and until when it is decided, while it waits. */
export function ReciboDoRecurso(props: {
  readonly projeto: Projeto;
  readonly hoje: string;
  /** What became of the receipt by mail. */
  readonly email: (enviadoEm: string) => ReactNode;
}) {
  const { projeto, hoje, email } = props;
  const { id, edital } = projeto;
  const coordena = agePeloProjeto(projeto, useSessao()?.usuario.id);
  const publicado = edital !== null && foiPublicado(edital);
  const { data: recursos } = useQuery({ ...recursosDoProjetoQuery(id), enabled: coordena && publicado });
  const recurso = recursos?.find(esperaDecisao);
  if (!coordena || recurso === undefined) return null;
  const { criadoEm, contrarrazoes } = recurso;
  const prazo = prazoDaDecisao(diaDoInstante(criadoEm));
  return (
    <Receipt title={M.titulo}>
      <p>{M.quando(recurso.id, id, formatarInstanteComFuso(criadoEm))}</p>
      <p>
        {contrarrazoes?.correm === true && `${M.outrosRespondemAte(formatarPrazo(contrarrazoes.ate))} `}
        <b>{hoje > prazo ? M.prazoPassou(formatarPrazo(prazo)) : M.decideAte(formatarPrazo(prazo))}</b>{' '}
        {M.chegaPorEmail}
      </p>
      {email(criadoEm)}
    </Receipt>
  );
}
