import type { Disciplina, ProfessorNaoCadastrado, Regime } from '@instrutoria/domain/projeto/types.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { columnNames, constantText, selectFrom } from '../../db/constant-sql.ts';
import {
  comprovanteDeDisciplinas,
  comprovanteDisciplina,
  disciplina,
  professorNaoCadastrado,
  projeto,
  projetoAprovacao,
  prorrogacao,
  rascunhoExcluido,
  recusaDeAvaliacao,
  unidade,
} from '../../db/schema.ts';
import { send } from '../../db/send.ts';
import type { Executor } from '../../db/transaction.ts';

export type ProjetoGuardado = typeof projeto.$inferSelect;
type ProjetoNovo = Omit<typeof projeto.$inferInsert, 'id' | 'versao'>;
type Mudancas = Partial<Omit<ProjetoGuardado, 'id' | 'versao'>>;

const umProjetoTravado = constantText(sql`${selectFrom(projeto)} where id = $1 for update`);

/** First key of the lock under which a person's drafts are counted; the second is the person. */
const RASCUNHOS_LOCK = 3_805;

const rascunhoVazio = `select p.id, p.versao from projeto p
  where p.coordenador_id = $1 and p.eh_rascunho and p.edital_id is not distinct from $2 and p.comprovante_id is null
    and p.remunerados = 0 and p.voluntarios = 0 and p.regime_trabalho is null
    and concat(p.titulo, p.resumo, p.introducao, p.metodologia, p.resultados_esperados, p.referencias,
      p.palavra_chave1, p.palavra_chave2, p.palavra_chave3, p.palavra_chave4) = ''
    and not exists (select from projeto_colaborador where projeto_id = p.id)
    and not exists (select from projeto_nao_cadastrado where projeto_id = p.id)
    and not exists (select from cronograma where projeto_id = p.id)
  order by p.id limit 1`;

/** This person's draft of the call with nothing in it, locked, if any; nobody makes another of his before the transaction ends. */
export async function acharRascunhoVazio(
  db: Executor,
  pessoa: number,
  editalId: number | null,
): Promise<ProjetoGuardado | null> {
  const [, [achado]] = await Promise.all([
    send(db, 'select pg_advisory_xact_lock($1::int, $2::int)', [RASCUNHOS_LOCK, pessoa]),
    send<{ id: number; versao: number }>(db, rascunhoVazio, [pessoa, editalId]),
  ]);
  if (achado === undefined) return null;
  const travado = await travarProjeto(db, achado.id);
  // Written to, sent or deleted while it was waited for, it is no longer the empty one.
  return travado?.versao === achado.versao ? travado : null;
}

/** How many drafts this person has; nobody makes another of his before the transaction ends. */
export async function contarRascunhos(db: Executor, pessoa: number): Promise<number> {
  const [, [linha]] = await Promise.all([
    send(db, 'select pg_advisory_xact_lock($1::int, $2::int)', [RASCUNHOS_LOCK, pessoa]),
    send<{ n: number }>(
      db,
      'select count(*)::int as n from projeto where coordenador_id = $1 and eh_rascunho',
      [pessoa],
    ),
  ]);
  return linha?.n ?? 0;
}

/** The stored row, locked until the transaction ends. */
export async function travarProjeto(db: Executor, id: number): Promise<ProjetoGuardado | null> {
  const [linha] = await send<ProjetoGuardado>(db, umProjetoTravado, [id]);
  return linha ?? null;
}

export async function inserirProjeto(db: Executor, novo: ProjetoNovo): Promise<ProjetoGuardado> {
  const [linha] = await db.insert(projeto).values(novo).returning();
  if (linha === undefined) throw new Error('insert returned no row');
  return linha;
}

const colunasDoProjeto = columnNames(projeto);

/** What a locked row will be once the changed columns are stored; the version goes up by one. */
export function comMudancas(antes: ProjetoGuardado, mudancas: Mudancas): ProjetoGuardado {
  return { ...antes, ...mudancas, versao: antes.versao + 1 };
}

/** Stores those columns. Sent when it returns (db/send.ts). */
export async function salvarProjeto(db: Executor, id: number, mudancas: Mudancas): Promise<void> {
  const dadas = Object.entries(mudancas);
  const postas = dadas.map(([chave], i) => `${colunasDoProjeto(chave)} = $${i + 2}`);
  const text = `update projeto set ${[...postas, 'versao = versao + 1'].join(', ')} where id = $1 returning id`;
  const linhas = await send(db, text, [id, ...dadas.map(([, valor]) => valor)]);
  if (linhas.length !== 1) throw new Error('update returned no row');
}

/**
 * Deletes a draft and leaves the mark that lets a repeated deletion answer the same. One that was withdrawn (D46) takes
 * with it what others wrote about it while it was submitted: extensions, and refusals to assess it.
 */
export async function excluirRascunho(
  db: Executor,
  rascunho: Pick<ProjetoGuardado, 'coordenadorId' | 'id'>,
  excluidoEm: Date,
): Promise<void> {
  await db.delete(prorrogacao).where(eq(prorrogacao.projetoId, rascunho.id));
  await db.delete(recusaDeAvaliacao).where(eq(recusaDeAvaliacao.projetoId, rascunho.id));
  await db.delete(projeto).where(eq(projeto.id, rascunho.id));
  await db
    .insert(rascunhoExcluido)
    .values({ projetoId: rascunho.id, professorId: rascunho.coordenadorId, excluidoEm });
}

/** Whether somebody assesses the project already (D7). */
export async function temAvaliador(db: Executor, projetoId: number): Promise<boolean> {
  const linhas = await db
    .select({ id: projetoAprovacao.id })
    .from(projetoAprovacao)
    .where(eq(projetoAprovacao.projetoId, projetoId));
  return linhas.length > 0;
}

/** The people $2 of project $1, in their order. What is so already is not touched: autosave sends them every time. */
function trocaDe(tabela: string, pessoa: string): string {
  return `with novos as (select id, ordem - 1 as ordem from unnest($2::int[]) with ordinality as n(id, ordem)),
    fora as (delete from ${tabela} where projeto_id = $1 and ${pessoa} <> all ($2::int[]))
    insert into ${tabela} as t (projeto_id, ${pessoa}, ordem) select $1, id, ordem from novos
    on conflict (projeto_id, ${pessoa}) do update set ordem = excluded.ordem where t.ordem <> excluded.ordem`;
}

export async function trocarColaboradores(
  db: Executor,
  projetoId: number,
  ids: readonly number[],
): Promise<void> {
  await send(db, trocaDe('projeto_colaborador', 'professor_id'), [projetoId, ids]);
}

export async function trocarNaoCadastrados(
  db: Executor,
  projetoId: number,
  ids: readonly number[],
): Promise<void> {
  await send(db, trocaDe('projeto_nao_cadastrado', 'nao_cadastrado_id'), [projetoId, ids]);
}

const inserirCronograma =
  'insert into cronograma (projeto_id, ordem, meses, atividades) values ($1, $2, $3, $4)';

/** Replaces the whole set of schedules, in order (D9). */
export async function trocarCronogramas(
  db: Executor,
  projetoId: number,
  linhas: readonly { readonly meses: string[]; readonly atividades: string[] }[],
): Promise<void> {
  const tirados = send(db, 'delete from cronograma where projeto_id = $1', [projetoId]);
  const postos = linhas.map(({ meses, atividades }, ordem) =>
    send(db, inserirCronograma, [projetoId, ordem, meses, atividades]),
  );
  await Promise.all([tirados, ...postos]);
}

/** How many of these professors exist. */
export async function contarExistentes(db: Executor, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  return (
    await send(db, 'select id from professor where id = any ($1::int[]) and encerrado_em is null', [ids])
  ).length;
}

/** How many of these collaborators without an account this person registered, or already stand in the project. */
export async function contarNaoCadastradosDe(
  db: Executor,
  criadoPorId: number,
  ids: readonly number[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const text = 'select id from professor_nao_cadastrado where id = any ($1::int[]) and criado_por_id = $2';
  return (await send(db, text, [ids, criadoPorId])).length;
}

export async function inserirNaoCadastrado(
  db: Executor,
  novo: Omit<typeof professorNaoCadastrado.$inferInsert, 'id'>,
): Promise<ProfessorNaoCadastrado> {
  const [linha] = await db.insert(professorNaoCadastrado).values(novo).returning();
  const [lugar] = await db.select().from(unidade).where(eq(unidade.id, novo.unidadeId));
  if (linha === undefined || lugar === undefined) throw new Error('insert returned no row');
  return {
    id: linha.id,
    nome: linha.nome,
    siape: linha.siape,
    regimeTrabalho: linha.regimeTrabalho as Regime,
    unidade: lugar,
  };
}

type DisciplinaNova = Omit<typeof disciplina.$inferInsert, 'id'>;

/** Inserts disciplines and answers their ids in the same order. */
export async function inserirDisciplinas(db: Executor, novas: readonly DisciplinaNova[]): Promise<number[]> {
  if (novas.length === 0) return [];
  const linhas = await db
    .insert(disciplina)
    .values([...novas])
    .returning({ id: disciplina.id });
  return linhas.map((linha) => linha.id);
}

/** Those of the ids that are this author's disciplines. */
export async function disciplinasDoAutor(
  db: Executor,
  autorId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const linhas = await db
    .select({ id: disciplina.id })
    .from(disciplina)
    .where(and(inArray(disciplina.id, [...ids]), eq(disciplina.autorId, autorId)));
  return linhas.map((linha) => linha.id);
}

const colunasDaDisciplina = {
  id: disciplina.id,
  nome: disciplina.nome,
  semestre: sql<Disciplina['semestre']>`${disciplina.semestre}`,
  codigo: disciplina.codigo,
  unidade_oferta: { id: unidade.id, nome: unidade.nome, cidade: unidade.cidade },
  tipo_disciplina: sql<Disciplina['tipo_disciplina']>`${disciplina.tipoDisciplina}`,
  ehObrigatoria: disciplina.ehObrigatoria,
  tsd: disciplina.tsd,
  cursos_ofertadas: disciplina.cursosOfertadas,
  carga_horaria: disciplina.cargaHoraria,
};

export async function lerDisciplina(db: Executor, id: number): Promise<Disciplina | null> {
  const [linha] = await db
    .select(colunasDaDisciplina)
    .from(disciplina)
    .innerJoin(unidade, eq(unidade.id, disciplina.unidadeOfertaId))
    .where(eq(disciplina.id, id));
  return linha ?? null;
}

/** The bundle's disciplines, in order. */
export async function lerDisciplinasDoPacote(db: Executor, pacoteId: number): Promise<Disciplina[]> {
  return db
    .select(colunasDaDisciplina)
    .from(comprovanteDisciplina)
    .innerJoin(disciplina, eq(disciplina.id, comprovanteDisciplina.disciplinaId))
    .innerJoin(unidade, eq(unidade.id, disciplina.unidadeOfertaId))
    .where(eq(comprovanteDisciplina.comprovanteId, pacoteId))
    .orderBy(asc(comprovanteDisciplina.ordem));
}

export interface PacoteNovo {
  readonly autorId: number;
  readonly comprovante: string;
  readonly criadoEm: Date;
}

/** Makes a bundle of these disciplines, in order, and answers its id. */
export async function inserirPacote(db: Executor, novo: PacoteNovo, ids: readonly number[]): Promise<number> {
  const [pacote] = await db
    .insert(comprovanteDeDisciplinas)
    .values(novo)
    .returning({ id: comprovanteDeDisciplinas.id });
  if (pacote === undefined) throw new Error('insert returned no row');
  await db
    .insert(comprovanteDisciplina)
    .values(ids.map((disciplinaId, ordem) => ({ comprovanteId: pacote.id, disciplinaId, ordem })));
  return pacote.id;
}

/**
 * Whether the bundle is this author's and free, or this project's already. Locks it until the transaction ends, so
 * that of two proposals with it at once the second is refused (T-G1).
 */
export async function pacoteServe(
  db: Executor,
  pacoteId: number,
  autorId: number,
  projetoId: number | null,
): Promise<boolean> {
  const [pacote] = await db
    .select({ autorId: comprovanteDeDisciplinas.autorId })
    .from(comprovanteDeDisciplinas)
    .where(eq(comprovanteDeDisciplinas.id, pacoteId))
    .for('update');
  if (pacote?.autorId !== autorId) return false;
  // A statement of its own: it must see what was committed while the lock was waited for.
  const [dele] = await db
    .select({ projetoId: projeto.id })
    .from(projeto)
    .where(eq(projeto.comprovanteId, pacoteId));
  return dele === undefined || dele.projetoId === projetoId;
}

/** The proof of a project's disciplines; null when it has none. */
export async function comprovanteDoProjeto(
  db: Executor,
  projetoId: number,
): Promise<{ readonly referencia: string; readonly coordenadorId: number } | null> {
  const [linha] = await db
    .select({
      referencia: comprovanteDeDisciplinas.comprovante,
      coordenadorId: projeto.coordenadorId,
    })
    .from(projeto)
    .innerJoin(comprovanteDeDisciplinas, eq(comprovanteDeDisciplinas.id, projeto.comprovanteId))
    .where(eq(projeto.id, projetoId));
  return linha ?? null;
}

/** How many projects this person submitted in a call, but for one; until the transaction ends nobody else counts them. */
export async function contarSubmetidos(
  db: Executor,
  quais: { readonly editalId: number; readonly coordenadorId: number; readonly menos: number },
): Promise<number> {
  const { editalId, coordenadorId, menos } = quais;
  await send(db, 'select pg_advisory_xact_lock($1::int, $2::int)', [editalId, coordenadorId]);
  const text = `select id from projeto
    where edital_id = $1 and coordenador_id = $2 and not eh_rascunho and id <> $3`;
  return (await send(db, text, [editalId, coordenadorId, menos])).length;
}
