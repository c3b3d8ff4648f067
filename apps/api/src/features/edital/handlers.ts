import {
  atualizarEdital,
  criarEdital,
  encerrarInscricoes,
  listarEditais,
  listarEditaisAbertos,
  listarEditaisNaoEncerrados,
} from './use-cases/editais.ts';
import { aceitaAlterarInstrutores, arquivarEdital, iniciarDecisao } from './use-cases/mudar-de-fase.ts';

export const handlersDoEdital = {
  listarEditais,
  listarTodosOsEditais: listarEditais,
  listarEditaisNaoEncerrados,
  listarEditaisAbertos,
  criarEdital,
  atualizarEdital,
  encerrarInscricoes,
  arquivarEdital,
  iniciarDecisao,
  aceitaAlterarInstrutores,
};
