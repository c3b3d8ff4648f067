import { createHash } from 'node:crypto';
import type { Api } from '@instrutoria/contract/api.ts';
import { SESSAO_MAXIMA_MS } from '@instrutoria/domain/conta/limits.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { normalizarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { ComPreparo } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { zerar } from '../limite-repository.ts';
import type { ProfessorGuardado } from '../repository.ts';
import { acharPorCpf } from '../repository.ts';
import { inserirSessao } from '../sessao-repository.ts';
import { reservarTentativa } from './tentativas.ts';

function incorreto(): DomainError {
  return new DomainError('naoAutenticado', 'LOGIN_INCORRETO', MENSAGENS_CONTA.loginIncorreto);
}

/** The counter's key holds no CPF in clear. */
function chaveDoCpf(cpf: string): string {
  return `login:${createHash('sha256').update(cpf).digest('hex')}`;
}

interface Conferido {
  readonly pessoa: ProfessorGuardado;
  readonly chave: string;
}

/** Login: the same answer, in the same time, for an unknown CPF and a wrong password (T-A3). */
export const entrar: ComPreparo<Api['entrar'], Conferido> = {
  async preparar(ctx, pedido) {
    const { cpf = '', password = '' } = pedido.corpo();
    const digitos = normalizarCpf(cpf);
    const chave = chaveDoCpf(digitos ?? cpf);
    await reservarTentativa(ctx.deps, chave);
    const pessoa = await acharPorCpf(ctx.db, digitos ?? '');
    const confere = await ctx.deps.passwords.confere(password, pessoa?.senha ?? null);
    if (pessoa === null || !confere) throw incorreto();
    return { pessoa, chave };
  },
  async executar(ctx, _pedido, { pessoa, chave }) {
    const agora = ctx.deps.clock.real();
    const expiraEm = new Date(agora.getTime() + SESSAO_MAXIMA_MS);
    await zerar(ctx.db, chave);
    const sid = await inserirSessao(ctx.db, {
      professorId: pessoa.id,
      criadaEm: agora,
      ultimoUso: agora,
      expiraEm,
      navegador: ctx.navegador,
    });
    await auditar(ctx, { acao: 'entrar', registro: { tipo: 'professor', id: pessoa.id }, pessoa: pessoa.id });
    const token = await ctx.deps.tokens.assinar({ sub: pessoa.id, tipo: pessoa.tipo, sid }, expiraEm);
    return { status: 200, data: { token } };
  },
};
