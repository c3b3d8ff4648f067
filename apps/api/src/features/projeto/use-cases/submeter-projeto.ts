import type { Api } from '@instrutoria/contract/api.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirLivre } from '@instrutoria/domain/kernel/maquina.ts';
import { foraDoPrazo } from '@instrutoria/domain/projeto/maquina.ts';
import { visaoDoProjeto } from '@instrutoria/domain/projeto/policies.ts';
import { problemasDaProposta } from '@instrutoria/domain/projeto/rules/proposta.ts';
import { submeter } from '@instrutoria/domain/projeto/transitions.ts';
import type { Projeto, Proposta } from '@instrutoria/domain/projeto/types.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { lerFuso } from '../../../db/configuracao.ts';
import { auditar } from '../../auditoria/repository.ts';
import { marcarSeNaoConfirmado } from '../../conta/link-de-confirmacao-repository.ts';
import { lerEditais, segurarEdital } from '../../edital/repository.ts';
import { lerProjetoInteiro } from '../queries.ts';
import { comMudancas, inserirProjeto, salvarProjeto } from '../repository.ts';
import {
  colunasDaProposta,
  editalDesconhecido,
  exigirProprioCoordenador,
  gravarLigacoes,
  problemasDasReferenciasExternas,
  projetoVazio,
  travarMeuProjeto,
} from './gravar-proposta.ts';
import { enviadosNoEdital } from './limite-por-coordenador.ts';
import { lugaresComNomes } from './nomes.ts';
import { propostaRecebida, sanearProposta, sobreGuardada } from './proposta-recebida.ts';
import { enviarRecibo } from './recibo.ts';

export async function lerComoDono(ctx: Contexto, id: number): Promise<Projeto> {
  const projeto = await lerProjetoInteiro(ctx.db, id, ctx.agora, visaoDoProjeto(ctx.usuario.tipo, 'dono'));
  if (projeto === null) throw new Error('the written project is gone');
  return projeto;
}

/**
 * Locked, so that it cannot close meanwhile (T-G12). 409 when it is not open; null when none was chosen while
 * some call is open, which the rules judge.
 */
export async function editalAbertoEscolhido(
  ctx: Contexto,
  id: number | null | undefined,
): Promise<Edital | null> {
  const fuso = await lerFuso(ctx.db);
  const guardado = id === undefined || id === null ? null : await segurarEdital(ctx.db, id);
  const escolhido = guardado === null ? null : derivarEdital(guardado, ctx.agora, fuso);
  const algumAberto =
    escolhido?.aberto === true || (await lerEditais(ctx.db, ctx.agora, fuso)).some((e) => e.aberto);
  if (escolhido !== null || !algumAberto) exigirLivre(foraDoPrazo(escolhido, algumAberto));
  if (escolhido === null && id !== undefined && id !== null) exigirSemProblemas([editalDesconhecido()]);
  return escolhido;
}

/** On the texts as sent and as they will be stored (D12). */
export function exigirPropostaCompleta(junto: Proposta, saneada: Proposta): void {
  const opcoes = { exigirCronogramas: false };
  exigirSemProblemas(problemasDaProposta(junto, opcoes));
  exigirSemProblemas(problemasDaProposta(saneada, opcoes));
}

/**
 * A new proposal or the caller's draft; without schedules it awaits them (D9). A submitted project is
 * answered as it is.
 */
export const submeterProjeto: Executar<Api['submeterProjeto']> = async (ctx, pedido) => {
  const { id, coordenador, edital: escolhido } = pedido.legivel('id', 'coordenador', 'edital');
  exigirProprioCoordenador(ctx, coordenador);
  const antes = id === undefined || id === null ? null : await travarMeuProjeto(ctx, id);
  if (antes !== null && !antes.ehRascunho) return comVersao(200, await lerComoDono(ctx, antes.id));
  const edital = await editalAbertoEscolhido(ctx, escolhido === undefined ? antes?.editalId : escolhido);
  if (antes !== null) ctx.exigirVersao(antes.versao);

  const recebida = propostaRecebida(pedido.corpo());
  const junto = antes === null ? recebida : sobreGuardada(antes, recebida);
  const saneada = sanearProposta(junto);
  exigirPropostaCompleta(junto, saneada);
  exigirSemProblemas(await problemasDasReferenciasExternas(ctx, saneada, antes?.id ?? null));
  if (edital === null) throw new Error('a proposal without a call passed the rules');
  const enviados = await enviadosNoEdital(ctx, edital, antes?.id ?? null);
  const submetido = submeter(antes, saneada, edital, { agora: ctx.agora, enviados });
  const colunas = { ...colunasDaProposta(saneada), ...submetido };
  const salvo =
    antes === null
      ? await inserirProjeto(ctx.db, { ...projetoVazio(ctx), ...colunas })
      : comMudancas(antes, colunas);
  await Promise.all([antes && salvarProjeto(ctx.db, antes.id, colunas), gravarLigacoes(ctx, salvo, saneada)]);
  await marcarSeNaoConfirmado(ctx, salvo.id);
  if (!salvo.aguardandoCronograma) await enviarRecibo(ctx, salvo);
  const nomes = await lugaresComNomes(ctx, edital.id, salvo.id);
  await auditar(ctx, {
    acao: 'submeterProjeto',
    registro: { tipo: 'projeto', id: salvo.id },
    depois: {
      titulo: salvo.titulo,
      edital: edital.id,
      aguardandoCronograma: salvo.aguardandoCronograma,
      ...(nomes.length === 0 ? {} : { nomes }),
    },
  });
  return comVersao(201, await lerComoDono(ctx, salvo.id));
};
