import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Executar } from '../../../context.ts';
import { liberarContagens } from '../../../db/attempt-counts.ts';
import { auditar } from '../../auditoria/repository.ts';
import { acharProfessor } from '../repository.ts';
import { chaveDaSenhaAtual, chaveDoCpf, chaveDoFator } from './tentativas.ts';

export const liberarConta: Executar<Api['liberarConta']> = async (ctx, { params: { id } }) => {
  const pessoa = await acharProfessor(ctx.db, id);
  if (pessoa === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Pessoa não encontrada.');
  await liberarContagens(ctx.db, id, [
    chaveDoCpf(ctx.deps.keyedHash, pessoa.cpfDigitos),
    chaveDaSenhaAtual(id),
    chaveDoFator(id),
    `recuperacao:${id}`,
    `confirmacao:${id}`,
  ]);
  await auditar(ctx, { acao: 'liberarConta', registro: { tipo: 'professor', id } });
  return { status: 200, dados: { message: MENSAGENS_CONTA.contaLiberada } };
};
