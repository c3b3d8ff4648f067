import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { normalizarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { runFor } from '../../../adapters/caller.ts';
import { type Dispositivo, lerDispositivo, novoDispositivo } from '../../../adapters/device-token.ts';
import type { ComPreparo, Contexto, Usuario } from '../../../context.ts';
import type { Executor } from '../../../db/connection/transaction.ts';
import { auditar } from '../../auditoria/repository.ts';
import { acharDispositivo } from '../dispositivo-repository.ts';
import { loginIncorreto } from '../queries.ts';
import type { ProfessorGuardado } from '../repository.ts';
import { acharPorCpf } from '../repository.ts';
import { abrirSessaoLocal, exigirEntradaLocal } from './abrir-sessao-local.ts';
import { registrarFalha } from './registrar-falha.ts';
import { loginCerto, reservarLogin, type Tentativa, tentativaDe } from './tentativas.ts';

interface Conferido {
  readonly pessoa: ProfessorGuardado | null;
  /** Where the password is not that of a teacher: the student's account. */
  readonly estudante: number | null;
  readonly tentativa: Tentativa;
  readonly dispositivo: Dispositivo;
}

const QUEM = ['professor', 'estudante'] as const;

type SegundoPasso = Exclude<AnswerOf<Api['entrar']>, { readonly token: string }>;
/** What the account's second factor asks; null without one. */
export type PedirFator = (
  ctx: Contexto<Usuario | null>,
  pessoa: ProfessorGuardado,
) => Promise<SegundoPasso | null>;

/** The accounts of students, which know teachers' accounts and not the other way round. */
export interface EntradaDoEstudante {
  achar(db: Executor, cpf: string): Promise<{ readonly id: number; readonly senha: string | null } | null>;
  abrir(ctx: Contexto<Usuario | null>, id: number): Promise<string>;
}

/**
 * The same answer, in the same time, for an unknown CPF and a wrong password (T-A3). With a second factor the
 * password opens no session and resets no counter. A CPF may have a teacher's and a student's account: one guess is
 * one check for both, whichever there are.
 */
export const entrar = (
  pedirFator: PedirFator,
  estudantes: EntradaDoEstudante,
): ComPreparo<Api['entrar'], Conferido> => ({
  async preparar(ctx, pedido) {
    const { cpf: digitado = '', password = '', dispositivo: token } = pedido.corpo();
    const digitos = normalizarCpf(digitado);
    const cpf = digitos ?? digitado;
    const lido = lerDispositivo(ctx.deps.keyedHash, token);
    const dispositivo = lido === null ? null : await acharDispositivo(ctx.db, cpf, lido.marca);
    const tentativa = tentativaDe(ctx.deps, { cpf, endereco: ctx.endereco, dispositivo });
    await reservarLogin(ctx.deps, tentativa);
    const pessoa = await acharPorCpf(ctx.db, digitos ?? '');
    const aluno = await estudantes.achar(ctx.db, digitos ?? '');
    const conferir = async (): Promise<'professor' | 'estudante' | null> => {
      const senhas = [pessoa?.senha ?? null, aluno?.senha ?? null];
      return QUEM[await ctx.deps.passwords.qualConfere(password, senhas)] ?? null;
    };
    // A known device has a share separate from all others at its address.
    const share = `dispositivo ${lido?.marca}`;
    const quem = await (dispositivo === null
      ? conferir()
      : runFor({ person: share, address: share }, conferir));
    if (quem === null) {
      await registrarFalha(ctx, 'entrarFalhou', pessoa?.id ?? null);
      throw loginIncorreto();
    }
    return {
      pessoa: quem === 'professor' ? pessoa : null,
      estudante: quem === 'estudante' ? (aluno?.id ?? null) : null,
      tentativa,
      dispositivo: lido ?? novoDispositivo(ctx.deps.keyedHash),
    };
  },
  async executar(ctx, _pedido, { pessoa, estudante, tentativa, dispositivo }) {
    if (estudante !== null) {
      await loginCerto(ctx.db, tentativa);
      return {
        status: 200,
        dados: { token: await estudantes.abrir(ctx, estudante), dispositivo: dispositivo.token },
      };
    }
    if (pessoa === null) throw loginIncorreto();
    await exigirEntradaLocal(ctx.db, pessoa.id);
    const passo = await pedirFator(ctx, pessoa);
    if (passo !== null) {
      const registro = { tipo: 'professor', id: pessoa.id };
      await auditar(ctx, { acao: 'segundoFatorPedido', registro, pessoa: pessoa.id });
      return { status: 200, dados: passo };
    }
    await loginCerto(ctx.db, tentativa);
    return abrirSessaoLocal(ctx, pessoa, { acao: 'entrar', dispositivo, fator: 'nenhum' });
  },
});
