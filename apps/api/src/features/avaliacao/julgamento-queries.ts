import type { Concluida } from '@instrutoria/domain/avaliacao/rules/julgamento.ts';
import { CRITERIOS, type Pontuacoes } from '@instrutoria/domain/avaliacao/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { mapInPieces } from '../../db/in-pieces.ts';
import { participaDosProjetos } from '../../db/participacao.ts';
import { many } from '../../db/query.ts';
import { columns, type Sql, sql } from '../../db/sql.ts';

interface AvaliacaoLida extends Pontuacoes, Omit<Concluida, 'notas'> {
  readonly avaliador: string;
  readonly dadas: (Pontuacoes & { readonly total?: number | null }) | null;
}

interface ConcluidaPor extends Concluida {
  readonly avaliador: string;
}

/**
 * A call's concluded assessments as their evaluators scored them, before an appeal or a correction changed
 * them (D43). Without the projects in which the reader takes part (D20). Of an opinion it reads only the
 * length.
 * @soDosTestes
 */
export function consultaDasConcluidas(editalId: number, leitorId: number): Sql {
  return sql`
    select a.projeto_id as "projetoId", a.avaliador_id as "avaliadorId", v.nome as avaliador,
      ${columns(CRITERIOS, 'a')}, a.notas_dadas as dadas, a.notas, a.total, char_length(a.parecer) as caracteres,
      extract(epoch from a.avaliado_em - coalesce(a.substituido_em, a.criado_em)) / 86400 as dias
    from encargo a
    join projeto p on p.id = a.projeto_id
    join professor v on v.id = a.avaliador_id
    where a.edital_id = ${editalId} and a.ja_foi_avaliado and not ${participaDosProjetos(leitorId)}`;
}

/** Calls `cada` with one after another, letting other work run in between: a call has up to ten thousand. */
export async function lerConcluidas(
  db: Executor,
  editalId: number,
  leitorId: number,
  cada: (concluida: ConcluidaPor) => void,
): Promise<void> {
  const lidas = await many<AvaliacaoLida>(db, consultaDasConcluidas(editalId, leitorId));
  await mapInPieces(
    lidas,
    ({ projetoId, avaliadorId, avaliador, dadas, caracteres, dias, total, ...notas }) =>
      cada({
        projetoId,
        avaliadorId,
        avaliador,
        caracteres,
        dias,
        notas: dadas ?? notas,
        total: dadas === null ? total : dadas.total,
      }),
  );
}
