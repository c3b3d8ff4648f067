import type { Api } from '@instrutoria/contract/api.ts';
import { NOMES_DOS_CRITERIOS } from '@instrutoria/domain/avaliacao/messages.ts';
import { CRITERIOS } from '@instrutoria/domain/avaliacao/types.ts';
import type { Barema } from '@instrutoria/domain/barema/types.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { nomeDoResultado } from '@instrutoria/domain/resultado/messages.ts';
import { instantePorExtenso } from '../../../adapters/mail/local-time.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/configuracao.ts';
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

/** As the call judges. */
function colunasDasNotas(barema: Barema | null | undefined): ColunaDeNota[] {
  if (!barema) return CRITERIOS.map((c) => ({ titulo: NOMES_DOS_CRITERIOS[c], nota: (linha) => linha[c] }));
  return barema.criterios.map(({ codigo, nome }) => ({
    titulo: nome,
    nota: ({ notas = [] }) => notas.find(({ criterio }) => criterio === codigo)?.valor ?? null,
  }));
}

const colunas = (notas: readonly ColunaDeNota[]) => [
  { titulo: 'Posição', largura: 10 },
  { titulo: 'Projeto', largura: 10 },
  { titulo: 'Título', largura: 60 },
  { titulo: 'Coordenador', largura: 36 },
  ...notas.map(({ titulo }) => ({ titulo, largura: 20 })),
  { titulo: 'Total', largura: 10 },
  { titulo: 'Avaliador', largura: 36 },
  { titulo: 'Avaliado', largura: 10 },
];

function celulas(linha: LinhaDaPlanilha, notas: readonly ColunaDeNota[]): Celula[] {
  return [
    linha.posicao,
    linha.projeto_id,
    linha.titulo,
    linha.coordenador,
    ...notas.map(({ nota }) => nota(linha)),
    linha.total,
    linha.avaliador?.nome ?? null,
    linha.ja_foi_avaliado ? 'sim' : 'não',
  ];
}

async function versaoEmVigor(ctx: Contexto, editalId: number | undefined): Promise<string | null> {
  const edital = editalId === undefined ? null : await acharEdital(ctx.db, editalId);
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
      const versao = await versaoEmVigor(ctx, pedido?.editalId);
      const daVersao = versao === null ? [] : [versao];
      const linhas =
        pedido === null
          ? linhasProntas([])
          : await readInPieces(ctx.deps.database, async (snapshot) => {
              const ranque = await abrirRanque(snapshot, pedido);
              const proximas = async () =>
                (await ranque.proximas()).map((linha) => [...celulas(linha, notas), ...daVersao]);
              return { quantas: ranque.quantas, proximas };
            });
      quantas = linhas.quantas;
      return {
        nome: `Ranque ${tipo}`,
        quando: ctx.agora,
        colunas:
          versao === null
            ? colunas(notas)
            : [...colunas(notas), { titulo: 'Versão do resultado', largura: 48 }],
        linhas,
      };
    });
    // No export without its row (T-F4).
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
