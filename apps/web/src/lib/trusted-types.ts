interface Factory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ) => { readonly createHTML: (html: string) => string };
}

function factory(): Factory | undefined {
  const found: unknown = Reflect.get(globalThis, 'trustedTypes');
  return found as Factory | undefined;
}

/** A way from text to the browser's parser that the page's policy knows by name (T-K1); plain text elsewhere. */
export function policy(name: string, createHTML: (html: string) => string): (html: string) => string {
  const made = factory()?.createPolicy(name, { createHTML });
  return made === undefined ? createHTML : (html) => made.createHTML(html);
}

/** What has no tag and no entity is the same as text: style sheets that libraries write pass, markup does not. */
function withoutMarkup(text: string): string {
  if (/[<&]/.test(text)) throw new TypeError('markup from an unknown source');
  return text;
}

/** All that is assigned to the page without a policy of its own comes through here. */
export function guardPage(): void {
  factory()?.createPolicy('default', { createHTML: withoutMarkup });
}

guardPage();
