export const escolhaODia = 'Escolha o dia';
export const diaFuturo = 'Este dia ainda não chegou';
export const diaForaDoVinculo = 'Neste dia você não tinha vínculo com o projeto';
export const horasDoDia = 'Escreva as horas, como 4 ou 2,5';
export const horasDoDiaComUmaCasa = 'Use no máximo uma casa decimal: 1,5 é uma hora e meia';
export const horasDemaisNoDia = 'Um dia tem no máximo 12 horas';
export const oQueFez = 'Diga o que você fez neste dia';
export const atividadeLonga = 'Use até 200 caracteres';
export const diaRepetido = 'A mesma linha foi enviada duas vezes';
export const prazoDoMes = 'O prazo deste mês terminou';
export const mesJaEnviado = 'Este mês já foi enviado. Reabra o mês para mudar os dias.';
export const mesJaRegistrado =
  'A coordenação já informou as horas deste mês. Para mudar os dias, peça que ela o devolva.';
export const diaMudou = 'Esta linha foi mudada em outro aparelho';
export const semDias = 'Informe pelo menos um dia antes de enviar';
export const apagueODia = (dia: string) =>
  `Em ${dia} você não tinha vínculo com o projeto: apague o dia e envie`;
export const somaMudou = 'Os dias deste mês mudaram em outro aparelho. Confira a soma e envie de novo.';
export const somaDemais = 'A soma passa de 320 horas. Confira os dias.';
export const mesNaoEnviado = 'Este mês não foi enviado';
export const alunoNaoEnviou = 'O aluno não enviou este mês';
export const motivoDasHoras = 'Diga ao aluno por que informa menos horas do que ele enviou';
export const motivoDaDevolucao = 'Diga ao aluno o que falta ou está errado';
export const motivoLongo = 'Use até 1.000 caracteres';
export const alunoMudouOMes = 'Um aluno mudou o mês dele depois que você abriu a folha. Recarregue a página.';
export const diasGuardados = 'Dias salvos.';
export const mesEnviado = 'Mês enviado à coordenação.';
export const mesReaberto = 'Mês reaberto. Quando terminar, envie de novo.';
export const mesDevolvido = 'Mês devolvido. O aluno recebe o motivo por e-mail.';
