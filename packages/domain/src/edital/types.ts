export const FASES = ['submissao', 'avaliacao', 'decisao', 'secretaria', 'resultado', 'arquivado'] as const;
export type Fase = (typeof FASES)[number];

export const TIPOS_DE_PROJETO = ['TIPO I', 'TIPO II'] as const;
export type TipoDeProjeto = (typeof TIPOS_DE_PROJETO)[number];

/** The stored call. Days are 'yyyy-mm-dd' in configuracao.fuso, inclusive. */
export interface EditalGuardado {
  readonly id: number;
  readonly versao: number;
  readonly nome: string;
  readonly ano: number;
  readonly inicio: string;
  readonly fim: string;
  /** The phase in force depends on the clock too (`faseEmVigor`). */
  readonly fase: Fase;
  readonly tipoProjeto: TipoDeProjeto;
  readonly fimRecursos: string | null;
  /** The day on which it was chosen; null or absent: unknown (D57). */
  readonly fimRecursosDesde?: string | null | undefined;
  readonly limiteBolsas: number | null;
  readonly publicacao: string;
  readonly resultadoPublicadoEm: string | null;
  /** When an administrator closed it early (ISO), or null; `fim` stays as announced. */
  readonly encerradoEm: string | null;
  readonly vigenciaInicio: string;
  readonly vigenciaFim: string;
  readonly limitePorCoordenador: number | null;
  readonly prazoAvaliacao: string | null;
  /** From this day on a project with places that never had an instructor is closed; null = never (D44). */
  readonly encerramentoSemInstrutores: string | null;
  /** Only where a preliminary result was published: when the final one was published, null until then. */
  readonly finalEm?: string | null | undefined;
  /** Its number in the institution's system of processes; absent when a call has none. */
  readonly processo?: string | null | undefined;
}

export interface Edital extends EditalGuardado {
  readonly aberto: boolean;
  readonly encerrado: boolean;
  /** Only in lists: whether its rules ask for homologação. */
  readonly homologa?: boolean | undefined;
}

export interface DadosDoEdital {
  readonly nome?: string | undefined;
  readonly inicio?: string | undefined;
  readonly fim?: string | undefined;
  readonly tipoProjeto?: TipoDeProjeto | undefined;
  readonly fimRecursos?: string | null | undefined;
  readonly publicacao?: string | undefined;
  readonly limiteBolsas?: number | null | undefined;
  readonly vigenciaInicio?: string | undefined;
  readonly vigenciaFim?: string | undefined;
  readonly limitePorCoordenador?: number | null | undefined;
  readonly prazoAvaliacao?: string | null | undefined;
  readonly encerramentoSemInstrutores?: string | null | undefined;
  readonly processo?: string | null | undefined;
}

export interface ContagemDoEdital {
  readonly projetos: number;
  readonly aguardandoCronograma: number;
  readonly naoDesignados: number;
  readonly naoAvaliados: number;
  /** Projects not yet evaluated whose evaluator lost that type and must be replaced (D30). */
  readonly avaliadoresSemDireito: number;
  /** Projects with more granted than they asked for. */
  readonly acimaDoPedido: number;
  readonly bolsas: number;
  /** Units that exceed the call's limit per unit; absent where the call sets none. */
  readonly unidadesAcima?: number;
  readonly recursosPendentes: number;
  /** The last day on which a project may contest a change of its place (D56); absent where none may. */
  readonly mudancasAte?: string;
  /** Only in calls with homologação: the projects that the decision waits for, and those left out. */
  readonly porHomologar?: number;
  readonly naoHomologados?: number;
  /** Projects whose totals are too far apart and not settled; the reader's own are not listed (D20). */
  readonly divergentes?: readonly number[];
}
