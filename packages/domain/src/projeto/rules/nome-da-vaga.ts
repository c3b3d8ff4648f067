import { formaDeReferencia } from '../../arquivo/rules/tipo-e-tamanho.ts';

export function ehReferenciaDeArquivo(texto: string): boolean {
  return formaDeReferencia.test(texto);
}

/** 'Bolsista 1 de 2', for screen and print. */
export function nomeDaVaga(indice: number, remunerados: number, voluntarios: number): string {
  return indice < remunerados
    ? `Bolsista ${indice + 1} de ${remunerados}`
    : `Voluntário ${indice - remunerados + 1} de ${voluntarios}`;
}
