import { guardarArquivo } from '../arquivo/use-cases/guardar-arquivo.ts';
import { passarListaDeSuplentes } from './use-cases/passar-lista.ts';
import {
  chamarSuplente,
  declinarSuplente,
  lerRecusaDeSuplente,
  lerSuplentes,
  responderChamado,
} from './use-cases/suplentes.ts';

export const handlersDosSuplentes = {
  lerSuplentes,
  chamarSuplente,
  declinarSuplente,
  enviarRecusaDeSuplente: guardarArquivo('recusaDeSuplente'),
  lerRecusaDeSuplente,
  passarListaDeSuplentes,
  responderChamado,
};
