/** The words for a reference from each table. */
const FRASES: Readonly<Record<string, string>> = {
  sessao: 'já entrou no sistema',
  redefinicao_de_senha: 'já pediu uma senha',
  confirmacao_de_email: 'já confirmou o e-mail',
  projeto: 'tem projeto',
  projeto_colaborador: 'participa de projeto',
  disciplina: 'está em projeto',
  professor: 'tem professores',
  designacao: 'tem avaliação',
  impedimento: 'tem impedimento',
};

/** A used record, with the tables that refer to it; none when it was changed itself. */
export interface Usado {
  readonly nome: string;
  readonly tabelas: readonly string[];
}

const NOMEADOS = 5;

/** 'Ana (já entrou no sistema), Bia (foi alterado depois) e mais 3'. */
export function usosPorExtenso(usados: readonly Usado[]): string {
  const nomeados = usados.slice(0, NOMEADOS).map(({ nome, tabelas }) => {
    const [primeira] = tabelas;
    const frase = primeira === undefined ? 'foi alterado depois' : (FRASES[primeira] ?? 'tem registros');
    return `${nome} (${frase})`;
  });
  const resto = usados.length - nomeados.length;
  return `${nomeados.join(', ')}${resto > 0 ? ` e mais ${resto}` : ''}`;
}
