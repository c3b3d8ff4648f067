import { nomeDoMes } from '@instrutoria/domain/kernel/datas.ts';

/** The months as people read them, January first. */
export const MESES = Array.from({ length: 12 }, (_, i) => nomeDoMes(i + 1));
