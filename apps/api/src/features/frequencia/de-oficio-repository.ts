import type { OrigemDaFrequencia } from '@instrutoria/domain/coordenacao/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one, single } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';
import type { NewRow } from '../../db/tables.gerada.ts';

type DeOficioNovo = Omit<NewRow<'frequenciaDeOficio'>, 'documento' | 'id'> & {
  readonly documento: string | null;
};

export async function inserirDeOficio(db: Executor, novo: DeOficioNovo): Promise<number> {
  const { id } = await single<{ id: number }>(
    db,
    sql`insert into frequencia_de_oficio ${values(novo)} returning id`,
  );
  return id;
}

interface DeOficioLido {
  readonly id: number;
  readonly em: string;
  readonly autor: { readonly id: number; readonly nome: string };
  readonly motivo: string;
  readonly origem: OrigemDaFrequencia;
  readonly comDocumento: boolean;
}

/** The registrations of these ids, the oldest first. */
export function lerDeOficio(db: Executor, ids: readonly number[]): Promise<DeOficioLido[]> {
  return many(
    db,
    sql`
      select d.id, ${iso(sql`d.criado_em`)} as em, json_build_object('id', a.id, 'nome', a.nome) as autor, d.motivo,
        d.origem, d.documento is not null as "comDocumento"
      from frequencia_de_oficio d join professor a on a.id = d.autor_id
      where d.id = any(${ids})
      order by d.id
    `,
  );
}

interface DocumentoDoRegistro {
  readonly documento: string | null;
  readonly coordenadorId: number;
}

/** null unless it is a registration of this project. */
export function acharDocumento(
  db: Executor,
  projetoId: number,
  id: number,
): Promise<DocumentoDoRegistro | null> {
  return one(
    db,
    sql`
      select d.documento, p.coordenador_id as "coordenadorId"
      from frequencia_de_oficio d join projeto p on p.id = d.projeto_id
      where d.id = ${id} and p.id = ${projetoId}
    `,
  );
}

interface AlunoRegistrado {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
  readonly meses: readonly { readonly ano: number; readonly mes: number; readonly horas: number }[];
}

/** The students whose hours this registration holds, with their months. */
export function alunosDoDeOficio(db: Executor, id: number): Promise<AlunoRegistrado[]> {
  return many(
    db,
    sql`
      select i.id, i.nome, i.email,
        json_agg(json_build_object('ano', f.ano, 'mes', f.mes, 'horas', f.horas) order by f.ano, f.mes) as meses
      from frequencia_do_mes f join instrutor i on i.id = f.instrutor_id
      where f.de_oficio_id = ${id}
      group by i.id
      order by i.nome, i.id
    `,
  );
}
