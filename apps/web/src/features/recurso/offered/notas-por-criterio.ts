import {
  type CampoDaNota,
  type Digitadas,
  fasesDaAvaliacao,
} from '@instrutoria/domain/avaliacao/rules/fases.ts';
import { CRITERIOS, type Pontuacoes } from '@instrutoria/domain/avaliacao/types.ts';
import type { Barema, BaremaDoProjeto } from '@instrutoria/domain/barema/types.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { maximoNoRecurso } from '@instrutoria/domain/recurso/rules/decisao-do-recurso.ts';
import { ehNumeroOuNada, ehObjeto } from '../../../lib/server/shape.ts';
import type { Numeros } from '../components/notas-e-vagas.tsx';

/** The cap of D16, or the criterion's own maximum in a call with its own barema. */
export function maximoNaCorrecao({ campo, maximo }: CampoDaNota, original: Pontuacoes): number {
  const criterio = CRITERIOS.find((c) => c === campo);
  return criterio === undefined ? maximo : maximoNoRecurso(criterio, original);
}

export function notaDigitada(digitadas: Digitadas, { campo }: Pick<CampoDaNota, 'campo'>): number | null {
  const valor = digitadas[campo];
  return typeof valor === 'number' ? valor : null;
}

/**
 * A project of a call with its own barema, for the rules of scores; the facts for tie-breaks are only on the
 * server.
 */
export function paraConferir(barema: Barema | null): BaremaDoProjeto | null {
  return barema === null ? null : { barema, desempate: { tsdMedio: null, submetidoEm: '', lote: 0 } };
}

export function nomesDosCriterios(aprovacao: {
  readonly projeto: { readonly tipoProjeto: TipoDeProjeto };
  readonly barema?: Barema | undefined;
}): Readonly<Record<string, string>> {
  const fases = fasesDaAvaliacao(aprovacao.projeto.tipoProjeto, aprovacao.barema ?? null);
  return Object.fromEntries(
    fases.flatMap(({ criterios }) => criterios.map(({ campo, nome }) => [campo, nome])),
  );
}

export function ehNumeros(value: unknown): value is Numeros {
  return (
    ehObjeto(value) &&
    ehNumeroOuNada(value.remunerados_aprovados) &&
    ehNumeroOuNada(value.voluntarios_aprovados) &&
    Object.values(value).every(ehNumeroOuNada)
  );
}
