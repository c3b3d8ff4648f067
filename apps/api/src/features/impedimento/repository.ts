import {
  exigirNaoDeclarar,
  exigirNaoParticipar,
  exigirNaoTerAvaliado,
  exigirNaoTerRespondido,
} from '@instrutoria/domain/avaliacao/policies.ts';
import type { EspecieDeImpedimento } from '@instrutoria/domain/impedimento/types.ts';
import type { RelacaoComProjeto } from '@instrutoria/domain/projeto/types.ts';
import type { Contexto } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one, run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';
import { editalEmQueConta, projetoNaoEncontrado, relacaoComProjeto } from '../projeto/relacao-queries.ts';
import { lacosDeQuemJulga, temImpedimento } from './queries.ts';

/** A designation locks the person's row too (shared), so that it and a declaration wait for each other. */
export async function travarDeclarante(db: Executor, id: number): Promise<void> {
  await run(db, sql`select from professor where id = ${id} for no key update`);
}

/** In an act that decides: throws 409 for a person who declared a conflict with the project. */
export async function exigirNaoTerDeclarado(
  db: Executor,
  quem: { readonly id: number },
  projeto: number,
): Promise<void> {
  // Locks the person, so that a simultaneous declaration is either seen, or waits.
  await run(db, sql`select from professor where id = ${quem.id} for share`);
  exigirNaoDeclarar(await temImpedimento(db, quem.id, projeto));
}

/**
 * For one project of many: also throws 409 for participants, whom a call that names one project refuses
 * earlier (D58).
 */
export async function exigirSemImpedimento(
  db: Executor,
  quem: { readonly id: number },
  { relacao, projeto }: { readonly relacao: RelacaoComProjeto | null; readonly projeto: number },
): Promise<void> {
  exigirNaoParticipar(relacao);
  await exigirNaoTerDeclarado(db, quem, projeto);
}

/**
 * For one project of an act on many in a call: one of another call gets the answer of an unknown one, and the
 * reader's own gets no further detail (D20, D30).
 */
export async function exigirDoEdital(
  { db, usuario }: Pick<Contexto, 'db' | 'usuario'>,
  editalId: number,
  projeto: number,
): Promise<void> {
  const relacao = await relacaoComProjeto(db, usuario, projeto);
  if (relacao === null || (await editalEmQueConta(db, projeto)) !== editalId) throw projetoNaoEncontrado();
  await exigirSemImpedimento(db, usuario, { relacao, projeto });
}

/**
 * In an act on an appeal, a correction or a reopening: also throws 409 for the person who gave the scores
 * (D56), even if they declared a conflict later or their type changed.
 */
export async function exigirPoderJulgar(
  db: Executor,
  quem: { readonly id: number },
  projeto: number,
): Promise<void> {
  await exigirNaoTerDeclarado(db, quem, projeto);
  const { avaliou, respondeu } = await lacosDeQuemJulga(db, quem.id, projeto);
  exigirNaoTerAvaliado(avaliou);
  exigirNaoTerRespondido(respondeu);
}

/** Whether the person can be chosen: their account is not closed. */
export async function existePessoa(db: Executor, id: number): Promise<boolean> {
  return (await run(db, sql`select from professor where id = ${id} and encerrado_em is null`)) > 0;
}

interface Novo {
  readonly declaranteId: number;
  readonly pessoaId: number | null;
  readonly unidadeId: number | null;
  readonly especie: EspecieDeImpedimento;
  readonly observacao: string;
  readonly desde: string;
  readonly declaradoEm: Date;
}

/** null when an equal one is in force. */
export async function inserirImpedimento(db: Executor, novo: Novo): Promise<number | null> {
  const criado = await one<{ id: number }>(
    db,
    sql`insert into impedimento ${values(novo)} on conflict do nothing returning id`,
  );
  return criado?.id ?? null;
}

/** null for an unknown one, and for another person's. */
export function travarImpedimento(
  db: Executor,
  id: number,
  declarante: number,
): Promise<{ readonly encerrado: boolean } | null> {
  return one(
    db,
    sql`
      select encerrado_em is not null as encerrado from impedimento
      where id = ${id} and declarante_id = ${declarante}
      for update
    `,
  );
}

export async function encerrarImpedimento(
  db: Executor,
  id: number,
  { em, motivo }: { readonly em: Date; readonly motivo: string },
): Promise<void> {
  await run(db, sql`update impedimento set encerrado_em = ${em}, motivo_do_fim = ${motivo} where id = ${id}`);
}
