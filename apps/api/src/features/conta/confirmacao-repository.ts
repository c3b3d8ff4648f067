import { createHash, randomBytes } from 'node:crypto';
import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import { LINK_DE_CONFIRMACAO_MS, PRAZO_DA_CONFIRMACAO_MS } from '@instrutoria/domain/conta/limits.ts';
import { and, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { limitesDaLista, totalDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import {
  confirmacaoDeEmail,
  edital,
  professor,
  projeto,
  submissaoPorConfirmar,
  unidade,
} from '../../db/schema.ts';
import { proximidade, semAcentos } from '../../db/search.ts';
import { send } from '../../db/send.ts';
import type { Executor } from '../../db/transaction.ts';

function sha256(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Makes a link to this address: 256 bits, only its hash is kept (T-A6). Older links to it live on: mails overtake each other. */
export async function criarLinkDeConfirmacao(
  db: Executor,
  pessoa: { readonly id: number; readonly email: string },
  agora: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(confirmacaoDeEmail).values({
    professorId: pessoa.id,
    email: pessoa.email,
    tokenSha256: sha256(token),
    criadaEm: agora,
    expiraEm: new Date(agora.getTime() + LINK_DE_CONFIRMACAO_MS),
  });
  return token;
}

/** The link of a token, whatever became of it. */
export async function acharLink(db: Executor, token: string) {
  const [linha] = await db
    .select()
    .from(confirmacaoDeEmail)
    .where(eq(confirmacaoDeEmail.tokenSha256, sha256(token)));
  return linha ?? null;
}

/** Whether a link to the person's present address can still be pressed. */
export async function temLinkVivo(
  db: Executor,
  pessoa: { readonly id: number; readonly email: string },
  agora: Date,
): Promise<boolean> {
  const vivos = and(
    eq(confirmacaoDeEmail.professorId, pessoa.id),
    eq(confirmacaoDeEmail.email, pessoa.email),
    isNull(confirmacaoDeEmail.usadaEm),
    gt(confirmacaoDeEmail.expiraEm, agora),
  );
  return (await db.$count(confirmacaoDeEmail, vivos)) > 0;
}

/** When the newest link to this address was made. */
export async function ultimoEnvio(
  db: Executor,
  pessoas: readonly { readonly id: number; readonly email: string }[],
): Promise<ReadonlyMap<number, Date>> {
  if (pessoas.length === 0) return new Map();
  const linhas = await db
    .select({
      id: confirmacaoDeEmail.professorId,
      em: sql<Date>`max(${confirmacaoDeEmail.criadaEm})`.mapWith(confirmacaoDeEmail.criadaEm),
    })
    .from(confirmacaoDeEmail)
    .innerJoin(
      professor,
      and(eq(professor.id, confirmacaoDeEmail.professorId), eq(professor.email, confirmacaoDeEmail.email)),
    )
    .where(
      inArray(
        confirmacaoDeEmail.professorId,
        pessoas.map(({ id }) => id),
      ),
    )
    .groupBy(confirmacaoDeEmail.professorId);
  return new Map(linhas.map(({ id, em }) => [id, em]));
}

/**
 * Whether the person's e-mail is confirmed. The row is shared until the transaction ends, so that no confirmation
 * passes by a submission that is being marked.
 */
export async function segurarConfirmacao(db: Executor, id: number): Promise<boolean> {
  const text = 'select email_confirmado_em is not null as sim from professor where id = $1 for share';
  const [linha] = await send<{ sim: boolean }>(db, text, [id]);
  return linha?.sim === true;
}

/** Marks a submission of a person whose e-mail is not confirmed. */
export async function marcarSubmissao(
  db: Executor,
  projetoId: number,
  professorId: number,
  agora: Date,
): Promise<void> {
  const marca = {
    professorId,
    submetidaEm: agora,
    ate: new Date(agora.getTime() + PRAZO_DA_CONFIRMACAO_MS),
  };
  await db
    .insert(submissaoPorConfirmar)
    .values({ projetoId, ...marca })
    .onConflictDoUpdate({ target: submissaoPorConfirmar.projetoId, set: marca });
}

/** A project that is no submission any more carries no mark. */
export async function desmarcarSubmissao(db: Executor, projetoId: number): Promise<void> {
  await db.delete(submissaoPorConfirmar).where(eq(submissaoPorConfirmar.projetoId, projetoId));
}

/** Confirms the person's address: his links are spent, his submissions lose their mark. */
export async function gravarConfirmacao(db: Executor, id: number, agora: Date): Promise<void> {
  await db.update(professor).set({ emailConfirmadoEm: agora }).where(eq(professor.id, id));
  await db
    .update(confirmacaoDeEmail)
    .set({ usadaEm: agora })
    .where(and(eq(confirmacaoDeEmail.professorId, id), isNull(confirmacaoDeEmail.usadaEm)));
  await db.delete(submissaoPorConfirmar).where(eq(submissaoPorConfirmar.professorId, id));
}

/** The marked submissions of these people, the one that waits longest first. */
export async function submissoesMarcadas(db: Executor, ids: readonly number[], agora: Date) {
  if (ids.length === 0) return [];
  const linhas = await db
    .select({
      professorId: submissaoPorConfirmar.professorId,
      projeto: { id: projeto.id, titulo: projeto.titulo },
      edital: edital.nome,
      submetidaEm: submissaoPorConfirmar.submetidaEm,
      ate: submissaoPorConfirmar.ate,
    })
    .from(submissaoPorConfirmar)
    .innerJoin(projeto, eq(projeto.id, submissaoPorConfirmar.projetoId))
    .innerJoin(edital, eq(edital.id, projeto.editalId))
    .where(inArray(submissaoPorConfirmar.professorId, [...ids]))
    .orderBy(submissaoPorConfirmar.ate, projeto.id);
  return linhas.map(({ submetidaEm, ate, ...linha }) => ({
    ...linha,
    submetidaEm: submetidaEm.toISOString(),
    ate: ate.toISOString(),
    vencida: ate.getTime() <= agora.getTime(),
  }));
}

const ORDENS = { nome: sql`${professor.nome} collate "pt-BR-x-icu"`, email: sql`${professor.email}` };

/** People whose e-mail waits: those with marked submissions first, the longest waiting one on top; then by name. */
export async function listarPorConfirmar(db: Executor, lista: ListaQuery) {
  const { busca, ordem } = lista;
  const limites = limitesDaLista(lista);
  const filtro = and(
    isNull(professor.encerradoEm),
    isNull(professor.emailConfirmadoEm),
    busca === undefined ? undefined : semAcentos([professor.nome, professor.siape, professor.email], busca),
  );
  const espera = sql`(select min(s.ate) from submissao_por_confirmar s where s.professor_id = ${professor.id})`;
  const padrao = [sql`${espera} nulls last`, ORDENS.nome, sql`${professor.id}`];
  const linhas = await db
    .select({
      id: professor.id,
      nome: professor.nome,
      siape: professor.siape,
      email: professor.email,
      unidade: { id: unidade.id, nome: unidade.nome, cidade: unidade.cidade },
    })
    .from(professor)
    .innerJoin(unidade, eq(unidade.id, professor.unidadeId))
    .where(filtro)
    .orderBy(
      ...ordenarPor(
        ordem,
        ORDENS,
        busca === undefined ? padrao : [proximidade(professor.nome, busca), ...padrao],
      ),
    )
    .limit(limites.limit)
    .offset(limites.offset);
  const contar = async () =>
    (await db.select({ total: count() }).from(professor).where(filtro))[0]?.total ?? 0;
  return { linhas, total: await totalDaLista(linhas.length, limites, contar) };
}
