import { guardarArquivo } from '../arquivo/use-cases/guardar-arquivo.ts';
import { anexarAoMes, contestarMes, retirarContestacao } from './use-cases/contestar.ts';
import { lerAnexoDoMes, listarContestacoes, responderContestacao } from './use-cases/responder.ts';

export const handlersDaContestacao = {
  anexarAoMes: anexarAoMes(guardarArquivo('anexoDaContestacao')),
  contestarMes,
  retirarContestacao,
  listarContestacoes,
  lerAnexoDoMes,
  responderContestacao,
};
