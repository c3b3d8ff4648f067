import { FORMAS_DO_TEXTO } from '@instrutoria/contract/fields.ts';
import { z } from 'zod';

type Escreve = (forma: 'dia' | 'linha' | 'markup' | 'texto', antes: unknown) => unknown;

/** The schema inside optional, nullable and transformed forms. */
function miolo(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return miolo(schema.unwrap());
  if (schema instanceof z.ZodPipe) return miolo(schema.in);
  return schema;
}

function filho(valor: unknown, campo: string): unknown {
  return typeof valor === 'object' && valor !== null ? (valor as Record<string, unknown>)[campo] : undefined;
}

/** The body with each text that people write as `escreve` gives it; what was and stays absent is not there. */
export function comTextos(schema: unknown, corpo: unknown, escreve: Escreve): unknown {
  const dentro = miolo(schema);
  if (dentro instanceof z.ZodString) {
    const forma = FORMAS_DO_TEXTO.get(dentro)?.forma ?? 'exato';
    return forma === 'exato' ? corpo : escreve(forma, corpo);
  }
  if (dentro instanceof z.ZodArray) {
    return Array.isArray(corpo) ? corpo.map((um) => comTextos(dentro.element, um, escreve)) : corpo;
  }
  if (!(dentro instanceof z.ZodObject) || corpo === null || !['object', 'undefined'].includes(typeof corpo))
    return corpo;
  const campos = Object.entries(dentro.shape as Record<string, unknown>).map(
    ([campo, um]) => [campo, comTextos(um, filho(corpo, campo), escreve)] as const,
  );
  const cheios = campos.filter(([, valor]) => valor !== undefined);
  return corpo === undefined && cheios.length === 0
    ? undefined
    : { ...(corpo as object), ...Object.fromEntries(cheios) };
}

/** The place of each text field ('unidades[].nome'), with its form; `exato` for those that are never altered. */
export function camposDeTexto(
  schema: unknown,
  onde = '',
): { readonly campo: string; readonly forma: string }[] {
  const dentro = miolo(schema);
  if (dentro instanceof z.ZodString) {
    return [{ campo: onde, forma: FORMAS_DO_TEXTO.get(dentro)?.forma ?? 'sem forma' }];
  }
  if (dentro instanceof z.ZodArray) return camposDeTexto(dentro.element, `${onde}[]`);
  if (dentro instanceof z.ZodUnion) return dentro.options.flatMap((um) => camposDeTexto(um, onde));
  if (!(dentro instanceof z.ZodObject)) return [];
  return Object.entries(dentro.shape as Record<string, unknown>).flatMap(([campo, um]) =>
    camposDeTexto(um, onde === '' ? campo : `${onde}.${campo}`),
  );
}
