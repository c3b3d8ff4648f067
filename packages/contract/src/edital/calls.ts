import { chamada } from '../route.ts';

const LOGADOS = 'no yes yes yes yes yes yes yes';
const ADMINISTRADOR = 'no no no no no yes no no';

/** Calls for proposals. */
export const chamadasDoEdital = {
  listarEditais: chamada('GET', '/api/edital', 'Editais, os mais novos primeiro', LOGADOS, {
    limites: 'public facts, but public reading goes by our own public page',
    lista: true,
  }),
  listarTodosOsEditais: chamada('GET', '/api/edital/all', 'Todos os editais', LOGADOS, {
    limites: 'no counts of projects inside',
    lista: true,
  }),
  listarEditaisNaoEncerrados: chamada(
    'GET',
    '/api/edital/editais_nao_encerrados',
    'Editais não encerrados',
    LOGADOS,
    { limites: 'no counts of projects inside', lista: true },
  ),
  listarEditaisAbertos: chamada('GET', '/api/projeto/editais_abertos', 'Editais abertos', LOGADOS, {
    limites: 'by server clock',
    lista: true,
  }),
  criarEdital: chamada('POST', '/api/edital', 'Criar um edital', ADMINISTRADOR),
  atualizarEdital: chamada('PUT', '/api/edital/:id', 'Atualizar um edital', ADMINISTRADOR, {
    limites: 'If-Match honoured; never the phase; 409 names each field that may not change now, and why',
  }),
  encerrarInscricoes: chamada(
    'POST',
    '/api/edital/:id/encerrar_inscricoes',
    'Encerrar as inscrições antes do fim',
    ADMINISTRADOR,
    { limites: 'fase submissao and aberto' },
  ),
  reabrirInscricoes: chamada(
    'POST',
    '/api/edital/:id/reabrir_inscricoes',
    'Reabrir as inscrições de um edital',
    ADMINISTRADOR,
    { limites: 'fase avaliacao, no evaluator designated; with a new fim and a reason' },
  ),
  devolverEdital: chamada(
    'POST',
    '/api/edital/:id/devolver',
    'Devolver um edital à fase anterior',
    ADMINISTRADOR,
    { limites: 'fase decisao or secretaria, before publication; with a reason; what was entered stays' },
  ),
  arquivarEdital: chamada('POST', '/api/edital/:id/arquivar', 'Arquivar um edital', ADMINISTRADOR, {
    limites: 'fase resultado; no pending appeal; from the last day of its vigência on',
  }),
  desarquivarEdital: chamada(
    'POST',
    '/api/edital/:id/desarquivar',
    'Trazer um edital arquivado de volta ao resultado',
    ADMINISTRADOR,
    { limites: 'fase arquivado; with a reason' },
  ),
  iniciarDecisao: chamada(
    'POST',
    '/api/edital/iniciar_decidir_instrututores',
    'Iniciar a decisão do número de instrutores',
    ADMINISTRADOR,
    {
      limites:
        "all projects designated and evaluated; unknown → 404 'edital não encontrado'; repeated in decisao → 200; past decisao 409",
    },
  ),
  aceitaAlterarInstrutores: chamada(
    'GET',
    '/api/edital/aceita_alterar_instrutores',
    'Se algum edital está na decisão do número de instrutores',
    LOGADOS,
    { limites: 'a boolean' },
  ),
} as const;
