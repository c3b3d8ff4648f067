import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { projetoAprovacao } from './avaliacao.ts';
import { id, instant, versao } from './columns.ts';
import { professor } from './conta.ts';

/** `original` and `corrigido`: scores and counts before and after an acceptance (D21). */
export const recurso = pgTable(
  'recurso',
  {
    id: id(),
    versao: versao(),
    aprovacaoId: integer()
      .notNull()
      .references(() => projetoAprovacao.id),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    mensagem: text().notNull(),
    feedback: text(),
    status: text().notNull(),
    criadoEm: instant().notNull(),
    decididoEm: instant(),
    decididoPorId: integer().references(() => professor.id),
    original: jsonb(),
    corrigido: jsonb(),
    /** The version in force once it was decided; null before versions were kept (D42). */
    resultadoNumero: integer(),
  },
  (t) => [
    index('recurso_aprovacao').on(t.aprovacaoId),
    uniqueIndex('recurso_um_pendente').on(t.aprovacaoId).where(sql`${t.status} = 'PENDENTE'`),
    check('recurso_status_valido', sql`${t.status} in ('PENDENTE','ACEITO','RECUSADO')`),
    check('recurso_decidido_tem_instante', sql`(${t.status} = 'PENDENTE') = (${t.decididoEm} is null)`),
    check(
      'recurso_aceito_guarda_notas',
      sql`(${t.status} = 'ACEITO') = (${t.original} is not null and ${t.corrigido} is not null)`,
    ),
  ],
);
