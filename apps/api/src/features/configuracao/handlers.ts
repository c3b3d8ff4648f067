import { guardarArquivo } from '../arquivo/use-cases/guardar-arquivo.ts';
import {
  atualizarConfiguracao,
  coresPublicas,
  instituicaoPublica,
  lerConfiguracao,
  lerEfeitoDoFuso,
  logoPublico,
} from './use-cases/configuracoes.ts';
import {
  listarModelosDeEmail,
  mudarModeloDeEmail,
  preverModeloDeEmail,
} from './use-cases/modelos-de-email.ts';

export const handlersDaConfiguracao = {
  lerConfiguracao,
  atualizarConfiguracao,
  lerEfeitoDoFuso,
  enviarLogo: guardarArquivo('logo'),
  instituicaoPublica,
  coresPublicas,
  logoPublico,
  listarModelosDeEmail,
  mudarModeloDeEmail,
  preverModeloDeEmail,
};
