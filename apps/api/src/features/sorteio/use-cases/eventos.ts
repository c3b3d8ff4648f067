import type { Api } from '@instrutoria/contract/api.ts';
import { faseEmVigor } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import { MENSAGENS_SORTEIO as M } from '@instrutoria/domain/sorteio/messages.ts';
import {
  exigirQueSeRetire,
  oDiaChegou,
  podeAnunciar,
  problemasDaRetirada,
  problemasDoAnuncio,
} from '@instrutoria/domain/sorteio/rules/evento.ts';
import type { EventoDoSorteio } from '@instrutoria/domain/sorteio/types.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { editalEncontrado } from '../../edital/repository.ts';
import { eventosDoEdital, primeiraSemente } from '../evento-queries.ts';
import { inserirEvento, retirarEvento, travarEventos } from '../repository.ts';

export const listarEventosDoSorteio: Executar<Api['listarEventosDoSorteio']> = async (ctx, { params }) => {
  const { id } = await editalEncontrado(ctx, params.id);
  return { status: 200, dados: await eventosDoEdital(ctx.db, id) };
};

/** Withdraws the event, with an audit row. */
async function retirar(
  ctx: Contexto,
  anterior: EventoDoSorteio,
  pedido: {
    readonly motivo: string;
    readonly naoAconteceu?: boolean | null | undefined;
    readonly hoje: string;
  },
) {
  const { motivo, hoje } = pedido;
  const usado = (await primeiraSemente(ctx.db, anterior.id)) !== null;
  exigirQueSeRetire(anterior, { naoAconteceu: pedido.naoAconteceu === true, usado }, hoje);
  // Before its day nobody can claim that it did not take place.
  const naoAconteceu = oDiaChegou(anterior, hoje);
  await retirarEvento(ctx.db, anterior.id, {
    retiradoEm: ctx.agora,
    motivoDaRetirada: motivo,
    naoAconteceu,
  });
  return { substituiu: anterior.evento, motivo, naoAconteceu };
}

export const anunciarEventoDoSorteio: Executar<Api['anunciarEventoDoSorteio']> = async (ctx, pedido) => {
  const edital = await editalEncontrado(ctx, pedido.params.id);
  const fuso = await lerFuso(ctx.db);
  if (!podeAnunciar(faseEmVigor(edital, ctx.agora, fuso))) {
    throw new DomainError('conflito', 'ANUNCIO_TARDE', M.anuncioTarde);
  }
  const { dia, ...corpo } = pedido.corpo();
  const evento = normalizarTexto(corpo.evento);
  const motivo = normalizarTexto(corpo.motivo ?? '');
  const hoje = diaNoFuso(ctx.agora, fuso);
  await travarEventos(ctx.db, edital.id);
  const anterior = (await eventosDoEdital(ctx.db, edital.id))[0] ?? null;
  exigirSemProblemas([
    ...problemasDoAnuncio({ evento, dia }, hoje),
    ...problemasDaRetirada(anterior, { motivo }),
  ]);
  const { naoAconteceu } = corpo;
  const retirado = anterior === null ? null : await retirar(ctx, anterior, { motivo, hoje, naoAconteceu });
  const novo = { editalId: edital.id, autorId: ctx.usuario.id, evento, dia, anunciadoEm: ctx.agora };
  const id = await inserirEvento(ctx.db, novo);
  const registro = { tipo: 'edital', id: edital.id };
  await auditar(ctx, { acao: 'anunciarEventoDoSorteio', registro, depois: { evento, dia, ...retirado } });
  return { status: 200, dados: { id, evento, dia, anunciadoEm: ctx.agora.toISOString(), retirada: null } };
};
