import { randomBytes } from 'node:crypto';
import type { Api } from '@instrutoria/contract/api.ts';
import { MAQUINA_DA_DESIGNACAO } from '@instrutoria/domain/designacao/maquina.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto } from '@instrutoria/domain/kernel/maquina.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import { PROJETOS_NO_SORTEIO, VERSAO_DO_METODO } from '@instrutoria/domain/sorteio/limits.ts';
import { MENSAGENS_SORTEIO as M } from '@instrutoria/domain/sorteio/messages.ts';
import { exigirMesmaSemente, porQueNaoServe } from '@instrutoria/domain/sorteio/rules/evento.ts';
import { problemasDoSorteio, problemasDosFixos } from '@instrutoria/domain/sorteio/rules/pedido.ts';
import type { EntradaDoSorteio } from '@instrutoria/domain/sorteio/types.ts';
import { hashDaEntrada } from '../../../adapters/sorteio/repetir.ts';
import type { Resolvido } from '../../../adapters/sorteio/resolver.ts';
import { sortearEmFio } from '../../../adapters/sorteio/sorteador.ts';
import type { ComPreparo, Contexto, Executar, Pedido } from '../../../context.ts';
import { type Executor, inTransaction } from '../../../db/connection/transaction.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { editalEncontrado } from '../../edital/repository.ts';
import { eventosDoEdital, primeiraSemente } from '../evento-queries.ts';
import * as repo from '../repository.ts';
import { descreverSorteio } from './descrever-sorteio.ts';
import { montarEntrada } from './montar-entrada.ts';
import { semNoticiaDesde, sorteioEncontrado } from './sorteio-encontrado.ts';

interface Feito {
  readonly id: number;
  /** null when it was cancelled. */
  readonly resolvido: Resolvido | null;
}

async function exigirEmAvaliacao(ctx: Contexto, editalId: number): Promise<void> {
  const guardado = await editalEncontrado(ctx, editalId);
  const edital = derivarEdital(guardado, ctx.agora, await lerFuso(ctx.db));
  exigirAto(MAQUINA_DA_DESIGNACAO, edital, 'designarAvaliador', {
    quem: ctx.usuario.tipo,
    fatos: { temAvaliador: false },
  });
}

/** The announced event, on its day or later, unless another was announced since. */
async function eventoQueServe(
  ctx: Contexto,
  db: Executor,
  { editalId, evento: id }: { readonly editalId: number; readonly evento: number },
) {
  const eventos = await eventosDoEdital(db, editalId);
  const escolhido = eventos.find((um) => um.id === id) ?? null;
  const porque = porQueNaoServe(escolhido, eventos[0] ?? null, diaNoFuso(ctx.agora, await lerFuso(db)));
  if (porque !== null) exigirSemProblemas([problema('origem', 'EVENTO_NAO_SERVE', porque)]);
  return escolhido;
}

async function lerPedido(ctx: Contexto, pedido: Pedido<Api['sortear']>) {
  const corpo = pedido.corpo();
  const doEvento = corpo.origem === 'evento';
  const lido = {
    cargaMaxima: corpo.cargaMaxima,
    origem: corpo.origem,
    semente: doEvento ? normalizarTexto(corpo.semente ?? '') : randomBytes(16).toString('hex'),
    evento: doEvento ? (corpo.evento ?? null) : null,
  };
  exigirSemProblemas(problemasDoSorteio(lido));
  const evento =
    lido.evento === null
      ? null
      : await eventoQueServe(ctx, ctx.db, { editalId: pedido.params.id, evento: lido.evento });
  const { cargaMaxima, origem, semente } = lido;
  const fixos = corpo.fixos ?? [];
  const regras = await regrasEmVigor(ctx.db, pedido.params.id);
  const entrada = await montarEntrada(
    ctx.db,
    { editalId: pedido.params.id, leitorId: ctx.usuario.id, fixos },
    {
      porProjeto: regras.avaliadores,
      cargaMaxima,
      pesos: regras.pesosDoSorteio,
      proibirMesmaUnidade: regras.avaliadorDeOutraUnidade,
    },
  );
  return { origem, semente, evento, entrada, fixos, anterior: corpo.anterior ?? null };
}

function exigirEntrada(entrada: EntradaDoSorteio, fixos: readonly { readonly projeto: number }[]): void {
  if (entrada.projetos.length === 0) throw new DomainError('conflito', 'SEM_PROJETOS', M.semProjetos);
  if (entrada.projetos.length > PROJETOS_NO_SORTEIO) {
    throw new DomainError('conflito', 'PROJETOS_DEMAIS', M.projetosDemais);
  }
  const conhecidos = new Set(entrada.projetos.map(({ id }) => id));
  if (fixos.some(({ projeto }) => !conhecidos.has(projeto))) {
    exigirSemProblemas([problema('fixos', 'FIXO_DESCONHECIDO', M.fixoDesconhecido)]);
  }
  exigirSemProblemas(problemasDosFixos(entrada));
}

export const sortear: ComPreparo<Api['sortear'], Feito> = {
  // Separate transactions, so that a failed attempt is stored too, and others see the progress.
  async preparar(ctx, pedido) {
    await exigirEmAvaliacao(ctx, pedido.params.id);
    const { entrada, fixos, anterior, semente, origem, evento } = await lerPedido(ctx, pedido);
    exigirEntrada(entrada, fixos);
    const { database, clock } = ctx.deps;
    const id = await inTransaction(database, async (db) => {
      if (evento !== null) {
        await repo.travarEventos(db, pedido.params.id);
        await eventoQueServe(ctx, db, { editalId: pedido.params.id, evento: evento.id });
        exigirMesmaSemente(await primeiraSemente(db, evento.id), semente);
      }
      await repo.largarAbandonados(db, pedido.params.id, semNoticiaDesde(ctx));
      const novo = {
        editalId: pedido.params.id,
        autorId: ctx.usuario.id,
        criadoEm: ctx.agora,
        vistoEm: clock.real(),
        versaoDoMetodo: VERSAO_DO_METODO,
        semente,
        origem,
        evento: evento?.evento ?? '',
        eventoId: evento?.id ?? null,
        hash: hashDaEntrada(entrada),
        anteriorId: anterior,
      };
      return await repo.inserirSorteio(db, novo, entrada);
    });
    if (id === null) throw new DomainError('conflito', 'SORTEIO_EM_ANDAMENTO', M.emAndamento);
    try {
      const resolvido = await sortearEmFio({ entrada, semente }, (passos) =>
        repo.marcarPassos(database.db, id, passos, clock.real()),
      );
      return { id, resolvido };
    } catch (error) {
      await repo.terminarSorteio(database.db, id, 'falhou', null);
      throw error;
    }
  },
  async executar(ctx, _pedido, { id, resolvido }) {
    const resultado =
      resolvido === null ? null : 'proposta' in resolvido ? resolvido.proposta : resolvido.impossivel;
    const estado = resolvido === null ? 'cancelado' : 'proposta' in resolvido ? 'proposta' : 'impossivel';
    await repo.terminarSorteio(ctx.db, id, estado, resultado);
    const guardado = await sorteioEncontrado(ctx, id);
    const { editalId: edital, semente, origem, evento, hash } = guardado;
    await auditar(ctx, {
      acao: 'sortear',
      registro: { tipo: 'sorteio', id },
      depois: { edital, estado: guardado.estado, semente, origem, evento, hash },
    });
    return { status: 200, dados: await descreverSorteio(ctx, guardado) };
  },
};

/** The process that draws notices it at its next step. */
export const cancelarSorteio: Executar<Api['cancelarSorteio']> = async (ctx, { params }) => {
  const { id } = await sorteioEncontrado(ctx, params.id);
  if (!(await repo.terminarSorteio(ctx.db, id, 'cancelado', null))) {
    throw new DomainError('conflito', 'SORTEIO_TERMINADO', M.jaTerminou);
  }
  await auditar(ctx, { acao: 'cancelarSorteio', registro: { tipo: 'sorteio', id } });
  return { status: 200, dados: { message: M.cancelado } };
};
