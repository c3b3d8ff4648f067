/**
 * Frequent statements are prepared under a name: PostgreSQL plans each once a connection, which for the joins
 * of a whole project costs more than running them.
 */
export interface StatementNames {
  /** undefined until the text was sent often enough, and beyond the limit. */
  nameOf(text: string): string | undefined;
}

export interface StatementNamesOptions {
  /** Sendings before a text gets a name: lists of every length are texts of their own. */
  readonly after?: number;
  /** Names at most; each holds a plan in every connection. */
  readonly most?: number;
  readonly counted?: number;
}

/** One for a process: a name always means the same text. */
export function createStatementNames(options: StatementNamesOptions = {}): StatementNames {
  const { after = 5, most = 200, counted = 1000 } = options;
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return {
    nameOf(text) {
      const known = names.get(text);
      if (known !== undefined || names.size >= most) return known;
      const count = (counts.get(text) ?? 0) + 1;
      if (count < after) {
        counts.set(text, count);
        const [oldest] = counts.size > counted ? counts.keys() : [];
        if (oldest !== undefined) counts.delete(oldest);
        return undefined;
      }
      counts.delete(text);
      const name = `q${names.size + 1}`;
      names.set(text, name);
      return name;
    },
  };
}
