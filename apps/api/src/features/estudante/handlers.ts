import { estudanteAtual } from './use-cases/estudante-atual.ts';
import { encerrarSessoesDoEstudante, sairDoEstudante } from './use-cases/sair.ts';
import { handlersDosVinculosDoEstudante } from './vinculos-handlers.ts';

export const handlersDoEstudante = {
  estudanteAtual,
  sairDoEstudante,
  encerrarSessoesDoEstudante,
  ...handlersDosVinculosDoEstudante,
};
