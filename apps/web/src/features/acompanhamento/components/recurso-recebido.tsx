import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { RECURSO_RECEBIDO as M } from '@instrutoria/domain/recurso/messages.ts';
import { daRecibo } from '@instrutoria/domain/recurso/rules/criterios.ts';
import { useQuery } from '@tanstack/react-query';
import { regrasQuery } from '../../edital/api.ts';
import { ReciboDoRecurso } from '../../recurso/offered/recibo-do-recurso.tsx';
import { cartasQuery } from '../api.ts';
import { oQueHouve } from './cartas.tsx';

/** The receipt of an appeal, with what became of its mail. */
export default function RecursoRecebido({
  projeto,
  hoje,
}: {
  readonly projeto: Projeto;
  readonly hoje: string;
}) {
  const { id, edital } = projeto;
  if (edital === null) return null;
  return (
    <ReciboDoRecurso
      projeto={projeto}
      hoje={hoje}
      email={(enviadoEm) => <EmailDoRecibo projeto={id} edital={edital.id} enviadoEm={enviadoEm} />}
    />
  );
}

/** A call's rules say whether there is one; each reader knows of those that went to them. */
function EmailDoRecibo(props: {
  readonly projeto: number;
  readonly edital: number;
  readonly enviadoEm: string;
}) {
  const { projeto, edital, enviadoEm } = props;
  const { data: lidas } = useQuery(regrasQuery(edital));
  const tem = lidas !== undefined && daRecibo(lidas.regras);
  const { data: cartas } = useQuery({ ...cartasQuery(projeto, 1), enabled: tem });
  if (lidas === undefined) return null;
  if (!tem) return <p>{M.semEmail}</p>;
  const carta = cartas?.data.find(({ especie, criadaEm }) => especie === 'recibo' && criadaEm >= enviadoEm);
  return carta === undefined ? null : <p>{M.recibo(oQueHouve(carta))}</p>;
}
