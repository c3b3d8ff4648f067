import type { Api } from '@instrutoria/contract/api.ts';
import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import type { Contexto, Executar, Usuario } from '../../../context.ts';
import { limitesDaLista } from '../../../db/page.ts';
import { escolherOrdem } from '../../../db/page-order.ts';
import { editaisDeAgora, editalPadrao, semOsDe } from '../edital-queries.ts';
import { consultarRanque, contarRanque, type PedidoDeRanque } from '../ranque-queries.ts';

function semAcento(texto: string): string {
  return texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** What this reader's ranking holds; null when there is no such call (D18, D20). */
export async function pedidoDoRanque(
  ctx: Contexto<Usuario>,
  tipo: TipoDeProjeto,
  editalId: number | undefined,
): Promise<PedidoDeRanque | null> {
  const editais = await editaisDeAgora(ctx);
  const edital =
    editalId === undefined ? editalPadrao(editais, tipo) : editais.find(({ id }) => id === editalId);
  if (edital === undefined || edital === null) return null;
  return {
    editalId: edital.id,
    tipo,
    semOsDe: semOsDe(edital, ctx.usuario),
    soOsDoAvaliador: ctx.usuario.tipo === 'avaliador' ? ctx.usuario.id : undefined,
  };
}

/** One page, or what the search finds; positions are those of the whole ranking either way. */
async function pagina(ctx: Contexto, pedido: PedidoDeRanque, query: ListaQuery) {
  const limites = limitesDaLista(query);
  if (query.busca === undefined || query.busca === '') {
    const total = await contarRanque(ctx.db, pedido);
    return { linhas: await consultarRanque(ctx.db, { ...pedido, limites }), total };
  }
  const busca = semAcento(query.busca);
  const achadas = (await consultarRanque(ctx.db, pedido)).filter(({ titulo, coordenador }) =>
    [titulo, coordenador].some((texto) => semAcento(texto).includes(busca)),
  );
  return { linhas: achadas.slice(limites.offset, limites.offset + limites.limit), total: achadas.length };
}

function ranque(tipo: TipoDeProjeto): Executar<Api['ranqueTipoI']> {
  return async (ctx, { query, corpo }) => {
    // A ranking has one order (D18): ?ordem= can only name it.
    escolherOrdem(query.ordem, {});
    const pedido = await pedidoDoRanque(ctx, tipo, corpo().edital ?? undefined);
    if (pedido === null) return { status: 200, data: [], total: 0 };
    const { linhas, total } = await pagina(ctx, pedido, query);
    return { status: 200, data: linhas, total };
  };
}

/** The ranking of a call's projects of TIPO I, explained (D18). */
export const ranqueTipoI = ranque('TIPO I');
/** The same for TIPO II. */
export const ranqueTipoII = ranque('TIPO II');
