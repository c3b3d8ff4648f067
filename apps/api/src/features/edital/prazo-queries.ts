import type { Executor } from '../../db/connection/transaction.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { AVALIADOR_DECLAROU } from '../impedimento/queries.ts';
import { DEIXOU_DE_SER_AVALIADOR } from './impedimento-queries.ts';

export interface RascunhoDoEdital {
  readonly pessoaId: number;
  readonly id: number;
  readonly titulo: string;
}

export function rascunhosDoEdital(db: Executor, editalId: number): Promise<RascunhoDoEdital[]> {
  return many(
    db,
    sql`
      select p.coordenador_id as "pessoaId", p.id, p.titulo
      from projeto p join professor c on c.id = p.coordenador_id
      where p.edital_id = ${editalId} and p.eh_rascunho and c.encerrado_em is null
      order by p.id
    `,
  );
}

export interface AvaliacaoPorConcluir {
  readonly pessoaId: number;
  readonly aprovacao: number;
  readonly aceito: boolean;
  readonly projeto: { readonly id: number; readonly titulo: string };
}

/**
 * Assessments whose evaluators may still conclude them: without those who lost the type (D30) or declared a
 * conflict.
 */
export function avaliacoesPorConcluir(db: Executor, editalId: number): Promise<AvaliacaoPorConcluir[]> {
  return many(
    db,
    sql`
      select a.avaliador_id as "pessoaId", a.id as aprovacao, a.aceito,
        json_build_object('id', p.id, 'titulo', p.titulo) as projeto
      from encargo a join projeto p on p.id = a.projeto_id join professor v on v.id = a.avaliador_id
      where p.edital_id = ${editalId} and not a.ja_foi_avaliado
        and not ${DEIXOU_DE_SER_AVALIADOR} and not ${AVALIADOR_DECLAROU}
      order by p.id
    `,
  );
}
