import type {
  EntradaDoSorteio,
  EstadoDoSorteio,
  Impossibilidade,
  OrigemDaSemente,
  Proposta,
} from '@instrutoria/domain/sorteio/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one, run, single } from '../../db/query.ts';
import { assignments, json, sql, values } from '../../db/sql.ts';

interface Novo {
  readonly editalId: number;
  readonly autorId: number;
  readonly criadoEm: Date;
  readonly vistoEm: Date;
  readonly versaoDoMetodo: number;
  readonly semente: string;
  readonly origem: OrigemDaSemente;
  /** The event in words; '' when the server drew the seed. */
  readonly evento: string;
  readonly eventoId: number | null;
  readonly hash: string;
  readonly anteriorId: number | null;
}

interface Anuncio {
  readonly editalId: number;
  readonly autorId: number;
  readonly evento: string;
  readonly dia: string;
  readonly anunciadoEm: Date;
}

export async function inserirEvento(db: Executor, anuncio: Anuncio): Promise<number> {
  const { id } = await single<{ id: number }>(
    db,
    sql`insert into evento_do_sorteio ${values(anuncio)} returning id`,
  );
  return id;
}

export async function retirarEvento(
  db: Executor,
  id: number,
  retirada: { readonly retiradoEm: Date; readonly motivoDaRetirada: string; readonly naoAconteceu: boolean },
): Promise<void> {
  await run(db, sql`update evento_do_sorteio set ${assignments(retirada)} where id = ${id}`);
}

/** A lock for draws from a call's events and for announcements of them. */
export async function travarEventos(db: Executor, editalId: number): Promise<void> {
  await run(db, sql`select from edital where id = ${editalId} for no key update`);
}

/** Ends draws whose process has given no sign of progress since `antes`. */
export async function largarAbandonados(db: Executor, editalId: number, antes: Date): Promise<void> {
  await run(
    db,
    sql`update sorteio set estado = 'falhou'
      where edital_id = ${editalId} and estado = 'calculando' and visto_em < ${antes}`,
  );
}

/** null while another draw of the call runs. */
export async function inserirSorteio(
  db: Executor,
  novo: Novo,
  entrada: EntradaDoSorteio,
): Promise<number | null> {
  const linha = { ...novo, estado: 'calculando', entrada: json(entrada) };
  const criado = await one<{ id: number }>(
    db,
    sql`insert into sorteio ${values(linha)} on conflict do nothing returning id`,
  );
  return criado?.id ?? null;
}

/** false when it was cancelled in the meantime. */
export async function marcarPassos(db: Executor, id: number, passos: number, em: Date): Promise<boolean> {
  const linhas = await run(
    db,
    sql`update sorteio set passos = ${passos}, visto_em = ${em} where id = ${id} and estado = 'calculando'`,
  );
  return linhas > 0;
}

/** false when it had ended already. */
export async function terminarSorteio(
  db: Executor,
  id: number,
  estado: Exclude<EstadoDoSorteio, 'calculando'>,
  resultado: Proposta | Impossibilidade | null,
): Promise<boolean> {
  const passos = resultado !== null && 'passos' in resultado ? resultado.passos : null;
  const linhas = await run(
    db,
    sql`update sorteio set estado = ${estado}, resultado = ${json(resultado)}, passos = coalesce(${passos}, passos)
      where id = ${id} and estado = 'calculando'`,
  );
  return linhas > 0;
}

/** A designated row of a draw; `aMao`: not the proposed evaluator. */
export interface Designacao {
  readonly projeto: number;
  readonly avaliador: number;
  readonly aMao: boolean;
  readonly em: string;
  readonly por: number;
}

export async function juntarDesignacao(db: Executor, id: number, designacao: Designacao): Promise<void> {
  await run(
    db,
    sql`update sorteio set designacoes = designacoes || ${json([designacao])}::jsonb where id = ${id}`,
  );
}
