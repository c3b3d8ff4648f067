import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_ESTUDANTE } from '@instrutoria/domain/estudante/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { encerrarSessoesDe } from '../sessao-repository.ts';

export const sairDoEstudante: Executar<Api['sairDoEstudante']> = async (ctx) => {
  const { id, sessao } = ctx.estudante;
  if (sessao === null) {
    throw new DomainError('conflito', 'SESSAO_DE_PROFESSOR', MENSAGENS_ESTUDANTE.sessaoDeProfessor);
  }
  await encerrarSessoesDe(ctx.db, id, ctx.deps.clock.real(), { so: sessao });
  await auditar(ctx, { acao: 'sairDoEstudante', registro: { tipo: 'estudante', id } });
  return { status: 204, dados: undefined };
};

export const encerrarSessoesDoEstudante: Executar<Api['encerrarSessoesDoEstudante']> = async (ctx) => {
  const { id } = ctx.estudante;
  await encerrarSessoesDe(ctx.db, id, ctx.deps.clock.real());
  await auditar(ctx, { acao: 'encerrarSessoesDoEstudante', registro: { tipo: 'estudante', id } });
  return { status: 204, dados: undefined };
};
