export interface Copy {
  readonly again: readonly [text: number, token: number];
  readonly first: readonly [text: number, token: number];
  readonly tokens: number;
}

/** Repeated blocks of at least so many tokens, names included: the longest from each place, no overlaps. */
export function copiesIn(texts: readonly (readonly string[])[], least: number): Copy[] {
  const seen = new Map<string, readonly [number, number]>();
  const copies: Copy[] = [];
  for (const [text, words] of texts.entries()) {
    let place = 0;
    while (place + least <= words.length) {
      const block = words.slice(place, place + least).join('\u0000');
      const first = seen.get(block);
      const overlaps = first !== undefined && first[0] === text && first[1] + least > place;
      if (first === undefined || overlaps) {
        if (first === undefined) seen.set(block, [text, place]);
        place += 1;
        continue;
      }
      const other = texts[first[0]] ?? [];
      let tokens = least;
      while (place + tokens < words.length && words[place + tokens] === other[first[1] + tokens]) tokens += 1;
      copies.push({ again: [text, place], first, tokens });
      place += tokens;
    }
  }
  return copies;
}
