import { formatarDia } from '../kernel/datas.ts';

export const escrevaOMotivo = 'Escreva o motivo';
export const inicioInvalido = 'Escreva o primeiro dia do afastamento';
export const inicioDistante = (ate: string) =>
  `Confira o ano: um afastamento pode começar até ${formatarDia(ate)}`;
export const fimInvalido = 'Escreva o último dia do afastamento, que não pode ter passado';
export const fimAntesDoInicio = 'O último dia vem antes do primeiro';
export const longoDemais = 'Confira o ano: um afastamento dura no máximo cinco anos';
export const afastamentosSeCruzam = 'Já há um afastamento informado nestes dias';
export const afastamentoNaoEncontrado = 'Afastamento não encontrado.';
export const afastamentoJaTerminou = 'Este afastamento já terminou';
export const afastamentoRegistrado = 'afastamento informado';
export const afastamentoEncerrado = 'afastamento encerrado';
export const desejaRegistrarAfastamento = 'Informar o afastamento';
export const desejaEncerrarAfastamento = 'Encerrar o afastamento antes do último dia';

export const alguemPodeAgir =
  'A coordenação pode registrar a frequência. A administração só registra quando a coordenação está afastada e ninguém age por ela';
export const escolhaAOrigem = 'Escolha de onde vêm as horas';
export const anexeODocumento = 'Anexe o documento com as horas';
export const registroNaoEncontrado = 'Registro não encontrado.';
export const semDocumento = 'Este registro não tem documento.';

export const soQuemCoordena = 'Só quem coordena o projeto pode fazer isso';
export const viceSoNaAusencia = 'A vice-coordenação pede recurso só durante um afastamento de quem coordena';
export const escolhaAPessoa = 'Escolha a pessoa na lista';
export const pessoaNaoEncontrada = 'Pessoa não encontrada';
export const jaCoordena = 'Esta pessoa já coordena o projeto';
export const jaJulgou =
  'Esta pessoa avaliou, relatou ou decidiu algo deste projeto, ou foi chamada a avaliá-lo';
export const naoPodeSerVice = 'Esta pessoa não tem mais conta no sistema. Escolha outra';
export const jaTemVice = 'O projeto já tem vice-coordenação, ou um convite sem resposta';
export const semVice = 'O projeto não tem vice-coordenação nem convite';
export const conviteNaoEncontrado = 'Convite não encontrado.';
export const viceConvidada = 'convite enviado';
export const viceEncerrada = 'vice-coordenação encerrada';
export const viceAceita = 'você agora é da vice-coordenação deste projeto';
export const conviteRecusado = 'convite recusado';
export const desejaNomearVice = 'Convidar para a vice-coordenação';
export const desejaEncerrarVice = 'deseja encerrar a vice-coordenação?';
export const desejaRetirarConvite = 'deseja retirar o convite?';
export const desejaAceitarVice = 'deseja aceitar a vice-coordenação?';
export const nenhumConvite = 'Nenhum convite sem resposta';

export const escolhaACausa = 'Escolha por que a coordenação passa';
export const diaInvalido = (de: string, ate: string) =>
  `Escolha o dia em que a coordenação passa, de ${formatarDia(de)} a ${formatarDia(ate)}`;
export const jaHaTransferencia = 'A coordenação deste projeto já está para passar a outra pessoa';
export const retirarComPassagem =
  'A coordenação está para passar a outra pessoa: recuse antes o convite, ou peça à administração que o retire';
export const semTransferencia = 'A coordenação deste projeto não está para passar a ninguém';
export const naoASiMesmo = 'Você não pode passar a coordenação para si: peça a outra pessoa da administração';
export const soPorImpedimento =
  'Entre o fim das inscrições e o resultado a coordenação só passa por falecimento, fim do vínculo ou afastamento';
export const semAfastamento = 'Informe antes o afastamento de quem coordena: hoje não há nenhum';
export const transferenciaProposta =
  'convite enviado: esta página mostra o que falta para a coordenação passar';
export const transferenciaRetirada = 'a coordenação não passa mais';
export const transferenciaAceita = 'resposta enviada';
export const transferenciaNaoSeFez =
  'resposta enviada; a coordenação não passou, e a administração foi avisada';
export const transferenciaRecusada = 'resposta enviada: a coordenação não passa';
export const desejaTransferir = 'Passar a coordenação a outra pessoa';
export const desejaRetirarTransferencia = 'deseja deixar a coordenação como está?';
export const desejaAssumir = 'deseja aceitar a coordenação deste projeto?';
export const desejaDeixar = 'deseja concordar em passar a coordenação?';
