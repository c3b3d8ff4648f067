import type { Executor } from '../../db/connection/transaction.ts';
import { one } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

export interface OrigemDaAprovacao {
  readonly projetoId: number;
  readonly titulo: string;
  readonly editalId: number;
  readonly coordenadorId: number;
  readonly pedidas: { readonly remunerados: number; readonly voluntarios: number };
}

/** Project and call of an approval never change, so no lock is needed. */
export function origemDaAprovacao(db: Executor, aprovacaoId: number): Promise<OrigemDaAprovacao | null> {
  return one(
    db,
    sql`
      select p.id as "projetoId", p.titulo, p.edital_id as "editalId", p.coordenador_id as "coordenadorId",
        json_build_object('remunerados', p.remunerados, 'voluntarios', p.voluntarios) as pedidas
      from projeto_aprovacao a join projeto p on p.id = a.projeto_id
      where a.id = ${aprovacaoId}
    `,
  );
}

export interface OrigemDoProjeto {
  readonly titulo: string;
  readonly aprovacaoId: number;
  readonly coordenadorId: number;
  readonly pedidas: OrigemDaAprovacao['pedidas'];
  readonly total: number | null;
  readonly abaixoDoMinimo: boolean | null;
}

export function origemDoProjeto(db: Executor, projetoId: number): Promise<OrigemDoProjeto | null> {
  return one(
    db,
    sql`
      select p.titulo, a.id as "aprovacaoId", p.coordenador_id as "coordenadorId", a.total,
        a.abaixo_do_minimo as "abaixoDoMinimo",
        json_build_object('remunerados', p.remunerados, 'voluntarios', p.voluntarios) as pedidas
      from projeto_aprovacao a join projeto p on p.id = a.projeto_id
      where p.id = ${projetoId}
    `,
  );
}
