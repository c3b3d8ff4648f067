import type { Api } from '@instrutoria/contract/api.ts';
import { problemasDoAviso } from '@instrutoria/domain/aviso/rules.ts';
import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import type { Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import * as repo from '../repository.ts';

function naoEncontrado(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Aviso não encontrado.');
}

/** Administrators also see coming and past notices. */
export const listarAvisos: Executar<Api['listarAvisos']> = async (ctx, { query }) => {
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  const soDe = podeAdministrar(ctx.usuario) ? null : hoje;
  const { linhas, total } = await repo.listarAvisos(ctx.db, query, soDe);
  return { status: 200, dados: linhas, total };
};

export const criarAviso: Executar<Api['criarAviso']> = async (ctx, pedido) => {
  const { titulo = '', resumo = '', texto = '', ordem = 0, de = null, ate = null } = pedido.corpo();
  const dados = { resumo, texto, ordem, de, ate };
  exigirSemProblemas(problemasDoAviso({ titulo, ...dados }));
  const criado = await repo.inserirAviso(ctx.db, { titulo: normalizarTexto(titulo), ...dados });
  await auditar(ctx, { acao: 'criarAviso', registro: { tipo: 'aviso', id: criado.id }, depois: criado });
  return { status: 201, dados: criado };
};

export const atualizarAviso: Executar<Api['atualizarAviso']> = async (ctx, pedido) => {
  const antes = await repo.travarAviso(ctx.db, pedido.params.id);
  if (antes === null) throw naoEncontrado();
  const {
    titulo = antes.titulo,
    resumo = antes.resumo,
    texto = antes.texto,
    ordem = antes.ordem,
    de = antes.de,
    ate = antes.ate,
  } = pedido.corpo();
  const dados = { resumo, texto, ordem, de, ate };
  exigirSemProblemas(problemasDoAviso({ titulo, ...dados }));
  const depois = { id: antes.id, titulo: normalizarTexto(titulo), ...dados };
  await repo.salvarAviso(ctx.db, depois);
  await auditar(ctx, { acao: 'atualizarAviso', registro: { tipo: 'aviso', id: antes.id }, antes, depois });
  return { status: 200, dados: depois };
};

export const excluirAviso: Executar<Api['excluirAviso']> = async (ctx, { params }) => {
  const antes = await repo.travarAviso(ctx.db, params.id);
  if (antes === null) throw naoEncontrado();
  await repo.excluirAviso(ctx.db, params.id);
  await auditar(ctx, { acao: 'excluirAviso', registro: { tipo: 'aviso', id: params.id }, antes });
  return { status: 204, dados: undefined };
};
