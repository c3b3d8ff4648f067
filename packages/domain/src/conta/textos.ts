import { LATTES_BASE } from './limits.ts';

export const loginIncorreto = 'CPF ou senha incorretos';
export const camposVazios = 'campos vazios';
export const preenchaTodosOsCampos = 'preencha todos os campos';
export const emailInvalido = 'email inválido! o formato correto é usuario@dominio.com';
export const lattesInvalido = `o formato do lattes deve ser ${LATTES_BASE}XXXXXXXXXXXXXXXX`;
export const cpfInvalido = 'O CPF deve ter o formato 000.000.000-00';
export const cpfNaoConfere = 'Confira o CPF: os dígitos verificadores não conferem';
export const siapeLongo = 'O SIAPE deve ter no máximo 7 caracteres';
export const cpfJaCadastrado = 'CPF já cadastrado';
export const siapeJaCadastrado = 'SIAPE já cadastrado';
export const emailJaCadastrado = 'E-mail já cadastrado';
export const unidadeNaoEncontrada = 'unidade não encontrada ou não selecionada';
export const professorNaoEncontrado = 'professor não encontrado';
export const senhaTamanho = 'A senha deve ter entre 8 e 128 caracteres';
export const senhaComum = 'Esta senha é muito comum. Escolha outra.';
export const senhaPessoal = 'A senha não pode ser o seu nome, CPF, SIAPE ou e-mail.';
export const senhasDiferentes = 'as senhas são diferentes';
export const senhaAtualParaEmail = 'Informe a senha atual para mudar o e-mail';
export const senhaAtualIncorreta = 'A senha atual não confere';
export const senhaAlterada = 'senha alterada com sucesso';
export const recuperacaoEmail = 'Por favor, digite um e-mail válido.';
export const recuperacaoEnviada =
  'Se o e-mail estiver cadastrado, enviaremos um link para redefinir a senha.';
export const recuperacaoFalhou =
  'Ocorreu um erro ao tentar enviar o e-mail de recuperação. Por favor, tente novamente mais tarde.';
export const redefinicaoFalhou = 'Aconteceu um erro. Tente novamente mais tarde';
export const linkInvalido =
  'Este link já foi usado ou venceu. Se você acabou de criar uma senha com ele, entre com ela; se não, peça outro na tela de recuperação de senha.';
export const cadastroRealizado = 'cadastro realizado com sucesso!';
export const fotoAtualizada = 'foto de perfil atualizada com sucesso';
export const atualizado = 'atualizado com sucesso';
export const unidadeCriada = 'unidade criada com sucesso';
export const programaCriado = 'programa criado com sucesso';
export const desejaCancelar = 'deseja cancelar?';
export const desejaSalvarFoto = 'deseja salvar a nova foto de perfil?';
export const desejaSalvarDados = 'deseja salvar os dados? Será preciso entrar outra vez.';
/** Shown only on the pages of the disciplines (D65). */
export const tokenExpirado = 'token expirado';
export const sessaoTerminou = 'Sua sessão terminou';
export const entreDeNovo = `${sessaoTerminou}. Entre de novo para continuar.`;
/**
 * No screen shows it (E-FALHAS-3).
 * @public
 */
export const tokenNaoEncontrado = 'Token não encontrado no localstorage';
export const proprioTipo = 'Você não pode alterar o seu próprio tipo';
export const ultimoAdministrador = 'O último administrador não pode mudar de tipo';
export const unidadeEmUso = 'Esta unidade está em uso e não pode ser excluída';
export const programaEmUso = 'Este programa está em uso e não pode ser excluído';
export const contaEncerrada = 'Conta encerrada';
export const ultimoAdministradorNaoEncerra = 'O último administrador não pode encerrar a conta';
export const coordenaProjeto =
  'Você coordena um projeto de um edital que ainda não foi arquivado. A conta pode ser encerrada depois disso.';
export const avaliacaoPendente =
  'Você tem uma avaliação por concluir. Conclua ou recuse a avaliação antes de encerrar a conta.';
export const contaLiberada =
  'Conta liberada. Se as tentativas continuarem, a pessoa entra pelo link de “Recuperar Senha”, que ninguém pode impedir.';
export const resumoLigado = 'Você receberá o resumo às segundas-feiras.';
export const resumoDesligado = 'Você não receberá mais o resumo da semana.';
export const desejaLiberar = 'deseja liberar esta conta?';
export const mudarTipo = 'Mudar o tipo de usuário';
export const motivoDoAdministrador = 'Escreva por que esta pessoa passa a administrar o sistema';
export const emailConfirmado = 'E-mail confirmado. Obrigado!';
export const emailJaConfirmado = 'Este e-mail já está confirmado. Não é preciso fazer mais nada.';
export const confirmacaoReenviada =
  'Enviamos outra mensagem. O link dela vale por 48 horas. Se ela não chegar, veja também a pasta de spam.';
export const muitasConfirmacoes =
  'Já enviamos três mensagens na última hora. Veja também a pasta de spam, ou espere um pouco e peça outra.';
export const linkDeConfirmacaoDesconhecido =
  'Não conhecemos este link. Abra de novo o link da mensagem, ou copie o endereço inteiro.';
export const linkDeConfirmacaoUsado = 'Este link já foi usado. Entre no sistema e peça outro.';
export const linkDeConfirmacaoVencido =
  'Este link venceu: ele vale por 48 horas. Entre no sistema e peça outro. Nada do que você enviou se perdeu.';
export const linkDeOutroEndereco =
  'O e-mail da sua conta mudou depois desta mensagem. Use o link da mensagem que foi para o novo endereço.';
export const confirmarEmail = 'Confirmar o e-mail de uma pessoa';
export const emailConfirmadoPelaAdministracao =
  'E-mail confirmado. Os projetos desta pessoa deixam de estar marcados.';
export const motivoDaConfirmacao = 'Escreva como você sabe que o e-mail é desta pessoa';
export const emailMudou = 'O e-mail desta pessoa mudou depois que a lista foi lida. Atualize a lista.';
export const proprioEmail = 'O seu próprio e-mail é confirmado pelo link da mensagem';
export const nadaACorrigir = 'Escreva o novo e-mail, o novo CPF ou os dois';
export const motivoDaMudanca = 'Escreva por que o e-mail ou o CPF desta pessoa muda';
export const motivoDaDecisao = 'Escreva como você sabe que está certo';
export const motivoDaLeitura = 'Escreva para que você precisa dos valores inteiros';
export const mudancaPropria =
  'Foi você que fez esta mudança. Outra pessoa da administração precisa conferi-la.';
export const administraHaPouco =
  'Para conferir esta mudança é preciso ser da administração desde pelo menos 72 horas antes dela.';
export const mudancaEmOutraSituacao =
  'A situação desta mudança não é mais a que você leu. Atualize a lista e confira outra vez.';
export const mudancaAceita = 'Mudança conferida.';
export const redefinicaoSolta = 'A pessoa pode outra vez pedir um link para redefinir a senha.';
export const valoresApagados = 'Os valores desta mudança já foram apagados, ou não podem mais ser lidos.';
export const naoFuiEuDesfeita =
  'A mudança foi desfeita. Por segurança, ninguém recebe link para redefinir a senha desta conta até a administração conferir o que houve.';
export const naoFuiEuRetida =
  'O pedido foi recebido. Nem tudo pôde voltar ao que era: o e-mail ou o CPF anterior está agora em outra conta. Até a administração conferir o que houve, ninguém recebe link para redefinir a senha.';
export const naoFuiEuVencido =
  'Este link não serve mais: a mudança já foi conferida ou o prazo de 72 horas passou. Se não foi você, fale com a administração do programa.';
export const naoFuiEuDesconhecido =
  'Não conhecemos este link. Abra de novo o link da mensagem, ou copie o endereço inteiro.';
export const muitasTentativas = 'Muitas tentativas. Espere um pouco e tente outra vez.';
export const nomeSocialVazio = 'Escreva o nome social, ou retire-o';
export const motivoDoNomeCivil = 'Escreva para que você precisa do nome civil';
export const nomeSocialSalvo = 'Nome social salvo. É com ele que o sistema chama você em toda parte.';
export const nomeSocialRetirado = 'Nome social retirado. O sistema mostra de novo o nome civil.';
export const nomeDoTokenVazio = 'Escreva um nome que diga onde a chave será usada';
export const escopoDoTokenVazio = 'Escolha ao menos uma parte do sistema';
export const diasDoToken = 'Escolha uma validade de 1 a 365 dias';
export const tokensDemais = 'Você já tem 20 chaves. Revogue uma que não usa mais e tente outra vez.';
export const tokenPessoalNaoEncontrado = 'Chave não encontrada.';
export const tokenSemAlcance =
  'Esta chave não alcança esta chamada. Crie outra com a parte do sistema que ela usa.';
export const tokenRevogado = 'Chave revogada. O programa que a usava não entra mais.';
export const tokenCriado = 'Chave criada. Copie-a agora: ela não será mostrada outra vez.';
export const tokenNaoVeio =
  'A chave foi criada, mas a resposta se perdeu no caminho. Revogue-a e crie outra.';
