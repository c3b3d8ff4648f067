import type { LimitesDeEnvio } from '../arquivo/types.ts';

export interface Instituicao {
  readonly nome: string;
  readonly sigla: string;
  readonly programa: string;
  readonly cidade: string;
  /** File reference of the logo, or null. */
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

/** Whoever is made REGULAR in these days gets the grant from this month on (D44). */
export interface PeriodoDeRegularizacao {
  /** 'mm-dd', of every year. */
  readonly de: string;
  readonly ate: string;
  /** 1 to 12, of the same year. */
  readonly mes: number;
}

/** Whom people ask about their personal data (T-M13). */
export interface Encarregado {
  readonly nome: string;
  readonly email: string;
}

/** The settings an administrator edits (E-ADMINISTRACAO-1; D23). */
export interface Configuracao {
  readonly versao: number;
  readonly instituicao: Instituicao;
  readonly encarregado: Encarregado;
  /** Who gets the audit's daily head (C-F7); '' = nobody. */
  readonly emailDaAuditoria: string;
  /** IANA zone; days everywhere are days of this zone. */
  readonly fuso: string;
  readonly janelas: {
    readonly cadastroInstrutor: { readonly diaInicio: number; readonly diaFim: number };
    readonly frequencia: { readonly diaInicio: number; readonly diaFim: number };
    readonly relatorios: { readonly mes: number; readonly diaInicio: number; readonly diaFim: number };
  };
  readonly fechamentos: readonly Fechamento[];
  /** What one person may send (D50). */
  readonly envios: LimitesDeEnvio;
  readonly regularizacao: readonly PeriodoDeRegularizacao[];
}
