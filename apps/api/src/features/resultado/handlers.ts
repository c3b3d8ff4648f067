import {
  baixarVersao,
  lerResultados,
  lerVersao,
  listarResultados,
  listarVersoes,
} from './use-cases/ler-resultados.ts';

export const handlersDoResultado = {
  lerResultados,
  listarResultados,
  listarVersoes,
  lerVersao,
  baixarVersao,
};
