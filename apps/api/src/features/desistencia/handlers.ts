import { guardarArquivo } from '../arquivo/use-cases/guardar-arquivo.ts';
import { desfazerDesistencia } from './use-cases/desfazer.ts';
import { consultarSobreDesistencia, desistirDoProjeto } from './use-cases/desistir.ts';
import { lerDesistencia, lerPedidoDeDesistencia } from './use-cases/ler-desistencia.ts';

export const handlersDaDesistencia = {
  lerDesistencia,
  consultarSobreDesistencia,
  desistirDoProjeto,
  desfazerDesistencia,
  enviarPedidoDeDesistencia: guardarArquivo('pedidoDeDesistencia'),
  lerPedidoDeDesistencia,
};
