interface Factory {
  readonly createPolicy: (
    name: string,
    rules: {
      readonly createHTML: (html: string) => string;
      readonly createScriptURL?: (url: string) => string | undefined;
    },
  ) => { readonly createHTML: (html: string) => string };
}

function factory(): Factory | undefined {
  const found: unknown = Reflect.get(globalThis, 'trustedTypes');
  return found as Factory | undefined;
}

/** A Trusted Types policy (T-K1); the plain function where the browser has none. */
export function policy(name: string, createHTML: (html: string) => string): (html: string) => string {
  const made = factory()?.createPolicy(name, { createHTML });
  return made === undefined ? createHTML : (html) => made.createHTML(html);
}

/** Accepts only text without tags and entities: libraries' style sheets pass, markup does not. */
function withoutMarkup(text: string): string {
  if (/[<&]/.test(text)) throw new TypeError('markup from an unknown source');
  return text;
}

/** The only script that a page may name by its address: the student's service worker. */
export const OFFLINE_WORKER = '/aluno-sem-rede.js';

/** undefined for any other address, which the browser refuses and reports as a violation. */
function ownWorker(url: string): string | undefined {
  return url === OFFLINE_WORKER ? url : undefined;
}

/** The default policy: applies to every assignment without a named one. */
export function guardPage(): void {
  factory()?.createPolicy('default', { createHTML: withoutMarkup, createScriptURL: ownWorker });
}

guardPage();
