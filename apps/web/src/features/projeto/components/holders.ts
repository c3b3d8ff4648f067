/** One scholarship holder or volunteer, as people call him: 'Bolsista 1 de 2'. */
export function holderName(indice: number, remunerados: number, voluntarios: number): string {
  return indice < remunerados
    ? `Bolsista ${indice + 1} de ${remunerados}`
    : `Voluntário ${indice - remunerados + 1} de ${voluntarios}`;
}
