import { randomUUID } from 'node:crypto';
import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { diasSemExpediente } from '@instrutoria/domain/configuracao/rules/problemas-da-configuracao.ts';
import { MENSAGENS_DECISAO as A } from '@instrutoria/domain/decisao/messages.ts';
import { vagasDoItem } from '@instrutoria/domain/decisao/rules/vagas.ts';
import { aprovarVagas, publicarSituacao } from '@instrutoria/domain/decisao/transitions.ts';
import { MAQUINA_DO_EDITAL } from '@instrutoria/domain/edital/maquina.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import { ehPreliminar } from '@instrutoria/domain/edital/rules/resultado-publicado.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { fimEmDiasUteis } from '@instrutoria/domain/kernel/feriados.ts';
import { exigirAto } from '@instrutoria/domain/kernel/maquina.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { MAQUINA_DO_RESULTADO } from '@instrutoria/domain/resultado/maquina.ts';
import { DIAS_PARA_RESPONDER } from '@instrutoria/domain/suplente/limits.ts';
import { MENSAGENS_SUPLENTE as M } from '@instrutoria/domain/suplente/messages.ts';
import { problemasDaRecusa } from '@instrutoria/domain/suplente/rules/recusa-do-suplente.ts';
import {
  type AtoDoSuplente,
  aceiteDoChamado,
  prazoDaResposta,
  respondeAte,
  unidadeCheia,
} from '@instrutoria/domain/suplente/rules/suplentes.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { eachInTransaction } from '../../../db/connection/each-in-transaction.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { lerConfiguracao, lerFuso } from '../../../db/settings.ts';
import { vincularArquivo } from '../../arquivo/repository.ts';
import { abrirGuardado } from '../../arquivo/retencao-repository.ts';
import { alterarDecisaoDaReuniao } from '../../ata/repository.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { origemDoProjeto } from '../../avaliacao/origem-queries.ts';
import { salvarAprovacao, travarAprovacao } from '../../avaliacao/repository.ts';
import { escreverCarta, juntarCartas } from '../../carta/repository.ts';
import { acharEdital, travarEdital } from '../../edital/repository.ts';
import { inserirDesfeito } from '../../projeto/encerramento-repository.ts';
import { coordenadorDoProjeto } from '../../projeto/relacao-queries.ts';
import { lerLista } from '../../resultado/lista-queries.ts';
import { mudancaDaLista } from '../../resultado/mudanca-da-lista-queries.ts';
import { guardarVersao } from '../../resultado/repository.ts';
import { chamadosVencidos, type SuplenteGuardado, vezDoProjeto } from '../../resultado/suplentes-queries.ts';
import { inserirSuplente, mudarSuplente } from '../../resultado/suplentes-repository.ts';

const desconhecido = () => new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_EDITAL.naoEncontrado);

export const lerSuplentes: Executar<Api['lerSuplentes']> = async (ctx, { params }) => {
  const guardado = await acharEdital(ctx.db, params.id);
  if (guardado === null) throw desconhecido();
  const edital = derivarEdital(guardado, ctx.agora, await lerFuso(ctx.db));
  const lista = await lerLista(ctx.db, edital, ctx.agora);
  const { suplentes, proximo, devolveram, devidas, livres } = lista;
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  const mudavel = edital.fase === 'resultado' && !ehPreliminar(edital);
  const mudanca = mudavel ? await mudancaDaLista(ctx.db, edital.id, hoje) : null;
  return {
    status: 200,
    dados: {
      devolveram,
      devidas,
      livres,
      proximo: proximo?.projeto_id ?? null,
      mudanca,
      suplentes: suplentes.map(({ feito, semDevidas: _sem, ...um }) => ({
        ...um,
        ato: feito?.ato ?? null,
        em: feito?.em ?? null,
        bolsas: feito?.bolsas ?? 0,
        motivo: feito?.motivo ?? null,
        responderAte: feito === null ? null : respondeAte(feito),
        aceite: feito === null ? null : aceiteDoChamado(feito),
        temRecusa: typeof feito?.recusa === 'string',
      })),
    },
  };
};

/**
 * The next suplente, with the call locked: of two simultaneous administrators the second finds another, or
 * none. Throws 409 for the table's reasons and for a project whose turn it is not.
 */
async function naVez(
  ctx: Contexto,
  {
    id,
    ato,
    projeto,
    bolsas = 1,
  }: {
    readonly id: number;
    readonly ato: 'chamarSuplente' | 'declinarSuplente';
    readonly projeto: number;
    readonly bolsas?: number | undefined;
  },
) {
  const guardado = await travarEdital(ctx.db, id);
  if (guardado === null) throw desconhecido();
  const fuso = await lerFuso(ctx.db);
  const edital = derivarEdital(guardado, ctx.agora, fuso);
  const lista = await lerLista(ctx.db, edital, ctx.agora);
  const esperam = lista.suplentes.filter(({ feito }) => feito === null).length;
  const { livres, livresSemDevidas, temLista } = lista;
  const pedido = lista.suplentes.find(({ projeto_id }) => projeto_id === projeto);
  const { cabem = bolsas, semDevidas = bolsas, pede = bolsas } = pedido ?? {};
  const falta = Math.min(livres, cabem) < Math.min(bolsas, pede, livresSemDevidas, semDevidas);
  const devidas = falta ? lista.devidas.filter((uma) => uma.cabem > 0) : [];
  const fatos = { agora: ctx.agora, fuso, temLista, esperam, livres, devidas };
  exigirAto(MAQUINA_DO_EDITAL, guardado, ato, { quem: ctx.usuario.tipo, fatos });
  const { proximo } = lista;
  if (ato === 'chamarSuplente' && pedido !== undefined && unidadeCheia(pedido)) {
    throw new DomainError('conflito', 'LIMITE_DA_UNIDADE', A.limiteDaUnidade);
  }
  if (proximo === null || proximo.projeto_id !== projeto) {
    throw new DomainError('conflito', 'OUTRO_SUPLENTE', M.outroSuplente);
  }
  return { edital, proximo, livres, dia: diaNoFuso(ctx.agora, fuso) };
}
type NaVez = Awaited<ReturnType<typeof naVez>>;

interface Vez {
  readonly ato: AtoDoSuplente;
  readonly bolsas: number;
  readonly motivo: string | null;
  readonly antes?: number;
  readonly prazo?: string | null;
  readonly recusa?: string;
}

/** An act of a person, or of a periodic task. */
type Agente = Pick<Contexto, 'agora' | 'db' | 'lote'> & {
  readonly usuario: Contexto['usuario'] | null;
  readonly deps: Pick<Contexto['deps'], 'clock' | 'config' | 'outbox'>;
};
interface QualSuplente {
  readonly edital: Pick<EditalGuardado, 'id' | 'nome'>;
  readonly projetoId: number;
  readonly numero: number;
  readonly acao: 'chamarSuplente' | 'declinarSuplente' | 'passarAVezDoSuplente' | 'responderChamado';
}

async function registrar(ctx: Contexto, { edital, proximo, dia }: NaVez, vez: Vez): Promise<void> {
  const { projeto_id: projetoId, numero } = proximo;
  await inserirSuplente(ctx.db, {
    ...vez,
    projetoId,
    numero,
    editalId: edital.id,
    dia,
    autorId: ctx.usuario.id,
    criadoEm: ctx.agora,
  });
  const acao = vez.ato === 'CHAMADO' ? 'chamarSuplente' : 'declinarSuplente';
  await publicarVez(ctx, { edital, projetoId, numero, acao }, vez);
}

/** Writes the version of the result, the audit, and the mail to the coordinator. */
async function publicarVez(ctx: Agente, qual: QualSuplente, vez: Vez): Promise<void> {
  const { edital, projetoId, numero, acao } = qual;
  const versao = await guardarVersao(ctx.db, edital.id, { motivo: 'SUPLENTE' }, ctx.agora);
  await auditar(ctx, {
    acao,
    registro: { tipo: 'projeto', id: projetoId },
    depois: { edital: edital.id, numero, ...vez, versao },
  });
  const origem = await origemDoProjeto(ctx.db, projetoId);
  if (origem === null) return;
  await escreverCarta(ctx, 'suplente', {
    pessoaId: origem.coordenadorId,
    fatos: {
      projeto: { id: projetoId, titulo: origem.titulo },
      edital: edital.nome,
      numero,
      acao,
      bolsas: vez.bolsas,
      motivo: vez.motivo,
      prazo: vez.prazo ?? null,
      versao,
    },
  });
}

/** Locks like a correction: call, then approval. Volunteers stay as decided. */
export const chamarSuplente: Executar<Api['chamarSuplente']> = async (ctx, pedido) => {
  const { projeto } = pedido.legivel('projeto');
  const vez = await naVez(ctx, {
    id: pedido.params.id,
    ato: 'chamarSuplente',
    projeto: projeto ?? pedido.corpo().projeto,
    bolsas: pedido.legivel('bolsas').bolsas,
  });
  const { bolsas } = pedido.corpo();
  const maximo = Math.min(vez.proximo.pede, vez.livres);
  if (!Number.isInteger(bolsas) || bolsas < 1 || bolsas > maximo) {
    exigirSemProblemas([problema('bolsas', 'BOLSAS_DEMAIS', M.bolsasDemais)]);
  }
  const origem = await origemDoProjeto(ctx.db, vez.proximo.projeto_id);
  const aprovacao = origem === null ? null : await travarAprovacao(ctx.db, origem.aprovacaoId);
  if (origem === null || aprovacao === null) throw new Error('a suplente without its approval');
  const antes = aprovacao.remunerados_aprovados;
  const { voluntarios_aprovados } = aprovacao;
  const dadas = { remunerados_aprovados: antes + bolsas, voluntarios_aprovados };
  // The free scholarships checked above keep the call's limit; `cabem` keeps the unit's.
  const { cabem } = vez.proximo;
  const comVagas = aprovarVagas(aprovacao, dadas, {
    limiteBolsas: null,
    bolsasDosOutros: 0,
    ...(cabem === undefined ? {} : { daUnidade: { limite: antes + cabem, bolsasDosOutros: 0 } }),
  });
  const vagas = { ...origem.pedidas, ...dadas };
  await alterarDecisaoDaReuniao(ctx, {
    projeto: vez.proximo.projeto_id,
    ato: 'chamarSuplente',
    antes: vagasDoItem(aprovacao),
    depois: vagasDoItem(comVagas),
    motivo: `Chamado como suplente nº ${vez.proximo.numero}`,
  });
  await salvarAprovacao(
    ctx.db,
    publicarSituacao(comVagas, vagas, origem.total, origem.abaixoDoMinimo).aprovacao,
  );
  // The day on which others without instructors closed has passed.
  const desfeito = { motivo: 'Chamado como suplente', autorId: ctx.usuario.id, desfeitoEm: ctx.agora };
  await inserirDesfeito(ctx.db, { projetoId: vez.proximo.projeto_id, ...desfeito });
  const prazo = fimEmDiasUteis(
    vez.dia,
    DIAS_PARA_RESPONDER,
    diasSemExpediente(await lerConfiguracao(ctx.db)),
  );
  await registrar(ctx, vez, { ato: 'CHAMADO', bolsas, motivo: null, antes, prazo });
  return { status: 200, dados: { message: M.suplenteChamado } };
};

/** Ends a call-up without effect: the scholarships go back to the list, and the turn to the next. */
async function desfazerChamado(
  ctx: Agente,
  qual: QualSuplente,
  fim: Pick<Vez, 'motivo' | 'recusa'> & { readonly ato: 'DECLINOU' | 'NAO_RESPONDEU'; readonly dia: string },
  chamado: Pick<SuplenteGuardado, 'antes' | 'bolsas'>,
): Promise<void> {
  const origem = await origemDoProjeto(ctx.db, qual.projetoId);
  const aprovacao = origem === null ? null : await travarAprovacao(ctx.db, origem.aprovacaoId);
  if (origem === null || aprovacao === null) throw new Error('a suplente without its approval');
  // In the meantime an appeal may have raised its number, or an annulment lowered it.
  const tem = aprovacao.remunerados_aprovados;
  const fica = Math.min(tem, Math.max(chamado.antes, tem - chamado.bolsas));
  const semChamado = { ...aprovacao, remunerados_aprovados: fica };
  const vagas = {
    ...origem.pedidas,
    remunerados_aprovados: fica,
    voluntarios_aprovados: aprovacao.voluntarios_aprovados,
  };
  await alterarDecisaoDaReuniao(ctx, {
    projeto: qual.projetoId,
    ato: qual.acao,
    antes: vagasDoItem(aprovacao),
    depois: vagasDoItem(semChamado),
    motivo: `Chamado como suplente nº ${qual.numero}, ${fim.ato === 'DECLINOU' ? 'recusou' : 'não respondeu no prazo'}`,
    semAviso: true,
  });
  await salvarAprovacao(
    ctx.db,
    publicarSituacao(semChamado, vagas, origem.total, origem.abaixoDoMinimo).aprovacao,
  );
  const vez = { ato: fim.ato, bolsas: 0, motivo: fim.motivo };
  const escrita = fim.recusa === undefined ? {} : { recusa: fim.recusa };
  await mudarSuplente(ctx.db, qual.projetoId, { ...vez, ...escrita, dia: fim.dia });
  await publicarVez(ctx, qual, vez);
}

/** Locks the call first, like every act on the list; then reads the call-up to be answered. */
async function travarChamado(ctx: Contexto, projetoId: number) {
  const antes = await vezDoProjeto(ctx.db, projetoId);
  const edital = antes === null ? null : await travarEdital(ctx.db, antes.editalId);
  const chamado = edital === null ? null : await vezDoProjeto(ctx.db, projetoId);
  if (edital === null || chamado === null) {
    throw new DomainError('conflito', 'SEM_CHAMADO', M.semChamado);
  }
  return { edital, chamado, hoje: diaNoFuso(ctx.agora, await lerFuso(ctx.db)) };
}

/** The coordinator's own answer; nobody else can give it (D53). */
export const responderChamado: Executar<Api['responderChamado']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const { edital, chamado, hoje } = await travarChamado(ctx, id);
  const { aceita } = pedido.legivel('aceita');
  const fatos = { hoje, prazo: prazoDaResposta(chamado), ocupado: aceita === false && chamado.ocupado };
  exigirAto(MAQUINA_DO_RESULTADO, edital, 'responderChamado', { quem: 'dono', fatos });
  const corpo = pedido.corpo();
  const motivo = (corpo.motivo ?? '').trim();
  if (corpo.aceita) {
    await mudarSuplente(ctx.db, id, { aceitoEm: ctx.agora });
    const depois = { edital: edital.id, numero: chamado.numero, aceita: true };
    await auditar(ctx, { acao: 'responderChamado', registro: { tipo: 'projeto', id }, depois });
    return { status: 200, dados: { message: M.chamadoAceito } };
  }
  if (motivo !== '') exigirSemProblemas(problemasDoMotivoDoEdital(motivo));
  const qual = { edital, projetoId: id, numero: chamado.numero, acao: 'responderChamado' } as const;
  const fim = { ato: 'DECLINOU', dia: hoje, motivo: motivo === '' ? null : motivo } as const;
  await desfazerChamado(ctx, qual, fim, chamado);
  return { status: 200, dados: { message: M.chamadoRecusado } };
};

/**
 * Ends each turn whose last day passed without an answer; one mail per person covers all of theirs. Returns
 * how many.
 */
export async function passarVezes(
  deps: Pick<Contexto['deps'], 'clock' | 'config' | 'database' | 'log' | 'outbox'>,
): Promise<number> {
  const agora = deps.clock.agora();
  const vencidos = await inTransaction(deps.database, async (db) =>
    chamadosVencidos(db, diaNoFuso(agora, await lerFuso(db))),
  );
  const rodada = { tarefa: 'vezes', quem: (um: (typeof vencidos)[number]) => ({ projeto: um.projeto_id }) };
  const lote = randomUUID();
  const passadas = await eachInTransaction(
    deps,
    rodada,
    vencidos,
    async (db, { projeto_id: projetoId, editalId }) => {
      const edital = await travarEdital(db, editalId);
      const hoje = diaNoFuso(agora, await lerFuso(db));
      // Read again with the lock: it may have been answered since.
      const chamado = (await chamadosVencidos(db, hoje)).find((um) => um.projeto_id === projetoId);
      if (edital?.fase !== 'resultado' || chamado === undefined) return 0;
      const qual = { edital, projetoId, numero: chamado.numero, acao: 'passarAVezDoSuplente' } as const;
      const fim = { ato: 'NAO_RESPONDEU', dia: chamado.prazo ?? hoje, motivo: null } as const;
      await desfazerChamado({ agora, db, deps, lote, usuario: null }, qual, fim, chamado);
      return 1;
    },
  );
  if (passadas > 0) await inTransaction(deps.database, (db) => juntarCartas(deps, db, lote));
  return passadas;
}

/**
 * The reason and the file with the coordinator's refusal, claimed for the project; throws 422 by each field
 * that is missing (D53).
 */
async function recusaEscrita(
  ctx: Contexto,
  projetoId: number,
  { motivo, recusa }: BodyOf<Api['declinarSuplente']>,
): Promise<{ readonly motivo: string; readonly recusa: string }> {
  exigirSemProblemas(problemasDaRecusa(motivo, recusa));
  if (!recusa) throw new Error('a missing refusal passed the rules');
  const posse = {
    tipo: 'recusaDeSuplente',
    donoId: ctx.usuario.id,
    vinculo: `suplente:${projetoId}`,
  } as const;
  if (!(await vincularArquivo(ctx.db, recusa, posse))) {
    exigirSemProblemas([
      problema('recusa', 'ARQUIVO_NAO_ENCONTRADO', MENSAGENS_ARQUIVO.arquivoNaoEncontrado),
    ]);
  }
  return { motivo: motivo.trim(), recusa };
}

export const lerRecusaDeSuplente: Executar<Api['lerRecusaDeSuplente']> = async (ctx) => {
  const projetoId = ctx.alvo.id;
  const recusa = (await vezDoProjeto(ctx.db, projetoId))?.recusa ?? null;
  if (recusa === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.recusaNaoEncontrada);
  const bytes = await abrirGuardado(ctx.db, ctx.deps.storage, recusa);
  await registrarAcesso(ctx, {
    documento: 'recusa_de_suplente',
    registro: { tipo: 'projeto', id: projetoId },
    titularId: await coordenadorDoProjeto(ctx.db, projetoId),
  });
  return {
    status: 200,
    arquivo: { tipo: 'application/pdf', bytes, nome: `recusa_de_suplente_${projetoId}.pdf` },
  };
};

export const declinarSuplente: Executar<Api['declinarSuplente']> = async (ctx, pedido) => {
  const { projeto } = pedido.legivel('projeto');
  const jaChamado = projeto === undefined ? null : await vezDoProjeto(ctx.db, projeto);
  if (jaChamado?.editalId === pedido.params.id && prazoDaResposta(jaChamado) !== null) {
    const { edital, chamado, hoje } = await travarChamado(ctx, jaChamado.projeto_id);
    const fatos = { hoje, prazo: prazoDaResposta(chamado), ocupado: chamado.ocupado };
    exigirAto(MAQUINA_DO_RESULTADO, edital, 'responderChamado', { quem: 'dono', fatos });
    const { motivo, recusa } = await recusaEscrita(ctx, chamado.projeto_id, pedido.corpo());
    const qual = {
      edital,
      projetoId: chamado.projeto_id,
      numero: chamado.numero,
      acao: 'declinarSuplente',
    } as const;
    await desfazerChamado(ctx, qual, { ato: 'DECLINOU', dia: hoje, motivo, recusa }, chamado);
    return { status: 200, dados: { message: M.recusaRegistrada } };
  }
  const vez = await naVez(ctx, {
    id: pedido.params.id,
    ato: 'declinarSuplente',
    projeto: projeto ?? pedido.corpo().projeto,
  });
  const { motivo, recusa } = await recusaEscrita(ctx, vez.proximo.projeto_id, pedido.corpo());
  await registrar(ctx, vez, { ato: 'DECLINOU', bolsas: 0, motivo, recusa });
  return { status: 200, dados: { message: M.recusaRegistrada } };
};
