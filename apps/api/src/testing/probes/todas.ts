import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import type { Probe } from '../access/derived.ts';
import { probeOf } from '../access/derived.ts';
import type { Sonda } from '../access/probe.ts';
import { sondasDoAcompanhamento } from './acompanhamento.ts';
import { sondasDaAuditoria } from './auditoria.ts';
import { sondasDaAvaliacao } from './avaliacao.ts';
import { sondasDoBanco } from './banco.ts';
import { sondasDaBusca } from './busca.ts';
import { sondasDosCadastros } from './cadastros.ts';
import { sondasDaConfiguracao } from './configuracao.ts';
import { sondasDaConta } from './conta.ts';
import { sondasDaContestacao } from './contestacao.ts';
import { sondasDaCoordenacao } from './coordenacao.ts';
import { sondasDaDecisao } from './decisao.ts';
import { sondasDaDeclaracao } from './declaracao.ts';
import { sondasDaDesistencia } from './desistencia.ts';
import { sondasDoEdital } from './edital.ts';
import { sondasDoEstudante } from './estudante.ts';
import { sondasDoFator } from './fator.ts';
import { sondasDaFrequencia } from './frequencia.ts';
import { sondasDaHomologacao } from './homologacao.ts';
import { sondasDoImpedimento } from './impedimento.ts';
import { sondasDaImportacao } from './importacao.ts';
import { sondasDaInstalacao } from './instalacao.ts';
import { sondasDoInstrutor } from './instrutor.ts';
import { sondasDaJanela } from './janela.ts';
import { sondasDoPagamento } from './pagamento.ts';
import { sondasDoPainel } from './painel.ts';
import { sondasDaPorta } from './porta.ts';
import { sondasDoProjeto } from './projeto.ts';
import { sondasDaPublicacao } from './publicacao.ts';
import { sondasDoRecurso } from './recurso.ts';
import { sondasDoRelatorio } from './relatorio.ts';
import { sondasDaRemessa } from './remessa.ts';
import { sondasDoResultado } from './resultado.ts';
import { sondasDaReuniao } from './reuniao.ts';
import { sondasDoSistema } from './sistema.ts';
import { sondasDoSorteio } from './sorteio.ts';
import { sondasDaTarefa } from './tarefa.ts';
import { sondasDoTermo } from './termo.ts';
import { sondasDoWebhook } from './webhook.ts';

/** Each area's probes; a call without a probe does not type-check. */
const escritas: Readonly<Record<NomeDaChamada, Sonda>> = {
  ...sondasDaConta,
  ...sondasDaPorta,
  ...sondasDoFator,
  ...sondasDosCadastros,
  ...sondasDaImportacao,
  ...sondasDaConfiguracao,
  ...sondasDoTermo,
  ...sondasDoEdital,
  ...sondasDoProjeto,
  ...sondasDoAcompanhamento,
  ...sondasDaCoordenacao,
  ...sondasDaContestacao,
  ...sondasDaAvaliacao,
  ...sondasDoRecurso,
  ...sondasDoResultado,
  ...sondasDaPublicacao,
  ...sondasDoImpedimento,
  ...sondasDoSorteio,
  ...sondasDaHomologacao,
  ...sondasDaReuniao,
  ...sondasDaInstalacao,
  ...sondasDaDesistencia,
  ...sondasDoInstrutor,
  ...sondasDaFrequencia,
  ...sondasDoRelatorio,
  ...sondasDoPagamento,
  ...sondasDaDeclaracao,
  ...sondasDaAuditoria,
  ...sondasDaDecisao,
  ...sondasDoPainel,
  ...sondasDaJanela,
  ...sondasDoSistema,
  ...sondasDaTarefa,
  ...sondasDaBusca,
  ...sondasDoWebhook,
  ...sondasDoBanco,
  ...sondasDaRemessa,
  ...sondasDoEstudante,
};

/** The probe of every call of the contract. */
export const sondas = Object.fromEntries(
  Object.entries(escritas).map(([nome, sonda]) => [nome, probeOf(nome as NomeDaChamada, sonda)]),
) as Readonly<Record<NomeDaChamada, Probe>>;
