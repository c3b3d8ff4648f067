import { NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import { documentosExigidos, ehArquivo, literalDo } from '@instrutoria/domain/instrutor/rules/documentos.ts';
import {
  ACUMULOS,
  type Acumulo,
  DOCUMENTOS,
  type Documento,
  TIPOS_DE_ALUNO,
  type TipoDeAluno,
} from '@instrutoria/domain/instrutor/types.ts';
import type { CorpoDoInstrutor, Instrutor } from '../../api.ts';

export type InstrutorDigitado = Readonly<Record<Documento, string | null>> & {
  readonly nome: string;
  /** Empty at first, because the stored one is not shown here. */
  readonly nomeCivil: string;
  readonly email: string;
  /** Empty at first, because the stored one is shown only partly hidden. */
  readonly cpf: string;
  readonly matricula: string;
  readonly programa_pos: string;
  readonly tipoAluno: TipoDeAluno | null;
  readonly acumulo: Acumulo | null;
};

export const CAMPOS_DE_TEXTO = ['nome', 'email', 'programa_pos'] as const;
export const ROTULOS_DO_INSTRUTOR = {
  nome: 'Nome do aluno',
  nomeCivil: 'Nome civil do aluno',
  email: 'E-mail',
  cpf: 'CPF do aluno',
  matricula: 'Matrícula do aluno',
  programa_pos: 'Programa de pós-graduação',
  tipoAluno: 'Tipo de instrutor',
  acumulo: 'O aluno recebe outra bolsa?',
  ...NOMES_DOS_DOCUMENTOS,
  data: 'Último dia do vínculo',
  motivo: 'Motivo',
} as const;

export const INSTRUTOR_VAZIO: InstrutorDigitado = {
  nome: '',
  nomeCivil: '',
  email: '',
  cpf: '',
  matricula: '',
  programa_pos: '',
  tipoAluno: null,
  acumulo: null,
  termo_compromisso: null,
  declaracao_aluno_detentor: null,
  historico_declaracao: null,
  dados_bancarios: null,
  termo_anuencia: null,
};

/** The form's values of a stored instructor; the literals of D26 are no files. */
export function digitadoDe(instrutor: Instrutor): InstrutorDigitado {
  const { nome, email, programa_pos, tipoAluno, acumulo } = instrutor;
  const arquivo = (documento: Documento) => {
    const valor = instrutor[documento];
    return typeof valor === 'string' && ehArquivo(valor) ? valor : null;
  };
  return {
    nome,
    email,
    programa_pos,
    tipoAluno,
    acumulo,
    nomeCivil: '',
    cpf: '',
    matricula: instrutor.matricula ?? '',
    termo_compromisso: arquivo('termo_compromisso'),
    declaracao_aluno_detentor: arquivo('declaracao_aluno_detentor'),
    historico_declaracao: arquivo('historico_declaracao'),
    dados_bancarios: arquivo('dados_bancarios'),
    termo_anuencia: arquivo('termo_anuencia'),
  };
}

export function documentosDoForm({ tipoAluno, acumulo }: InstrutorDigitado): readonly Documento[] {
  return documentosExigidos(tipoAluno ?? 'VOLUNTARIO', acumulo);
}

/** The body with the fields of this kind only, with the literals of D26. */
export function corpoDe(digitado: InstrutorDigitado): Omit<CorpoDoInstrutor, 'projeto'> {
  const { nome, nomeCivil, email, cpf, matricula, programa_pos, tipoAluno } = digitado;
  const acumulo = tipoAluno === 'BOLSISTA' ? digitado.acumulo : null;
  const documento = (cada: Documento) => {
    // Before the choice, 'bolsa única' in the consent decides.
    const semEscolha = tipoAluno === null || (tipoAluno === 'BOLSISTA' && acumulo === null);
    if (semEscolha) return cada === 'termo_anuencia' || cada === 'dados_bancarios' ? null : digitado[cada];
    return literalDo(cada, tipoAluno, acumulo) ?? digitado[cada];
  };
  return {
    nome,
    nomeCivil,
    email,
    cpf,
    matricula,
    programa_pos,
    tipoAluno,
    acumulo,
    termo_compromisso: documento('termo_compromisso'),
    declaracao_aluno_detentor: documento('declaracao_aluno_detentor'),
    historico_declaracao: documento('historico_declaracao'),
    dados_bancarios: documento('dados_bancarios'),
    termo_anuencia: documento('termo_anuencia'),
  };
}

export function ehRascunho(valor: unknown): valor is Partial<InstrutorDigitado> {
  if (typeof valor !== 'object' || valor === null) return false;
  const dado = valor as Record<string, unknown>;
  const texto = (campo: string) => dado[campo] === undefined || typeof dado[campo] === 'string';
  const umDe = (campo: string, valores: readonly string[]) =>
    dado[campo] === undefined || dado[campo] === null || valores.some((cada) => cada === dado[campo]);
  return (
    texto('nome') &&
    texto('programa_pos') &&
    umDe('tipoAluno', TIPOS_DE_ALUNO) &&
    umDe('acumulo', ACUMULOS) &&
    DOCUMENTOS.every(
      (documento) =>
        dado[documento] === undefined || dado[documento] === null || ehArquivo(String(dado[documento])),
    )
  );
}
