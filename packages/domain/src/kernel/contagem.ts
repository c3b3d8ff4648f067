/** How many, with the word that fits: "1 projeto", "3 projetos". */
export function contado(n: number, um: string, varios: string): string {
  return n === 1 ? `1 ${um}` : `${n} ${varios}`;
}

/** '1 bolsista e 2 voluntários'. */
export function contarInstrutores(remunerados: number, voluntarios: number): string {
  return `${contado(remunerados, 'bolsista', 'bolsistas')} e ${contado(voluntarios, 'voluntário', 'voluntários')}`;
}

/** '3 (1 bolsista e 2 voluntários)'. */
export function instrutoresPedidos(p: {
  readonly quantBolsas: number;
  readonly remunerados: number;
  readonly voluntarios: number;
}): string {
  return `${p.quantBolsas} (${contarInstrutores(p.remunerados, p.voluntarios)})`;
}
