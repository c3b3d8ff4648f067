import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, versao } from './columns.ts';
import { unidade } from './unidade.ts';

export const professor = pgTable(
  'professor',
  {
    id: id(),
    versao: versao(),
    nome: text().notNull(),
    email: text().notNull(),
    cpf: text().notNull(),
    rg: text().notNull(),
    siape: text().notNull(),
    lattes: text().notNull(),
    programa: text(),
    departamento: text(),
    foto: text().notNull(),
    /** PHC text of argon2id; null until an invited person chooses one. */
    senha: text(),
    tipo: text().notNull(),
    unidadeId: integer()
      .notNull()
      .references(() => unidade.id),
    criadoEm: instant().notNull(),
    atualizadoEm: instant().notNull(),
    /** The account was closed: what named the person is gone, what the law keeps stays (T-M7). */
    encerradoEm: instant(),
    /** When the person proved that the e-mail is his; null = not yet (D51). Real time. */
    emailConfirmadoEm: instant(),
    /** The weekly digest of what waits. */
    recebeResumo: boolean().notNull().default(true),
  },
  (t) => [
    uniqueIndex('professor_cpf_unico').on(t.cpf),
    uniqueIndex('professor_siape_unico').on(t.siape),
    index('professor_siape_normal').on(sql`normalize(${t.siape}, NFKC)`),
    uniqueIndex('professor_email_unico').on(sql`lower(${t.email})`),
    index('professor_unidade').on(t.unidadeId),
    // The lists' order, and their search: anywhere in the name, accents apart.
    index('professor_nome').on(sql`${t.nome} collate "pt-BR-x-icu"`, t.id),
    index('professor_tipo_nome').on(t.tipo, sql`${t.nome} collate "pt-BR-x-icu"`, t.id),
    index('professor_busca').using(
      'gin',
      sql`sem_acento(${t.nome}) gin_trgm_ops`,
      sql`sem_acento(${t.siape}) gin_trgm_ops`,
    ),
    check(
      'professor_tipo_valido',
      sql`${t.tipo} in ('coordenador','avaliador','administrador','PRESIDENTE_COMISSAO','secretaria')`,
    ),
    check('professor_cpf_onze_digitos', sql`${t.cpf} ~ '^[0-9]{11}$' or ${t.encerradoEm} is not null`),
  ],
);

/** One row per token: logout, change of password or type end it (D31). Real time. */
export const sessao = pgTable(
  'sessao',
  {
    id: id(),
    professorId: integer()
      .notNull()
      .references(() => professor.id),
    criadaEm: instant().notNull(),
    ultimoUso: instant().notNull(),
    expiraEm: instant().notNull(),
    encerradaEm: instant(),
    navegador: text().notNull(),
  },
  (t) => [index('sessao_professor').on(t.professorId)],
);

/** Only the SHA-256 of a token is stored (T-A6). Real time. */
export const redefinicaoDeSenha = pgTable(
  'redefinicao_de_senha',
  {
    id: id(),
    professorId: integer()
      .notNull()
      .references(() => professor.id),
    tokenSha256: text().notNull(),
    criadaEm: instant().notNull(),
    expiraEm: instant().notNull(),
    usadaEm: instant(),
  },
  (t) => [
    uniqueIndex('redefinicao_token_unico').on(t.tokenSha256),
    index('redefinicao_professor').on(t.professorId),
  ],
);

/** Only the SHA-256 of a token is stored. Real time. */
export const confirmacaoDeEmail = pgTable(
  'confirmacao_de_email',
  {
    id: id(),
    professorId: integer()
      .notNull()
      .references(() => professor.id),
    /** The link confirms no other address. */
    email: text().notNull(),
    tokenSha256: text().notNull(),
    criadaEm: instant().notNull(),
    expiraEm: instant().notNull(),
    usadaEm: instant(),
  },
  (t) => [
    uniqueIndex('confirmacao_token_unico').on(t.tokenSha256),
    index('confirmacao_professor').on(t.professorId),
  ],
);

/** Browsers of a person (D51); `marca` is the keyed hash of a random id. Real time. */
export const dispositivo = pgTable(
  'dispositivo',
  {
    id: id(),
    professorId: integer()
      .notNull()
      .references(() => professor.id),
    marca: text().notNull(),
    criadoEm: instant().notNull(),
    ultimoUso: instant().notNull(),
  },
  (t) => [uniqueIndex('dispositivo_da_pessoa').on(t.professorId, t.marca)],
);
