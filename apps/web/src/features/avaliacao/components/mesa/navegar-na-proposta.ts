let ultima = '';

/** The height of the index, which stays above the text. */
function alturaDoIndice(): number {
  return document.querySelector<HTMLElement>('#lado-proposta > nav')?.offsetHeight ?? 0;
}

/** Scrolls to a part of the proposal and focuses it. */
export function irPara(id: string): void {
  const parte = document.getElementById(id);
  if (parte === null) return;
  ultima = id;
  parte.tabIndex = -1;
  parte.dataset.focusQuiet = '';
  if (parte instanceof HTMLDetailsElement) parte.open = true;
  const lado = document.getElementById('lado-proposta');
  if (lado !== null && lado.scrollHeight > lado.clientHeight) {
    // Scrolls only the side; the page stays.
    const topo = lado.getBoundingClientRect().top + alturaDoIndice() + 12;
    lado.scrollTop += parte.getBoundingClientRect().top - topo;
  } else parte.scrollIntoView({ block: 'start' });
  parte.focus({ preventScroll: true });
}

/** Moves to the next, or previous, part from the one being read. */
export function passar(partes: readonly { readonly id: string }[], passo: 1 | -1): void {
  const aqui = partes.findIndex(({ id }) => id === lendo(partes));
  const alvo = partes[Math.min(Math.max(aqui + passo, 0), partes.length - 1)];
  if (alvo !== undefined) irPara(alvo.id);
}

/** The focused part, else the last one that begins above: the last parts cannot scroll to the top. */
function lendo(partes: readonly { readonly id: string }[]): string | undefined {
  if (document.activeElement?.id === ultima && partes.some(({ id }) => id === ultima)) return ultima;
  const topo = document.getElementById('lado-proposta')?.getBoundingClientRect().top ?? 0;
  const acima = partes.filter(({ id }) => {
    const parte = document.getElementById(id);
    return parte !== null && parte.getBoundingClientRect().top <= Math.max(topo, 0) + alturaDoIndice() + 24;
  });
  return acima.at(-1)?.id;
}
