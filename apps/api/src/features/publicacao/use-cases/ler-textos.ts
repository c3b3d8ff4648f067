import type { Api } from '@instrutoria/contract/api.ts';
import { blocosDaVersao, fatosDaVersao, modeloSugerido } from '@instrutoria/domain/publicacao/rules/fatos.ts';
import type { Executar } from '../../../context.ts';
import { exigirPublicado } from '../../resultado/publicados-queries.ts';
import { textosPublicos } from '../../resultado/textos-queries.ts';
import { lerModelos } from '../modelos-queries.ts';
import { listarTextos } from '../queries.ts';
import { versaoParaOTexto } from './ler-versao.ts';

/** Enough rows to show what the table looks like. */
const A_VISTA = 10;

export const listarTextosDePublicacao: Executar<Api['listarTextosDePublicacao']> = async (
  ctx,
  { params },
) => {
  const edital = await exigirPublicado(ctx, params.id);
  return { status: 200, dados: await listarTextos(ctx.db, edital.id) };
};

export const listarTextosPublicos: Executar<Api['listarTextosPublicos']> = async (ctx, { params }) => {
  const edital = await exigirPublicado(ctx, params.editalId);
  return { status: 200, dados: await textosPublicos(ctx.db, edital.id) };
};

export const prepararTextoDePublicacao: Executar<Api['prepararTextoDePublicacao']> = async (
  ctx,
  { params },
) => {
  const daVersao = await versaoParaOTexto(ctx, params.id, params.numero);
  const { linhas, mudancas } = blocosDaVersao(daVersao);
  const { edital, versao } = daVersao;
  return {
    status: 200,
    dados: {
      edital: { id: edital.id, nome: edital.nome },
      resultado: versao,
      fatos: fatosDaVersao(daVersao),
      linhas: linhas.slice(0, A_VISTA),
      mudancas: mudancas.slice(0, A_VISTA),
      quantasLinhas: linhas.length,
      quantasMudancas: mudancas.length,
      sugerido: modeloSugerido(versao),
      modelos: await lerModelos(ctx.db),
    },
  };
};
