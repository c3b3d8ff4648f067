import { CONTAGENS, ESCOLHAS, NOMES_DOS_CAMPOS, TEXTOS } from '@instrutoria/domain/projeto/campos.ts';
import type { Disciplina, ProfessorNaoCadastrado } from '@instrutoria/domain/projeto/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, one, run, single } from '../../db/query.ts';
import { assignments, column, columns, join, sql, values } from '../../db/sql.ts';
import type { NewRow, Row } from '../../db/tables.gerada.ts';
import { OFICIAL, oficiaisDosCodigos } from '../disciplina/queries.ts';
import { podeUsarNaoCadastrado } from './nomes-queries.ts';

export type ProjetoGuardado = Row<'projeto'>;
type ProjetoNovo = Omit<NewRow<'projeto'>, 'id' | 'versao'>;
type Mudancas = Partial<Omit<ProjetoGuardado, 'id' | 'versao'>>;

const PROJETO = columns([
  'id',
  'versao',
  'coordenadorId',
  'editalId',
  'tipoProjeto',
  ...NOMES_DOS_CAMPOS,
  'comprovanteId',
  'ehRascunho',
  'aguardandoCronograma',
  'submetidoEm',
  'criadoEm',
  'atualizadoEm',
] satisfies readonly (keyof ProjetoGuardado)[]);

const SEM_CONTAGEM = CONTAGENS.map((nome) => sql`${column(nome, 'p')} = 0`);
const ESCRITOS = [...TEXTOS, ...ESCOLHAS].map((nome) => column(nome, 'p'));

/** First key of the lock on a person's drafts; the second is the person's id. */
const RASCUNHOS_LOCK = 3_805;

const travarRascunhosDe = (pessoa: number) =>
  sql`select pg_advisory_xact_lock(${RASCUNHOS_LOCK}::int, ${pessoa}::int)`;

/** Locks them, so that the person cannot make another one before the transaction ends. */
export async function acharRascunhoVazio(
  db: Executor,
  pessoa: number,
  editalId: number | null,
): Promise<ProjetoGuardado | null> {
  const [, achado] = await Promise.all([
    run(db, travarRascunhosDe(pessoa)),
    one<Pick<ProjetoGuardado, 'id' | 'versao'>>(
      db,
      sql`
        select p.id, p.versao from projeto p
        where p.coordenador_id = ${pessoa} and p.eh_rascunho and p.edital_id is not distinct from ${editalId}
          and p.comprovante_id is null
          and ${join(SEM_CONTAGEM, ' and ')}
          and concat(${join(ESCRITOS)}) = ''
          and not exists (select from projeto_colaborador where projeto_id = p.id)
          and not exists (select from projeto_nao_cadastrado where projeto_id = p.id)
          and not exists (select from cronograma where projeto_id = p.id)
        order by p.id
        limit 1
      `,
    ),
  ]);
  if (achado === null) return null;
  const travado = await travarProjeto(db, achado.id);
  // Changed, submitted or deleted during the wait, so no longer empty.
  return travado?.versao === achado.versao ? travado : null;
}

export async function contarRascunhos(db: Executor, pessoa: number): Promise<number> {
  const [, { total }] = await Promise.all([
    run(db, travarRascunhosDe(pessoa)),
    single<{ total: number }>(
      db,
      sql`select count(*) as total from projeto where coordenador_id = ${pessoa} and eh_rascunho`,
    ),
  ]);
  return total;
}

export function travarProjeto(db: Executor, id: number): Promise<ProjetoGuardado | null> {
  return one(db, sql`select ${PROJETO} from projeto where id = ${id} for update`);
}

export function inserirProjeto(db: Executor, novo: ProjetoNovo): Promise<ProjetoGuardado> {
  return single(db, sql`insert into projeto ${values(novo)} returning ${PROJETO}`);
}

export function comMudancas(antes: ProjetoGuardado, mudancas: Mudancas): ProjetoGuardado {
  return { ...antes, ...mudancas, versao: antes.versao + 1 };
}

export async function salvarProjeto(db: Executor, id: number, mudancas: Mudancas): Promise<void> {
  const salvos = await run(
    db,
    sql`update projeto set ${assignments(mudancas)}, versao = versao + 1 where id = ${id}`,
  );
  if (salvos !== 1) throw new Error('update returned no row');
}

/**
 * The mark lets a repeated deletion get the same answer. A withdrawn project (D46) also loses extensions,
 * refusals, and its vice and transfers.
 */
export async function excluirRascunho(
  db: Executor,
  rascunho: Pick<ProjetoGuardado, 'coordenadorId' | 'id'>,
  excluidoEm: Date,
): Promise<void> {
  const { id, coordenadorId: professorId } = rascunho;
  await run(db, sql`delete from prorrogacao where projeto_id = ${id}`);
  await run(db, sql`delete from recusa_de_avaliacao where projeto_id = ${id}`);
  await run(db, sql`delete from designacao_retirada where projeto_id = ${id}`);
  await run(db, sql`delete from proposta_aberta where projeto_id = ${id}`);
  await run(db, sql`delete from transferencia where projeto_id = ${id}`);
  await run(db, sql`delete from vice_coordenacao where projeto_id = ${id}`);
  await run(db, sql`delete from ex_colaborador where projeto_id = ${id}`);
  await run(db, sql`delete from projeto where id = ${id}`);
  await run(db, sql`insert into rascunho_excluido ${values({ projetoId: id, professorId, excluidoEm })}`);
}

export async function temAvaliador(db: Executor, projetoId: number): Promise<boolean> {
  return (await run(db, sql`select from projeto_aprovacao where projeto_id = ${projetoId}`)) > 0;
}

/** Stores them in their order. Equal lists are not written, since autosave sends them every time. */
export async function trocarColaboradores(
  db: Executor,
  projetoId: number,
  ids: readonly number[],
  agora: Date,
): Promise<void> {
  await run(
    db,
    sql`
      with novos as (select id, ordem - 1 as ordem from unnest(${ids}::int[]) with ordinality as n(id, ordem)),
      fora as (
        delete from projeto_colaborador where projeto_id = ${projetoId} and professor_id <> all(${ids}::int[])
        returning professor_id
      ),
      -- Who leaves a submitted project's list still takes part in it (D61).
      sairam as (
        insert into ex_colaborador (projeto_id, professor_id, saiu_em)
        select ${projetoId}::int, professor_id, ${agora} from fora
        where not (select eh_rascunho from projeto where id = ${projetoId})
        on conflict do nothing
      )
      insert into projeto_colaborador as t (projeto_id, professor_id, ordem)
      select ${projetoId}::int, id, ordem from novos
      on conflict (projeto_id, professor_id) do update set ordem = excluded.ordem
      where t.ordem <> excluded.ordem
    `,
  );
}

export async function trocarNaoCadastrados(
  db: Executor,
  projetoId: number,
  ids: readonly number[],
): Promise<void> {
  await run(
    db,
    sql`
      with novos as (select id, ordem - 1 as ordem from unnest(${ids}::int[]) with ordinality as n(id, ordem)),
      fora as (
        delete from projeto_nao_cadastrado
        where projeto_id = ${projetoId} and nao_cadastrado_id <> all(${ids}::int[])
      )
      insert into projeto_nao_cadastrado as t (projeto_id, nao_cadastrado_id, ordem)
      select ${projetoId}::int, id, ordem from novos
      on conflict (projeto_id, nao_cadastrado_id) do update set ordem = excluded.ordem
      where t.ordem <> excluded.ordem
    `,
  );
}

export async function trocarCronogramas(
  db: Executor,
  projetoId: number,
  linhas: readonly { readonly meses: string[]; readonly atividades: string[] }[],
): Promise<void> {
  const tirados = run(db, sql`delete from cronograma where projeto_id = ${projetoId}`);
  const postos = linhas.map((linha, ordem) =>
    run(db, sql`insert into cronograma ${values({ projetoId, ordem, ...linha })}`),
  );
  await Promise.all([tirados, ...postos]);
}

export async function contarExistentes(db: Executor, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  return run(db, sql`select from professor where id = any(${ids}) and encerrado_em is null`);
}

/** Registered by this person, or in a project that they coordinate, possibly by somebody else (D61). */
export async function contarNaoCadastradosDe(
  db: Executor,
  quem: number,
  ids: readonly number[],
): Promise<number> {
  if (ids.length === 0) return 0;
  return run(
    db,
    sql`select from professor_nao_cadastrado n where n.id = any(${ids}) and ${podeUsarNaoCadastrado(quem)}`,
  );
}

export function inserirNaoCadastrado(
  db: Executor,
  novo: Omit<NewRow<'professorNaoCadastrado'>, 'id'>,
): Promise<ProfessorNaoCadastrado> {
  return single(
    db,
    sql`
      with n as (insert into professor_nao_cadastrado ${values(novo)} returning *)
      select n.id, n.nome, n.siape, n.regime_trabalho as "regimeTrabalho",
        json_build_object('id', u.id, 'nome', u.nome, 'cidade', u.cidade) as unidade
      from n join unidade u on u.id = n.unidade_id
    `,
  );
}

type DisciplinaNova = Omit<NewRow<'disciplina'>, 'id'>;

/** Each is compared for good with the registry's row that its code has today. */
export async function inserirDisciplinas(db: Executor, novas: readonly DisciplinaNova[]): Promise<number[]> {
  if (novas.length === 0) return [];
  const oficiais = await oficiaisDosCodigos(
    db,
    novas.map(({ codigo }) => codigo),
  );
  const comOficial = novas.map((nova) => ({
    ...nova,
    oficialId: oficiais.get(nova.codigo.toUpperCase()) ?? null,
  }));
  const linhas = await many<{ id: number }>(
    db,
    sql`insert into disciplina ${values(...comOficial)} returning id`,
  );
  return linhas.map(({ id }) => id);
}

/** Written by this person, or in the proposal of a project that they coordinate. */
export async function disciplinasDe(db: Executor, quem: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const linhas = await many<{ id: number }>(
    db,
    sql`
      select d.id from disciplina d where d.id = any(${ids}) and (d.autor_id = ${quem} or exists (
        select from comprovante_disciplina c join projeto p on p.comprovante_id = c.comprovante_id
        where c.disciplina_id = d.id and p.coordenador_id = ${quem}))
    `,
  );
  return linhas.map(({ id }) => id);
}

const DISCIPLINA = sql`
  d.id, d.nome, d.semestre, d.codigo,
  json_build_object('id', u.id, 'nome', u.nome, 'cidade', u.cidade) as unidade_oferta,
  d.tipo_disciplina, d.eh_obrigatoria as "ehObrigatoria", d.tsd, d.cursos_ofertadas, d.carga_horaria,
  ${OFICIAL} as oficial`;

export function lerDisciplina(db: Executor, id: number): Promise<Disciplina | null> {
  return one(
    db,
    sql`
      select ${DISCIPLINA}
      from disciplina d join unidade u on u.id = d.unidade_oferta_id
      where d.id = ${id}
    `,
  );
}

export function lerDisciplinasDoPacote(db: Executor, pacoteId: number): Promise<Disciplina[]> {
  return many(
    db,
    sql`
      select ${DISCIPLINA}
      from comprovante_disciplina c
      join disciplina d on d.id = c.disciplina_id
      join unidade u on u.id = d.unidade_oferta_id
      where c.comprovante_id = ${pacoteId}
      order by c.ordem
    `,
  );
}

export interface PacoteNovo {
  readonly autorId: number;
  readonly comprovante: string;
  readonly criadoEm: Date;
}

export async function inserirPacote(db: Executor, novo: PacoteNovo, ids: readonly number[]): Promise<number> {
  const { id } = await single<{ id: number }>(
    db,
    sql`insert into comprovante_de_disciplinas ${values(novo)} returning id`,
  );
  await run(
    db,
    sql`
      insert into comprovante_disciplina (comprovante_id, disciplina_id, ordem)
      select ${id}::int, disciplina, ordem - 1
      from unnest(${ids}::int[]) with ordinality as d (disciplina, ordem)
    `,
  );
  return id;
}

/** Whether this file is the proof in the proposal of a project that this person coordinates. */
export async function ehComprovanteDeProjetoDe(
  db: Executor,
  quem: number,
  referencia: string,
): Promise<boolean> {
  return (
    (await run(
      db,
      sql`
        select from comprovante_de_disciplinas c join projeto p on p.comprovante_id = c.id
        where c.comprovante = ${referencia} and p.coordenador_id = ${quem}
      `,
    )) > 0
  );
}

/**
 * Whether the proposal may use this bundle: it is the author's and in no project, or it is in this project
 * already. Locks the bundle, so that the second of two simultaneous proposals is refused (T-G1).
 */
export async function pacoteServe(
  db: Executor,
  pacoteId: number,
  autorId: number,
  projetoId: number | null,
): Promise<boolean> {
  const pacote = await one<{ autorId: number }>(
    db,
    sql`
      select autor_id as "autorId" from comprovante_de_disciplinas where id = ${pacoteId} for update
    `,
  );
  if (pacote === null) return false;
  // A separate statement sees rows committed during the wait.
  const dele = await one<{ id: number }>(db, sql`select id from projeto where comprovante_id = ${pacoteId}`);
  return dele === null ? pacote.autorId === autorId : dele.id === projetoId;
}

interface Comprovante {
  readonly referencia: string;
  readonly coordenadorId: number;
}

export function comprovanteDoProjeto(db: Executor, projetoId: number): Promise<Comprovante | null> {
  return one(
    db,
    sql`
      select b.comprovante as referencia, p.coordenador_id as "coordenadorId"
      from projeto p join comprovante_de_disciplinas b on b.id = p.comprovante_id
      where p.id = ${projetoId}
    `,
  );
}

interface Submetidos {
  readonly editalId: number;
  readonly coordenadorId: number;
  readonly menos: number;
}

/** Counts all but one; locks, so that nobody else counts in the meantime. */
export async function contarSubmetidos(db: Executor, quais: Submetidos): Promise<number> {
  await run(db, sql`select pg_advisory_xact_lock(${quais.editalId}::int, ${quais.coordenadorId}::int)`);
  return quantosSubmetidos(db, quais);
}

/** Counts all but one without the lock, for reading. */
export function quantosSubmetidos(
  db: Executor,
  { editalId, coordenadorId, menos }: Submetidos,
): Promise<number> {
  return run(
    db,
    sql`
      select from projeto
      where edital_id = ${editalId} and coordenador_id = ${coordenadorId} and not eh_rascunho and id <> ${menos}
    `,
  );
}
