import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import type { Professor, TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { formatarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { professor, unidade } from '../../db/schema.ts';
import { send } from '../../db/send.ts';
import { uniqueViolation } from '../../db/sql-error.ts';
import type { Executor } from '../../db/transaction.ts';

/** A stored person: the record plus what no answer ever carries. */
export interface ProfessorGuardado extends Professor {
  /** Eleven digits; `cpf` is the formatted one. */
  readonly cpfDigitos: string;
  readonly senha: string | null;
  /** null = the link to this address was not pressed yet (D51). */
  readonly emailConfirmadoEm: Date | null;
}

const colunas = {
  id: professor.id,
  versao: professor.versao,
  nome: professor.nome,
  email: professor.email,
  cpfDigitos: professor.cpf,
  rg: professor.rg,
  siape: professor.siape,
  lattes: professor.lattes,
  programa: professor.programa,
  departamento: professor.departamento,
  foto: professor.foto,
  senha: professor.senha,
  emailConfirmadoEm: professor.emailConfirmadoEm,
  tipo: sql<TipoDeUsuario>`${professor.tipo}`,
  unidade: { id: unidade.id, nome: unidade.nome, cidade: unidade.cidade },
};

type Filtro = ReturnType<typeof eq>;

async function achar(db: Executor, filtro: Filtro, travar: boolean): Promise<ProfessorGuardado | null> {
  const consulta = db
    .select(colunas)
    .from(professor)
    .innerJoin(unidade, eq(unidade.id, professor.unidadeId))
    // A closed account is nobody's: no login, no reset, no correction finds it.
    .where(and(filtro, isNull(professor.encerradoEm)));
  const [linha] = travar ? await consulta.for('update', { of: professor }) : await consulta;
  return linha === undefined ? null : { ...linha, cpf: formatarCpf(linha.cpfDigitos) };
}

export function acharProfessor(db: Executor, id: number): Promise<ProfessorGuardado | null> {
  return achar(db, eq(professor.id, id), false);
}
/** The same, its row locked until the transaction ends. */
export function travarProfessor(db: Executor, id: number): Promise<ProfessorGuardado | null> {
  return achar(db, eq(professor.id, id), true);
}
export function acharPorCpf(db: Executor, cpfDigitos: string): Promise<ProfessorGuardado | null> {
  return achar(db, eq(professor.cpf, cpfDigitos), false);
}
export function acharPorEmail(db: Executor, email: string): Promise<ProfessorGuardado | null> {
  return achar(db, sql`lower(${professor.email}) = ${email.toLowerCase()}` as Filtro, false);
}

/** What a registration stores. */
export interface ProfessorNovo {
  readonly nome: string;
  readonly email: string;
  readonly cpf: string;
  readonly rg: string;
  readonly siape: string;
  readonly lattes: string;
  readonly programa: string | null;
  readonly departamento: string | null;
  readonly foto: string;
  readonly senha: string | null;
  readonly tipo: TipoDeUsuario;
  readonly unidadeId: number;
  /** null = its link was not pressed yet (D51). */
  readonly emailConfirmadoEm: Date | null;
}

const SIAPE_DUPLICADO = ['siape', 'SIAPE_DUPLICADO', MENSAGENS_CONTA.siapeJaCadastrado] as const;
const DUPLICADOS: Readonly<Record<string, readonly [campo: string, codigo: string, mensagem: string]>> = {
  professor_cpf_unico: ['cpf', 'CPF_DUPLICADO', MENSAGENS_CONTA.cpfJaCadastrado],
  professor_siape_unico: SIAPE_DUPLICADO,
  professor_email_unico: ['email', 'EMAIL_DUPLICADO', MENSAGENS_CONTA.emailJaCadastrado],
};

function duplicado([campo, codigo, mensagem]: readonly [string, string, string]): DomainError {
  return new DomainError('conflito', codigo, mensagem, [{ campo, codigo, mensagem }]);
}

/**
 * Refuses a SIAPE that somebody holds in another form, as rows of before may (C-F9). Two at once meet in the unique
 * index: what is written now is always in the compatible form.
 */
async function exigirSiapeLivre(
  db: Executor,
  siape: string | undefined,
  menos: number | null,
): Promise<void> {
  if (siape === undefined) return;
  const text =
    'select id from professor where normalize(siape, NFKC) = $1 and id is distinct from $2 limit 1';
  if ((await send(db, text, [siape, menos])).length > 0) throw duplicado(SIAPE_DUPLICADO);
}

/** Turns a broken unique index into its 409 (D13). */
async function semDuplicados<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const qual = DUPLICADOS[uniqueViolation(error) ?? ''];
    throw qual === undefined ? error : duplicado(qual);
  }
}

/** Inserts a person and answers the id. Throws 409 with the texts of D13 for a cpf, siape or e-mail already there. */
export function inserirProfessor(db: Executor, novo: ProfessorNovo, agora: Date): Promise<number> {
  return semDuplicados(async () => {
    await exigirSiapeLivre(db, novo.siape, null);
    const [linha] = await db
      .insert(professor)
      .values({ ...novo, criadoEm: agora, atualizadoEm: agora })
      .returning({ id: professor.id });
    if (linha === undefined) throw new Error('insert returned no row');
    return linha.id;
  });
}

/** Changes stored columns and the version. Throws 409 as inserirProfessor. */
export function salvarProfessor(
  db: Executor,
  id: number,
  mudancas: Partial<ProfessorNovo>,
  agora: Date,
): Promise<void> {
  return semDuplicados(async () => {
    await exigirSiapeLivre(db, mudancas.siape, id);
    await db
      .update(professor)
      .set({ ...mudancas, versao: sql`${professor.versao} + 1`, atualizadoEm: agora })
      .where(eq(professor.id, id));
  });
}

/** How many administrators there are, their rows locked: the last one cannot be demoted, not even by two at once (D31). */
export async function contarAdministradores(db: Executor): Promise<number> {
  const linhas = await db
    .select({ id: professor.id })
    .from(professor)
    .where(eq(professor.tipo, 'administrador'))
    .orderBy(professor.id)
    .for('update');
  return linhas.length;
}
