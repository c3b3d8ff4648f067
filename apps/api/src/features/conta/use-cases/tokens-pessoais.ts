import type { Api } from '@instrutoria/contract/api.ts';
import { TOKENS_POR_PESSOA } from '@instrutoria/domain/conta/limits.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import { problemasDoToken } from '@instrutoria/domain/conta/rules/token-pessoal.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { DIA_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { newPersonalToken } from '../../../adapters/personal-token.ts';
import { sha256 } from '../../../adapters/sha256.ts';
import type { ComPreparo, Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { acharProfessor, travarProfessor } from '../repository.ts';
import {
  apagarToken,
  apagarTokensVencidos,
  inserirToken,
  tokensDe,
  tokensDeTodos,
} from '../token-repository.ts';
import { confereSenhaAtual } from './tentativas.ts';

export const listarTokens: Executar<Api['listarTokens']> = async (ctx) => {
  const dados = await tokensDe(ctx.db, ctx.usuario.id, ctx.deps.clock.real());
  return { status: 200, dados, total: dados.length };
};

export const listarTokensDeTodos: Executar<Api['listarTokensDeTodos']> = async (ctx, { query }) => {
  const { linhas, total } = await tokensDeTodos(ctx.db, query, ctx.deps.clock.real());
  return { status: 200, dados: linhas, total };
};

/** With the current password: an open session alone must not leave a key that outlives it. */
export const criarToken: ComPreparo<Api['criarToken'], undefined> = {
  async preparar(ctx, pedido) {
    const { senhaAtual = '', ...pedidoDoToken } = pedido.corpo();
    exigirSemProblemas([
      ...problemasDoToken(pedidoDoToken),
      ...(senhaAtual === ''
        ? [problema('senhaAtual', 'SENHA_ATUAL_VAZIA', MENSAGENS_CONTA.preenchaTodosOsCampos)]
        : []),
    ]);
    const pessoa = await acharProfessor(ctx.db, ctx.usuario.id);
    if (pessoa === null) throw new Error('a session without its person');
    if (!(await confereSenhaAtual(ctx, pessoa, senhaAtual))) {
      exigirSemProblemas([
        problema('senhaAtual', 'SENHA_ATUAL_INCORRETA', MENSAGENS_CONTA.senhaAtualIncorreta),
      ]);
    }
  },
  async executar(ctx, pedido) {
    const { nome = '', escopos = [], dias = 0 } = pedido.corpo();
    const { id, tipo } = ctx.usuario;
    const agora = ctx.deps.clock.real();
    // Two at once are counted one after the other.
    await travarProfessor(ctx.db, id);
    await apagarTokensVencidos(ctx.db, id, agora);
    if ((await tokensDe(ctx.db, id, agora)).length >= TOKENS_POR_PESSOA) {
      throw new DomainError('conflito', 'TOKENS_DEMAIS', MENSAGENS_CONTA.tokensDemais);
    }
    const token = newPersonalToken();
    const criado = await inserirToken(ctx.db, {
      professorId: id,
      tipo,
      nome: nome.trim(),
      escopos: [...new Set(escopos)],
      tokenSha256: sha256(token),
      criadoEm: agora,
      expiraEm: new Date(agora.getTime() + dias * DIA_MS),
    });
    await auditar(ctx, {
      acao: 'criarToken',
      registro: { tipo: 'professor', id },
      depois: { token: criado.id, nome: criado.nome, escopos: criado.escopos, expiraEm: criado.expiraEm },
    });
    return { status: 201, dados: { ...criado, token } };
  },
};

export const revogarToken: Executar<Api['revogarToken']> = async (ctx, { params }) => {
  const deQuem = podeAdministrar(ctx.usuario) ? null : ctx.usuario.id;
  const apagado = await apagarToken(ctx.db, params.id, deQuem);
  if (apagado === null) {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_CONTA.tokenPessoalNaoEncontrado);
  }
  await auditar(ctx, {
    acao: 'revogarToken',
    registro: { tipo: 'professor', id: apagado.professorId },
    antes: { token: params.id, nome: apagado.nome },
  });
  return { status: 204, dados: undefined };
};
