import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import type { Professor, TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { formatarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one, run, single } from '../../db/query.ts';
import { assignments, nothing, type Sql, sql, values } from '../../db/sql.ts';
import { uniqueViolation } from '../../db/sql-error.ts';
import { seguirNomes } from './nome-social-repository.ts';

export interface ProfessorGuardado extends Professor {
  /** Eleven digits; `cpf` is the formatted value. */
  readonly cpfDigitos: string;
  readonly senha: string | null;
  readonly emailConfirmadoEm: Date | null;
}

const PESSOA = sql`
  select p.id, p.versao, p.nome, p.email, p.cpf as "cpfDigitos", p.rg, p.siape, p.lattes, p.programa,
    p.departamento, p.foto, p.senha, p.email_confirmado_em as "emailConfirmadoEm", p.tipo,
    json_build_object('id', u.id, 'nome', u.nome, 'cidade', u.cidade) as unidade
  from professor p join unidade u on u.id = p.unidade_id`;

async function achar(db: Executor, consulta: Sql): Promise<ProfessorGuardado | null> {
  const pessoa = await one<Omit<ProfessorGuardado, 'cpf'>>(db, consulta);
  return pessoa === null ? null : { ...pessoa, cpf: formatarCpf(pessoa.cpfDigitos) };
}

// Logins, resets and corrections do not find a closed account.
const ABERTA = sql`p.encerrado_em is null`;

export function acharProfessor(db: Executor, id: number): Promise<ProfessorGuardado | null> {
  return achar(db, sql`${PESSOA} where p.id = ${id} and ${ABERTA}`);
}
export function travarProfessor(db: Executor, id: number): Promise<ProfessorGuardado | null> {
  return achar(db, sql`${PESSOA} where p.id = ${id} and ${ABERTA} for update of p`);
}
export function acharPorCpf(db: Executor, cpfDigitos: string): Promise<ProfessorGuardado | null> {
  return achar(db, sql`${PESSOA} where p.cpf = ${cpfDigitos} and ${ABERTA}`);
}
export function acharPorEmail(db: Executor, email: string): Promise<ProfessorGuardado | null> {
  return achar(db, sql`${PESSOA} where lower(p.email) = ${email.toLowerCase()} and ${ABERTA}`);
}

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
 * Also compares with SIAPEs that older rows have in another form (C-F9). New ones are normalised, so the
 * unique index refuses one of two simultaneous inserts.
 */
async function exigirSiapeLivre(
  db: Executor,
  siape: string | undefined,
  menos: number | null,
): Promise<void> {
  if (siape === undefined) return;
  const outro = sql`
    select from professor where normalize(siape, NFKC) = ${siape} and id is distinct from ${menos} limit 1`;
  if ((await run(db, outro)) > 0) throw duplicado(SIAPE_DUPLICADO);
}

/** Turns a violated unique index into its 409 (D13). */
async function semDuplicados<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const qual = DUPLICADOS[uniqueViolation(error) ?? ''];
    throw qual === undefined ? error : duplicado(qual);
  }
}

/** Throws 409 for a CPF, SIAPE or e-mail that exists already. */
export function inserirProfessor(db: Executor, novo: ProfessorNovo, agora: Date): Promise<number> {
  return semDuplicados(async () => {
    await exigirSiapeLivre(db, novo.siape, null);
    const pessoa = values({ ...novo, criadoEm: agora, atualizadoEm: agora });
    const { id } = await single<{ id: number }>(db, sql`insert into professor ${pessoa} returning id`);
    return id;
  });
}

export function salvarProfessor(
  db: Executor,
  id: number,
  mudancas: Partial<ProfessorNovo>,
  agora: Date,
): Promise<void> {
  return semDuplicados(async () => {
    await exigirSiapeLivre(db, mudancas.siape, id);
    const novas = assignments({ ...mudancas, atualizadoEm: agora });
    // An equal name in both columns removes the nome social.
    const civil =
      mudancas.nome === undefined ? nothing : sql`, nome_civil = nullif(nome_civil, ${mudancas.nome})`;
    await run(db, sql`update professor set ${novas}${civil}, versao = versao + 1 where id = ${id}`);
    if (mudancas.nome !== undefined) await seguirNomes(db, [id]);
  });
}

/** Locks their rows, so that not even two simultaneous acts remove the last one. */
export function contarAdministradores(db: Executor): Promise<number> {
  return run(db, sql`select id from professor where tipo = 'administrador' order by id for update`);
}
