import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { problemasDoPrograma } from '@instrutoria/domain/conta/rules/unidade-e-programa.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import * as repo from '../repository.ts';

function naoEncontrado(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Programa não encontrado.');
}

export const listarProgramas: Executar<Api['listarProgramas']> = async (ctx, { query }) => {
  const { linhas, total } = await repo.listarProgramas(ctx.db, query);
  return { status: 200, dados: linhas, total };
};

export const criarPrograma: Executar<Api['criarPrograma']> = async (ctx, pedido) => {
  const { nome = '' } = pedido.corpo();
  exigirSemProblemas(problemasDoPrograma({ nome }));
  const criado = await repo.inserirPrograma(ctx.db, normalizarTexto(nome));
  await auditar(ctx, {
    acao: 'criarPrograma',
    registro: { tipo: 'programa', id: criado.id },
    depois: criado,
  });
  return { status: 201, dados: criado };
};

export const atualizarPrograma: Executar<Api['atualizarPrograma']> = async (ctx, pedido) => {
  const antes = await repo.travarPrograma(ctx.db, pedido.params.id);
  if (antes === null) throw naoEncontrado();
  const { nome = antes.nome } = pedido.corpo();
  exigirSemProblemas(problemasDoPrograma({ nome }));
  const salvo = await repo.salvarPrograma(ctx.db, antes, normalizarTexto(nome));
  await auditar(ctx, {
    acao: 'atualizarPrograma',
    registro: { tipo: 'programa', id: antes.id },
    antes,
    depois: salvo,
  });
  return { status: 200, dados: salvo };
};

/** Throws 409 while a person's record uses it. */
export const excluirPrograma: Executar<Api['excluirPrograma']> = async (ctx, { params }) => {
  const antes = await repo.travarPrograma(ctx.db, params.id);
  if (antes === null) throw naoEncontrado();
  if (await repo.programaEmUso(ctx.db, antes.nome)) {
    throw new DomainError('conflito', 'PROGRAMA_EM_USO', MENSAGENS_CONTA.programaEmUso);
  }
  await repo.excluirPrograma(ctx.db, params.id);
  await auditar(ctx, { acao: 'excluirPrograma', registro: { tipo: 'programa', id: params.id }, antes });
  return { status: 204, dados: undefined };
};
