/** Whose participation a declaration states. */
export const PAPEIS = ['INSTRUTOR', 'COORDENADOR', 'AVALIADOR'] as const;
export type Papel = (typeof PAPEIS)[number];

export const SITUACOES_DA_DECLARACAO = ['VALIDA', 'REVOGADA'] as const;
export type SituacaoDaDeclaracao = (typeof SITUACOES_DA_DECLARACAO)[number];

/** What a declaration states, frozen when it is issued. Never a CPF, an e-mail or a score (T-M5). */
export interface ConteudoDaDeclaracao {
  readonly papel: Papel;
  readonly nome: string;
  /** null for evaluators: which projects they judged is nobody's business (T-B9). */
  readonly projeto: { readonly id: number; readonly titulo: string } | null;
  readonly edital: { readonly id: number; readonly nome: string };
  /** 'yyyy-mm', or null where a period says nothing (evaluators). */
  readonly inicio: string | null;
  readonly fim: string | null;
  /** Hours registered (instructors), or projects evaluated (evaluators). */
  readonly quantidade: number | null;
  readonly tipoAluno: 'BOLSISTA' | 'VOLUNTARIO' | null;
}
