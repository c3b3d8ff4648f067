import type { Api } from '@instrutoria/contract/api.ts';
import { JANELA_MS } from '@instrutoria/domain/conta/rules/tentativas.ts';
import { FALHAS_QUE_AVISAM } from '@instrutoria/domain/fator/limits.ts';
import { MENSAGENS_FATOR } from '@instrutoria/domain/fator/messages.ts';
import { recusaDoFator, temFator } from '@instrutoria/domain/fator/rules/fatores.ts';
import type { MetodoDoFator } from '@instrutoria/domain/fator/types.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { type Dispositivo, lerDispositivo, novoDispositivo } from '../../../adapters/device-token.ts';
import { novoDesafio, opcoesDeUso, rpIdDe } from '../../../adapters/passkeys.ts';
import type { ComPreparo, Contexto, Usuario } from '../../../context.ts';
import { contar } from '../../../db/attempt-counts.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { avisarFatorErrado } from '../avisar-fator.ts';
import {
  conferirFator,
  type FatorConferido,
  gastarFator,
  metodoDaResposta,
  type RespostaDoFator,
  segredoDoTotp,
} from '../conferir-fator.ts';
import { acharDispositivo } from '../dispositivo-repository.ts';
import { chavesDe, contarCodigos, fatoresDe, totpDe } from '../fator-repository.ts';
import { criarPedido, gastarPedido, tentarPedido } from '../pedido-repository.ts';
import { acharProfessor, type ProfessorGuardado, travarProfessor } from '../repository.ts';
import { abrirSessaoLocal } from './abrir-sessao-local.ts';
import type { PedirFator } from './entrar.ts';
import { registrarFalha } from './registrar-falha.ts';
import {
  chaveDoFator,
  loginCerto,
  reservarLogin,
  type Tentativa,
  tentativaDe,
  tentativaDoFator,
} from './tentativas.ts';

/** After a right password: the request for the second factor, or null for an account without one. */
export const pedirFator: PedirFator = async (ctx, { id }) => {
  const { db, deps } = ctx;
  if (!temFator(await fatoresDe(db, id))) return null;
  const rpId = rpIdDe(deps.config);
  const [totp, chaves, codigos] = [await totpDe(db, id), await chavesDe(db, id), await contarCodigos(db, id)];
  const daqui = chaves.filter((chave) => chave.rpId === rpId);
  const desafio = rpId === null || daqui.length === 0 ? null : novoDesafio();
  const metodos: MetodoDoFator[] = [
    ...(segredoDoTotp(deps, totp) === null ? [] : (['totp'] as const)),
    ...(desafio === null ? [] : (['chave'] as const)),
    ...(codigos === 0 ? [] : (['recuperacao'] as const)),
  ];
  const agora = deps.clock.real();
  const pedido = await criarPedido(db, { finalidade: 'entrar', professorId: id, desafio, agora });
  const chave = rpId === null || desafio === null ? null : opcoesDeUso(rpId, desafio, daqui);
  return { segundoFator: { pedido, metodos, chave } };
};

export function pedidoVencido(): DomainError {
  return new DomainError('naoAutenticado', 'PEDIDO_VENCIDO', MENSAGENS_FATOR.pedidoVencido);
}

function fatorRecusado(metodo: MetodoDoFator, usado: boolean, campo = 'codigo'): DomainError {
  const { codigo, mensagem } = recusaDoFator(metodo, usado);
  const problemas = metodo === 'chave' ? [] : [problema(campo, codigo, mensagem)];
  return new DomainError('naoAutenticado', codigo, mensagem, problemas);
}

/** The audit has a row without the code; the person hears of it once an hour, since their password is known. */
async function registrarErro(ctx: Contexto<Usuario | null>, pessoa: ProfessorGuardado): Promise<void> {
  await registrarFalha(ctx, 'segundoFatorFalhou', pessoa.id);
  await inTransaction(ctx.deps.database, async (db) => {
    const chave = `${chaveDoFator(pessoa.id)}falhas`;
    const { contagem } = await contar(db, chave, ctx.deps.clock.real(), JANELA_MS);
    if (contagem === FALHAS_QUE_AVISAM) await avisarFatorErrado({ ...ctx, db }, pessoa);
  });
}

interface Provado {
  readonly conferido: FatorConferido;
  readonly tentativa: Tentativa;
}

/** Counted before it is judged. Throws 401 for a wrong answer; a right one is not used up yet. */
async function exigirFator(
  ctx: Contexto<Usuario | null>,
  pessoa: ProfessorGuardado,
  p: {
    readonly resposta: RespostaDoFator;
    readonly desafio: string | null;
    readonly dispositivo: number | null;
    readonly campo?: string;
  },
): Promise<Provado> {
  const { resposta, desafio, dispositivo, campo } = p;
  const { deps, endereco } = ctx;
  const tentativa = tentativaDoFator(pessoa.id, { endereco, dispositivo });
  await reservarLogin(deps, tentativa);
  const conferido = await conferirFator(deps, ctx.db, { professorId: pessoa.id, resposta, desafio });
  if (conferido === null || conferido === 'usado') {
    await registrarErro(ctx, pessoa);
    throw fatorRecusado(metodoDaResposta(resposta), conferido === 'usado', campo);
  }
  return { conferido, tentativa };
}

const CAMPO_DO_VINCULO = 'codigoDoFator';

function faltaOCodigo(): DomainError {
  const { codigoParaLigar } = MENSAGENS_FATOR;
  return new DomainError('invalido', 'CODIGO_VAZIO', codigoParaLigar, [
    problema(CAMPO_DO_VINCULO, 'CODIGO_VAZIO', codigoParaLigar),
  ]);
}

/**
 * Checks the second factor of a person who links the institution's account by the local password: a code of the
 * application or a recovery code. Null for an account without a factor. Throws 422 without a code, 401 for a wrong
 * one.
 */
export async function provarFatorDoVinculo(
  ctx: Contexto<Usuario | null>,
  pessoa: ProfessorGuardado,
  codigo: string,
): Promise<Provado | null> {
  if (!temFator(await fatoresDe(ctx.db, pessoa.id))) return null;
  if (codigo.trim() === '') throw faltaOCodigo();
  const resposta = { codigo };
  return exigirFator(ctx, pessoa, { resposta, desafio: null, dispositivo: null, campo: CAMPO_DO_VINCULO });
}

/** For the act's transaction, with the person locked: an account that got a factor meanwhile needs its code. */
export async function gastarFatorDoVinculo(
  { db, deps }: Contexto<Usuario | null>,
  professorId: number,
  provado: Provado | null,
): Promise<void> {
  if (provado === null) {
    if (temFator(await fatoresDe(db, professorId))) throw faltaOCodigo();
    return;
  }
  if (!(await gastarFator(db, provado.conferido, deps.clock.real()))) {
    throw fatorRecusado(provado.conferido.metodo, true, CAMPO_DO_VINCULO);
  }
  await loginCerto(db, provado.tentativa);
}

interface Conferido {
  readonly pedido: number;
  readonly pessoa: ProfessorGuardado;
  readonly conferido: FatorConferido;
  readonly tentativas: readonly Tentativa[];
  readonly dispositivo: Dispositivo;
}

/** Only this opens the session of an account with a second factor. */
export const concluirSegundoFator: ComPreparo<Api['concluirSegundoFator'], Conferido> = {
  async preparar(ctx, chamada) {
    const { deps, endereco } = ctx;
    const { pedido: token = '', codigo = '', chave, dispositivo: doNavegador } = chamada.corpo();
    if (codigo.trim() === '' && chave === undefined) {
      exigirSemProblemas([problema('codigo', 'CODIGO_VAZIO', MENSAGENS_FATOR.codigoVazio)]);
    }
    const pedido = await tentarPedido(ctx.db, token, 'entrar', deps.clock.real());
    const pessoa = pedido?.professorId == null ? null : await acharProfessor(ctx.db, pedido.professorId);
    if (pedido === null || pessoa === null) throw pedidoVencido();
    const lido = lerDispositivo(deps.keyedHash, doNavegador);
    const cpf = pessoa.cpfDigitos;
    const dispositivo = lido === null ? null : await acharDispositivo(ctx.db, cpf, lido.marca);
    const { conferido, tentativa } = await exigirFator(ctx, pessoa, {
      resposta: { codigo, chave },
      desafio: pedido.desafio,
      dispositivo,
    });
    return {
      pedido: pedido.id,
      pessoa,
      conferido,
      tentativas: [tentativa, tentativaDe(deps, { cpf, endereco, dispositivo })],
      dispositivo: lido ?? novoDispositivo(deps.keyedHash),
    };
  },
  async executar(ctx, _chamada, { pedido, pessoa: { id }, conferido, tentativas, dispositivo }) {
    const pessoa = await travarProfessor(ctx.db, id);
    if (pessoa === null || !(await gastarPedido(ctx.db, pedido))) throw pedidoVencido();
    if (!(await gastarFator(ctx.db, conferido, ctx.deps.clock.real()))) {
      throw fatorRecusado(conferido.metodo, true);
    }
    for (const tentativa of tentativas) await loginCerto(ctx.db, tentativa);
    return abrirSessaoLocal(ctx, pessoa, {
      acao: 'concluirSegundoFator',
      dispositivo,
      fator: conferido.metodo,
    });
  },
};
