import type { Professor } from '@instrutoria/domain/conta/types.ts';

/** The form's values. `unidade` is the chosen id as text, '' for none. */
export interface DadosDoProfessor {
  readonly nome: string;
  readonly cpf: string;
  readonly siape: string;
  readonly email: string;
  readonly lattes: string;
  readonly programa: string;
  readonly departamento: string;
  readonly unidade: string;
  readonly foto: string | null;
  readonly rg: string;
  readonly senha: string;
  readonly senhaAtual: string;
}

export const SEM_DADOS: DadosDoProfessor = {
  nome: '',
  cpf: '',
  siape: '',
  email: '',
  lattes: '',
  programa: '',
  departamento: '',
  unidade: '',
  foto: null,
  rg: '',
  senha: '',
  senhaAtual: '',
};

export const ROTULOS_DOS_DADOS = {
  nome: 'Nome',
  cpf: 'CPF',
  siape: 'SIAPE',
  email: 'E-mail',
  lattes: 'Link do Lattes',
  programa: 'Programa de pós-graduação',
  departamento: 'Departamento ou curso',
  unidade: 'Unidade',
  foto: 'Foto de perfil',
  rg: 'RG',
  senha: 'Senha',
  senhaAtual: 'Senha atual',
} as const;

export function dadosDe(professor: Professor): DadosDoProfessor {
  const { nome, siape, email, lattes, programa, departamento, unidade, foto, rg } = professor;
  return {
    ...SEM_DADOS,
    nome,
    cpf: professor.cpf.replace(/\D/g, ''),
    siape,
    email,
    lattes,
    programa: programa ?? '',
    departamento: departamento ?? '',
    unidade: String(unidade.id),
    foto,
    rg,
  };
}

export function paraEnvio(dados: DadosDoProfessor) {
  const { nome, cpf, siape, email, lattes, programa, departamento, unidade, rg } = dados;
  return {
    nome,
    cpf,
    siape,
    email,
    lattes,
    programa: programa.trim() === '' ? null : programa,
    departamento: departamento.trim() === '' ? null : departamento,
    unidade: unidade === '' ? undefined : Number(unidade),
    rg,
  };
}
