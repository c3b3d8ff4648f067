import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { problemasDaUnidade } from '@instrutoria/domain/conta/rules/unidade-e-programa.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import * as repo from '../repository.ts';

function naoEncontrada(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Unidade não encontrada.');
}

export const listarUnidades: Executar<Api['listarUnidades']> = async (ctx, { query }) => {
  const { linhas, total } = await repo.listarUnidades(ctx.db, query);
  return { status: 200, dados: linhas, total };
};

export const criarUnidade: Executar<Api['criarUnidade']> = async (ctx, pedido) => {
  const { nome = '', cidade = '' } = pedido.corpo();
  exigirSemProblemas(problemasDaUnidade({ nome, cidade }));
  const dados = { nome: normalizarTexto(nome), cidade: normalizarTexto(cidade) };
  const criada = await repo.inserirUnidade(ctx.db, dados);
  await auditar(ctx, { acao: 'criarUnidade', registro: { tipo: 'unidade', id: criada.id }, depois: dados });
  return { status: 201, dados: criada };
};

export const atualizarUnidade: Executar<Api['atualizarUnidade']> = async (ctx, pedido) => {
  const antes = await repo.travarUnidade(ctx.db, pedido.params.id);
  if (antes === null) throw naoEncontrada();
  const { nome = antes.nome, cidade = antes.cidade } = pedido.corpo();
  exigirSemProblemas(problemasDaUnidade({ nome, cidade }));
  const dados = { id: antes.id, nome: normalizarTexto(nome), cidade: normalizarTexto(cidade) };
  const salva = await repo.salvarUnidade(ctx.db, dados);
  if (salva === null) throw naoEncontrada();
  await auditar(ctx, {
    acao: 'atualizarUnidade',
    registro: { tipo: 'unidade', id: antes.id },
    antes,
    depois: salva,
  });
  return { status: 200, dados: salva };
};

/** Throws 409 while a record uses it. */
export const excluirUnidade: Executar<Api['excluirUnidade']> = async (ctx, { params }) => {
  const antes = await repo.travarUnidade(ctx.db, params.id);
  if (antes === null) throw naoEncontrada();
  if (await repo.unidadeEmUso(ctx.db, params.id)) {
    throw new DomainError('conflito', 'UNIDADE_EM_USO', MENSAGENS_CONTA.unidadeEmUso);
  }
  await repo.excluirUnidade(ctx.db, params.id);
  await auditar(ctx, { acao: 'excluirUnidade', registro: { tipo: 'unidade', id: params.id }, antes });
  return { status: 204, dados: undefined };
};
