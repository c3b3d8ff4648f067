export const escrevaOMotivo = 'Escreva o motivo';
export const inicioInvalido = 'Escreva o primeiro dia do afastamento';
export const fimInvalido = 'Escreva o último dia do afastamento, que não pode ter passado';
export const fimAntesDoInicio = 'O último dia vem antes do primeiro';
export const longoDemais = 'Confira o ano: um afastamento dura no máximo cinco anos';
export const afastamentosSeCruzam = 'Já há um afastamento registrado nestes dias';
export const afastamentoNaoEncontrado = 'Afastamento não encontrado.';
export const afastamentoJaTerminou = 'Este afastamento já terminou';
export const afastamentoRegistrado = 'afastamento registrado';
export const afastamentoEncerrado = 'afastamento encerrado';
export const desejaRegistrarAfastamento = 'Registrar o afastamento';
export const desejaEncerrarAfastamento = 'Encerrar o afastamento antes do último dia';

export const alguemPodeAgir =
  'A coordenação pode registrar a frequência: a administração só registra quando a coordenação está afastada e ninguém age por ela';
export const escolhaAOrigem = 'Diga de onde vêm as horas';
export const anexeODocumento = 'Anexe o documento com as horas';
export const registroNaoEncontrado = 'Registro não encontrado.';
export const semDocumento = 'Este registro não tem documento.';
