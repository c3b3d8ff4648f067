import type {
  Complementos,
  ConteudoDoTexto,
  Especie,
  NomeDoModelo,
} from '@instrutoria/domain/publicacao/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { run, single } from '../../db/query.ts';
import { json, sql, values } from '../../db/sql.ts';

/** An arbitrary fixed number. */
const LOCK = 5_190_422_875;

/** Makes people wait for each other who number a text, correct one or change a template at the same time. */
export async function travarPublicacao(db: Executor): Promise<void> {
  await run(db, sql`select pg_advisory_xact_lock(${LOCK})`);
}

/** Call it after `travarPublicacao`. */
export async function proximoNumeroDoTexto(db: Executor, especie: Especie, ano: number): Promise<number> {
  const { numero } = await single<{ numero: number }>(
    db,
    sql`select coalesce(max(numero), 0) + 1 as numero from texto_de_publicacao
      where especie = ${especie} and ano = ${ano}`,
  );
  return numero;
}

interface NovoTexto {
  readonly editalId: number;
  readonly resultadoNumero: number;
  readonly especie: Especie;
  readonly ano: number;
  readonly numero: number;
  readonly versao: number;
  readonly modelo: NomeDoModelo;
  readonly modeloVersao: number;
  readonly publico: boolean;
  readonly complementos: Complementos;
  readonly conteudo: ConteudoDoTexto;
  readonly texto: string;
  readonly sha256: string;
  readonly motivo: string | null;
  readonly autorId: number;
  readonly criadoEm: Date;
}

export async function inserirTexto(
  db: Executor,
  { conteudo, complementos, ...novo }: NovoTexto,
): Promise<number> {
  const linha = { ...novo, conteudo: json(conteudo), complementos: json(complementos) };
  const { id } = await single<{ id: number }>(
    db,
    sql`insert into texto_de_publicacao ${values(linha)} returning id`,
  );
  return id;
}
