/** How many, with the word that fits: "1 projeto", "3 projetos". */
export function contado(n: number, um: string, varios: string): string {
  return n === 1 ? `1 ${um}` : `${n} ${varios}`;
}

/** '1 bolsista e 2 voluntários'; '2 bolsistas e nenhum voluntário'. */
export function contarInstrutores(remunerados: number, voluntarios: number): string {
  const bolsistas = remunerados === 0 ? 'nenhum bolsista' : contado(remunerados, 'bolsista', 'bolsistas');
  const outros = voluntarios === 0 ? 'nenhum voluntário' : contado(voluntarios, 'voluntário', 'voluntários');
  return `${bolsistas} e ${outros}`;
}

/** '3 (1 bolsista e 2 voluntários)'. */
export function instrutoresPedidos(p: {
  readonly quantBolsas: number;
  readonly remunerados: number;
  readonly voluntarios: number;
}): string {
  return `${p.quantBolsas} (${contarInstrutores(p.remunerados, p.voluntarios)})`;
}
