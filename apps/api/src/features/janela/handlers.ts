import { lerCalendario } from './use-cases/calendario.ts';
import { listarJanelas } from './use-cases/ler-janelas.ts';
import { listarProrrogacoes, registrarProrrogacao } from './use-cases/prorrogacoes.ts';
import { simularData } from './use-cases/simular-data.ts';

export const handlersDaJanela = {
  listarJanelas,
  listarProrrogacoes,
  registrarProrrogacao,
  lerCalendario,
  simularData,
};
