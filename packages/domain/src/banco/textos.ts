export const escolhaOBanco = 'Escolha o banco da lista';
export const agenciaInvalida = 'Escreva a agência só com algarismos, até 5, por exemplo 1584';
export const digitoDaAgenciaInvalido = 'O dígito da agência é um algarismo, X ou P; pode ficar vazio';
export const contaInvalida = 'Escreva o número da conta só com algarismos, até 13';
export const digitoInvalido = 'Escreva o dígito da conta: um algarismo, X ou P';
export const tipoInvalido = 'Escolha o tipo da conta';
export const cpfInvalido = 'Escreva o CPF do titular com 11 algarismos';
export const completeOCpf = 'Complete antes o CPF do aluno, para conferir o titular';
export const naoEDoAluno = 'A conta deve ser do próprio aluno: o CPF do titular é outro';
export const semContaSalario = 'Conta-salário não recebe bolsa. Peça uma conta corrente';
export const semPoupanca = 'A bolsa não é paga em poupança deste banco. Peça uma conta corrente';
export const escrevaOMotivo = 'Escreva o motivo da mudança';
export const textoLongo = 'Texto longo demais';
export const salvos = 'dados bancários salvos';
export const contaMinha = 'Obrigado. A bolsa pode ser paga nesta conta.';
export const contaNaoMinha =
  'Obrigado. A bolsa não é paga nesta conta, e quem coordena o projeto e a administração foram avisados.';
export const contaNaoFuiEu =
  'Obrigado. A bolsa não é paga nesta conta, e você saiu de todos os aparelhos. Entre pelo link do e-mail e troque a senha.';
export const linkDaContaDesconhecido = 'Este link não existe. Abra de novo o link da mensagem';
export const contaEscritaDepois =
  'Os dados bancários foram escritos de novo depois deste link. Abra a mensagem mais recente';
export const digaSeEMinha = 'Diga se a conta é sua';
export const confiraOsDigitos = {
  digito: 'Confira a conta: o dígito não confere com a agência e o número',
  digitoDaAgencia: 'Confira a agência: o dígito não confere com o número',
} as const;
