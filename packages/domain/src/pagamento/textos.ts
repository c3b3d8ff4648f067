export const mesInvalido = 'Escreva o mês como aaaa-mm';
export const mesFuturo =
  'Este mês ainda não terminou: a folha só pode ser fechada no mês seguinte ou depois da janela de frequência';
export const jaFechada = 'A folha deste mês já foi fechada';
export const mesAnteriorAberto = 'Feche antes a folha do mês anterior';
export const estornosPorDecidir = 'Decida antes os estornos de';
export const participaDaFolha = (projetos: string) =>
  `Você participa de um projeto desta folha: ${projetos}.`;
export const pecaAOutraPessoa = 'Outra pessoa da administração deve conferir e fechar.';
export const ninguemSemParte =
  'Ninguém da administração está fora desses projetos: cadastre outra pessoa como administradora.';
export const escreveuNaFolha = (alunos: string) =>
  `Você escreveu dados bancários ou frequência desta folha: ${alunos}. Outra pessoa da administração deve conferir e fechar`;
export const conferiuAFolha = (nomes: string) =>
  `Você conferiu esta folha. Outra pessoa deve fechá-la: ${nomes}`;
export const espera24Horas =
  'Só você pode fechar esta folha: feche 24 horas depois da conferência, com o motivo';
export const mudouAFolha = 'A folha mudou depois de conferida.';
export const naoConferida = 'Esta folha ainda não foi conferida';
export const jaConferida = 'Esta folha já foi conferida';
export const mudouDepoisDeConferida = (oQue: string) =>
  `A folha mudou depois de conferida e precisa ser conferida outra vez. ${oQue}`;
export const conferidaComSucesso = 'folha conferida; falta fechar';
export const voltouARascunho = 'a folha voltou a rascunho';
export const desejaConferir = (mes: string) => `Marcar a folha de ${mes} como conferida?`;
export const voltarARascunho = 'Voltar a rascunho';
export const fecharSemSegundaPessoa = 'Fechar sem uma segunda pessoa';
export const nenhuma = 'Nenhuma folha de pagamento';
export const semBolsistas = 'Não há bolsistas neste mês';
export const fechada = 'folha fechada com sucesso';
export const desejaFechar = (mes: string) => `Fechar a folha de ${mes}?`;
export const estornoDesconhecido = 'Este estorno não está mais proposto nesta folha';
export const decisaoInvalida = 'Escolha confirmar ou dispensar o estorno';
export const escrevaOMotivo = 'Escreva o motivo';
export const textoLongo = 'Texto longo demais';
export const estornoConfirmado = 'estorno confirmado';
export const estornoDispensado = 'estorno dispensado';
export const desejaConfirmarEstorno = 'deseja confirmar este estorno?';
export const dispensarEstorno = 'Dispensar o estorno';
export const pontosAConferir = (quantos: number) =>
  quantos === 1
    ? 'Há um ponto para conferir nesta folha: leia e dê um motivo'
    : `Há ${quantos} pontos para conferir nesta folha: leia e dê um motivo a cada um`;
export const pontoDesconhecido = 'Este ponto não está mais nesta folha: leia outra vez';
export const pontoJaConferido = 'Este ponto já foi conferido';
export const darPorConferido = 'Dar por conferido';
export const pecaAOutraPessoaOPonto = 'Você participa do projeto: outra pessoa da administração confere.';
export const pontoConferido = 'ponto conferido';
export const nadaAReter = 'Este lançamento não paga nada nesta folha';
export const jaRetida = 'Este pagamento já está retido';
export const jaEnviada = 'Este pagamento já está em uma remessa: não pode mais ser retido';
export const jaLiberada = 'Este pagamento já foi liberado';
export const retencaoNaoEncontrada = 'retenção não encontrada';
export const reterPagamento = 'Reter este pagamento';
export const liberarPagamento = 'Liberar este pagamento';
export const pagamentoRetido = 'pagamento retido';
export const pagamentoLiberado = 'pagamento liberado';
export const escolherVinculo = 'Pagar este instrutor em vez de outro';
export const escolhaInvalida =
  'Escolha dois instrutores da mesma vaga neste mês: um que possa receber, no lugar de outro';
export const vinculoEscolhido = 'escolha salva';
export const semValorCadastrado = 'Cadastre antes o valor da bolsa';
export const folhaMudou = (total: string) =>
  `A folha mudou enquanto você a lia: agora são ${total}. Leia e confira outra vez`;
export const escolhaOMes = 'Escolha o mês';
export const fimAntesDoInicio = 'O último mês não pode vir antes do primeiro';
export const valorInvalido = 'Escreva um valor de R$ 1,00 a R$ 99.999,99, por exemplo 700,00';
export const escolhaABolsa = 'Escolha a bolsa';
export const periodoSobreposto = (outro: string) => `Já há um valor nesses meses: ${outro}. Encerre-o antes`;
export const mesJaPago = (mes: string) => `Escolha ${mes} ou depois: este mês já foi pago com este valor`;
export const valorUsado = (mes: string) =>
  `Este valor já pagou até ${mes}: não pode ser apagado. Encerre-o no último mês em que vale`;
export const valorCadastrado = 'valor cadastrado com sucesso';
export const valorEncerrado = 'fim do valor salvo';
export const valorApagado = 'valor apagado';
export const desejaApagarValor = 'deseja apagar este valor?';
export const valorNaoEncontrado = 'valor não encontrado';
export const verbaInsuficiente = (quais: string) =>
  `A verba não cobre esta folha. ${quais}. Antes de fechar, aumente a verba ou retire-a`;
export const verbaUsada = (fechado: string, autorizado: string) =>
  `As folhas fechadas já somam ${fechado}, de ${autorizado} autorizados: a verba não pode ficar abaixo disso`;
export const verbaInvalida = 'Escreva um valor de R$ 0,01 a R$ 20.000.000,00, por exemplo 8.400,00';
export const escrevaOEmpenho = 'Escreva o número do empenho';
export const escolhaOEdital = 'Escolha o edital';
export const escolhaAUnidade = 'Escolha a unidade da lista';
export const escolhaOAto = 'Escolha aumentar, reduzir ou retirar';
export const verbaAumentada = 'verba aumentada';
export const verbaReduzida = 'verba reduzida';
export const verbaRetirada = 'verba retirada: nada mais limita as folhas';
export const semVerba = 'Não há verba a retirar';
