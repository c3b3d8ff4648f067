import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, id, instant } from './columns.ts';
import { professor } from './conta.ts';

/** `vinculo` names the one record that claimed it (T-D11); null = removed after 24 h (T-D8). */
export const arquivo = pgTable(
  'arquivo',
  {
    referencia: text().primaryKey(),
    tipo: text().notNull(),
    donoId: integer().references(() => professor.id),
    mime: text().notNull(),
    tamanho: integer().notNull(),
    sha256: text().notNull(),
    vinculo: text(),
    criadoEm: instant().notNull(),
    /** When its retention ended and the content was removed; the row remains (T-M4). */
    eliminadoEm: instant(),
    /** While the stored bytes differ from what was sent (D50). */
    danificadoEm: instant(),
  },
  (t) => [
    index('arquivo_danificado').on(t.danificadoEm).where(sql`${t.danificadoEm} is not null`),
    index('arquivo_sem_vinculo').on(t.criadoEm).where(sql`${t.vinculo} is null`),
    index('arquivo_vinculo').on(t.vinculo),
    check('arquivo_referencia_valida', sql`${t.referencia} ~ '^arq_[0-9a-f]{32}$'`),
  ],
);

/** Bytes of a running upload (D50); real time. */
export const envioReservado = pgTable('envio_reservado', {
  id: id(),
  pessoaId: integer().references(() => professor.id),
  bytes: integer().notNull(),
  criadoEm: instant().notNull(),
});

/** By day of `configuracao.fuso`, kept for two days (D50). */
export const envioDoDia = pgTable(
  'envio_do_dia',
  {
    pessoaId: integer()
      .notNull()
      .references(() => professor.id),
    dia: day().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.pessoaId, t.dia] })],
);
