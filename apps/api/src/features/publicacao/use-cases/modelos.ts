import type { Api } from '@instrutoria/contract/api.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import {
  mesmoModelo,
  normalizarModelo,
  problemasDoModelo,
} from '@instrutoria/domain/publicacao/rules/modelo.ts';
import { comVersao, type Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { inserirModelo, lerModelo, lerModelos } from '../modelos-queries.ts';
import { travarPublicacao } from '../repository.ts';

export const listarModelosDePublicacao: Executar<Api['listarModelosDePublicacao']> = async (ctx) => ({
  status: 200,
  dados: await lerModelos(ctx.db),
});

/** Adds a version to the earlier ones; equal content is no change. */
export const mudarModeloDePublicacao: Executar<Api['mudarModeloDePublicacao']> = async (ctx, pedido) => {
  const { nome } = pedido.params;
  await travarPublicacao(ctx.db);
  const antes = await lerModelo(ctx.db, nome);
  ctx.exigirVersao(antes.versao);
  const modelo = normalizarModelo(pedido.corpo());
  exigirSemProblemas(problemasDoModelo(modelo));
  if (mesmoModelo(antes, modelo)) return comVersao(200, antes);
  const depois = { nome, versao: antes.versao + 1, ...modelo };
  await inserirModelo(ctx.db, { ...depois, autorId: ctx.usuario.id, criadoEm: ctx.agora });
  await auditar(ctx, {
    acao: 'mudarModeloDePublicacao',
    registro: { tipo: 'configuracao', id: 1 },
    antes,
    depois,
  });
  return comVersao(200, depois);
};
