/** How a person is about to lose what stands there: the page is left by hand · by an act of the page itself · logout. */
export type Saida = 'pessoa' | 'ato' | 'logout';

export interface Unsaved {
  /** Judged at the moment of leaving. */
  readonly is: (saida: Saida) => boolean;
  /** Its own question; absent: the house's. */
  readonly question?: string | undefined;
}

const held = new Set<Unsaved>();

/** From now on whoever leaves is asked while `unsaved.is`. Answers how to stop. */
export function holdUnsaved(unsaved: Unsaved): () => void {
  held.add(unsaved);
  return () => held.delete(unsaved);
}

/** What would be lost now; the one that came last. */
export function unsavedNow(saida: Saida): Unsaved | undefined {
  return [...held].reverse().find((each) => each.is(saida));
}

const CONTROLS = 'input:not([type="file"]):not([type="search"]), select, textarea, [contenteditable="true"]';

/** What the controls of a form hold, as a text to compare with: whatever it keeps elsewhere stands in a hidden one. */
export function readControls(form: HTMLElement): string {
  return JSON.stringify(
    [...form.querySelectorAll(CONTROLS)].flatMap((control) => {
      if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
        return [control.checked];
      if ('value' in control) return [control.value];
      // An editor's box comes late: an empty one holds no more than one that is not there yet.
      return control.textContent === '' ? [] : [`${control.id}: ${control.textContent}`];
    }),
  );
}
