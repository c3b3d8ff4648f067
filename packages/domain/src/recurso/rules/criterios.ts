import { limitarNota } from '../../avaliacao/rules/notas.ts';
import type { PontuacoesDigitadas } from '../../avaliacao/types.ts';
import type { Barema } from '../../barema/types.ts';
import type { TipoDeProjeto } from '../../edital/types.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { ANEXOS_MAXIMO, NOME_DO_ANEXO_MAXIMO, RAZOES_MAXIMO } from '../limits.ts';
import { MENSAGENS_RECURSO as M } from '../messages.ts';
import type {
  CriterioContestado,
  CriterioDecidido,
  DadosDaDecisao,
  LimitesDaDecisao,
  PedidoDeRecurso,
} from '../types.ts';
import { contestaveis } from './contestaveis.ts';
import { problemasDaMensagem, problemasDoTexto } from './textos-escritos.ts';

/** A call's rules on its appeals. */
export interface RegrasDoRecurso {
  readonly recursoPorCriterio: boolean;
  readonly recursoComAnexos: boolean;
}

/** Whether the author gets a receipt by mail: where an appeal can contain more than one text. */
export function daRecibo({ recursoPorCriterio, recursoComAnexos }: RegrasDoRecurso): boolean {
  return recursoPorCriterio || recursoComAnexos;
}

const razoes = (campo: string, texto: string | null | undefined) =>
  problemasDoTexto(campo, texto ?? '', {
    vazio: M.razoesVazias,
    maximo: RAZOES_MAXIMO,
    longo: M.razoesMaximo,
  });

function problemasDosContestados(
  criterios: NonNullable<PedidoDeRecurso['criterios']>,
  tipo: TipoDeProjeto,
  barema: Barema | null,
): Problema[] {
  const daqui = contestaveis(tipo, barema);
  return criterios.flatMap(({ criterio, mensagem }, i) => {
    const campo = `criterios.${i}`;
    const repetido = criterios.findIndex((outro) => outro.criterio === criterio) < i;
    return [
      ...reunir(
        daqui.some(({ codigo }) => codigo === criterio)
          ? null
          : problema(`${campo}.criterio`, 'CRITERIO_DESCONHECIDO', M.criterioDesconhecido),
        repetido ? problema(`${campo}.criterio`, 'CRITERIO_REPETIDO', M.criterioRepetido) : null,
      ),
      ...razoes(`${campo}.mensagem`, mensagem),
    ];
  });
}

function problemasDosAnexos(anexos: NonNullable<PedidoDeRecurso['anexos']>): Problema[] {
  if (anexos.length > ANEXOS_MAXIMO) return [problema('anexos', 'ANEXOS_DEMAIS', M.anexosDemais)];
  return anexos.flatMap(({ referencia }, i) =>
    anexos.findIndex((outro) => outro.referencia === referencia) < i
      ? [problema(`anexos.${i}`, 'ANEXO_REPETIDO', M.anexoRepetido)]
      : [],
  );
}

/** Errors in an appeal as it is sent, by its call's rules. `barema`: the call's own. */
export function problemasDoPedido(
  { mensagem, criterios, anexos }: PedidoDeRecurso,
  {
    tipo,
    regras,
    barema = null,
  }: {
    readonly tipo: TipoDeProjeto;
    readonly regras: RegrasDoRecurso;
    readonly barema?: Barema | null | undefined;
  },
): Problema[] {
  const contestados = criterios ?? [];
  const porCriterio = regras.recursoPorCriterio && contestados.length > 0;
  return [
    ...(contestados.length > 0 && !regras.recursoPorCriterio
      ? [problema('criterios', 'SEM_CRITERIOS', M.semCriterios)]
      : problemasDosContestados(contestados, tipo, barema)),
    ...problemasDaMensagem(mensagem, { obrigatoria: !porCriterio }),
    ...((anexos ?? []).length > 0 && !regras.recursoComAnexos
      ? [problema('anexos', 'SEM_ANEXOS', M.semAnexos)]
      : problemasDosAnexos(anexos ?? [])),
  ];
}

/** The attachment's name for display: forbidden characters are dropped, and an empty name is replaced. */
export function nomeDoAnexo(nome: string | null | undefined, ordem: number): string {
  const letras = [...(nome ?? '').replace(/\s/g, ' ').replace(/\p{C}/gu, '').trim()];
  if (letras.length === 0) return `anexo ${ordem}.pdf`;
  return letras.length > NOME_DO_ANEXO_MAXIMO
    ? `${letras.slice(0, NOME_DO_ANEXO_MAXIMO - 1).join('')}…`
    : letras.join('');
}

/** Sorts by the order of the call's criteria. */
export function emOrdemDosCriterios<C extends { readonly criterio: string }>(
  tipo: TipoDeProjeto,
  criterios: readonly C[],
  barema: Barema | null = null,
): C[] {
  return contestaveis(tipo, barema).flatMap(({ codigo }) =>
    criterios.filter(({ criterio }) => criterio === codigo),
  );
}

function decidido(
  criterio: string,
  decididos: readonly CriterioDecidido[] | null | undefined,
): CriterioDecidido | undefined {
  return decididos?.find((um) => um.criterio === criterio);
}

export function foiAcolhido(
  criterio: string,
  decididos: readonly CriterioDecidido[] | null | undefined,
): boolean {
  return decidido(criterio, decididos)?.acolhido === true;
}

/**
 * Errors in the decided criteria: one that was not contested is ignored, one that the call does not have is
 * an error.
 */
export function problemasDosDecididos(
  decididos: readonly CriterioDecidido[] | null | undefined,
  barema?: Barema | null,
): Problema[] {
  const daqui = contestaveis('TIPO I', barema ?? null);
  return (decididos ?? []).flatMap(({ criterio }, i) =>
    daqui.some(({ codigo }) => codigo === criterio)
      ? []
      : [problema(`criterios.${i}.criterio`, 'CRITERIO_DESCONHECIDO', M.criterioDesconhecido)],
  );
}

/**
 * Errors in a decision by criterion: each contested criterion needs a decision with reasons; an appeal is
 * accepted when one of them is, and refused when none is. An appeal against the whole result has no errors
 * here.
 */
export function problemasDosCriterios(
  contestados: readonly CriterioContestado[],
  decididos: readonly CriterioDecidido[] | null | undefined,
  aceita: boolean,
): Problema[] {
  if (contestados.length === 0) return [];
  const faltam = contestados.flatMap(({ criterio }, i) => {
    const um = decidido(criterio, decididos);
    const campo = `criterios.${i}`;
    return [
      ...(typeof um?.acolhido === 'boolean'
        ? []
        : [problema(`${campo}.acolhido`, 'CRITERIO_SEM_DECISAO', M.criterioSemDecisao)]),
      ...razoes(`${campo}.feedback`, um?.feedback),
    ];
  });
  if (faltam.length > 0) return faltam;
  const algum = contestados.some(({ criterio }) => foiAcolhido(criterio, decididos));
  if (algum === aceita) return [];
  return [
    aceita
      ? problema('criterios', 'NENHUM_ACOLHIDO', M.nenhumAcolhido)
      : problema('criterios', 'ALGUM_ACOLHIDO', M.algumAcolhido),
  ];
}

/**
 * Errors in the scores of an appeal by criterion: only contested and accepted criteria may change, and only
 * upwards.
 */
export function problemasDasNotas(
  contestados: readonly CriterioContestado[],
  dados: DadosDaDecisao,
  {
    tipo,
    original,
    proprio,
  }: Pick<LimitesDaDecisao, 'proprio' | 'tipo'> & { readonly original: PontuacoesDigitadas },
): Problema[] {
  if (contestados.length === 0) return [];
  const barema = proprio?.barema ?? null;
  return contestaveis(tipo, barema, original).flatMap(({ codigo, campo, maximo, nota: lida }) => {
    const antes = lida(original) ?? 0;
    const mandada = lida(dados) ?? antes;
    // Scores of the spec's criteria are brought into their range; scores of an own barema are checked by its
    // rules.
    const nota = barema === null ? limitarNota(mandada, maximo) : mandada;
    if (nota === antes) return [];
    const contestado = contestados.some(({ criterio }) => criterio === codigo);
    if (!contestado || !foiAcolhido(codigo, dados.criterios)) {
      return [problema(campo, 'NOTA_FIXA', M.notaFixa)];
    }
    return nota < antes ? [problema(campo, 'NOTA_DIMINUI', M.notaDiminui)] : [];
  });
}
