import { guardarArquivo } from '../arquivo/use-cases/guardar-arquivo.ts';
import {
  atualizarConfiguracao,
  coresPublicas,
  instituicaoPublica,
  lerConfiguracao,
  lerEfeitoDoFuso,
  logoPublico,
} from './use-cases/configuracoes.ts';

export const handlersDaConfiguracao = {
  lerConfiguracao,
  atualizarConfiguracao,
  lerEfeitoDoFuso,
  enviarLogo: guardarArquivo('logo'),
  instituicaoPublica,
  coresPublicas,
  logoPublico,
};
