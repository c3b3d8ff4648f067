import {
  atualizarEdital,
  criarEdital,
  encerrarInscricoes,
  listarEditais,
  listarEditaisAbertos,
  listarEditaisNaoEncerrados,
} from './use-cases/editais.ts';

export const handlersDoEdital = {
  listarEditais,
  listarTodosOsEditais: listarEditais,
  listarEditaisNaoEncerrados,
  listarEditaisAbertos,
  criarEdital,
  atualizarEdital,
  encerrarInscricoes,
};
