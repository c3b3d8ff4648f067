import { estudanteAtual } from './use-cases/estudante-atual.ts';
import { handlersDosVinculosDoEstudante } from './vinculos-handlers.ts';

export const handlersDoEstudante = { estudanteAtual, ...handlersDosVinculosDoEstudante };
