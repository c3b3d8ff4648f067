import { guardarArquivo } from '../arquivo/use-cases/guardar-arquivo.ts';
import { aceitarAvaliacao } from './use-cases/aceitar-avaliacao.ts';
import {
  decidirAnulacao,
  lerAnulacao,
  proporAnulacao,
  responderAnulacao,
} from './use-cases/anular-resultado.ts';
import { aprovarInstrutores } from './use-cases/aprovar-instrutores.ts';
import {
  designarVarios,
  lembrarVarios,
  retirarVarios,
  substituirVarios,
} from './use-cases/atos-em-varios.ts';
import { avaliar } from './use-cases/avaliar.ts';
import { corrigirResultado } from './use-cases/corrigir-resultado.ts';
import { decidirVarios } from './use-cases/decidir-varios.ts';
import { designarAvaliador } from './use-cases/designar-avaliador.ts';
import { lerAvaliacoesDoProjeto, manterCombinacao, pedirMaisUmAvaliador } from './use-cases/divergencia.ts';
import { enviarASecretaria } from './use-cases/enviar-a-secretaria.ts';
import { exportarJulgamento } from './use-cases/exportar-julgamento.ts';
import { exportarRanqueTipoI, exportarRanqueTipoII } from './use-cases/exportar-ranque.ts';
import { lembrarAvaliadores } from './use-cases/lembrar-avaliadores.ts';
import {
  lerAprovacao,
  lerAprovacaoDoProjeto,
  listarAvaliacoesDoAvaliador,
} from './use-cases/ler-aprovacoes.ts';
import { lerDecisao } from './use-cases/ler-decisao.ts';
import {
  listarAvaliacoes,
  listarCandidatos,
  listarDesignacoes,
  listarNaoDesignados,
  verificarAvaliacao,
} from './use-cases/ler-designacoes.ts';
import { lerJulgamento } from './use-cases/ler-julgamento.ts';
import { listarNaSecretaria } from './use-cases/listar-na-secretaria.ts';
import { listarParaDecidir } from './use-cases/listar-para-decidir.ts';
import { listarProjetosDoEdital } from './use-cases/listar-projetos-do-edital.ts';
import { passarListaDeSuplentes } from './use-cases/passar-lista.ts';
import { publicarResultadoFinal } from './use-cases/publicar-resultado-final.ts';
import { publicarResultados } from './use-cases/publicar-resultados.ts';
import { ranqueTipoI, ranqueTipoII } from './use-cases/ranque.ts';
import { lerVersoesDaAvaliacao, reabrirAvaliacao } from './use-cases/reabrir-avaliacao.ts';
import { recusarAvaliacao } from './use-cases/recusar-avaliacao.ts';
import { retirarDesignacao } from './use-cases/retirar-designacao.ts';
import { salvarFase1 } from './use-cases/salvar-fase1.ts';
import { salvarFase2 } from './use-cases/salvar-fase2.ts';
import { simularCorrecao } from './use-cases/simular-correcao.ts';
import { substituirAvaliador } from './use-cases/substituir-avaliador.ts';
import {
  chamarSuplente,
  declinarSuplente,
  lerRecusaDeSuplente,
  lerSuplentes,
  responderChamado,
} from './use-cases/suplentes.ts';
import { tirarDoEdital } from './use-cases/tirar-do-edital.ts';

export const handlersDaAvaliacao = {
  designarAvaliador,
  substituirAvaliador,
  retirarDesignacao,
  reabrirAvaliacao,
  lerVersoesDaAvaliacao,
  lerAvaliacoesDoProjeto,
  pedirMaisUmAvaliador,
  manterCombinacao,
  lembrarAvaliadores,
  designarVarios,
  substituirVarios,
  retirarVarios,
  lembrarVarios,
  listarAvaliacoes,
  lerAprovacaoDoProjeto,
  lerAprovacao,
  listarAvaliacoesDoAvaliador,
  listarNaoDesignados,
  listarDesignacoes,
  listarProjetosDoEdital,
  listarCandidatos,
  aceitarAvaliacao,
  recusarAvaliacao,
  salvarFase1,
  salvarFase2,
  avaliar,
  verificarAvaliacao,
  ranqueTipoI,
  ranqueTipoII,
  exportarRanqueTipoI,
  exportarRanqueTipoII,
  listarParaDecidir,
  aprovarInstrutores,
  lerDecisao,
  decidirVarios,
  lerJulgamento,
  exportarJulgamento,
  enviarASecretaria,
  listarNaSecretaria,
  publicarResultados,
  publicarResultadoFinal,
  lerSuplentes,
  tirarDoEdital,
  chamarSuplente,
  declinarSuplente,
  enviarRecusaDeSuplente: guardarArquivo('recusaDeSuplente'),
  lerRecusaDeSuplente,
  passarListaDeSuplentes,
  responderChamado,
  simularCorrecao,
  corrigirResultado,
  proporAnulacao,
  lerAnulacao,
  responderAnulacao,
  decidirAnulacao,
};
