import { createHash, randomBytes } from 'node:crypto';
import {
  comMarcas as comMarcasDe,
  comNomesDeHoje as comNomes,
  marcasEm,
  type NomeNoTexto,
} from '@instrutoria/domain/conta/rules/nomes-nos-textos.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { participa } from '../../db/participacao.ts';
import { many, run } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';

interface Pessoa {
  readonly id: number;
  readonly nome: string;
}

/** The hash of the UTF-8 bytes of salt and name. */
const marcaDe = (sal: string, nome: string) =>
  `nome:${createHash('sha256').update(`${sal}${nome}`, 'utf8').digest('hex')}`;

/** One mark per person and name, the same in every text. */
export async function marcasDosNomes(
  db: Executor,
  pessoas: readonly Pessoa[],
): Promise<ReadonlyMap<number, string>> {
  if (pessoas.length === 0) return new Map();
  const ids = pessoas.map(({ id }) => id);
  const nomes = pessoas.map(({ nome }) => nome);
  const sais = pessoas.map(() => randomBytes(16).toString('hex'));
  const novas = nomes.map((nome, i) => marcaDe(sais[i] ?? '', nome));
  await run(
    db,
    sql`
      insert into nome_no_texto (marca, sal, nome, professor_id)
      select * from unnest(${novas}::text[], ${sais}::text[], ${nomes}::text[], ${ids}::int[])
      on conflict (professor_id, nome) do nothing
    `,
  );
  const guardadas = await many<{ professorId: number; marca: string }>(
    db,
    sql`
      select n.professor_id as "professorId", n.marca from nome_no_texto n
      join unnest(${ids}::int[], ${nomes}::text[]) as q(id, nome)
        on q.id = n.professor_id and q.nome = n.nome
    `,
  );
  return new Map(guardadas.map(({ professorId, marca }) => [professorId, marca]));
}

/**
 * Replaces the names of these people (a query of ids) by marks. When two people have the same name neither
 * gets one, since it could be of either.
 */
export async function comMarcas<T>(db: Executor, valor: T, pessoas: Sql): Promise<T> {
  const todas = await many<Pessoa>(
    db,
    sql`select id, nome from professor where id in (${pessoas}) order by id`,
  );
  const uma = todas.filter(({ id, nome }) => !todas.some((outra) => outra.id !== id && outra.nome === nome));
  const marcas = await marcasDosNomes(db, uma);
  return comMarcasDe(valor, new Map(uma.map(({ id, nome }) => [nome, marcas.get(id) ?? nome])));
}

interface DoProjeto {
  readonly projeto_id: number;
  readonly coordenador: string;
}

/** Rows of a result with marks in place of the coordinators' names. */
export async function comMarcasDosCoordenadores<L extends DoProjeto>(
  db: Executor,
  linhas: readonly L[],
): Promise<L[]> {
  const pessoas = await many<Pessoa & { projeto: number }>(
    db,
    sql`
      select p.id as projeto, x.id, x.nome from projeto p join professor x on ${participa(sql`x.id`)}
      where p.id = any(${linhas.map((linha) => linha.projeto_id)}) order by x.id
    `,
  );
  const marcas = await marcasDosNomes(db, pessoas);
  const doProjeto = new Map(pessoas.map((p) => [`${p.projeto} ${p.nome}`, marcas.get(p.id)]));
  return linhas.map((linha) => ({
    ...linha,
    coordenador: doProjeto.get(`${linha.projeto_id} ${linha.coordenador}`) ?? linha.coordenador,
  }));
}

const NOMES = sql`n.marca, n.nome, coalesce(n.mostrado, x.nome) as mostrado`;
const DE = sql`nome_no_texto n join professor x on x.id = n.professor_id`;

/**
 * A text, or its content, with today's names: for its marks, and for these people (a query of ids), whose
 * earlier names may stand in texts older than the marks.
 */
export async function comNomesDeHoje<T>(db: Executor, valor: T, pessoas: Sql): Promise<T> {
  const marcas = marcasEm(JSON.stringify(valor));
  const nomes = await many<NomeNoTexto>(
    db,
    sql`select ${NOMES} from ${DE} where n.marca = any(${marcas}::text[]) or n.professor_id in (${pessoas})`,
  );
  return comNomes(valor, nomes);
}

/**
 * The same for rows of results: an earlier name is replaced only in its own project, since other people may
 * have it.
 */
export async function linhasComNomesDeHoje<L extends DoProjeto>(
  db: Executor,
  linhas: readonly L[],
): Promise<L[]> {
  const marcas = marcasEm(JSON.stringify(linhas.map(({ coordenador }) => coordenador)));
  const nomes = await many<NomeNoTexto>(
    db,
    sql`select ${NOMES} from ${DE} where n.marca = any(${marcas}::text[])`,
  );
  const mudados = await many<Pick<NomeNoTexto, 'mostrado' | 'nome'> & { projeto: number }>(
    db,
    sql`
      select pp.projeto_id as projeto, n.nome, coalesce(n.mostrado, x.nome) as mostrado
      from ${DE} join participante_do_projeto pp on pp.professor_id = x.id
      where pp.projeto_id = any(${linhas.map((linha) => linha.projeto_id)}) and n.nome <> coalesce(n.mostrado, x.nome)
    `,
  );
  const deMarcas = new Map(nomes.map(({ marca, mostrado }) => [marca, mostrado]));
  const deNomes = new Map(mudados.map((um) => [`${um.projeto} ${um.nome}`, um.mostrado]));
  return linhas.map((linha) => ({
    ...linha,
    coordenador:
      deMarcas.get(linha.coordenador) ??
      deNomes.get(`${linha.projeto_id} ${linha.coordenador}`) ??
      linha.coordenador,
  }));
}

export interface Conferencia {
  readonly sha256: string;
  /**
   * The text whose SHA-256 is stored; for an older text whose name has changed, the text with today's name.
   */
  readonly texto: string;
  /** `sal` null: the name has changed since, and the mark belongs to the earlier one. */
  readonly nomes: readonly { readonly marca: string; readonly nome: string; readonly sal: string | null }[];
}

/** The values needed to repeat the SHA-256 of a text and of the marks in it. */
export async function conferenciaDe(
  db: Executor,
  { texto, sha256 }: { readonly texto: string; readonly sha256: string },
): Promise<Conferencia> {
  const nomes = await many<Conferencia['nomes'][number]>(
    db,
    sql`
      select n.marca, coalesce(n.mostrado, x.nome) as nome,
        case when n.nome = coalesce(n.mostrado, x.nome) then n.sal end as sal
      from ${DE} where n.marca = any(${marcasEm(texto)}::text[]) order by n.marca
    `,
  );
  return { sha256, texto, nomes };
}
