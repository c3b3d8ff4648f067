export const sessaoDeProfessor = 'Você entrou como professor. Para sair, abra o seu nome no alto da página.';
export const conviteInvalido = 'Este convite não vale mais. Peça outro a quem coordena o projeto.';
export const cpfNaoConfere =
  'O CPF não confere com o do convite. Confira, ou peça a quem coordena que o corrija.';
export const leiaOAviso = 'Leia o aviso de privacidade e marque que leu';
export const entreAntes =
  'Já existe uma conta com este CPF. Entre nela e abra de novo o link do convite. Se ela não é sua, avise a administração.';
export const jaEntrou = 'Este instrutor já entrou';
export const faltaEmail = 'Falta o e-mail do instrutor';
export const vinculoEncerrado = 'Este vínculo terminou';
export const linkEnviado =
  'Se houver uma conta com este CPF, enviamos um link ao e-mail dela. Ele vale por 15 minutos.';
export const linkInvalido = 'Este link já foi usado ou venceu. Peça outro.';
export const senhaDeProfessor = 'Esta conta entra com a senha de professor.';
export const semSenha =
  'Esta conta não tem senha. Saia, peça um link por e-mail e escolha a senha ao entrar por ele.';
export const senhaAlterada = 'Senha alterada. Os outros aparelhos saíram da conta.';
export const entrePeloLink =
  'Para confirmar que é você, saia, entre de novo pelo link do e-mail e encerre a conta em até 15 minutos.';
export const semBolsa = 'Este vínculo não recebe bolsa. Não há dados bancários a informar';
export const nadaAReceber =
  'Este vínculo terminou e não há pagamento a fazer. Os dados bancários não mudam mais';
