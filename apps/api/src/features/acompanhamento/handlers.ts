import { acompanharProjeto, lerHistoricoDoProjeto } from './use-cases/acompanhar-projeto.ts';

export const handlersDoAcompanhamento = { acompanharProjeto, lerHistoricoDoProjeto };
