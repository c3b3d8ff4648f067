import { atualizarPrograma, criarPrograma, excluirPrograma, listarProgramas } from './use-cases/programas.ts';

export const handlersDoPrograma = { listarProgramas, criarPrograma, atualizarPrograma, excluirPrograma };
