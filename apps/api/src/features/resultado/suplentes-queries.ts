import type { BolsasDoProjeto, SuplenteFeito } from '@instrutoria/domain/resultado/rules/suplentes.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { Executor } from '../../db/transaction.ts';

export interface SuplenteGuardado extends SuplenteFeito {
  readonly motivo: string | null;
}

export function suplentesFeitos(db: Executor, editalId: number): Promise<SuplenteGuardado[]> {
  return many(
    db,
    sql`
      select projeto_id, numero, ato, bolsas, dia as em, motivo from suplente
      where edital_id = ${editalId} order by numero
    `,
  );
}

export interface VagasDoProjeto extends BolsasDoProjeto {
  readonly titulo: string;
  readonly pede: number;
}

/** Scholarships that each project of a call asks for and has, and its coordinator's unit as it is now. */
export function bolsasDeCada(db: Executor, editalId: number): Promise<VagasDoProjeto[]> {
  return many(
    db,
    sql`
      select p.id as projeto_id, p.titulo, p.remunerados as pede, a.remunerados_aprovados as recebe,
        c.unidade_id as "unidadeId"
      from projeto_aprovacao a
      join projeto p on p.id = a.projeto_id
      join professor c on c.id = p.coordenador_id
      where a.edital_id = ${editalId} order by p.id
    `,
  );
}
