import { buscar } from './use-cases/buscar.ts';

export const handlersDaBusca = { buscar };
