import type { DadosDoEdital } from '../edital/types.ts';

export interface UnidadeDigitada {
  readonly nome: string;
  readonly cidade: string;
}

export interface AdministradorDigitado {
  readonly nome: string;
  readonly cpf: string;
  readonly email: string;
  readonly siape: string;
  /** May be empty; the installation invents none. */
  readonly lattes: string;
  /** The name of one of the units. */
  readonly unidade: string;
}

/** The answers of the first-run assistant or the set-up file, without the password and the logo. */
export interface DadosDaInstalacao {
  readonly instituicao: { readonly nome: string; readonly sigla: string; readonly cidade: string };
  readonly fuso: string;
  readonly fusoConfirmado: boolean;
  readonly encarregado: { readonly nome: string; readonly email: string };
  readonly unidades: readonly UnidadeDigitada[];
  readonly programas: readonly string[];
  readonly administrador: AdministradorDigitado;
  /** null = later. */
  readonly edital: DadosDoEdital | null;
}

export const PENDENCIAS_DA_INSTALACAO = [
  'fuso',
  'email',
  'antivirus',
  'copia',
  'unidade',
  'programa',
  'edital',
] as const;
export type PendenciaDaInstalacao = (typeof PENDENCIAS_DA_INSTALACAO)[number];
