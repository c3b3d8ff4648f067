import { mesDoAno } from '@instrutoria/domain/frequencia/rules/meses.ts';
import type { EstadoDoMesDoAluno, LinhaDoDia, MesDoAluno } from '@instrutoria/domain/frequencia/types.ts';
import { somarMeses } from '@instrutoria/domain/kernel/meses.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one, run, single } from '../../db/query.ts';
import { type Sql, sql, values } from '../../db/sql.ts';

/** A vínculo as its student's log sees it. */
export interface VinculoDosDias {
  readonly id: number;
  readonly projetoId: number;
  readonly projeto: string;
  readonly mesInicio: string | null;
  /** The last day: of the vínculo, else of the call (D41). */
  readonly ate: string;
}

const vinculo = (estudanteId: number, id: number, trava: Sql): Sql => sql`
  select i.id, i.projeto_id as "projetoId", p.titulo as projeto, i.mes_inicio as "mesInicio",
    coalesce(i.fim, e.vigencia_fim) as ate
  from instrutor i join projeto p on p.id = i.projeto_id join edital e on e.id = p.edital_id
  where i.id = ${id} and i.estudante_id = ${estudanteId} ${trava}`;

/** null where it is not this student's. */
export function acharVinculoDosDias(
  db: Executor,
  estudanteId: number,
  id: number,
): Promise<VinculoDosDias | null> {
  return one(db, vinculo(estudanteId, id, sql``));
}

/** The same row that `travarFrequencias` locks, so that student and coordination wait for each other. */
export function travarVinculoDosDias(
  db: Executor,
  estudanteId: number,
  id: number,
): Promise<VinculoDosDias | null> {
  return one(db, vinculo(estudanteId, id, sql`for update of i`));
}

export interface DiaGuardado extends LinhaDoDia {
  readonly versao: number;
}

const DIA = sql`id, dia, horas, atividade, versao`;

/** The lines of a vínculo, the earliest day first; `mes`: only of this month. */
export function lerDias(db: Executor, instrutorId: number, mes?: string): Promise<DiaGuardado[]> {
  const doMes =
    mes === undefined
      ? sql``
      : sql`and dia >= ${`${mes}-01`}::date and dia < ${`${somarMeses(mes, 1)}-01`}::date`;
  return many(
    db,
    sql`
      select ${DIA} from dia_do_estudante
      where instrutor_id = ${instrutorId} and saida_id is null and apagado_em is null ${doMes}
      order by dia, alterado_em, id
    `,
  );
}

/** Deleted ones too, without their text. */
export function lerLinhas(
  db: Executor,
  instrutorId: number,
  ids: readonly string[],
): Promise<(DiaGuardado & { readonly apagada: boolean })[]> {
  return many(
    db,
    sql`
      select ${DIA}, apagado_em is not null as apagada from dia_do_estudante
      where instrutor_id = ${instrutorId} and saida_id is null and id = any(${[...ids]}::uuid[])
    `,
  );
}

/** The caller holds the lock of the vínculo and compared the version. */
export async function salvarDia(
  db: Executor,
  instrutorId: number,
  { id, dia, horas, atividade }: LinhaDoDia,
  agora: Date,
): Promise<void> {
  await run(
    db,
    sql`
      insert into dia_do_estudante ${values({ instrutorId, id, dia, horas, atividade, alteradoEm: agora })}
      on conflict (instrutor_id, id) where saida_id is null do update set dia = excluded.dia, horas = excluded.horas,
        atividade = excluded.atividade, alterado_em = excluded.alterado_em, versao = dia_do_estudante.versao + 1
    `,
  );
}

export async function apagarDia(db: Executor, instrutorId: number, id: string, agora: Date): Promise<void> {
  await run(
    db,
    sql`
      update dia_do_estudante set apagado_em = ${agora}, atividade = '', versao = versao + 1
      where instrutor_id = ${instrutorId} and id = ${id}::uuid and saida_id is null and apagado_em is null
    `,
  );
}

export interface MesGuardado {
  readonly mes: string;
  readonly estado: EstadoDoMesDoAluno;
  readonly versao: number;
  readonly enviadoEm: string | null;
  readonly motivo: string | null;
}

const MES = sql`mes, estado, versao, ${iso(sql`enviado_em`)} as "enviadoEm", motivo`;

/** Without months of which nothing was ever decided: those are 'aberto', version 0. */
export function lerMeses(db: Executor, instrutorId: number): Promise<MesGuardado[]> {
  return many(
    db,
    sql`select ${MES} from mes_do_estudante where instrutor_id = ${instrutorId} and saida_id is null order by mes`,
  );
}

export async function lerMes(db: Executor, instrutorId: number, mes: string): Promise<MesGuardado> {
  const guardado = await one<MesGuardado>(
    db,
    sql`
      select ${MES} from mes_do_estudante
      where instrutor_id = ${instrutorId} and mes = ${mes} and saida_id is null
    `,
  );
  return guardado ?? { mes, estado: 'aberto', versao: 0, enviadoEm: null, motivo: null };
}

interface QualMes {
  readonly instrutorId: number;
  readonly mes: string;
}

export async function marcarEnviado(
  db: Executor,
  { instrutorId, mes }: QualMes,
  enviadoEm: Date,
): Promise<void> {
  await run(
    db,
    sql`
      insert into mes_do_estudante as m ${values({ instrutorId, mes, estado: 'enviado', enviadoEm })}
      on conflict (instrutor_id, mes) where saida_id is null do update set estado = 'enviado', enviado_em = excluded.enviado_em,
        decidido_em = null, decidido_por_id = null, motivo = null, versao = m.versao + 1
    `,
  );
}

export async function marcarAberto(db: Executor, { instrutorId, mes }: QualMes): Promise<void> {
  await run(
    db,
    sql`
      update mes_do_estudante set estado = 'aberto', versao = versao + 1
      where instrutor_id = ${instrutorId} and mes = ${mes} and saida_id is null
    `,
  );
}

interface Decisao {
  readonly estado: 'atestado' | 'devolvido';
  readonly agora: Date;
  readonly autorId: number;
  readonly motivo: string | null;
}

/** The coordination attests a month that was sent, or sends it back. */
export async function marcarDecidido(
  db: Executor,
  { instrutorId, mes }: QualMes,
  { estado, agora, autorId, motivo }: Decisao,
): Promise<void> {
  await run(
    db,
    sql`
      update mes_do_estudante set estado = ${estado}, decidido_em = ${agora}, decidido_por_id = ${autorId},
        motivo = ${motivo}, versao = versao + 1
      where instrutor_id = ${instrutorId} and mes = ${mes} and saida_id is null
    `,
  );
}

/** Hours and number of the days of the month `m`. */
const SOMA_DO_MES = sql`lateral (
  select coalesce(sum(l.horas), 0)::numeric(4, 1) as horas, count(*)::int as dias from dia_do_estudante l
  where l.instrutor_id = m.instrutor_id and l.saida_id is null and l.apagado_em is null and to_char(l.dia, 'YYYY-MM') = m.mes) d`;

/** The months of a year that their students sent, by instructor. */
export async function mesesDosAlunos(
  db: Executor,
  instrutores: readonly number[],
  ano: number,
): Promise<ReadonlyMap<number, readonly MesDoAluno[]>> {
  if (instrutores.length === 0) return new Map();
  const [de, ate] = [mesDoAno(ano, 1), mesDoAno(ano, 12)];
  const linhas = await many<MesDoAluno & { readonly instrutorId: number }>(
    db,
    sql`
      select m.instrutor_id as "instrutorId", right(m.mes, 2)::int as mes, m.estado, m.versao, m.motivo,
        ${iso(sql`m.enviado_em`)} as "enviadoEm", d.dias,
        case when m.estado <> 'devolvido' then d.horas end as horas
      from mes_do_estudante m, ${SOMA_DO_MES}
      where m.instrutor_id = any(${[...instrutores]}) and m.mes between ${de} and ${ate} and m.saida_id is null
        and m.estado <> 'aberto'
      order by m.instrutor_id, m.mes
    `,
  );
  const semQuem = linhas.map(({ instrutorId, ...mes }) => ({ instrutorId, mes }));
  const porQuem = Map.groupBy(semQuem, ({ instrutorId }) => instrutorId);
  return new Map([...porQuem].map(([quem, deles]) => [quem, deles.map(({ mes }) => mes)]));
}

export interface MesEnviado {
  readonly instrutorId: number;
  readonly mes: string;
  readonly estado: EstadoDoMesDoAluno;
  readonly motivo: string | null;
  readonly horas: number;
}

/** The months of these vínculos that were sent, with the sum of their days. */
export function mesesEnviados(db: Executor, instrutores: readonly number[]): Promise<MesEnviado[]> {
  return many(
    db,
    sql`
      select m.instrutor_id as "instrutorId", m.mes, m.estado, m.motivo, d.horas
      from mes_do_estudante m, ${SOMA_DO_MES}
      where m.instrutor_id = any(${[...instrutores]}) and m.estado <> 'aberto' and m.saida_id is null
      order by m.mes
    `,
  );
}

/** Days of the student's months that they did not send, or that came back. */
export function diasPorEnviar(
  db: Executor,
  estudanteId: number,
): Promise<{ readonly dias: number; readonly meses: number }> {
  return single(
    db,
    sql`
      select count(*)::int as dias, count(distinct (d.instrutor_id, to_char(d.dia, 'YYYY-MM')))::int as meses
      from dia_do_estudante d join instrutor i on i.id = d.instrutor_id
      where i.estudante_id = ${estudanteId} and d.saida_id is null and d.apagado_em is null
        and not exists (select from mes_do_estudante m where m.instrutor_id = d.instrutor_id and m.saida_id is null
          and m.mes = to_char(d.dia, 'YYYY-MM') and m.estado in ('enviado', 'atestado'))
    `,
  );
}

export interface AlunoDoMes {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
  /** Whether they entered, so that a link to their page helps. */
  readonly entrou: boolean;
}

const aluno = (projetoId: number, id: number, trava: Sql): Sql => sql`
  select id, nome, email, estudante_id is not null as entrou from instrutor
  where id = ${id} and projeto_id = ${projetoId} ${trava}`;

/** null unless the instructor is of this project. */
export function acharAluno(db: Executor, projetoId: number, id: number): Promise<AlunoDoMes | null> {
  return one(db, aluno(projetoId, id, sql``));
}

/** The same, with the row that `travarFrequencias` locks. */
export function travarAluno(db: Executor, projetoId: number, id: number): Promise<AlunoDoMes | null> {
  return one(db, aluno(projetoId, id, sql`for update`));
}

/** The hours that the coordination registered, by month 'yyyy-mm'. */
export async function horasRegistradas(
  db: Executor,
  instrutorId: number,
): Promise<ReadonlyMap<string, number>> {
  const linhas = await many<{ ano: number; mes: number; horas: number }>(
    db,
    sql`select ano, mes, horas from frequencia_do_mes where instrutor_id = ${instrutorId}`,
  );
  return new Map(linhas.map(({ ano, mes, horas }) => [mesDoAno(ano, mes), horas]));
}
