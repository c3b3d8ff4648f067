export const preenchaTodosOsCampos = 'preencha todos os campos';
export const ordemInvalida = 'A ordem deve ser um número inteiro entre 0 e 9.999';
export const criado = 'aviso criado com sucesso';
export const diaInvalido = 'Informe uma data válida';
export const ateAntesDeDe = 'O último dia não pode ser anterior ao primeiro';
export const desejaExcluir = 'deseja excluir este aviso?';
