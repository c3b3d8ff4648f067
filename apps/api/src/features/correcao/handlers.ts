import {
  decidirAnulacao,
  lerAnulacao,
  proporAnulacao,
  responderAnulacao,
} from './use-cases/anular-resultado.ts';
import { corrigirResultado } from './use-cases/corrigir-resultado.ts';
import { simularCorrecao } from './use-cases/simular-correcao.ts';
import { tirarDoEdital } from './use-cases/tirar-do-edital.ts';

export const handlersDaCorrecao = {
  tirarDoEdital,
  simularCorrecao,
  corrigirResultado,
  proporAnulacao,
  lerAnulacao,
  responderAnulacao,
  decidirAnulacao,
};
