import { totalDaFase1, totalDasNotas } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import { ranquear } from '@instrutoria/domain/avaliacao/rules/ranque.ts';
import { CRITERIOS, type LinhaDoRanque, type Pontuacoes } from '@instrutoria/domain/avaliacao/types.ts';
import { sql } from 'drizzle-orm';
import { projetoAprovacao } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';

interface Linha extends LinhaDoRanque, Record<string, unknown> {
  readonly titulo: string;
}

const notas = sql.join(
  CRITERIOS.map((c) => sql`a.${sql.identifier(projetoAprovacao[c].name)} as ${sql.identifier(c)}`),
  sql`, `,
);

/** Every project of a call with its position in the ranking now, and with these scores for one of them (D18). */
export async function ranqueSimulado(db: Executor, editalId: number, projetoId: number, novas: Pontuacoes) {
  const { rows } = await db.execute<Linha>(sql`
    select p.id as projeto_id, p.titulo, a.ja_foi_avaliado, a.total, a.pontuacao_fase1 as "pontuacaoFase1", ${notas},
      (select avg(d.tsd)::float8 from comprovante_disciplina cd join disciplina d on d.id = cd.disciplina_id
        where cd.comprovante_id = p.comprovante_id) as "tsdMedio", p.submetido_em as "submetidoEm"
    from projeto_aprovacao a join projeto p on p.id = a.projeto_id where p.edital_id = ${editalId}`);
  const trocada = {
    ...novas,
    total: totalDasNotas(novas),
    pontuacaoFase1: totalDaFase1(novas),
  };
  const depois = rows.map((linha) => (linha.projeto_id === projetoId ? { ...linha, ...trocada } : linha));
  const para = new Map(ranquear(depois).map(({ projeto_id, posicao }) => [projeto_id, posicao]));
  return ranquear(rows).map(({ projeto_id, titulo, posicao }) => ({
    ...{ projeto_id, titulo },
    de: posicao,
    para: para.get(projeto_id) ?? null,
  }));
}
