import { aceitarAvaliacao } from './use-cases/aceitar-avaliacao.ts';
import { avaliar } from './use-cases/avaliar.ts';
import { exportarJulgamento } from './use-cases/exportar-julgamento.ts';
import {
  lerAprovacao,
  lerAprovacaoDoProjeto,
  listarAvaliacoesDoAvaliador,
} from './use-cases/ler-aprovacoes.ts';
import { lerJulgamento } from './use-cases/ler-julgamento.ts';
import { lerVersoesDaAvaliacao, reabrirAvaliacao } from './use-cases/reabrir-avaliacao.ts';
import { recusarAvaliacao } from './use-cases/recusar-avaliacao.ts';
import { salvarFase1 } from './use-cases/salvar-fase1.ts';
import { salvarFase2 } from './use-cases/salvar-fase2.ts';

export const handlersDaAvaliacao = {
  reabrirAvaliacao,
  lerVersoesDaAvaliacao,
  lerAprovacaoDoProjeto,
  lerAprovacao,
  listarAvaliacoesDoAvaliador,
  aceitarAvaliacao,
  recusarAvaliacao,
  salvarFase1,
  salvarFase2,
  avaliar,
  lerJulgamento,
  exportarJulgamento,
};
