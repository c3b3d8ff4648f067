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
export const confiraOsDigitos = {
  digito: 'Confira a conta: o dígito não confere com a agência e o número',
  digitoDaAgencia: 'Confira a agência: o dígito não confere com o número',
} as const;
