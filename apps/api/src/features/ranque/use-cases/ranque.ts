import type { Api } from '@instrutoria/contract/api.ts';
import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import { decisaoComecou, foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import { podeSerDesignado } from '@instrutoria/domain/conta/policies.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { PESSOA_SEM_NOME } from '@instrutoria/domain/projeto/rules/projeto-sem-nomes.ts';
import { editalDoRanque } from '@instrutoria/domain/ranque/rules/edital-do-ranque.ts';
import type { Contexto, Executar, Usuario } from '../../../context.ts';
import { limitesDaLista } from '../../../db/page.ts';
import { escolherOrdem } from '../../../db/page-order.ts';
import { baremaEmVigor } from '../../edital/barema-queries.ts';
import { editaisDeAgora, editalDeAgora } from '../../edital/queries.ts';
import { projetosSemNomes } from '../../projeto/sem-nomes-queries.ts';
import { semOsDe } from '../edital-queries.ts';
import {
  consultarRanque,
  contarRanque,
  type LinhaRanqueada,
  type PedidoDeRanque,
} from '../ranque-queries.ts';

function semAcento(texto: string): string {
  return texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

interface RanquePedido extends PedidoDeRanque {
  readonly publicado: boolean;
  readonly decidido: boolean;
}

/** null without such a call (D20). */
export async function pedidoDoRanque(
  ctx: Contexto<Usuario>,
  tipo: TipoDeProjeto,
  editalId: number | undefined,
): Promise<RanquePedido | null> {
  // Where the call was named, its barema is read at the same time.
  const [edital, dele] = await Promise.all([
    editalId === undefined
      ? editaisDeAgora(ctx).then((editais) => editalDoRanque(editais, tipo))
      : editalDeAgora(ctx, editalId),
    editalId === undefined ? undefined : baremaEmVigor(ctx.db, editalId),
  ]);
  if (edital === undefined || edital === null) return null;
  return {
    editalId: edital.id,
    tipo,
    barema: dele === undefined ? await baremaEmVigor(ctx.db, edital.id) : dele,
    semOsDe: semOsDe(edital, ctx.usuario),
    leitorId: ctx.usuario.id,
    publicado: foiPublicado(edital),
    decidido: decisaoComecou(edital),
  };
}

/** Positions are always those in the whole ranking. */
async function pagina(ctx: Contexto<Usuario>, pedido: RanquePedido, query: ListaQuery) {
  const limites = limitesDaLista(query);
  if (podeSerDesignado(ctx.usuario)) return paginaDoAvaliador(ctx, pedido, query);
  const comVagas = { ...pedido, comVagas: true };
  if (query.busca === undefined || query.busca === '') {
    const [total, linhas] = await Promise.all([
      contarRanque(ctx.db, pedido),
      consultarRanque(ctx.db, { ...comVagas, limites }),
    ]);
    return { linhas: pedido.decidido ? linhas : linhas.map(semConcessao), total };
  }
  const lidas = await consultarRanque(ctx.db, comVagas);
  const achadas = achar(pedido.decidido ? lidas : lidas.map(semConcessao), query);
  return { linhas: achadas.slice(limites.offset, limites.offset + limites.limit), total: achadas.length };
}

/** Before the decision nothing is granted, which differs from a grant of none. */
function semConcessao(linha: LinhaRanqueada): LinhaRanqueada {
  return { ...linha, remunerados_aprovados: null, voluntarios_aprovados: null };
}

function achar(linhas: readonly LinhaRanqueada[], { busca }: ListaQuery): LinhaRanqueada[] {
  const procurado = semAcento(busca ?? '');
  return linhas.filter(({ titulo, coordenador }) =>
    [titulo, coordenador].some((texto) => semAcento(texto).includes(procurado)),
  );
}

async function paginaDoAvaliador(ctx: Contexto<Usuario>, pedido: RanquePedido, query: ListaQuery) {
  const limites = limitesDaLista(query);
  const lidas = await consultarRanque(ctx.db, pedido);
  const semNomes = new Set(await projetosSemNomes(ctx.db, ctx.usuario, pedido.editalId));
  const todas = lidas.map((linha) =>
    semNomes.has(linha.projeto_id) ? { ...linha, coordenador: PESSOA_SEM_NOME.nome } : linha,
  );
  const proprias = achar(todas, query).filter(
    ({ avaliador, pontuacaoFase1 }) => avaliador?.id === ctx.usuario.id && pontuacaoFase1 !== null,
  );
  const semLugar = { posicao: null, desempate: null, desempateCom: null };
  const linhas = pedido.publicado ? proprias : proprias.map((linha) => ({ ...linha, ...semLugar }));
  return { linhas: linhas.slice(limites.offset, limites.offset + limites.limit), total: linhas.length };
}

function ranque(tipo: TipoDeProjeto): Executar<Api['ranqueTipoI']> {
  return async (ctx, { query, corpo }) => {
    // A ranking has one order, so ?ordem= is refused.
    escolherOrdem(query.ordem, {});
    const pedido = await pedidoDoRanque(ctx, tipo, corpo().edital ?? undefined);
    if (pedido === null) return { status: 200, dados: [], total: 0 };
    const { linhas, total } = await pagina(ctx, pedido, query);
    return { status: 200, dados: linhas, total };
  };
}

export const ranqueTipoI = ranque('TIPO I');
export const ranqueTipoII = ranque('TIPO II');
