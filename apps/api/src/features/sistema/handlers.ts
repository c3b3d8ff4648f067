import { docs, openapi } from './use-cases/documentos.ts';
import { dataAtual, saudePronta, saudeViva } from './use-cases/sistema.ts';

export const handlersDoSistema = { dataAtual, saudeViva, saudePronta, openapi, docs };
