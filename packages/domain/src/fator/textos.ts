export const codigoVazio = 'Escreva o código';
export const codigoParaLigar =
  'Esta conta tem segundo fator. Escreva o código do aplicativo ou um código de recuperação.';
export const codigoIncorreto =
  'O código não confere. Veja no aplicativo o código de agora e tente outra vez.';
export const codigoJaUsado = 'Este código já foi usado. Espere o próximo aparecer no aplicativo.';
export const codigoDeRecuperacaoIncorreto =
  'O código de recuperação não confere. Confira cada letra e tente outra vez.';
export const codigoDeRecuperacaoJaUsado = 'Este código de recuperação já foi usado. Use outro da sua lista.';
export const pedidoVencido = 'O tempo para confirmar acabou. Entre de novo com o CPF e a senha.';
export const chaveIncorreta = 'A chave de acesso não foi aceita. Tente outra vez ou use outra forma.';
export const chaveDesconhecida =
  'Não conhecemos esta chave de acesso. Entre com o CPF e a senha, ou use outra chave.';
export const chaveNaoUsada = 'A chave de acesso não foi usada. Tente outra vez ou use outra forma.';
export const chavesSemEndereco =
  'Chaves de acesso não funcionam neste endereço do sistema. Use o aplicativo autenticador.';
export const semMetodo =
  'Nenhuma das suas formas de confirmar funciona agora. Peça à administração que remova o segundo fator.';
export const provaVazia = 'Confirme com um código ou com uma chave de acesso';
export const totpJaCadastrado = 'Você já tem um aplicativo autenticador. Remova-o antes de cadastrar outro.';
export const totpNaoIniciado = 'O cadastro do aplicativo venceu. Comece de novo.';
export const totpNaoCadastrado = 'Você não tem um aplicativo autenticador cadastrado.';
export const totpCadastrado = 'Aplicativo autenticador cadastrado.';
export const totpRemovido = 'Aplicativo autenticador removido.';
export const chaveCadastrada = 'Chave de acesso cadastrada.';
export const chaveRemovida = 'Chave de acesso removida.';
export const chaveRenomeada = 'Nome da chave alterado.';
export const chaveRepetida = 'Esta chave de acesso já está cadastrada.';
export const chavesDemais = 'Você já tem 10 chaves de acesso. Remova uma que não usa mais.';
export const chaveNaoEncontrada = 'Chave de acesso não encontrada.';
export const cadastroDaChaveFalhou = 'A chave de acesso não foi cadastrada. Comece de novo.';
export const nomeDaChaveVazio = 'Escreva um nome, por exemplo: celular ou notebook';
export const semFator = 'Cadastre primeiro um aplicativo autenticador ou uma chave de acesso.';
export const ultimoFatorExigido =
  'A instituição exige o segundo fator de quem administra. Cadastre outro antes de remover este.';
export const codigosGerados = 'Códigos novos gerados. Os anteriores não valem mais.';
export const codigosPerdidos =
  'Os códigos foram criados, mas a resposta se perdeu no caminho. Gere códigos novos.';
export const fatorExigido =
  'Para continuar, cadastre um segundo fator: a instituição o exige de quem administra o sistema.';
export const motivoDaRemocao = 'Escreva como você sabe que é esta pessoa quem pede';
export const proprioFator = 'O seu próprio segundo fator se remove em “Segurança da conta”.';
export const pessoaSemFator = 'Esta pessoa não tem segundo fator.';
export const fatoresRemovidos = 'Segundo fator removido. A pessoa foi avisada e precisa entrar de novo.';
export const exigirSemTer = 'Cadastre primeiro o seu, em “Segurança da conta”.';
