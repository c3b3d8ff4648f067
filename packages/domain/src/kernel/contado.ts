/** How many, with the word that fits: "1 projeto", "3 projetos". */
export function contado(n: number, um: string, varios: string): string {
  return n === 1 ? `1 ${um}` : `${n} ${varios}`;
}
