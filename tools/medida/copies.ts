/** A block of tokens that stands a second time. */
export interface Copy {
  /** Where it stands again, and where it stood first: index of the text, place of its first token. */
  readonly again: readonly [text: number, token: number];
  readonly first: readonly [text: number, token: number];
  readonly tokens: number;
}

/**
 * Blocks of at least so many tokens that repeat an earlier one word for word, the longest run from each place; none
 * overlaps the one before it. Names count: a block with other names is another block.
 */
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
