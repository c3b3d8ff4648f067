import { listarAuditoria } from './use-cases/listar-auditoria.ts';
import { listarPendenciasDeDados } from './use-cases/listar-pendencias.ts';

export const handlersDaAuditoria = { listarAuditoria, listarPendenciasDeDados };
