/** How unsaved typing may be lost: navigation by the person · an act of the page · logout. */
export type Saida = 'pessoa' | 'ato' | 'logout';

export interface Unsaved {
  readonly is: (saida: Saida) => boolean;
  readonly question?: string | undefined;
}

const held = new Set<Unsaved>();

/** Asks before leaving while `unsaved.is`. Call the returned function to stop. */
export function holdUnsaved(unsaved: Unsaved): () => void {
  held.add(unsaved);
  return () => held.delete(unsaved);
}

export function unsavedNow(saida: Saida): Unsaved | undefined {
  return [...held].reverse().find((each) => each.is(saida));
}

const CONTROLS = 'input:not([type="file"]):not([type="search"]), select, textarea, [contenteditable="true"]';

/** A form's controls as a comparable text; values stored elsewhere need a hidden control. */
export function readControls(form: HTMLElement): string {
  return JSON.stringify(
    [...form.querySelectorAll(CONTROLS)].flatMap((control) => {
      if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
        return [control.checked];
      if ('value' in control) return [control.value];
      // Editors load late, so an empty one equals none.
      return control.textContent === '' ? [] : [`${control.id}: ${control.textContent}`];
    }),
  );
}
