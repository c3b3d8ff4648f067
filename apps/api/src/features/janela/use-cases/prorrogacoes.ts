import type { Api } from '@instrutoria/contract/api.ts';
import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import { MENSAGENS_JANELA as M } from '@instrutoria/domain/janela/messages.ts';
import {
  problemasDaProrrogacao,
  problemasDoMotivoDaProrrogacao,
} from '@instrutoria/domain/janela/rules/prorrogacao.ts';
import { compararDias, diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import type { Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { projetoNaoEncontrado } from '../../projeto/relacao-queries.ts';
import * as repo from '../prorrogacao-repository.ts';

export const listarProrrogacoes: Executar<Api['listarProrrogacoes']> = async (ctx, { query }) => {
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  const { linhas, total } = await repo.listarProrrogacoes(ctx.db, query, hoje);
  if (podeAdministrar(ctx.usuario)) return { status: 200, dados: linhas, total };
  // Other readers see only the number of a project.
  const dados = linhas.map((linha) => ({
    ...linha,
    projeto: linha.projeto === null ? null : { ...linha.projeto, titulo: null },
  }));
  return { status: 200, dados, total };
};

export const registrarProrrogacao: Executar<Api['registrarProrrogacao']> = async (ctx, pedido) => {
  const { projeto } = pedido.legivel('projeto');
  const projetoId = projeto ?? null;
  if (projetoId !== null && !(await repo.existeSubmetido(ctx.db, projetoId))) {
    throw projetoNaoEncontrado();
  }
  const { janela, ate, motivo } = pedido.corpo();
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  exigirSemProblemas(problemasDaProrrogacao({ ate, motivo }, hoje));
  const nova = { janela, ate, motivo: normalizarTexto(motivo), projetoId };
  const dados = await repo.inserirProrrogacao(
    ctx.db,
    { ...nova, autorId: ctx.usuario.id, criadaEm: ctx.agora },
    hoje,
  );
  await auditar(ctx, {
    acao: 'registrarProrrogacao',
    registro: { tipo: 'prorrogacao', id: dados.id },
    depois: { janela, ate, motivo: dados.motivo, projeto: projetoId },
  });
  return { status: 201, dados };
};

export const encerrarProrrogacao: Executar<Api['encerrarProrrogacao']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const antes = await repo.travarProrrogacao(ctx.db, id);
  if (antes === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.prorrogacaoNaoEncontrada);
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  if (antes.encerradaEm !== null || compararDias(antes.ate, hoje) < 0) {
    throw new DomainError('conflito', 'PRORROGACAO_ENCERRADA', M.prorrogacaoJaTerminou);
  }
  const motivo = normalizarTexto(pedido.corpo().motivo);
  exigirSemProblemas(problemasDoMotivoDaProrrogacao(motivo));
  const fim = { em: ctx.agora, por: ctx.usuario.id, motivo, hoje };
  const dados = await repo.encerrarProrrogacao(ctx.db, id, fim);
  await auditar(ctx, {
    acao: 'encerrarProrrogacao',
    registro: { tipo: 'prorrogacao', id },
    depois: { motivo },
  });
  return { status: 200, dados };
};
