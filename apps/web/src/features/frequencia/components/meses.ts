import { nomeDoMes } from '@instrutoria/domain/kernel/datas.ts';

export const MESES = Array.from({ length: 12 }, (_, i) => nomeDoMes(i + 1));
