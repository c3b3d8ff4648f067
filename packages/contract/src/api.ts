import { rotasDoAcompanhamento } from './acompanhamento/contrato.ts';
import { rotasDaAuditoria } from './auditoria/contrato.ts';
import { rotasDaAvaliacao } from './avaliacao/contrato.ts';
import { rotasDoAviso } from './aviso/contrato.ts';
import { rotasDoBanco } from './banco/contrato.ts';
import { rotasDoBarema } from './barema/contrato.ts';
import { rotasDaBusca } from './busca/contrato.ts';
import { rotasDaConfiguracao } from './configuracao/contrato.ts';
import { rotasDaConta } from './conta/contrato.ts';
import { rotasDaContestacao } from './contestacao/contrato.ts';
import { rotasDaCoordenacao } from './coordenacao/contrato.ts';
import { rotasDaCorrecao } from './correcao/contrato.ts';
import { rotasDaDecisao } from './decisao/contrato.ts';
import { rotasDaDeclaracao } from './declaracao/contrato.ts';
import { rotasDaDesignacao } from './designacao/contrato.ts';
import { rotasDaDesistencia } from './desistencia/contrato.ts';
import { rotasDaDisciplina } from './disciplina/contrato.ts';
import { rotasDoEdital } from './edital/contrato.ts';
import { rotasDoEstudante } from './estudante/contrato.ts';
import { rotasDoFator } from './fator/contrato.ts';
import { rotasDaFrequencia } from './frequencia/contrato.ts';
import { rotasDaHomologacao } from './homologacao/contrato.ts';
import { rotasDoImpedimento } from './impedimento/contrato.ts';
import { rotasDaImportacao } from './importacao/contrato.ts';
import { rotasDaInstalacao } from './instalacao/contrato.ts';
import { rotasDoInstrutor } from './instrutor/contrato.ts';
import { rotasDaJanela } from './janela/contrato.ts';
import { rotasDoPacote } from './pacote/contrato.ts';
import { rotasDoPagamento } from './pagamento/contrato.ts';
import { rotasDoPainel } from './painel/contrato.ts';
import { rotasDaPorta } from './porta/contrato.ts';
import { rotasDoPrograma } from './programa/contrato.ts';
import { rotasDoProjeto } from './projeto/contrato.ts';
import { rotasDaPublicacao } from './publicacao/contrato.ts';
import { rotasDoRanque } from './ranque/contrato.ts';
import { rotasDoRecurso } from './recurso/contrato.ts';
import { rotasDoRelatorio } from './relatorio/contrato.ts';
import { rotasDaRemessa } from './remessa/contrato.ts';
import { rotasDoResultado } from './resultado/contrato.ts';
import { rotasDaReuniao } from './reuniao/contrato.ts';
import { rotasDoSistema } from './sistema/contrato.ts';
import { rotasDoSorteio } from './sorteio/contrato.ts';
import { rotasDoSuplente } from './suplente/contrato.ts';
import { rotasDaTarefa } from './tarefa/contrato.ts';
import { rotasDoTermo } from './termo/contrato.ts';
import { rotasDaUnidade } from './unidade/contrato.ts';
import { rotasDoWebhook } from './webhook/contrato.ts';

export const rotas = {
  ...rotasDaConta,
  ...rotasDaPorta,
  ...rotasDoFator,
  ...rotasDaUnidade,
  ...rotasDoPrograma,
  ...rotasDoAviso,
  ...rotasDaConfiguracao,
  ...rotasDaInstalacao,
  ...rotasDaImportacao,
  ...rotasDaDisciplina,
  ...rotasDoEdital,
  ...rotasDoBarema,
  ...rotasDoProjeto,
  ...rotasDoAcompanhamento,
  ...rotasDaCoordenacao,
  ...rotasDaDesignacao,
  ...rotasDaAvaliacao,
  ...rotasDoRanque,
  ...rotasDaDecisao,
  ...rotasDoImpedimento,
  ...rotasDoSorteio,
  ...rotasDaHomologacao,
  ...rotasDaReuniao,
  ...rotasDoRecurso,
  ...rotasDoResultado,
  ...rotasDaPublicacao,
  ...rotasDaCorrecao,
  ...rotasDoSuplente,
  ...rotasDaDesistencia,
  ...rotasDoInstrutor,
  ...rotasDaFrequencia,
  ...rotasDaContestacao,
  ...rotasDoRelatorio,
  ...rotasDaJanela,
  ...rotasDoPacote,
  ...rotasDoPagamento,
  ...rotasDaDeclaracao,
  ...rotasDoPainel,
  ...rotasDaTarefa,
  ...rotasDaBusca,
  ...rotasDaAuditoria,
  ...rotasDoSistema,
  ...rotasDoWebhook,
  ...rotasDoBanco,
  ...rotasDaRemessa,
  ...rotasDoEstudante,
  ...rotasDoTermo,
} as const;
export type Api = typeof rotas;
export type NomeDaChamada = keyof Api;
