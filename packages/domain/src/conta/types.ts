export const TIPOS_DE_USUARIO = [
  'coordenador',
  'avaliador',
  'administrador',
  'PRESIDENTE_COMISSAO',
  'secretaria',
] as const;
export type TipoDeUsuario = (typeof TIPOS_DE_USUARIO)[number];

/** In the token of a session: a student is no type of user, and their right comes from the vínculo. */
export const TIPOS_DE_SESSAO = [...TIPOS_DE_USUARIO, 'estudante'] as const;
export type TipoDaSessao = (typeof TIPOS_DE_SESSAO)[number];

/**
 * The role in which a person acts on a record: its owner, its designated evaluator, else their type (D30).
 */
export type Papel = TipoDeUsuario | 'avaliadorDesignado' | 'dono';

export interface Unidade {
  readonly id: number;
  readonly nome: string;
  readonly cidade: string;
}

export interface Programa {
  readonly id: number;
  readonly nome: string;
}

/** A professor inside another object: never cpf, rg, senha. */
export interface ProfessorResumido {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
  readonly siape: string;
  readonly lattes: string;
  readonly programa: string | null;
  readonly departamento: string | null;
  readonly foto: string;
  readonly unidade: Unidade;
}

export interface Professor extends ProfessorResumido {
  readonly versao: number;
  readonly cpf: string;
  readonly rg: string;
  readonly tipo: TipoDeUsuario;
}

export interface CadastroDeProfessor {
  readonly nome?: string | undefined;
  readonly cpf?: string | undefined;
  readonly email?: string | undefined;
  readonly foto?: string | undefined;
  readonly lattes?: string | undefined;
  readonly programa?: string | null | undefined;
  readonly senha?: string | undefined;
  readonly siape?: string | undefined;
  readonly departamento?: string | null | undefined;
  readonly unidade?: number | undefined;
}

/** Changed fields only; senhaAtual when the e-mail changes (T-A18). */
export interface AtualizacaoDeProfessor {
  readonly nome?: string | undefined;
  readonly cpf?: string | undefined;
  readonly email?: string | undefined;
  readonly foto?: string | undefined;
  readonly lattes?: string | undefined;
  readonly programa?: string | null | undefined;
  readonly siape?: string | undefined;
  readonly rg?: string | undefined;
  readonly departamento?: string | null | undefined;
  readonly unidade?: number | undefined;
  readonly senhaAtual?: string | undefined;
}
