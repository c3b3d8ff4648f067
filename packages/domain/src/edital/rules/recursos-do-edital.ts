import type { RegrasDoEdital } from './regras.ts';

/** The rules that make an appeal 'completo': against criteria, with documents, by a rapporteur, counted in public. */
export const REGRAS_DO_RECURSO_COMPLETO = [
  'recursoPorCriterio',
  'recursoComAnexos',
  'recursoComRelator',
  'recursosEmNumeros',
] as const;

type DosRecursos = Pick<RegrasDoEdital, (typeof REGRAS_DO_RECURSO_COMPLETO)[number]>;
export type TipoDeRecurso = 'simples' | 'completo';

/** null for a call that has chosen some of them, and keeps them. */
export function tipoDeRecurso(regras: DosRecursos): TipoDeRecurso | null {
  const ligadas = REGRAS_DO_RECURSO_COMPLETO.filter((regra) => regras[regra]).length;
  if (ligadas === 0) return 'simples';
  return ligadas === REGRAS_DO_RECURSO_COMPLETO.length ? 'completo' : null;
}

export function regrasDoRecurso(tipo: TipoDeRecurso): DosRecursos {
  const ligada = tipo === 'completo';
  return {
    recursoPorCriterio: ligada,
    recursoComAnexos: ligada,
    recursoComRelator: ligada,
    recursosEmNumeros: ligada,
  };
}
