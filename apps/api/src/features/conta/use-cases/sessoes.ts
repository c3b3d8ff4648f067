import type { Api } from '@instrutoria/contract/api.ts';
import { OCIOSO_MS } from '@instrutoria/domain/conta/limits.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { listarSessoes as lerSessoes } from '../queries.ts';
import { encerrarSessao as encerrar, encerrarSessoes } from '../sessao-repository.ts';

export const sair: Executar<Api['sair']> = async (ctx) => {
  await encerrar(ctx.db, ctx.usuario.id, ctx.usuario.sessao, ctx.deps.clock.real());
  await auditar(ctx, { acao: 'sair', registro: { tipo: 'professor', id: ctx.usuario.id } });
  return { status: 204, dados: undefined };
};

export const listarSessoes: Executar<Api['listarSessoes']> = async (ctx) => {
  const agora = ctx.deps.clock.real();
  const dados = await lerSessoes(ctx.db, ctx.usuario, new Date(agora.getTime() - OCIOSO_MS), agora);
  return { status: 200, dados, total: dados.length };
};

export const encerrarOutrasSessoes: Executar<Api['encerrarOutrasSessoes']> = async (ctx) => {
  await encerrarSessoes(ctx.db, ctx.usuario.id, ctx.deps.clock.real(), ctx.usuario.sessao);
  await auditar(ctx, { acao: 'encerrarOutrasSessoes', registro: { tipo: 'professor', id: ctx.usuario.id } });
  return { status: 204, dados: undefined };
};

export const encerrarSessao: Executar<Api['encerrarSessao']> = async (ctx, { params }) => {
  if (!(await encerrar(ctx.db, ctx.usuario.id, params.id, ctx.deps.clock.real()))) {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Sessão não encontrada.');
  }
  await auditar(ctx, { acao: 'encerrarSessao', registro: { tipo: 'professor', id: ctx.usuario.id } });
  return { status: 204, dados: undefined };
};
