import { fatosMudados } from '@instrutoria/domain/instrutor/rules/historico.ts';
import type { Vagas } from '@instrutoria/domain/instrutor/rules.ts';
import type {
  Acumulo,
  Conferencia,
  Documento,
  InstrutorGuardado,
  SituacaoDoDocumento,
  SituacaoDoInstrutor,
  TipoDeAluno,
} from '@instrutoria/domain/instrutor/types.ts';
import { DOCUMENTOS } from '@instrutoria/domain/instrutor/types.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { ausencia, conferenciaDeDocumento, instrutor } from '../../db/schema.ts';
import { send } from '../../db/send.ts';
import type { Executor } from '../../db/transaction.ts';
import { type AtoNoInstrutor, datarFatos } from './historico-repository.ts';

type Linha = typeof instrutor.$inferSelect;

function daLinha(linha: Linha, conferencias: readonly Conferencia[]): InstrutorGuardado {
  const { fim, motivoDoFim } = linha;
  return {
    id: linha.id,
    versao: linha.versao,
    projetoId: linha.projetoId,
    nome: linha.nome,
    email: linha.email,
    cpf: linha.cpf,
    matricula: linha.matricula,
    programa_pos: linha.programaPos,
    tipoAluno: linha.tipoAluno as TipoDeAluno,
    acumulo: linha.acumulo as Acumulo | null,
    termo_compromisso: linha.termoCompromisso,
    declaracao_aluno_detentor: linha.declaracaoAlunoDetentor,
    historico_declaracao: linha.historicoDeclaracao,
    dados_bancarios: linha.dadosBancarios,
    termo_anuencia: linha.termoAnuencia,
    situacaoInstrutor: linha.situacao as SituacaoDoInstrutor,
    mesInicio: linha.mesInicio,
    fimVinculo: fim === null ? null : { data: fim, motivo: motivoDoFim ?? '' },
    conferencias,
  };
}

function paraALinha(i: Omit<InstrutorGuardado, 'id' | 'versao'>) {
  return {
    projetoId: i.projetoId,
    nome: i.nome,
    email: i.email,
    cpf: i.cpf,
    matricula: i.matricula,
    programaPos: i.programa_pos,
    tipoAluno: i.tipoAluno,
    acumulo: i.acumulo,
    termoCompromisso: i.termo_compromisso,
    declaracaoAlunoDetentor: i.declaracao_aluno_detentor,
    historicoDeclaracao: i.historico_declaracao,
    dadosBancarios: i.dados_bancarios,
    termoAnuencia: i.termo_anuencia,
    situacao: i.situacaoInstrutor,
    mesInicio: i.mesInicio,
    fim: i.fimVinculo?.data ?? null,
    motivoDoFim: i.fimVinculo?.motivo ?? null,
  };
}

async function lerConferencias(db: Executor, instrutorId: number): Promise<Conferencia[]> {
  const linhas = await db
    .select()
    .from(conferenciaDeDocumento)
    .where(eq(conferenciaDeDocumento.instrutorId, instrutorId));
  return linhas
    .map(({ documento, situacao, motivo, conferidoEm, dispensa }) => ({
      dispensa,
      documento: documento as Documento,
      situacao: situacao as SituacaoDoDocumento,
      motivo,
      conferidoEm: conferidoEm?.toISOString() ?? null,
    }))
    .toSorted((a, b) => DOCUMENTOS.indexOf(a.documento) - DOCUMENTOS.indexOf(b.documento));
}

/** The instructor, its row locked until the transaction ends; null when there is none. */
export async function travarInstrutor(db: Executor, id: number): Promise<InstrutorGuardado | null> {
  const [linha] = await db.select().from(instrutor).where(eq(instrutor.id, id)).for('update');
  return linha === undefined ? null : daLinha(linha, await lerConferencias(db, id));
}

/** The same without a lock. */
export async function acharInstrutor(db: Executor, id: number): Promise<InstrutorGuardado | null> {
  const [linha] = await db.select().from(instrutor).where(eq(instrutor.id, id));
  return linha === undefined ? null : daLinha(linha, await lerConferencias(db, id));
}

/** Living ties of a project by type (D25); whoever decides by them holds the approval's row. */
export async function contarVivos(db: Executor, projetoId: number): Promise<Vagas> {
  const linhas = await db
    .select({ tipo: instrutor.tipoAluno, n: sql<number>`count(*)::int` })
    .from(instrutor)
    .where(and(eq(instrutor.projetoId, projetoId), isNull(instrutor.fim)))
    .groupBy(instrutor.tipoAluno);
  const de = (tipo: TipoDeAluno) => linhas.find((linha) => linha.tipo === tipo)?.n ?? 0;
  return { BOLSISTA: de('BOLSISTA'), VOLUNTARIO: de('VOLUNTARIO') };
}

/** The first month 'yyyy-mm' for which hours of 0 and more stand; null without any (D40). */
export async function primeiroMesComHoras(db: Executor, instrutorId: number): Promise<string | null> {
  const [linha] = await send<{ mes: string | null }>(
    db,
    `select min(ano || '-' || lpad(mes::text, 2, '0')) as mes from frequencia_do_mes
     where instrutor_id = $1 and horas >= 0`,
    [instrutorId],
  );
  return linha?.mes ?? null;
}

async function inserirConferencias(
  db: Executor,
  instrutorId: number,
  novas: readonly Conferencia[],
  quem: number,
): Promise<void> {
  if (novas.length === 0) return;
  await db.insert(conferenciaDeDocumento).values(
    novas.map(({ conferidoEm, ...c }) => ({
      ...c,
      instrutorId,
      conferidoEm: conferidoEm === null ? null : new Date(conferidoEm),
      conferidoPorId: conferidoEm === null ? null : quem,
    })),
  );
}

/** Stores a new instructor with the checks to be made; answers its id. */
export async function inserirInstrutor(
  db: Executor,
  novo: Omit<InstrutorGuardado, 'id' | 'versao'>,
  ato: AtoNoInstrutor,
): Promise<number> {
  const { agora, quem } = ato;
  const [linha] = await db
    .insert(instrutor)
    .values({ ...paraALinha(novo), criadoEm: agora, atualizadoEm: agora })
    .returning({ id: instrutor.id });
  if (linha === undefined) throw new Error('insert returned no row');
  await inserirConferencias(db, linha.id, novo.conferencias, quem);
  await datarFatos(db, linha.id, fatosMudados(null, novo), ato);
  return linha.id;
}

/**
 * Stores a changed instructor; the version goes up by one. Checks are written only where they changed, and every dated
 * fact that changed closes its row of the history and opens the next (D39).
 */
export async function salvarInstrutor(
  db: Executor,
  antes: InstrutorGuardado,
  depois: InstrutorGuardado,
  ato: AtoNoInstrutor,
): Promise<void> {
  const { agora, quem } = ato;
  const encerrou = antes.fimVinculo === null && depois.fimVinculo !== null;
  await db
    .update(instrutor)
    .set({
      ...paraALinha(depois),
      ...(encerrou ? { encerradoEm: agora } : {}),
      ...(depois.fimVinculo === null ? { encerradoEm: null } : {}),
      atualizadoEm: agora,
      versao: sql`${instrutor.versao} + 1`,
    })
    .where(eq(instrutor.id, depois.id));
  await trocarConferencias(db, antes, depois, quem);
  await datarFatos(db, depois.id, fatosMudados(antes, depois), ato);
}

async function trocarConferencias(
  db: Executor,
  antes: InstrutorGuardado,
  depois: InstrutorGuardado,
  quem: number,
): Promise<void> {
  const ficam = depois.conferencias.filter((c) => antes.conferencias.includes(c));
  for (const { documento } of antes.conferencias) {
    if (ficam.some((c) => c.documento === documento)) continue;
    await db
      .delete(conferenciaDeDocumento)
      .where(
        and(
          eq(conferenciaDeDocumento.instrutorId, depois.id),
          eq(conferenciaDeDocumento.documento, documento),
        ),
      );
  }
  const novas = depois.conferencias.filter((c) => !ficam.includes(c));
  await inserirConferencias(db, depois.id, novas, quem);
}

/** Stores an absence of a month 'yyyy-mm'; false when it was registered already (D28). */
export async function inserirAusencia(
  db: Executor,
  nova: {
    readonly instrutorId: number;
    readonly mes: string;
    readonly registradaEm: Date;
    readonly autorId: number;
  },
): Promise<boolean> {
  const linhas = await db
    .insert(ausencia)
    .values(nova)
    .onConflictDoNothing({ target: [ausencia.instrutorId, ausencia.mes] })
    .returning({ id: ausencia.id });
  return linhas.length > 0;
}
