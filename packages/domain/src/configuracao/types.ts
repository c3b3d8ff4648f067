import type { LimitesDeEnvio } from '../arquivo/types.ts';
import type { RegrasDoPagador } from '../banco/types.ts';
import type { FusoAnterior } from '../kernel/fuso.ts';

export interface Instituicao {
  readonly nome: string;
  readonly sigla: string;
  readonly programa: string;
  readonly cidade: string;
  readonly logo: string | null;
}

export const JANELAS = ['cadastroInstrutor', 'frequencia', 'relatorios'] as const;
export type NomeDaJanela = (typeof JANELAS)[number];

export interface Fechamento {
  readonly janela: NomeDaJanela;
  /** 'mm-dd' every year, or 'yyyy-mm-dd'. */
  readonly de: string;
  readonly ate: string;
  readonly motivo: string;
}

/** An instructor who becomes REGULAR in these days is paid from this month on (D44). */
export interface PeriodoDeRegularizacao {
  readonly de: string;
  readonly ate: string;
  readonly mes: number;
}

/** A day on which the institution does not work, which moves deadlines like a holiday (D57). */
export interface DiaSemExpediente {
  /** 'mm-dd' every year, or 'yyyy-mm-dd'. */
  readonly dia: string;
  readonly nome: string;
}

/** What a scholarship pays for a part of a month: the whole value, by days, or by hours (D55). */
export const MESES_PARCIAIS = ['nenhuma', 'dias', 'horas'] as const;
export type MesParcial = (typeof MESES_PARCIAIS)[number];

export interface Encarregado {
  readonly nome: string;
  readonly email: string;
}

export interface FusoMarcado {
  readonly para: string;
  /** The last day that the change waits for, as known today, and the deadline that ends then. */
  readonly depoisDe: string;
  readonly porque: string;
}

/** The effect of a zone that a person is about to choose. */
export interface EfeitoDoFuso {
  /** null: it comes into force at once. */
  readonly marcado: FusoMarcado | null;
  /** Announced deadlines that end later in the new zone, and by how many hours. */
  readonly ganham: readonly string[];
  readonly horas: number;
}

export interface Configuracao {
  readonly versao: number;
  readonly instituicao: Instituicao;
  /** '#1351b4', of buttons, links and the head; null: the product's blue. */
  readonly cor: string | null;
  readonly encarregado: Encarregado;
  /** The recipient of the audit's daily hash (C-F7); '' = nobody. */
  readonly emailDaAuditoria: string;
  /** Lines at the end of every mail, before the signature; '' = none. */
  readonly fimDosEmails: string;
  /** An administrator without a second factor may do nothing but enrol one. */
  readonly segundoFatorDosAdministradores: boolean;
  /** IANA zone; days everywhere are days of this zone. */
  readonly fuso: string;
  /** The pending zone; it comes into force once no announced deadline would end earlier in it (D62). */
  readonly fusoMarcado: FusoMarcado | null;
  /** The oldest first. */
  readonly fusosAnteriores: readonly FusoAnterior[];
  readonly janelas: {
    readonly cadastroInstrutor: { readonly diaInicio: number; readonly diaFim: number };
    readonly frequencia: { readonly diaInicio: number; readonly diaFim: number };
    readonly relatorios: { readonly mes: number; readonly diaInicio: number; readonly diaFim: number };
  };
  readonly fechamentos: readonly Fechamento[];
  readonly envios: LimitesDeEnvio;
  readonly regularizacao: readonly PeriodoDeRegularizacao[];
  readonly semExpediente: readonly DiaSemExpediente[];
  readonly mesParcial: MesParcial;
  readonly regrasDoPagador: RegrasDoPagador;
}
