import { anunciarEventoDoSorteio, listarEventosDoSorteio } from './use-cases/eventos.ts';
import { exportarSorteio, lerDistribuicao, lerSorteio } from './use-cases/ler-sorteios.ts';
import { cancelarSorteio, sortear } from './use-cases/sortear.ts';

export const handlersDoSorteio = {
  lerDistribuicao,
  listarEventosDoSorteio,
  anunciarEventoDoSorteio,
  sortear,
  lerSorteio,
  cancelarSorteio,
  exportarSorteio,
};
