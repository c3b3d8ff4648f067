import {
  acompanharProjeto,
  lerHistoricoDoProjeto,
  listarCartasDoProjeto,
} from './use-cases/acompanhar-projeto.ts';

export const handlersDoAcompanhamento = { acompanharProjeto, lerHistoricoDoProjeto, listarCartasDoProjeto };
