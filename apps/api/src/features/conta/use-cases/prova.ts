import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { MENSAGENS_FATOR } from '@instrutoria/domain/fator/messages.ts';
import { recusaDoFator, temFator } from '@instrutoria/domain/fator/rules/fatores.ts';
import type { MetodoDoFator } from '@instrutoria/domain/fator/types.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import type { Contexto } from '../../../context.ts';
import { conferirFator, type FatorConferido, gastarFator, metodoDaResposta } from '../conferir-fator.ts';
import { fatoresDe } from '../fator-repository.ts';
import { queimarPedido } from '../pedido-repository.ts';
import { acharProfessor, travarProfessor } from '../repository.ts';
import { registrarFalha } from './registrar-falha.ts';
import { confereSenhaAtual, loginCerto, reservarLogin, tentativaDoFator } from './tentativas.ts';

/** The current password, and a factor where the account has any. */
export interface Prova {
  readonly senhaAtual?: string | undefined;
  readonly codigo?: string | undefined;
  readonly chave?: { readonly pedido: string; readonly resposta: { readonly id: string } } | undefined;
}

/** A right proof, not used yet; `fator` null for an account without one. */
export interface ProvaConferida {
  readonly fator: FatorConferido | null;
}

function recusa(campo: string, codigo: string, mensagem: string): DomainError {
  return new DomainError('invalido', codigo, mensagem, [problema(campo, codigo, mensagem)]);
}

function fatorRecusado(metodo: MetodoDoFator, usado: boolean): DomainError {
  const { codigo, mensagem } = recusaDoFator(metodo, usado);
  return recusa('codigo', codigo, mensagem);
}

async function conferirResposta(ctx: Contexto, prova: Prova): Promise<FatorConferido> {
  const { deps, endereco, usuario } = ctx;
  const tentativa = tentativaDoFator(usuario.id, { endereco, dispositivo: null });
  await reservarLogin(deps, tentativa);
  const pedido =
    prova.chave === undefined
      ? null
      : await queimarPedido(ctx.db, prova.chave.pedido, 'confirmar', deps.clock.real());
  const resposta = { codigo: prova.codigo, chave: prova.chave?.resposta };
  const conferido = await conferirFator(deps, ctx.db, {
    professorId: usuario.id,
    resposta,
    desafio: pedido?.professorId === usuario.id ? pedido.desafio : null,
  });
  if (conferido === null || conferido === 'usado') {
    await registrarFalha(ctx, 'segundoFatorFalhou', usuario.id);
    throw fatorRecusado(metodoDaResposta(resposta), conferido === 'usado');
  }
  await loginCerto(ctx.db, tentativa);
  return conferido;
}

/** For `preparar`: throws 422 for a missing or wrong part, 429 after too many. */
export async function conferirProva(ctx: Contexto, prova: Prova): Promise<ProvaConferida> {
  const pessoa = await acharProfessor(ctx.db, ctx.usuario.id);
  if (pessoa === null) throw new Error('a session without its person');
  const precisa = temFator(await fatoresDe(ctx.db, pessoa.id));
  const semResposta = (prova.codigo ?? '').trim() === '' && prova.chave === undefined;
  const { senhaAtual = '' } = prova;
  exigirSemProblemas([
    ...(senhaAtual === ''
      ? [problema('senhaAtual', 'SENHA_ATUAL_VAZIA', MENSAGENS_CONTA.preenchaTodosOsCampos)]
      : []),
    ...(precisa && semResposta ? [problema('codigo', 'CODIGO_VAZIO', MENSAGENS_FATOR.provaVazia)] : []),
  ]);
  if (!(await confereSenhaAtual(ctx, pessoa, senhaAtual))) {
    throw recusa('senhaAtual', 'SENHA_ATUAL_INCORRETA', MENSAGENS_CONTA.senhaAtualIncorreta);
  }
  return { fator: precisa ? await conferirResposta(ctx, prova) : null };
}

/**
 * For `executar`: locks the person, so that their factors change one act at a time, and uses the proof up. An
 * account that got a factor meanwhile needs a proof with it.
 */
export async function gastarProva(ctx: Contexto, { fator }: ProvaConferida): Promise<void> {
  await travarProfessor(ctx.db, ctx.usuario.id);
  const tem = temFator(await fatoresDe(ctx.db, ctx.usuario.id));
  if (fator === null && tem) throw recusa('codigo', 'CODIGO_VAZIO', MENSAGENS_FATOR.provaVazia);
  if (fator !== null && !(await gastarFator(ctx.db, fator, ctx.deps.clock.real()))) {
    throw fatorRecusado(fator.metodo, true);
  }
}
