import { lerCalendario } from './use-cases/calendario.ts';
import { listarJanelas } from './use-cases/ler-janelas.ts';
import { encerrarProrrogacao, listarProrrogacoes, registrarProrrogacao } from './use-cases/prorrogacoes.ts';
import { simularData } from './use-cases/simular-data.ts';

export const handlersDaJanela = {
  listarJanelas,
  listarProrrogacoes,
  registrarProrrogacao,
  encerrarProrrogacao,
  lerCalendario,
  simularData,
};
