import { aprovarInstrutores } from './use-cases/aprovar-instrutores.ts';
import { decidirVarios } from './use-cases/decidir-varios.ts';
import { enviarASecretaria } from './use-cases/enviar-a-secretaria.ts';
import { lerDecisao } from './use-cases/ler-decisao.ts';
import { listarNaSecretaria } from './use-cases/listar-na-secretaria.ts';
import { listarParaDecidir } from './use-cases/listar-para-decidir.ts';
import { publicarResultadoFinal } from './use-cases/publicar-resultado-final.ts';
import { publicarResultados } from './use-cases/publicar-resultados.ts';

export const handlersDaDecisao = {
  listarParaDecidir,
  aprovarInstrutores,
  lerDecisao,
  decidirVarios,
  enviarASecretaria,
  listarNaSecretaria,
  publicarResultados,
  publicarResultadoFinal,
};
