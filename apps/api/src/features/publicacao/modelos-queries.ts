import { MODELOS_PADRAO } from '@instrutoria/domain/publicacao/limits.ts';
import { MODELOS, type Modelo, type NomeDoModelo } from '@instrutoria/domain/publicacao/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';

export interface ModeloLido extends Modelo {
  readonly nome: NomeDoModelo;
  readonly versao: number;
}

/** Each template in force; version 1 is the standard one. */
export async function lerModelos(db: Executor): Promise<ModeloLido[]> {
  const proprios = await many<ModeloLido>(
    db,
    sql`select distinct on (nome) nome, versao, especie, titulo, corpo from modelo_de_publicacao
      order by nome, versao desc`,
  );
  return MODELOS.map(
    (nome) => proprios.find((um) => um.nome === nome) ?? { nome, versao: 1, ...MODELOS_PADRAO[nome] },
  );
}

export async function lerModelo(db: Executor, nome: NomeDoModelo): Promise<ModeloLido> {
  const lido = (await lerModelos(db)).find((um) => um.nome === nome);
  return lido ?? { nome, versao: 1, ...MODELOS_PADRAO[nome] };
}

export async function inserirModelo(
  db: Executor,
  novo: ModeloLido & { readonly autorId: number; readonly criadoEm: Date },
): Promise<void> {
  await run(db, sql`insert into modelo_de_publicacao ${values({ ...novo })}`);
}
