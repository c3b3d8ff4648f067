import { chamada } from '../route.ts';

const TODOS = 'yes yes yes yes yes yes yes yes';
const LOGADOS = 'no yes yes yes yes yes yes yes';
const ADMINISTRADOR = 'no no no no no yes no no';

/** Accounts and sessions. */
export const chamadasDaConta = {
  entrar: chamada('POST', '/auth/login', 'Entrar com CPF e senha', TODOS, {
    limites: 'throttled; same answer and time for an unknown CPF',
  }),
  sair: chamada('POST', '/auth/logout', 'Encerrar esta sessão', LOGADOS, { limites: 'own session' }),
  listarSessoes: chamada('GET', '/auth/sessoes', 'Sessões próprias', LOGADOS, { limites: 'own sessions' }),
  encerrarOutrasSessoes: chamada('DELETE', '/auth/sessoes', 'Encerrar as outras sessões próprias', LOGADOS, {
    limites: 'own sessions, all but this one',
  }),
  encerrarSessao: chamada('DELETE', '/auth/sessoes/:id', 'Encerrar uma sessão própria', LOGADOS, {
    limites: "own sessions; another's or unknown id 404",
  }),
  cadastrarProfessor: chamada(
    'POST',
    '/api/professor',
    'Cadastrar-se',
    'yes* yes* yes* yes* yes* yes* yes* yes*',
    {
      limites:
        'tipo in the body, when there is one, is forced to coordenador and the attempt audited; rg fixed; throttled (LIMITE_ANONIMO)',
      limitada: true,
    },
  ),
  enviarFoto: chamada(
    'POST',
    '/api/professor/upload',
    'Enviar a foto do perfil',
    'yes* yes yes yes yes yes yes yes',
    {
      limites:
        'anonymous needed because foto is required before the account; 120/h per address (LIMITE_ANONIMO, 0 = none); 25 MB; unclaimed 24 h',
      limitada: true,
      envio: true,
    },
  ),
  listarProfessores: chamada(
    'GET',
    '/api/professor',
    'Professores',
    'no yes* yes* yes* yes* yes* yes* yes*',
    { limites: 'non-admin: id, nome, siape, unidade; administrador adds tipo, email', lista: true },
  ),
  listarAvaliadores: chamada('GET', '/api/professor/avaliadores', 'Avaliadores', ADMINISTRADOR, {
    limites: 'the pool of evaluators is not public',
    lista: true,
  }),
  professorAtual: chamada('GET', '/api/professor/professor', 'O próprio cadastro', LOGADOS, {
    limites: 'self only, from token',
  }),
  alterarTipo: chamada('POST', '/api/professor/tipo', 'Alterar o tipo de um usuário', ADMINISTRADOR, {
    limites:
      "all five types; the alter-users screen offers the three of the spec (and shows any other as it is), the 'equipe' screen all five; not one's own (409), never the last administrador (409); an administrador is made with a motivo (422); ends that user's sessions",
  }),
  liberarConta: chamada(
    'POST',
    '/api/professor/:id/liberar',
    'Liberar uma conta em que erraram a senha',
    ADMINISTRADOR,
    { limites: 'ends the pauses after wrong passwords; audited' },
  ),
  atualizarProfessor: chamada(
    'PUT',
    '/api/professor/:id',
    'Atualizar um cadastro',
    'no yes* yes* yes* yes* yes* yes* yes*',
    {
      limites:
        "self; administrador may correct another's record but not the password; a changed e-mail needs the current password when done by the person; the session ends after the person's own update, photo alone excepted",
    },
  ),
  fotoDoProfessor: chamada('GET', '/api/professor/foto/:id', 'Foto de um professor', LOGADOS, {
    arquivo: 'image/jpeg',
  }),
  alterarSenha: chamada('POST', '/api/professor/senha', 'Trocar a própria senha', LOGADOS, {
    limites: 'current and new password',
  }),
  meusDados: chamada('GET', '/api/professor/meus-dados', 'Os próprios dados e arquivos', LOGADOS, {
    limites: 'own data, JSON + files in a ZIP',
    arquivo: 'application/zip',
  }),
  meusAcessos: chamada(
    'GET',
    '/api/professor/acessos',
    'Quem abriu os próprios documentos e os dos próprios projetos',
    LOGADOS,
    { limites: 'own documents only', lista: true },
  ),
  encerrarConta: chamada('POST', '/api/professor/encerrar', 'Encerrar a própria conta', LOGADOS, {
    limites:
      'current password; not while a project of a call that is not archived or an unfinished evaluation is his (409), never the last administrador (409)',
  }),
  pedirRedefinicaoDeSenha: chamada(
    'POST',
    '/api/changeToken/reset-password',
    'Pedir um link para redefinir a senha',
    TODOS,
    { limites: 'throttled; same answer always, in the same time', limitada: true, tempoMinimoMs: 250 },
  ),
  redefinirSenha: chamada(
    'POST',
    '/api/changeToken/reset-password/confirm',
    'Redefinir a senha com o link',
    'yes* yes* yes* yes* yes* yes* yes* yes*',
    // Not counted by address: only the mailed token counts, and a stranger must not use up the address (D51).
    { limites: 'valid unused token, one hour; gives the browser a device token' },
  ),
  confirmacaoDoEmail: chamada(
    'GET',
    '/api/professor/email',
    'Se o próprio e-mail está confirmado, e o que espera por isso',
    LOGADOS,
    { limites: 'self only; without SMTP_URL everybody counts as confirmed' },
  ),
  reenviarConfirmacao: chamada(
    'POST',
    '/api/professor/email/reenviar',
    'Pedir outro link para confirmar o próprio e-mail',
    LOGADOS,
    { limites: 'self only; 3 mails an hour and account (429)' },
  ),
  confirmarEmail: chamada(
    'POST',
    '/api/professor/email/confirmar',
    'Confirmar um e-mail com o link da mensagem',
    'yes* yes* yes* yes* yes* yes* yes* yes*',
    // Not counted by address: only the mailed token counts, and a stranger must not use up the address (D51).
    { limites: 'valid unused token of the present address, 48 hours; whoever holds it, logged in or not' },
  ),
  listarEmailsPorConfirmar: chamada(
    'GET',
    '/api/professor/email/por-confirmar',
    'E-mails por confirmar, com as submissões marcadas',
    ADMINISTRADOR,
    { limites: 'none without SMTP_URL', lista: true },
  ),
  confirmarEmailDe: chamada(
    'POST',
    '/api/professor/:id/confirmar-email',
    'Confirmar o e-mail de uma pessoa',
    ADMINISTRADOR,
    {
      limites:
        "with a motivo (422); not one's own (409); the address must be the one that was read (409); audited",
    },
  ),
} as const;
