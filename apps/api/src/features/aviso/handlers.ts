import { atualizarAviso, criarAviso, excluirAviso, listarAvisos } from './use-cases/avisos.ts';

export const handlersDoAviso = { listarAvisos, criarAviso, atualizarAviso, excluirAviso };
