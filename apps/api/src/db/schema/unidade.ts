import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';

export const unidade = pgTable('unidade', { id: id(), nome: text().notNull(), cidade: text().notNull() });

export const programa = pgTable('programa', { id: id(), nome: text().notNull() }, (t) => [
  uniqueIndex('programa_nome_unico').on(t.nome),
]);
