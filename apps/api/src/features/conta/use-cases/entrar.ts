import { createHash } from 'node:crypto';
import type { Api } from '@instrutoria/contract/api.ts';
import { SESSAO_MAXIMA_MS } from '@instrutoria/domain/conta/limits.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { MEMORIA_MS, pausaDepoisDe } from '@instrutoria/domain/conta/rules/tentativas.ts';
import { normalizarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { ComPreparo, Deps } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { auditar } from '../../auditoria/repository.ts';
import { bloquear, contar, travarContagem, zerar } from '../limite-repository.ts';
import type { ProfessorGuardado } from '../repository.ts';
import { acharPorCpf } from '../repository.ts';
import { inserirSessao } from '../sessao-repository.ts';

function incorreto(): DomainError {
  return new DomainError('naoAutenticado', 'LOGIN_INCORRETO', MENSAGENS_CONTA.loginIncorreto);
}

/** The counter's key holds no CPF in clear. */
function chaveDoCpf(cpf: string): string {
  return `login:${createHash('sha256').update(cpf).digest('hex')}`;
}

/**
 * Counts the attempt before the password is looked at, so that parallel guesses count too (T-A1), and refuses while
 * a pause runs. A right password clears the count.
 */
async function reservarTentativa({ database, clock }: Deps, chave: string): Promise<void> {
  const agora = clock.real();
  await inTransaction(database, async (tx) => {
    const { bloqueadoAte } = await travarContagem(tx, chave, agora);
    if (bloqueadoAte !== null && bloqueadoAte > agora) {
      const retryAfter = (bloqueadoAte.getTime() - agora.getTime()) / 1000;
      throw new DomainError('limite', 'MUITAS_TENTATIVAS', MENSAGENS_CONTA.muitasTentativas, [], {
        retryAfter,
      });
    }
    const { contagem } = await contar(tx, chave, agora, MEMORIA_MS);
    const pausa = pausaDepoisDe(contagem);
    if (pausa > 0) await bloquear(tx, chave, new Date(agora.getTime() + pausa));
  });
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
