import { ehArea, grandeAreaDe } from '../../area/areas.ts';
import { AFINIDADE_MAXIMA } from '../limits.ts';

/** The known fields of a project or an evaluator; an evaluator's come from their earlier projects. */
export interface Assuntos {
  readonly palavrasChave: readonly string[];
  /** For a project, the units that offer its disciplines; for an evaluator, their own. */
  readonly unidades: readonly number[];
  /** Codes of areas of knowledge: of a project at most one, of an evaluator those declared until the call closed. */
  readonly areas?: readonly string[];
}

const PONTOS_DA_EXPRESSAO = 3;
const PONTOS_DA_PALAVRA = 1;
const PONTOS_DA_UNIDADE = 3;
const PONTOS_DA_AREA = 6;
const PONTOS_DA_GRANDE_AREA = 3;
/** Shorter words do not identify a field. */
const LETRAS = 4;

function semAcento(texto: string): string {
  return texto
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

function expressoes(palavrasChave: readonly string[]): Set<string> {
  const ditas = palavrasChave.map((expressao) =>
    semAcento(expressao)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  return new Set(ditas.filter((expressao) => expressao !== ''));
}

function palavras(ditas: ReadonlySet<string>): Set<string> {
  return new Set([...ditas].flatMap((expressao) => expressao.split(' ')).filter((p) => p.length >= LETRAS));
}

/** Computed once for each, compared with many. */
export interface AssuntosProntos {
  readonly expressoes: ReadonlySet<string>;
  readonly palavras: ReadonlySet<string>;
  readonly unidades: ReadonlySet<number>;
  readonly areas: ReadonlySet<string>;
  readonly grandesAreas: ReadonlySet<string>;
}

export function prepararAssuntos({ palavrasChave, unidades, areas = [] }: Assuntos): AssuntosProntos {
  const ditas = expressoes(palavrasChave);
  return {
    expressoes: ditas,
    palavras: palavras(ditas),
    unidades: new Set(unidades),
    areas: new Set(areas),
    grandesAreas: new Set(areas.filter(ehArea).map(grandeAreaDe)),
  };
}

function pontosDasAreas(projeto: AssuntosProntos, avaliador: AssuntosProntos): number {
  if (!projeto.areas.isDisjointFrom(avaliador.areas)) return PONTOS_DA_AREA;
  return projeto.grandesAreas.isDisjointFrom(avaliador.grandesAreas) ? 0 : PONTOS_DA_GRANDE_AREA;
}

/** 0 to 10: the area of knowledge, else its grande área, then whole keywords in common, then words of them, then a discipline that the evaluator's unit offers. */
export function afinidade(projeto: AssuntosProntos, avaliador: AssuntosProntos): number {
  const iguais = [...projeto.expressoes].filter((expressao) => avaliador.expressoes.has(expressao));
  const contadas = palavras(new Set(iguais));
  const emComum = [...projeto.palavras].filter((p) => !contadas.has(p) && avaliador.palavras.has(p));
  const daUnidade = [...projeto.unidades].some((unidade) => avaliador.unidades.has(unidade));
  const pontos =
    pontosDasAreas(projeto, avaliador) +
    iguais.length * PONTOS_DA_EXPRESSAO +
    emComum.length * PONTOS_DA_PALAVRA +
    (daUnidade ? PONTOS_DA_UNIDADE : 0);
  return Math.min(AFINIDADE_MAXIMA, pontos);
}
