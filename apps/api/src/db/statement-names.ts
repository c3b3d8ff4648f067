/**
 * Statements that are sent again and again are prepared under a name: PostgreSQL then plans each once a connection
 * instead of at every call, which for the joins of a whole project costs more than running them.
 */
export interface StatementNames {
  /** The name to send a text under; undefined until it has come often enough, and for texts beyond the limit. */
  nameOf(text: string): string | undefined;
}

export interface StatementNamesOptions {
  /** Sendings before a text gets its name: lists of every length are texts of their own and would fill the store. */
  readonly after?: number;
  /** Names at most; each holds a plan in every connection for as long as that lives. */
  readonly most?: number;
  /** Texts that are being counted at most; the one that came first is forgotten. */
  readonly counted?: number;
}

/** One for a process: a name always stands for the same text. */
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
