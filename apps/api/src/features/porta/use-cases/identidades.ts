import type { Api } from '@instrutoria/contract/api.ts';
import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { COMO_SE_LIGOU, type ComoSeLigou, MENSAGENS_PORTA } from '@instrutoria/domain/porta/messages.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { modoDaPorta } from '../adapters/open-door.ts';
import { apagarIdentidade } from '../identidade-repository.ts';
import { entradaLocalDesligada, identidadesDe, identidadesDeTodos, portasLigadas } from '../queries.ts';

function emPalavras<T extends { readonly como: string }>(lida: T): T {
  return { ...lida, como: COMO_SE_LIGOU[lida.como as ComoSeLigou] };
}

export const portasAbertas: Executar<Api['portasAbertas']> = async (ctx) => {
  const ligadas = await portasLigadas(ctx.db);
  const soExcecoes = await entradaLocalDesligada(ctx.db);
  const portas = ligadas.map(({ id, nome, tipo }) => ({ id, nome, modo: modoDaPorta(tipo) }));
  return { status: 200, dados: { portas, soExcecoes } };
};

export const minhasIdentidades: Executar<Api['minhasIdentidades']> = async (ctx) => {
  const dados = (await identidadesDe(ctx.db, ctx.usuario.id)).map(emPalavras);
  return { status: 200, dados, total: dados.length };
};

export const listarIdentidades: Executar<Api['listarIdentidades']> = async (ctx, { query }) => {
  const { linhas, total } = await identidadesDeTodos(ctx.db, query);
  return { status: 200, dados: linhas.map(emPalavras), total };
};

export const desfazerVinculo: Executar<Api['desfazerVinculo']> = async (ctx, { params }) => {
  const professorId = podeAdministrar(ctx.usuario) ? null : ctx.usuario.id;
  const apagada = await apagarIdentidade(ctx.db, { id: params.id, professorId }, ctx.deps.clock.real());
  if (apagada === null) {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_PORTA.identidadeNaoEncontrada);
  }
  await auditar(ctx, {
    acao: 'desfazerVinculo',
    registro: { tipo: 'professor', id: apagada.professorId },
    antes: { porta: apagada.porta },
  });
  return { status: 204, dados: undefined };
};
