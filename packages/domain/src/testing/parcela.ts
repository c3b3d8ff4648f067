/**
 * The share of a large matrix that one run takes: one of `cada`, beginning where the seed says, so that another seed
 * takes others and `cada` seeds in a row take all of them.
 */
export function parcelaDe<Um>(todas: readonly Um[], cada: number, semente: number): readonly Um[] {
  return todas.filter((_, i) => estaNaParcela(i, cada, semente));
}

export function estaNaParcela(i: number, cada: number, semente: number): boolean {
  return (i + semente) % cada === 0;
}
