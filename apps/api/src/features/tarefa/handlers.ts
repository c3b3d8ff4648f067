import { lembrarCoordenadores } from './use-cases/lembrar-coordenadores.ts';
import { listarTarefas } from './use-cases/listar-tarefas.ts';

export const handlersDaTarefa = { listarTarefas, lembrarCoordenadores };
