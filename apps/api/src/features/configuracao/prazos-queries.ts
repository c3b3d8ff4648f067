import { MENSAGENS_CONFIGURACAO as M } from '@instrutoria/domain/configuracao/messages.ts';
import type { PrazoAnunciado } from '@instrutoria/domain/configuracao/rules/fuso.ts';
import type { Configuracao } from '@instrutoria/domain/configuracao/types.ts';
import { prazosDoEdital } from '@instrutoria/domain/edital/rules/prazos-em-curso.ts';
import { prazosDasJanelas } from '@instrutoria/domain/janela/rules/prazos-em-curso.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import type { Contexto } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { single } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { lerEditais } from '../edital/repository.ts';
import { prorrogacoesEmVigor } from '../janela/queries.ts';
import { contrarrazoesCorrem } from '../recurso/contrarrazoes-queries.ts';

/** The last day until which a coordinator was asked to answer, correct or appeal; null where none is open. */
async function ultimaResposta(db: Executor, hoje: string): Promise<string | null> {
  const { dia } = await single<{ dia: string | null }>(
    db,
    sql`
      select max(dia) as dia from (
        select ate as dia from homologacao
          where estado = 'devolvido' or estado = 'naoHomologado' and not recorreu
        union all select prazo from suplente where ato = 'CHAMADO' and aceito_em is null
        union all select responder_ate from anulacao where anula is null and resposta is null
        union all select r.contrarrazoes_ate from recurso r where ${contrarrazoesCorrem(hoje)}
        union all select ate from mudanca_contestavel where recurso_id is null
        union all select coalesce(dia - 1, responder_ate) from desistencia
          where fim is null and efetivada_em is null
        union all select responder_ate from transferencia
          where concordou_em is null and efetivada_em is null and encerrada_em is null
      ) um
      where dia >= ${hoje}::date
    `,
  );
  return dia;
}

/** Everything announced to end with a day that is not over yet (D62). */
export async function prazosAnunciados(
  { db, agora }: Pick<Contexto, 'agora' | 'db'>,
  configuracao: Configuracao,
): Promise<PrazoAnunciado[]> {
  const { fuso } = configuracao;
  const hoje = diaNoFuso(agora, fuso);
  const editais = await lerEditais(db, agora, fuso);
  const prorrogacoes = await prorrogacoesEmVigor(db, hoje);
  const dia = await ultimaResposta(db, hoje);
  return [
    ...editais.flatMap((edital) => prazosDoEdital(edital, agora, fuso)),
    ...prazosDasJanelas(configuracao, { prorrogacoes, agora }),
    ...(dia === null ? [] : [{ oQue: M.respostasPedidas, dia }]),
  ];
}
