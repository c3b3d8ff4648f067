import type { Api } from '@instrutoria/contract/api.ts';
import { faseEmVigor } from '@instrutoria/domain/edital/rules.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import { MENSAGENS_SORTEIO as M } from '@instrutoria/domain/sorteio/messages.ts';
import { podeAnunciar, problemasDoAnuncio } from '@instrutoria/domain/sorteio/rules/evento.ts';
import type { Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/configuracao.ts';
import { auditar } from '../../auditoria/repository.ts';
import { eventosDoEdital } from '../evento-queries.ts';
import { inserirEvento } from '../repository.ts';
import { editalDoSorteio } from './sorteio-encontrado.ts';

export const listarEventosDoSorteio: Executar<Api['listarEventosDoSorteio']> = async (ctx, { params }) => {
  const { id } = await editalDoSorteio(ctx, params.id);
  return { status: 200, dados: await eventosDoEdital(ctx.db, id) };
};

export const anunciarEventoDoSorteio: Executar<Api['anunciarEventoDoSorteio']> = async (ctx, pedido) => {
  const edital = await editalDoSorteio(ctx, pedido.params.id);
  const fuso = await lerFuso(ctx.db);
  if (!podeAnunciar(faseEmVigor(edital, ctx.agora, fuso))) {
    throw new DomainError('conflito', 'ANUNCIO_TARDE', M.anuncioTarde);
  }
  const { dia, ...corpo } = pedido.corpo();
  const evento = normalizarTexto(corpo.evento);
  exigirSemProblemas(problemasDoAnuncio({ evento, dia }, diaNoFuso(ctx.agora, fuso)));
  const novo = { editalId: edital.id, autorId: ctx.usuario.id, evento, dia, anunciadoEm: ctx.agora };
  const id = await inserirEvento(ctx.db, novo);
  const registro = { tipo: 'edital', id: edital.id };
  await auditar(ctx, { acao: 'anunciarEventoDoSorteio', registro, depois: { evento, dia } });
  return { status: 200, dados: { id, evento, dia, anunciadoEm: ctx.agora.toISOString() } };
};
