import { listarAuditoria } from './use-cases/listar-auditoria.ts';

export const handlersDaAuditoria = { listarAuditoria };
