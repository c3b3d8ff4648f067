import { listarTarefas } from './use-cases/listar-tarefas.ts';

export const handlersDaTarefa = { listarTarefas };
