import { estudanteAtual } from './use-cases/estudante-atual.ts';

export const handlersDoEstudante = { estudanteAtual };
