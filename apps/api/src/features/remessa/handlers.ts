import { cancelarRemessa } from './use-cases/cancelar.ts';
import { gerarRemessa, preverRemessa } from './use-cases/gerar.ts';
import {
  apagarLayoutDaRemessa,
  criarLayoutDaRemessa,
  guardarLayoutDaRemessa,
  listarLayoutsDaRemessa,
} from './use-cases/layouts.ts';
import { baixarRemessa, lerRemessa, lerRemessasDaFolha } from './use-cases/ler.ts';
import { guardarPagador, lerPagador } from './use-cases/pagador.ts';
import { lerRetorno, preverRetorno, registrarResultado } from './use-cases/retorno.ts';

export const handlersDaRemessa = {
  lerPagador,
  guardarPagador,
  listarLayoutsDaRemessa,
  criarLayoutDaRemessa,
  guardarLayoutDaRemessa,
  apagarLayoutDaRemessa,
  lerRemessasDaFolha,
  preverRemessa,
  gerarRemessa,
  lerRemessa,
  baixarRemessa,
  cancelarRemessa,
  registrarResultado,
  preverRetorno,
  lerRetorno,
};
