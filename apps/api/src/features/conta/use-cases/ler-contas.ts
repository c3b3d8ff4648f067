import type { Api } from '@instrutoria/contract/api.ts';
import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Executar } from '../../../context.ts';
import { listarProfessores as listar } from '../queries.ts';
import { acharProfessor } from '../repository.ts';

/** tipo and e-mail only for administrators (T-M3). */
export const listarProfessores: Executar<Api['listarProfessores']> = async (ctx, { query }) => {
  const { linhas, total } = await listar(ctx.db, query);
  const ehAdministrador = podeAdministrar(ctx.usuario);
  const dados = linhas.map(({ id, nome, siape, unidade, tipo, email }) => ({
    id,
    nome,
    siape,
    unidade,
    ...(ehAdministrador ? { tipo, email } : {}),
  }));
  return { status: 200, dados, total };
};

export const listarAvaliadores: Executar<Api['listarAvaliadores']> = async (ctx, { query }) => {
  const { linhas, total } = await listar(ctx.db, query, 'avaliador');
  return { status: 200, dados: linhas, total };
};

export const fotoDoProfessor: Executar<Api['fotoDoProfessor']> = async (ctx, { params }) => {
  const pessoa = await acharProfessor(ctx.db, params.id);
  if (pessoa === null || pessoa.foto === '') {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Foto não encontrada.');
  }
  return { status: 200, arquivo: { tipo: 'image/jpeg', bytes: await ctx.deps.storage.bytes(pessoa.foto) } };
};
