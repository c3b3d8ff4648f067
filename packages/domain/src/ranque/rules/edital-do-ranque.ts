import type { Edital, TipoDeProjeto } from '../../edital/types.ts';

/** The default edital of a ranking: the newest past submissao, preferring one that has not ended. */
export function editalDoRanque(editais: readonly Edital[], tipo: TipoDeProjeto): Edital | null {
  const passados = editais.filter((e) => e.tipoProjeto === tipo && e.fase !== 'submissao');
  return passados.find((e) => !e.encerrado) ?? passados[0] ?? null;
}
