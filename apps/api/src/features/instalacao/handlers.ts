import { abrirInstalacao } from './use-cases/abrir-instalacao.ts';
import { concluirInstalacao } from './use-cases/concluir-instalacao.ts';
import { dispensarPendencia, pendenciasDaInstalacao } from './use-cases/pendencias.ts';
import { testarEmailDaInstalacao } from './use-cases/testar-email.ts';

export const handlersDaInstalacao = {
  abrirInstalacao,
  testarEmailDaInstalacao,
  concluirInstalacao,
  pendenciasDaInstalacao,
  dispensarPendencia,
};
