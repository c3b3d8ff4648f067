import { corrigirResultado } from './use-cases/corrigir-resultado.ts';
import {
  baixarVersao,
  lerResultados,
  lerVersao,
  listarResultados,
  listarVersoes,
} from './use-cases/ler-resultados.ts';
import { simularCorrecao } from './use-cases/simular-correcao.ts';

export const handlersDoResultado = {
  lerResultados,
  listarResultados,
  listarVersoes,
  lerVersao,
  baixarVersao,
  simularCorrecao,
  corrigirResultado,
};
