import type { Api } from '@instrutoria/contract/api.ts';
import { NOMES_DOS_CRITERIOS } from '@instrutoria/domain/avaliacao/messages.ts';
import { decisaoComecou } from '@instrutoria/domain/avaliacao/policies.ts';
import { CRITERIOS } from '@instrutoria/domain/avaliacao/types.ts';
import type { Barema } from '@instrutoria/domain/barema/types.ts';
import type { EditalGuardado, TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso, formatarDia } from '@instrutoria/domain/kernel/datas.ts';
import { nomeDoResultado } from '@instrutoria/domain/resultado/messages.ts';
import { empatePorExtenso } from '@instrutoria/domain/resultado/rules/por-extenso.ts';
import { instantePorExtenso } from '../../../adapters/mail/local-time.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { readInPieces } from '../../../db/snapshot.ts';
import { linhasProntas } from '../../../documents/planilhas/linhas-prontas.ts';
import type { Celula } from '../../../documents/planilhas/modelo.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { acharEdital } from '../../edital/repository.ts';
import { listarVersoes } from '../../resultado/queries.ts';
import { abrirRanque, type LinhaDaPlanilha } from '../ranque-queries.ts';
import { pedidoDoRanque } from './ranque.ts';

interface ColunaDeNota {
  readonly titulo: string;
  readonly nota: (linha: LinhaDaPlanilha) => number | null;
}

/** The columns of a call's criteria. */
function colunasDasNotas(barema: Barema | null | undefined): ColunaDeNota[] {
  if (!barema) return CRITERIOS.map((c) => ({ titulo: NOMES_DOS_CRITERIOS[c], nota: (linha) => linha[c] }));
  return barema.criterios.map(({ codigo, nome }) => ({
    titulo: nome,
    nota: ({ notas = [] }) => notas.find(({ criterio }) => criterio === codigo)?.valor ?? null,
  }));
}

interface DoEdital {
  readonly notas: readonly ColunaDeNota[];
  readonly edital: EditalGuardado | null;
  /** The day of the spreadsheet, 'dd/mm/yyyy'. */
  readonly dia: string;
  /** The version of the published result, where there is one. */
  readonly versao: string | null;
}

const colunas = ({ notas, edital, versao }: DoEdital) => [
  { titulo: 'Posição', largura: 10 },
  { titulo: 'Projeto', largura: 10 },
  { titulo: 'Título', largura: 60 },
  { titulo: 'Coordenador', largura: 36 },
  { titulo: 'Unidade', largura: 36 },
  ...notas.map(({ titulo }) => ({ titulo, largura: 20 })),
  { titulo: 'Total da fase 1', largura: 14 },
  { titulo: 'Total da fase 2', largura: 14 },
  { titulo: 'Total', largura: 10 },
  { titulo: 'Desempate', largura: 48 },
  { titulo: 'Avaliadores', largura: 36 },
  { titulo: 'Avaliado', largura: 10 },
  { titulo: 'Bolsas pedidas', largura: 14 },
  { titulo: 'Bolsas concedidas', largura: 16 },
  { titulo: 'Voluntários pedidos', largura: 18 },
  { titulo: 'Voluntários concedidos', largura: 20 },
  { titulo: 'Edital', largura: 36 },
  { titulo: 'Data da planilha', largura: 16 },
  ...(edital?.processo ? [{ titulo: 'Processo', largura: 24 }] : []),
  ...(versao === null ? [] : [{ titulo: 'Versão do resultado', largura: 48 }]),
];

function celulas(linha: LinhaDaPlanilha, { notas, edital, dia, versao }: DoEdital): Celula[] {
  const { posicao, dividida, remunerados, voluntarios } = linha;
  // Before the decision nothing is granted, which differs from a grant of none.
  const decidido = edital !== null && decisaoComecou(edital);
  return [
    ...[posicao, linha.projeto_id, linha.titulo, linha.coordenador, linha.unidade],
    ...notas.map(({ nota }) => nota(linha)),
    ...[linha.pontuacaoFase1, linha.pontuacaoFase2, linha.total],
    empatePorExtenso(linha, new Set(dividida && posicao !== null ? [posicao] : [])),
    linha.avaliadores,
    linha.ja_foi_avaliado ? 'sim' : 'não',
    ...[remunerados, decidido ? linha.remunerados_aprovados : null],
    ...[voluntarios, decidido ? linha.voluntarios_aprovados : null],
    ...[edital?.nome ?? null, dia],
    ...(edital?.processo ? [edital.processo] : []),
    ...(versao === null ? [] : [versao]),
  ];
}

async function versaoEmVigor(ctx: Contexto, edital: EditalGuardado | null): Promise<string | null> {
  if (edital === null || edital.resultadoPublicadoEm === null) return null;
  const { id, resultadoPublicadoEm } = edital;
  const emVigor = (await listarVersoes(ctx.db, { id, resultadoPublicadoEm })).at(-1);
  if (emVigor === undefined) return null;
  const instante = instantePorExtenso(new Date(emVigor.instante), await lerFuso(ctx.db));
  const qual = edital.finalEm === undefined ? '' : `${nomeDoResultado(edital, emVigor)}, `;
  return `${qual}versão ${emVigor.numero}, de ${instante}`;
}

function exportar(tipo: TipoDeProjeto, nome: string): Executar<Api['exportarRanqueTipoI']> {
  return async (ctx, { query }) => {
    const pedido = await pedidoDoRanque(ctx, tipo, query.edital);
    const notas = colunasDasNotas(pedido?.barema);
    let quantas = 0;
    const arquivo = await ctx.deps.planilhas.arquivo(query.formato ?? 'xlsx', nome, async () => {
      const edital = pedido === null ? null : await acharEdital(ctx.db, pedido.editalId);
      const dia = formatarDia(diaNoFuso(ctx.agora, await lerFuso(ctx.db)));
      const doEdital = { notas, edital, dia, versao: await versaoEmVigor(ctx, edital) };
      const linhas =
        pedido === null
          ? linhasProntas([])
          : await readInPieces(ctx.deps.database, async (snapshot) => {
              const ranque = await abrirRanque(snapshot, pedido);
              const proximas = async () => (await ranque.proximas()).map((linha) => celulas(linha, doEdital));
              return { quantas: ranque.quantas, proximas };
            });
      quantas = linhas.quantas;
      return {
        nome: `Ranque ${tipo}`,
        quando: ctx.agora,
        colunas: colunas(doEdital),
        linhas,
      };
    });
    // Every export has its audit row (T-F4).
    await auditar(ctx, {
      acao: 'exportarRanque',
      ...(pedido === null ? {} : { registro: { tipo: 'edital', id: pedido.editalId } }),
      depois: { tipo, linhas: quantas, endereco: ctx.endereco },
    });
    await registrarAcesso(ctx, {
      documento: 'planilha_do_ranque',
      registro: { tipo: 'edital', id: pedido?.editalId ?? 0 },
      titularId: null,
    });
    return { status: 200, arquivo };
  };
}

export const exportarRanqueTipoI = exportar('TIPO I', 'ranque_tipo1');
export const exportarRanqueTipoII = exportar('TIPO II', 'ranque_tipo2');
