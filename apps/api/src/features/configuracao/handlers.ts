import { guardarArquivo } from '../arquivo/use-cases/guardar-arquivo.ts';
import {
  atualizarConfiguracao,
  instituicaoPublica,
  lerConfiguracao,
  logoPublico,
} from './use-cases/configuracoes.ts';

export const handlersDaConfiguracao = {
  lerConfiguracao,
  atualizarConfiguracao,
  enviarLogo: guardarArquivo('logo'),
  instituicaoPublica,
  logoPublico,
};
