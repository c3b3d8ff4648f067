/** The search terms: every word, and a project's number where the text is one. */
export interface TermosDaBusca {
  readonly frase: string;
  readonly palavras: readonly string[];
  readonly numero: number | null;
}

/** The projects, people and instructors that a search covers, as in the lists of each type. */
export interface AlcanceDaBusca {
  /** Besides the person's own projects: those in these phases, all or only those with an evaluator. */
  readonly projetos: { readonly fases: readonly string[]; readonly soDesignados: boolean };
  /** Those that this person assesses. */
  readonly avaliados: boolean;
  readonly pessoas: boolean;
  /** Whether the person finds instructors of all published calls, or only of their own projects. */
  readonly instrutoresDeTodos: boolean;
  /** Those who work in calls find all of them; others find only open or published ones. */
  readonly editaisDeTodos: boolean;
}
