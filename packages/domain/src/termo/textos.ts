export const escrevaOTexto = 'Escreva o texto do termo';
export const textoMaximo = 'O texto tem no máximo 20.000 caracteres';
export const paragrafoMaximo = 'Um parágrafo tem no máximo 4.000 caracteres: divida-o em linhas';
export const campoSemFim = 'Um campo começa com {{ e termina com }}, na mesma linha';
export const campoDesconhecido = (campo: string): string =>
  campo === '' ? 'Falta o nome do campo em {{}}' : `O termo não tem o campo {{${campo}}}`;
export const salvo = 'Texto do termo salvo. Vale para os termos que ainda não começaram a ser assinados.';
export const outraPessoaMudou = 'Outra pessoa mudou este texto enquanto você escrevia.';
