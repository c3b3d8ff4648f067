import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyOf } from '@instrutoria/contract/route.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { estaVazio } from '@instrutoria/domain/kernel/texto.ts';
import { LAYOUTS_MAXIMO } from '@instrutoria/domain/remessa/limits.ts';
import { MENSAGENS_REMESSA as M } from '@instrutoria/domain/remessa/messages.ts';
import { type LayoutEscrito, problemasDoLayout } from '@instrutoria/domain/remessa/rules/layout.ts';
import { type Contexto, comVersao, type Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import * as repo from '../layout-repository.ts';

export function layoutNaoEncontrado(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.layoutNaoEncontrado);
}

export const listarLayoutsDaRemessa: Executar<Api['listarLayoutsDaRemessa']> = async (ctx) => ({
  status: 200,
  dados: (await repo.listarLayouts(ctx.db)).map(respondido),
});

function respondido({ colunas, fixo, ...layout }: repo.LayoutGuardado) {
  return {
    ...layout,
    colunas: colunas === null ? null : { ...colunas, colunas: [...colunas.colunas] },
    fixo:
      fixo === null
        ? null
        : { ...fixo, registros: fixo.registros.map((um) => ({ ...um, campos: [...um.campos] })) },
  };
}

/** Throws 422 beside each field of the layout, and for a name that another one has. */
async function julgado(
  ctx: Contexto,
  id: number | null,
  { nome, colunas = null, fixo = null }: BodyOf<Api['criarLayoutDaRemessa']>,
): Promise<LayoutEscrito> {
  const outros = (await repo.listarLayouts(ctx.db)).filter((um) => um.id !== id);
  if (id === null && outros.length >= LAYOUTS_MAXIMO) {
    throw new DomainError('conflito', 'LAYOUTS_DEMAIS', M.layoutsDemais);
  }
  const escrito = { nome: nome.trim(), colunas: fixo === null ? colunas : null, fixo };
  const repetido = outros.some((um) => um.nome.toLowerCase() === escrito.nome.toLowerCase());
  exigirSemProblemas([
    ...(repetido && !estaVazio(escrito.nome) ? [problema('nome', 'NOME_REPETIDO', M.nomeRepetido)] : []),
    ...problemasDoLayout(escrito),
  ]);
  return escrito;
}

export const criarLayoutDaRemessa: Executar<Api['criarLayoutDaRemessa']> = async (ctx, pedido) => {
  await repo.travarLayouts(ctx.db);
  const layout = await julgado(ctx, null, pedido.corpo());
  const id = await repo.inserirLayout(ctx.db, layout, { criadoEm: ctx.agora, criadoPorId: ctx.usuario.id });
  await auditar(ctx, {
    acao: 'criarLayoutDaRemessa',
    registro: { tipo: 'layout_da_remessa', id },
    depois: { nome: layout.nome },
  });
  return comVersao(201, respondido({ id, versao: 1, ...layout }));
};

async function exigirLayout(ctx: Contexto, id: number): Promise<repo.LayoutGuardado> {
  await repo.travarLayouts(ctx.db);
  const layout = await repo.travarLayout(ctx.db, id);
  if (layout === null) throw layoutNaoEncontrado();
  return layout;
}

export const guardarLayoutDaRemessa: Executar<Api['guardarLayoutDaRemessa']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const antes = await exigirLayout(ctx, id);
  ctx.exigirVersao(antes.versao);
  const layout = await julgado(ctx, id, pedido.corpo());
  await repo.salvarLayout(ctx.db, id, layout);
  await auditar(ctx, {
    acao: 'guardarLayoutDaRemessa',
    registro: { tipo: 'layout_da_remessa', id },
    antes: { nome: antes.nome },
    depois: { nome: layout.nome },
  });
  return comVersao(200, respondido({ id, versao: antes.versao + 1, ...layout }));
};

export const apagarLayoutDaRemessa: Executar<Api['apagarLayoutDaRemessa']> = async (
  ctx,
  { params: { id } },
) => {
  const { nome } = await exigirLayout(ctx, id);
  await repo.apagarLayout(ctx.db, id);
  await auditar(ctx, {
    acao: 'apagarLayoutDaRemessa',
    registro: { tipo: 'layout_da_remessa', id },
    antes: { nome },
  });
  return { status: 200, dados: { message: M.layoutApagado } };
};
