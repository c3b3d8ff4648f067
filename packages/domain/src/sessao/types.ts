/** Where a meeting of the committee stands; its agenda is copied from the ranking when it is opened. */
export const ESTADOS_DA_SESSAO = ['aberta', 'suspensa', 'encerrada', 'cancelada'] as const;
export type EstadoDaSessao = (typeof ESTADOS_DA_SESSAO)[number];

export interface SessaoGuardada {
  readonly estado: EstadoDaSessao;
}

/** Scholarships and volunteers of one project. */
export interface VagasDoItem {
  readonly remunerados: number;
  readonly voluntarios: number;
}

/** An arrival or a leaving; the last one of a person says whether he is in the room. */
export interface Presenca {
  readonly pessoa: { readonly id: number; readonly nome: string };
  readonly presente: boolean;
  /** ISO instant. */
  readonly quando: string;
}

/** What the minutes say of one project. */
export interface ItemDaAta {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly total: number | null;
  readonly proposta: VagasDoItem;
  /** null: the meeting did not get to it. */
  readonly decisao: (VagasDoItem & { readonly motivo: string }) | null;
  readonly anotacao: string;
  /** Names of the members who were kept out of it. */
  readonly impedidos: readonly string[];
}

/** 'onde se lê … leia-se …', told by a later version of the minutes. */
export interface Retificacao {
  readonly motivo: string;
  readonly texto: string;
  readonly quando: string;
}

/** All that the minutes tell; kept as it is. */
export interface ConteudoDaAta {
  readonly numero: number;
  readonly ano: number;
  readonly versao: number;
  readonly instituicao: string;
  readonly programa: string;
  readonly edital: string;
  readonly sessao: number;
  readonly local: string;
  readonly fuso: string;
  readonly abertaEm: string;
  readonly encerradaEm: string;
  readonly presencas: readonly Presenca[];
  /** Suspensions and their ends, in order. */
  readonly interrupcoes: readonly {
    readonly para: 'aberta' | 'suspensa';
    readonly quando: string;
    readonly motivo: string;
  }[];
  readonly itens: readonly ItemDaAta[];
  readonly retificacoes: readonly Retificacao[];
}
