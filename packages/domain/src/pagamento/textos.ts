export const mesInvalido = 'Escreva o mês como aaaa-mm';
export const mesFuturo =
  'Este mês ainda não terminou: a folha só pode ser fechada no mês seguinte ou depois da janela de frequência';
export const jaFechada = 'A folha deste mês já foi fechada';
export const mesAnteriorAberto = 'Feche antes a folha do mês anterior';
export const estornosPorDecidir = 'Decida antes os estornos de';
export const registrouAFrequencia =
  'Você registrou frequência desta folha no lugar da coordenação. Outra pessoa da administração deve fechá-la';
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
export const escolherVinculo = 'Pagar este instrutor em vez de outro';
export const escolhaInvalida =
  'Escolha dois instrutores da mesma vaga neste mês: um que possa receber, no lugar de outro';
export const vinculoEscolhido = 'escolha salva';
