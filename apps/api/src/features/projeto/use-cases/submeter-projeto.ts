import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { fechamentoDasInscricoes } from '@instrutoria/domain/edital/rules/tardia.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirLivre } from '@instrutoria/domain/kernel/maquina.ts';
import { type Problema, problema } from '@instrutoria/domain/kernel/problema.ts';
import { foraDoPrazo } from '@instrutoria/domain/projeto/maquina.ts';
import { visaoDoProjeto } from '@instrutoria/domain/projeto/policies.ts';
import { problemasDaProposta } from '@instrutoria/domain/projeto/rules/proposta.ts';
import { submeter } from '@instrutoria/domain/projeto/transitions.ts';
import type { Projeto, Proposta } from '@instrutoria/domain/projeto/types.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { marcarSeNaoConfirmado } from '../../conta/link-de-confirmacao-repository.ts';
import { lerEditais, segurarEdital } from '../../edital/repository.ts';
import { type TardiaGuardada, travarTardiaAberta } from '../../edital/tardia-queries.ts';
import { mudarTardia } from '../../edital/tardia-repository.ts';
import { registrarEvento } from '../../webhook/evento-repository.ts';
import { lerProjetoInteiro } from '../queries.ts';
import { relacaoComProjeto } from '../relacao-queries.ts';
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
 * Locks the call, so that it cannot close in the meantime (T-G12). Throws 409 when it is not open; null when
 * none was chosen while some call is open, which the domain then refuses.
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

/** Checks the texts as sent and as they will be stored (D12). */
export function exigirPropostaCompleta(junto: Proposta, saneada: Proposta, exigirCronogramas = false): void {
  const opcoes = { exigirCronogramas };
  exigirSemProblemas(problemasDaProposta(junto, opcoes));
  exigirSemProblemas(problemasDaProposta(saneada, opcoes));
}

interface EditalQueRecebe {
  readonly edital: Edital | null;
  /** The opening of the call for this person alone (D64); null where it is open for all. */
  readonly tardia: TardiaGuardada | null;
}

/** A call that is open for all, or for this person alone; locks the call's row, and the opening's. */
async function editalQueRecebe(ctx: Contexto, id: number | null | undefined): Promise<EditalQueRecebe> {
  const guardado = id === undefined || id === null ? null : await segurarEdital(ctx.db, id);
  const fechado = guardado === null ? null : derivarEdital(guardado, ctx.agora, await lerFuso(ctx.db));
  if (fechado?.fase === 'avaliacao') {
    const quem = { editalId: fechado.id, professorId: ctx.usuario.id };
    const tardia = await travarTardiaAberta(ctx.db, quem, ctx.agora);
    if (tardia !== null) return { edital: { ...fechado, aberto: true }, tardia };
  }
  return { edital: await editalAbertoEscolhido(ctx, id), tardia: null };
}

/** The administrator who opened the call for one person must not take part in the project, sent or drafted (D64). */
async function problemaDeQuemAbriu(
  ctx: Contexto,
  { autorId }: TardiaGuardada,
  { professores_colaboradores: enviados }: Proposta,
  rascunho: number,
): Promise<Problema[]> {
  const participa =
    enviados === undefined
      ? (await relacaoComProjeto(ctx.db, { id: autorId, tipo: 'administrador' }, rascunho)) === 'colaborador'
      : enviados.includes(autorId);
  const campo = 'professores_colaboradores';
  return participa ? [problema(campo, 'QUEM_ABRIU', MENSAGENS_EDITAL.tardiaAutorParticipa)] : [];
}

/**
 * Submits a new proposal or the caller's draft; without schedules it then awaits them (D9). A submitted
 * project is answered unchanged.
 */
export const submeterProjeto: Executar<Api['submeterProjeto']> = async (ctx, pedido) => {
  const { id, coordenador, edital: escolhido } = pedido.legivel('id', 'coordenador', 'edital');
  exigirProprioCoordenador(ctx, coordenador);
  const antes = id === undefined || id === null ? null : await travarMeuProjeto(ctx, id);
  if (antes !== null && !antes.ehRascunho) return comVersao(200, await lerComoDono(ctx, antes.id));
  const { edital, tardia } = await editalQueRecebe(
    ctx,
    escolhido === undefined ? antes?.editalId : escolhido,
  );
  if (antes !== null) ctx.exigirVersao(antes.versao);

  const recebida = propostaRecebida(pedido.corpo());
  const junto = antes === null ? recebida : sobreGuardada(antes, recebida);
  const saneada = sanearProposta(junto);
  // A late submission must be complete, since nothing can be added later.
  exigirPropostaCompleta(junto, saneada, tardia !== null);
  exigirSemProblemas(await problemasDasReferenciasExternas(ctx, saneada, antes?.id ?? null));
  if (tardia !== null) exigirSemProblemas(await problemaDeQuemAbriu(ctx, tardia, saneada, antes?.id ?? 0));
  if (edital === null) throw new Error('a proposal without a call passed the rules');
  const enviados = await enviadosNoEdital(ctx, edital, antes?.id ?? null);
  const submetido = submeter(antes, saneada, edital, {
    agora: ctx.agora,
    enviados,
    submetidoEm: tardia === null ? undefined : fechamentoDasInscricoes(edital, await lerFuso(ctx.db)),
  });
  const colunas = { ...colunasDaProposta(saneada), ...submetido };
  const salvo =
    antes === null
      ? await inserirProjeto(ctx.db, { ...projetoVazio(ctx), ...colunas })
      : comMudancas(antes, colunas);
  await Promise.all([antes && salvarProjeto(ctx.db, antes.id, colunas), gravarLigacoes(ctx, salvo, saneada)]);
  if (tardia !== null) await mudarTardia(ctx.db, tardia.id, { projetoId: salvo.id, enviadaEm: ctx.agora });
  await marcarSeNaoConfirmado(ctx, salvo.id);
  if (!salvo.aguardandoCronograma) await enviarRecibo(ctx, salvo, tardia);
  const nomes = await lugaresComNomes(ctx, edital.id, salvo.id);
  await auditar(ctx, {
    acao: 'submeterProjeto',
    registro: { tipo: 'projeto', id: salvo.id },
    depois: {
      titulo: salvo.titulo,
      edital: edital.id,
      aguardandoCronograma: salvo.aguardandoCronograma,
      ...(tardia === null ? {} : { tardia: tardia.id, dito: tardia.dito }),
      ...(nomes.length === 0 ? {} : { nomes }),
    },
  });
  await registrarEvento(ctx, 'projeto.submetido', `api/projeto/projeto/${salvo.id}`);
  return comVersao(201, await lerComoDono(ctx, salvo.id));
};
