import { LATTES_BASE } from './limits.ts';

export const MENSAGENS_CONTA = {
  loginIncorreto: 'CPF ou senha incorretos',
  camposVazios: 'campos vazios',
  preenchaTodosOsCampos: 'preencha todos os campos',
  emailInvalido: 'email inválido! o formato correto é usuario@dominio.com',
  lattesInvalido: `o formato do lattes deve ser ${LATTES_BASE}XXXXXXXXXXXXXXXX`,
  cpfInvalido: 'O CPF deve ter o formato 000.000.000-00',
  cpfNaoConfere: 'Confira o CPF: os dígitos verificadores não conferem',
  siapeLongo: 'O SIAPE deve ter no máximo 7 caracteres',
  cpfJaCadastrado: 'CPF já cadastrado',
  siapeJaCadastrado: 'SIAPE já cadastrado',
  emailJaCadastrado: 'E-mail já cadastrado',
  unidadeNaoEncontrada: 'unidade não encontrada ou não selecionada',
  professorNaoEncontrado: 'professor não encontrado',
  senhaTamanho: 'A senha deve ter entre 8 e 128 caracteres',
  senhaComum: 'Esta senha é muito comum. Escolha outra.',
  senhaPessoal: 'A senha não pode ser o seu nome, CPF, SIAPE ou e-mail.',
  senhasDiferentes: 'as senhas são diferentes',
  senhaAtualParaEmail: 'Informe a senha atual para mudar o e-mail',
  senhaAtualIncorreta: 'A senha atual não confere',
  senhaAlterada: 'senha alterada com sucesso',
  recuperacaoEmail: 'Por favor, digite um e-mail válido.',
  recuperacaoEnviada: 'Se o e-mail estiver cadastrado, enviaremos um link para redefinir a senha.',
  recuperacaoFalhou:
    'Ocorreu um erro ao tentar enviar o e-mail de recuperação. Por favor, tente novamente mais tarde.',
  redefinicaoFalhou: 'Aconteceu um erro. Tente novamente mais tarde',
  linkInvalido: 'Este link já foi usado ou venceu. Peça outro na tela de recuperação de senha.',
  cadastroRealizado: 'cadastro realizado com sucesso!',
  fotoAtualizada: 'foto de perfil atualizada com sucesso',
  atualizado: 'atualizado com sucesso',
  unidadeCriada: 'unidade criada com sucesso',
  programaCriado: 'programa criado com sucesso',
  desejaCancelar: 'deseja cancelar?',
  desejaSalvarFoto: 'deseja salvar a nova foto de perfil?',
  desejaSalvarDados: 'deseja salvar os dados? Será preciso entrar outra vez.',
  tokenExpirado: 'token expirado',
  tokenNaoEncontrado: 'Token não encontrado no localstorage',
  proprioTipo: 'Você não pode alterar o seu próprio tipo',
  ultimoAdministrador: 'O último administrador não pode mudar de tipo',
  unidadeEmUso: 'Esta unidade está em uso e não pode ser excluída',
  programaEmUso: 'Este programa está em uso e não pode ser excluído',
  contaEncerrada: 'Conta encerrada',
  ultimoAdministradorNaoEncerra: 'O último administrador não pode encerrar a conta',
  coordenaProjeto:
    'Você coordena um projeto de um edital que ainda não foi arquivado. A conta pode ser encerrada depois disso.',
  avaliacaoPendente:
    'Você tem uma avaliação por concluir. Conclua ou recuse a avaliação antes de encerrar a conta.',
  contaLiberada:
    'Conta liberada. Se as tentativas continuarem, a pessoa entra pelo link de “Recuperar Senha”, que ninguém pode impedir.',
  resumoLigado: 'Você receberá o resumo às segundas-feiras.',
  resumoDesligado: 'Você não receberá mais o resumo da semana.',
  desejaLiberar: 'deseja liberar esta conta?',
  mudarTipo: 'Mudar o tipo de usuário',
  motivoDoAdministrador: 'Escreva por que esta pessoa passa a administrar o sistema',
  emailConfirmado: 'E-mail confirmado. Obrigado!',
  emailJaConfirmado: 'Este e-mail já está confirmado. Não é preciso fazer mais nada.',
  confirmacaoReenviada:
    'Enviamos outra mensagem. O link dela vale por 48 horas. Se ela não chegar, veja também a pasta de spam.',
  muitasConfirmacoes:
    'Já enviamos três mensagens na última hora. Veja também a pasta de spam, ou espere um pouco e peça outra.',
  linkDeConfirmacaoDesconhecido:
    'Não conhecemos este link. Abra de novo o link da mensagem, ou copie o endereço inteiro.',
  linkDeConfirmacaoUsado: 'Este link já foi usado. Entre no sistema e peça outro.',
  linkDeConfirmacaoVencido:
    'Este link venceu: ele vale por 48 horas. Entre no sistema e peça outro. Nada do que você enviou se perdeu.',
  linkDeOutroEndereco:
    'O e-mail da sua conta mudou depois desta mensagem. Use o link da mensagem que foi para o novo endereço.',
  confirmarEmail: 'Confirmar o e-mail de uma pessoa',
  emailConfirmadoPelaAdministracao: 'E-mail confirmado. As submissões desta pessoa deixam de estar marcadas.',
  motivoDaConfirmacao: 'Escreva como você sabe que o e-mail é desta pessoa',
  emailMudou: 'O e-mail desta pessoa mudou depois que a lista foi lida. Atualize a lista.',
  proprioEmail: 'O seu próprio e-mail se confirma pelo link da mensagem',
  muitasTentativas: 'Muitas tentativas. Espere um pouco e tente outra vez.',
} as const;

export const ROTULOS_CONTA = {
  receberResumo: 'Receber às segundas o resumo do que espera por você',
  dadosPessoais: 'Dados pessoais',
  salvar: 'Salvar',
  cancelar: 'Cancelar',
  recuperarSenha: 'Recuperar Senha',
  naoPossui: 'não possui',
  rascunhosSalvos: 'você tem rascunhos salvos!',
  designadoParaAvaliar: 'você foi designado para avaliar projeto/s',
  cadastrarProjeto: 'Cadastrar projeto',
  projetosSubmetidos: 'projetos submetidos',
  avaliarProjeto: 'Avaliar projeto',
  alterarUsuarios: 'alterar usuarios',
  designarAvaliadores: 'designar avaliadores',
  finalizarAvaliacoes: 'finalizar avaliações',
  gerarRanque: 'gerar ranque dos projetos',
  alterarInstrutores: 'alterar instrutores',
  verificarRecursos: 'verificar recursos',
  projetosJaAvaliados: 'projetos já avaliados',
} as const;

/** What a person of each type may do, after 'poderá'. */
export const PODERES_DOS_TIPOS = {
  coordenador: 'enviar e acompanhar os próprios projetos',
  avaliador: 'avaliar os projetos que lhe forem designados, além de enviar os próprios',
  administrador:
    'ver e alterar tudo: editais, prazos, avaliadores, instrutores, pagamentos e contas, e tornar outras pessoas administradoras',
  PRESIDENTE_COMISSAO: 'decidir o número de instrutores de cada projeto e os recursos',
  secretaria: 'publicar os resultados dos editais',
} as const;

export const NOMES_DOS_TIPOS = {
  coordenador: 'Coordenador',
  avaliador: 'Avaliador',
  administrador: 'Administrador',
  PRESIDENTE_COMISSAO: 'Presidente da comissão',
  secretaria: 'Secretaria',
} as const;
