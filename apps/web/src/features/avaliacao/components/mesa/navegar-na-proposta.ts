let ultima = '';

/** Of the index, which stays in sight above what is read. */
function alturaDoIndice(): number {
  return document.querySelector<HTMLElement>('#lado-proposta > nav')?.offsetHeight ?? 0;
}

/** Shows a part of the proposal, and goes on from there. */
export function irPara(id: string): void {
  const parte = document.getElementById(id);
  if (parte === null) return;
  ultima = id;
  parte.tabIndex = -1;
  parte.dataset.focusQuiet = '';
  if (parte instanceof HTMLDetailsElement) parte.open = true;
  const lado = document.getElementById('lado-proposta');
  if (lado !== null && lado.scrollHeight > lado.clientHeight) {
    // The side only: the page stays where it is.
    const topo = lado.getBoundingClientRect().top + alturaDoIndice() + 12;
    lado.scrollTop += parte.getBoundingClientRect().top - topo;
  } else parte.scrollIntoView({ block: 'start' });
  parte.focus({ preventScroll: true });
}

/** To the part after, or before, the one that is read. */
export function passar(partes: readonly { readonly id: string }[], passo: 1 | -1): void {
  const aqui = partes.findIndex(({ id }) => id === lendo(partes));
  const alvo = partes[Math.min(Math.max(aqui + passo, 0), partes.length - 1)];
  if (alvo !== undefined) irPara(alvo.id);
}

/** Where the focus is, else the last part that begins above: the last ones cannot come to the top. */
function lendo(partes: readonly { readonly id: string }[]): string | undefined {
  if (document.activeElement?.id === ultima && partes.some(({ id }) => id === ultima)) return ultima;
  const topo = document.getElementById('lado-proposta')?.getBoundingClientRect().top ?? 0;
  const acima = partes.filter(({ id }) => {
    const parte = document.getElementById(id);
    return parte !== null && parte.getBoundingClientRect().top <= Math.max(topo, 0) + alturaDoIndice() + 24;
  });
  return acima.at(-1)?.id;
}
