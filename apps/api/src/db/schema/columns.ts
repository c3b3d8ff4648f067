import { date, integer, numeric, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
export const day = () => date({ mode: 'string' });
export const versao = () => integer().notNull().default(1);

/** One decimal, −1 for 'não se aplica'. */
export const horas = () => numeric({ precision: 4, scale: 1, mode: 'number' });
export const MES_VALIDO = '^[1-9][0-9]{3}-(0[1-9]|1[0-2])$';
