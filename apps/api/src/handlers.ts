import type { Api, NomeDaChamada } from '@instrutoria/contract/api.ts';
import type { ComPreparo, Executar } from './context.ts';
import { handlersDoAcompanhamento } from './features/acompanhamento/handlers.ts';
import { handlersDaAuditoria } from './features/auditoria/handlers.ts';
import { handlersDaAvaliacao } from './features/avaliacao/handlers.ts';
import { handlersDoAviso } from './features/aviso/handlers.ts';
import { handlersDoBanco } from './features/banco/handlers.ts';
import { handlersDaBusca } from './features/busca/handlers.ts';
import { handlersDaConfiguracao } from './features/configuracao/handlers.ts';
import { handlersDaConta } from './features/conta/handlers.ts';
import { pedirFator } from './features/conta/use-cases/concluir-segundo-fator.ts';
import { encerrarConta } from './features/conta/use-cases/encerrar-conta.ts';
import { entrar } from './features/conta/use-cases/entrar.ts';
import { handlersDaContestacao } from './features/contestacao/handlers.ts';
import { handlersDaCoordenacao } from './features/coordenacao/handlers.ts';
import { handlersDaCorrecao } from './features/correcao/handlers.ts';
import { handlersDaDecisao } from './features/decisao/handlers.ts';
import { handlersDaDeclaracao } from './features/declaracao/handlers.ts';
import { handlersDaDesignacao } from './features/designacao/handlers.ts';
import { handlersDaDesistencia } from './features/desistencia/handlers.ts';
import { handlersDaDisciplina } from './features/disciplina/handlers.ts';
import { handlersDoEdital } from './features/edital/handlers.ts';
import { handlersDoEstudante } from './features/estudante/handlers.ts';
import { entradaPorSenha } from './features/estudante/sessao-repository.ts';
import { handlersDaFrequencia } from './features/frequencia/handlers.ts';
import { handlersDaHomologacao } from './features/homologacao/handlers.ts';
import { handlersDoImpedimento } from './features/impedimento/handlers.ts';
import { handlersDaImportacao } from './features/importacao/handlers.ts';
import { handlersDaInstalacao } from './features/instalacao/handlers.ts';
import { handlersDoInstrutor } from './features/instrutor/handlers.ts';
import { handlersDaJanela } from './features/janela/handlers.ts';
import { handlersDoPacote } from './features/pacote/handlers.ts';
import { handlersDoPagamento } from './features/pagamento/handlers.ts';
import { handlersDoPainel } from './features/painel/handlers.ts';
import { handlersDaPorta } from './features/porta/handlers.ts';
import { handlersDoPrograma } from './features/programa/handlers.ts';
import { apagarRascunhosDe } from './features/projeto/encerramento-da-conta-repository.ts';
import { handlersDoProjeto } from './features/projeto/handlers.ts';
import { handlersDaPublicacao } from './features/publicacao/handlers.ts';
import { handlersDoRanque } from './features/ranque/handlers.ts';
import { handlersDoRecurso } from './features/recurso/handlers.ts';
import { handlersDoRelatorio } from './features/relatorio/handlers.ts';
import { handlersDaRemessa } from './features/remessa/handlers.ts';
import { handlersDoResultado } from './features/resultado/handlers.ts';
import { handlersDaReuniao } from './features/reuniao/handlers.ts';
import { handlersDoSistema } from './features/sistema/handlers.ts';
import { handlersDoSorteio } from './features/sorteio/handlers.ts';
import { handlersDosSuplentes } from './features/suplente/handlers.ts';
import { handlersDaTarefa } from './features/tarefa/handlers.ts';
import { handlersDoTermo } from './features/termo/handlers.ts';
import { handlersDaUnidade } from './features/unidade/handlers.ts';
import { handlersDoWebhook } from './features/webhook/handlers.ts';

// biome-ignore lint/suspicious/noExplicitAny: what `preparar` hands to `executar` is each act's own affair
type HandlerOf<K extends NomeDaChamada> = Executar<Api[K]> | ComPreparo<Api[K], any>;
type Handlers = { readonly [K in NomeDaChamada]: HandlerOf<K> };
export type AnyHandler = Handlers[NomeDaChamada];

/** A missing act, or one of the wrong type, does not type-check. */
export const handlers: Handlers = {
  ...handlersDaConta,
  entrar: entrar(pedirFator, entradaPorSenha),
  encerrarConta: encerrarConta(apagarRascunhosDe),
  ...handlersDaPorta,
  ...handlersDaUnidade,
  ...handlersDoPrograma,
  ...handlersDoAviso,
  ...handlersDaConfiguracao,
  ...handlersDaInstalacao,
  ...handlersDaImportacao,
  ...handlersDaDisciplina,
  ...handlersDoEdital,
  ...handlersDoProjeto,
  ...handlersDoAcompanhamento,
  ...handlersDaCoordenacao,
  ...handlersDaDesignacao,
  ...handlersDaAvaliacao,
  ...handlersDoRanque,
  ...handlersDaDecisao,
  ...handlersDosSuplentes,
  ...handlersDaCorrecao,
  ...handlersDoImpedimento,
  ...handlersDoSorteio,
  ...handlersDaHomologacao,
  ...handlersDaReuniao,
  ...handlersDaDesistencia,
  ...handlersDoInstrutor,
  ...handlersDaFrequencia,
  ...handlersDaContestacao,
  ...handlersDoRelatorio,
  ...handlersDaJanela,
  ...handlersDoPacote,
  ...handlersDoPagamento,
  ...handlersDaDeclaracao,
  ...handlersDoPainel,
  ...handlersDaTarefa,
  ...handlersDaBusca,
  ...handlersDoRecurso,
  ...handlersDoResultado,
  ...handlersDaPublicacao,
  ...handlersDaAuditoria,
  ...handlersDoSistema,
  ...handlersDoWebhook,
  ...handlersDoBanco,
  ...handlersDaRemessa,
  ...handlersDoEstudante,
  ...handlersDoTermo,
};
