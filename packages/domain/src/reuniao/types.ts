/** The states of a meeting of the committee; its agenda is copied from the ranking when it is opened. */
export const ESTADOS_DA_REUNIAO = ['aberta', 'suspensa', 'encerrada', 'cancelada'] as const;
export type EstadoDaReuniao = (typeof ESTADOS_DA_REUNIAO)[number];

export interface ReuniaoGuardada {
  readonly estado: EstadoDaReuniao;
}

/** Scholarships and volunteers of one project. */
export interface VagasDoItem {
  readonly remunerados: number;
  readonly voluntarios: number;
}

/** An arrival or a departure; a person's last one decides whether they are in the room. */
export interface Presenca {
  readonly pessoa: { readonly id: number; readonly nome: string };
  readonly presente: boolean;
  /** ISO instant. */
  readonly quando: string;
}

export type Membro = Presenca['pessoa'];

/** The entry of one project in the minutes. Old minutes have neither `presentes` nor the fields after it (D54). */
export interface ItemDaAta {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly total: number | null;
  readonly proposta: VagasDoItem;
  /** null: the meeting did not get to it. */
  readonly decisao: (VagasDoItem & { readonly motivo: string }) | null;
  readonly anotacao: string;
  /** Names of the members who were kept out of it. */
  readonly impedidos: readonly string[];
  /** Names of those who were in the room and could judge it. */
  readonly presentes?: readonly string[] | undefined;
  /** The president of the item, where it was not the president of the meeting. */
  readonly presidiu?: string | undefined;
  /** Only for a project received after the deadline: how, in words (D64). */
  readonly tardia?: string | undefined;
  /** The recorder of the decision, and when. */
  readonly registrada?: { readonly por: string; readonly quando: string } | undefined;
}

/** A decision of a meeting that another act changed (D54). */
export interface AlteracaoDaDecisao {
  readonly antes: VagasDoItem;
  readonly depois: VagasDoItem;
  readonly motivo: string;
  readonly autor: string;
  /** ISO instant. */
  readonly quando: string;
}

/** The whole content of a retificação of minutes, stored unchanged. */
export interface ConteudoDaRetificacao extends AlteracaoDaDecisao {
  readonly numero: number;
  readonly ano: number;
  readonly instituicao: string;
  readonly programa: string;
  readonly edital: string;
  readonly sessao: number;
  readonly fuso: string;
  readonly ata: {
    readonly numero: number;
    readonly ano: number;
    readonly versao: number;
    readonly sha256: string;
  };
  readonly projeto: { readonly id: number; readonly titulo: string };
}

/** 'onde se lê … leia-se …', from a later version of the minutes. */
export interface Retificacao {
  readonly motivo: string;
  readonly texto: string;
  readonly quando: string;
}

/** The whole content of the minutes, stored unchanged. */
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
  /** Absent in minutes made before they named people (D54). */
  readonly abertaPor?: string | undefined;
  readonly presidiu?: Membro | undefined;
  readonly redigiu?: Membro | undefined;
  /** Members present who may judge, for each item. */
  readonly quorum?: number | undefined;
  readonly presencas: readonly Presenca[];
  /** Suspensions and their ends, in order. */
  readonly interrupcoes: readonly {
    readonly para: 'aberta' | 'suspensa';
    readonly quando: string;
    readonly motivo: string;
    readonly quem?: string | undefined;
    /** Only for a suspension after a day without an act. */
    readonly paradaDesde?: string | undefined;
  }[];
  readonly itens: readonly ItemDaAta[];
  readonly retificacoes: readonly Retificacao[];
}
