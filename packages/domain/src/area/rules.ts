import { type Problema, problema } from '../kernel/problema.ts';
import { AREAS_MAXIMO, ehArea } from './areas.ts';
import { MENSAGENS_AREA as M } from './messages.ts';

/** Errors in the areas that an evaluator declares; an empty list is valid. */
export function problemasDasAreas(areas: readonly string[]): Problema[] {
  if (areas.some((area) => !ehArea(area)))
    return [problema('areas', 'AREA_DESCONHECIDA', M.areaDesconhecida)];
  return new Set(areas).size > AREAS_MAXIMO ? [problema('areas', 'AREAS_DEMAIS', M.areasDemais)] : [];
}
