import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { NOMES_DOS_CRITERIOS } from '@instrutoria/domain/avaliacao/messages.ts';
import { CRITERIOS } from '@instrutoria/domain/avaliacao/types.ts';
import type { Executar } from '../../../context.ts';
import { linhasProntas } from '../../../documents/planilhas/linhas-prontas.ts';
import type { Celula } from '../../../documents/planilhas/modelo.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { editalEncontrado } from '../../edital/repository.ts';
import { julgamentoDoEdital } from './ler-julgamento.ts';

type Julgamento = AnswerOf<Api['lerJulgamento']>;
type Figuras = NonNullable<Julgamento['todos']>;

const COLUNAS = [
  { titulo: 'Avaliador', largura: 36 },
  { titulo: 'Avaliações concluídas', largura: 14 },
  { titulo: 'Média dos totais', largura: 12 },
  { titulo: 'Média dos outros', largura: 12 },
  { titulo: 'Diferença', largura: 12 },
  { titulo: 'Desvio-padrão', largura: 12 },
  { titulo: 'Menor total', largura: 12 },
  { titulo: 'Maior total', largura: 12 },
  { titulo: 'Dias até concluir (mediana)', largura: 16 },
  { titulo: 'Caracteres do parecer (mediana)', largura: 18 },
];

/** The columns of a call's criteria. */
function colunasDe({ todos }: Julgamento) {
  const nomes =
    todos?.porCriterio?.map(({ criterio }) => criterio) ??
    CRITERIOS.map((criterio) => NOMES_DOS_CRITERIOS[criterio]);
  return [...COLUNAS, ...nomes.map((nome) => ({ titulo: `${nome} (% do máximo)`, largura: 20 }))];
}

function celulas(nome: string, figuras: Figuras, outros: readonly [number | null, number | null]): Celula[] {
  const { concluidas, media, desvio, menor, maior, dias, caracteres, criterios } = figuras;
  return [
    ...[nome, concluidas, media, ...outros, desvio, menor, maior, dias, caracteres],
    ...(figuras.porCriterio?.map(({ parte }) => parte) ?? CRITERIOS.map((criterio) => criterios[criterio])),
  ];
}

function linhasDe(
  edital: { readonly nome: string; readonly processo?: string | null | undefined },
  { avaliadores, todos, concordancia, proprios }: Julgamento,
): Celula[][] {
  return [
    ...avaliadores.map(({ avaliador, mediaDosOutros, diferenca, ...figuras }) =>
      celulas(avaliador.nome, figuras, [mediaDosOutros, diferenca]),
    ),
    ...(todos === null ? [] : [celulas('Todos os avaliadores', todos, [null, null])]),
    [],
    ['Edital', edital.nome],
    ...(edital.processo ? [['Processo', edital.processo]] : []),
    ['Pares de avaliações do mesmo projeto', concordancia.pares],
    ...(concordancia.alfa === null ? [] : [['Alfa de Krippendorff', concordancia.alfa]]),
    ...(proprios === 0 ? [] : [['Projetos seus, fora de todos os números', proprios]]),
  ];
}

export const exportarJulgamento: Executar<Api['exportarJulgamento']> = async (ctx, { params, query }) => {
  const edital = await editalEncontrado(ctx, params.id);
  const { id } = edital;
  let avaliadores = 0;
  const formato = query.formato ?? 'xlsx';
  const arquivo = await ctx.deps.planilhas.arquivo(formato, `avaliadores-${id}`, async () => {
    const julgamento = await julgamentoDoEdital(ctx, id);
    avaliadores = julgamento.avaliadores.length;
    return {
      nome: 'Como os avaliadores julgam',
      quando: ctx.agora,
      colunas: colunasDe(julgamento),
      linhas: linhasProntas(linhasDe(edital, julgamento)),
    };
  });
  const registro = { tipo: 'edital', id };
  // Every export has its audit row (T-F4).
  await auditar(ctx, {
    acao: 'exportarJulgamento',
    registro,
    depois: { avaliadores, endereco: ctx.endereco },
  });
  await registrarAcesso(ctx, { documento: 'planilha_do_julgamento', registro, titularId: null });
  return { status: 200, arquivo };
};
