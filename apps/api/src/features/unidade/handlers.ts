import { atualizarUnidade, criarUnidade, excluirUnidade, listarUnidades } from './use-cases/unidades.ts';

export const handlersDaUnidade = { listarUnidades, criarUnidade, atualizarUnidade, excluirUnidade };
