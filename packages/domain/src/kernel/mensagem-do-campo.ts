import { palavrasDoCampo } from './palavras-dos-campos.ts';

/** The exact sentences of the specification that ask for "all fields"; beside one field they do not fit. */
const DE_TODOS = /^(?:preencha|digite|adicione) todos os campos$|^campos vazios$|^preencha este campo$/i;

/** The text for a value that the field cannot take. */
const NAO_SERVE = 'valor inválido';

/** Plain words beside a field for other exact sentences of the specification. */
const DITO: Readonly<Record<string, string>> = {
  'unidade não encontrada ou não selecionada': 'Escolha a unidade',
  'email inválido! o formato correto é usuario@dominio.com': 'Escreva o e-mail como usuario@dominio.com',
  'as senhas são diferentes': 'Esta senha é diferente da primeira',
  'adicione os cursos contemplados na oferta': 'Adicione os cursos que a disciplina atende',
  'selecione o edital': 'Escolha o edital',
  'adicione pelo menos uma disciplina': 'Adicione pelo menos uma disciplina',
  'realize o upload do comprovante das disciplinas': 'Envie o comprovante das disciplinas',
  'digite o campo de resumo': 'Escreva o resumo',
  'digite o campo de introducao': 'Escreva a introdução',
  'digite o campo de metodologia': 'Escreva a metodologia',
  'digite o campo de resultados esperados': 'Escreva os resultados esperados',
  'o minimo de caracteres digitados é 10': 'Escreva pelo menos 10 caracteres',
  'o máximo números de caracteres é 2000': 'Escreva no máximo 2.000 caracteres',
  'nenhum campo foi digitado': 'Escreva a atividade',
  'o número de caracteres é entre 10 e 2000': 'Escreva de 10 a 2.000 caracteres',
  'o numero minimo de caracteres é 10': 'Escreva pelo menos 10 caracteres',
  'o numero máximo de caracteres é 2000': 'Escreva no máximo 2.000 caracteres',
  'Por favor, insira uma mensagem.': 'Escreva o que deve ser revisto e por quê',
  'Realize o upload do termo de compromisso': 'Envie o termo de compromisso',
  'Realize o upload da declaração do aluno detentor de bolsa':
    'Envie a declaração do aluno detentor de bolsa',
  'Realize o upload do comprovante de vínculo': 'Envie o comprovante de vínculo',
  'Para um instrutor remunerado, é necessário selecionar se há acumulo de bolsa.':
    'Escolha se há acúmulo de bolsa',
  'Para um instrutor remunerado, é necessário enviar o comprovante bancário.': 'Envie o comprovante bancário',
};

/** The natural words beside a field; the form's summary has the exact sentence (D65). */
export function aoLadoDoCampo(campo: string, mensagem: string): string {
  const palavras = palavrasDoCampo(campo);
  if (palavras !== undefined && DE_TODOS.test(mensagem)) return palavras;
  if (palavras !== undefined && mensagem === NAO_SERVE) return `Este valor não serve. ${palavras}`;
  return DITO[mensagem] ?? mensagem;
}
