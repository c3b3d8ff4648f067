import { baixarErrosDaImportacao, confirmarImportacao, lerPrevia } from './use-cases/confirmar.ts';
import { desfazerImportacao } from './use-cases/desfazer.ts';
import {
  descartarPrevia,
  enviarPlanilha,
  escolherColunas,
  lerImportacao,
  listarImportacoes,
} from './use-cases/previas.ts';

export const handlersDaImportacao = {
  listarImportacoes,
  enviarPlanilha,
  lerImportacao,
  escolherColunas,
  lerPrevia,
  baixarErrosDaImportacao,
  confirmarImportacao,
  desfazerImportacao,
  descartarPrevia,
};
