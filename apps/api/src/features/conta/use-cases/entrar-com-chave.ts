import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { JANELA_MS } from '@instrutoria/domain/conta/rules/tentativas.ts';
import { DESAFIOS_POR_HORA } from '@instrutoria/domain/fator/limits.ts';
import { MENSAGENS_FATOR } from '@instrutoria/domain/fator/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { lerDispositivo, novoDispositivo } from '../../../adapters/device-token.ts';
import { redeDoEndereco } from '../../../adapters/network.ts';
import { novoDesafio, opcoesDeUso, rpIdDe } from '../../../adapters/passkeys.ts';
import type { ComPreparo, Deps, Executar } from '../../../context.ts';
import { contar } from '../../../db/attempt-counts.ts';
import { conferirChave, type FatorConferido, gastarFator } from '../conferir-fator.ts';
import { criarPedido, queimarPedido } from '../pedido-repository.ts';
import { travarProfessor } from '../repository.ts';
import { abrirSessaoLocal } from './abrir-sessao-local.ts';
import { pedidoVencido } from './concluir-segundo-fator.ts';
import { registrarFalha } from './registrar-falha.ts';

/** Throws 409 where this installation's address can have no passkeys. */
export function exigirRpId(deps: Pick<Deps, 'config'>): string {
  const rpId = rpIdDe(deps.config);
  if (rpId === null) throw new DomainError('conflito', 'SEM_CHAVES_AQUI', MENSAGENS_FATOR.chavesSemEndereco);
  return rpId;
}

export const opcoesParaEntrar: Executar<Api['opcoesParaEntrar']> = async (ctx) => {
  const { db, deps, endereco } = ctx;
  const rpId = exigirRpId(deps);
  const agora = deps.clock.real();
  const { contagem, inicio } = await contar(db, `desafios:${redeDoEndereco(endereco)}`, agora, JANELA_MS);
  if (contagem > DESAFIOS_POR_HORA) {
    const retryAfter = (inicio.getTime() + JANELA_MS - agora.getTime()) / 1000;
    throw new DomainError('limite', 'MUITAS_TENTATIVAS', MENSAGENS_CONTA.muitasTentativas, [], {
      retryAfter,
    });
  }
  const desafio = novoDesafio();
  const pedido = await criarPedido(db, { finalidade: 'entrarComChave', professorId: null, desafio, agora });
  return { status: 200, dados: { pedido, opcoes: opcoesDeUso(rpId, desafio, []) } };
};

interface Conferido {
  readonly professorId: number;
  readonly conferido: FatorConferido;
}

/** The passkey proves possession and, by user verification, the person: it needs no password. */
export const entrarComChave: ComPreparo<Api['entrarComChave'], Conferido> = {
  async preparar(ctx, chamada) {
    const { pedido: token = '', chave } = chamada.corpo();
    const pedido = await queimarPedido(ctx.db, token, 'entrarComChave', ctx.deps.clock.real());
    if (pedido === null) throw pedidoVencido();
    const achada = chave === undefined ? null : await conferirChave(ctx.deps, ctx.db, chave, pedido.desafio);
    if (achada === null) {
      await registrarFalha(ctx, 'segundoFatorFalhou', null);
      throw new DomainError('naoAutenticado', 'CHAVE_DESCONHECIDA', MENSAGENS_FATOR.chaveDesconhecida);
    }
    return achada;
  },
  async executar(ctx, chamada, { professorId, conferido }) {
    const pessoa = await travarProfessor(ctx.db, professorId);
    if (pessoa === null || !(await gastarFator(ctx.db, conferido, ctx.deps.clock.real()))) {
      throw new DomainError('naoAutenticado', 'CHAVE_INCORRETA', MENSAGENS_FATOR.chaveIncorreta);
    }
    const { keyedHash } = ctx.deps;
    const dispositivo = lerDispositivo(keyedHash, chamada.corpo().dispositivo) ?? novoDispositivo(keyedHash);
    return abrirSessaoLocal(ctx, pessoa, { acao: 'entrarComChave', dispositivo, fator: 'chave' });
  },
};
