/** The search terms: every word, and a project's number where the text is one. */
export interface TermosDaBusca {
  readonly frase: string;
  readonly palavras: readonly string[];
  readonly numero: number | null;
}

/** Of whose projects, people and instructors the search answers; each as the list behind it does. */
export interface AlcanceDaBusca {
  /** Beside the own ones: those of these phases, all or only those with an evaluator. */
  readonly projetos: { readonly fases: readonly string[]; readonly soDesignados: boolean };
  /** Those that this person assesses. */
  readonly avaliados: boolean;
  readonly pessoas: boolean;
  /** Of all published calls; otherwise of the own projects only. */
  readonly instrutoresDeTodos: boolean;
  /** Every call has a page for those who work in it; for the others only what is open or published is anywhere. */
  readonly editaisDeTodos: boolean;
}
