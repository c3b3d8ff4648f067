import { compararVersoes } from './use-cases/comparar-versoes.ts';
import {
  baixarVersao,
  baixarVersaoEmCsv,
  lerPaginaDoResultado,
  lerPaginaDosResultados,
  lerResultados,
  lerSorteiosPublicos,
  lerVersao,
  listarResultados,
  listarVersoes,
} from './use-cases/ler-resultados.ts';
import { marcarResultadoLido } from './use-cases/marcar-resultado-lido.ts';

export const handlersDoResultado = {
  lerResultados,
  listarResultados,
  listarVersoes,
  lerVersao,
  lerSorteiosPublicos,
  compararVersoes,
  baixarVersao,
  lerPaginaDosResultados,
  lerPaginaDoResultado,
  baixarVersaoEmCsv,
  marcarResultadoLido,
};
