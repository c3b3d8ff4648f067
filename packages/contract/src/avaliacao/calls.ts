import { MENSAGENS_AVALIACAO } from '@instrutoria/domain/avaliacao/messages.ts';
import { chamada } from '../route.ts';

const ADMINISTRADOR = 'no no no no no yes no no';
const DESIGNADO = 'no no no yes no no no no';
const ADMINISTRACAO_E_PRESIDENTE = 'no no no no no yes yes no';
const aprovacaoNoCaminho = { tipo: 'aprovacao', em: 'params.id' } as const;
const aprovacaoNoCorpo = { tipo: 'aprovacao', em: 'body.id' } as const;
const soAvaliador = { recusa: MENSAGENS_AVALIACAO.naoEhAvaliador } as const;
const planilha = {
  arquivo: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  limites: 'bearer, never link; each opening leaves a row in the access log',
} as const;
const ranque = {
  limites: 'evaluators: only projects they scored',
  lista: true,
} as const;

/** Designation, evaluation, rankings. */
export const chamadasDaAvaliacao = {
  designarAvaliador: chamada(
    'POST',
    '/api/projeto_aprovacao/designar',
    'Designar o avaliador de um projeto',
    ADMINISTRADOR,
    {
      limites:
        "its call closed ('Espere o edital fechar'); avaliador has tipo avaliador; not coordinator nor collaborator; one active",
    },
  ),
  substituirAvaliador: chamada(
    'POST',
    '/api/projeto_aprovacao/substituir/:id',
    'Substituir o avaliador de um projeto',
    ADMINISTRADOR,
    { limites: 'not finished; audited' },
  ),
  lembrarAvaliadores: chamada(
    'POST',
    '/api/projeto_aprovacao/lembrar/:editalId',
    'Lembrar os avaliadores atrasados',
    ADMINISTRADOR,
    { limites: 'one mail per evaluator and day' },
  ),
  listarAvaliacoes: chamada(
    'GET',
    '/api/projeto_aprovacao/projetos',
    'Projetos designados',
    'no no no yes yes yes yes no',
    {
      limites:
        'rows id, título, avaliador, coordenador, avaliado; scores only in own rows for evaluators; rows of projects that the caller coordinates or collaborates in left out until publication (D20)',
      lista: true,
    },
  ),
  lerAprovacaoDoProjeto: chamada(
    'GET',
    '/api/projeto_aprovacao/projeto/:projectId',
    'A avaliação de um projeto',
    'no yes* no yes no yes yes* yes*',
    {
      limites:
        'own coordinator: until publication the same body with or without an approval (D20); secretaria after the call was sent',
      registro: { tipo: 'projeto', em: 'params.projectId' },
    },
  ),
  lerAprovacao: chamada(
    'GET',
    '/api/projeto_aprovacao/:id',
    'Uma avaliação',
    'no yes* no yes no yes yes* yes*',
    {
      limites: 'own coordinator: 404 until publication (D20); secretaria after the call was sent',
      registro: aprovacaoNoCaminho,
    },
  ),
  listarAvaliacoesDoAvaliador: chamada(
    'GET',
    '/api/projeto_aprovacao/avaliador/:professorId',
    'Projetos de um avaliador',
    'no no no yes yes* yes no no',
    {
      limites: 'id = self for evaluators',
      registro: { tipo: 'avaliador', em: 'params.professorId' },
      lista: true,
    },
  ),
  listarNaoDesignados: chamada(
    'GET',
    '/api/projeto_aprovacao/projetos_nao_designados/:editalId',
    'Projetos sem avaliador',
    ADMINISTRADOR,
    { lista: true },
  ),
  listarCandidatos: chamada(
    'GET',
    '/api/projeto_aprovacao/candidatos/:projectId',
    'Avaliadores possíveis de um projeto, com carga e conflitos de interesse',
    ADMINISTRADOR,
    { lista: true },
  ),
  aceitarAvaliacao: chamada(
    'PATCH',
    '/api/projeto_aprovacao/aceitar_avaliacao/:id',
    'Aceitar avaliar um projeto',
    DESIGNADO,
    { limites: 'designated, not yet refused; idempotent', registro: aprovacaoNoCaminho },
  ),
  recusarAvaliacao: chamada(
    'DELETE',
    '/api/projeto_aprovacao/recusar_avaliacao/:id',
    'Recusar avaliar um projeto',
    DESIGNADO,
    {
      limites:
        'before any score; sets temAvaliador false; right ends at once; repeat by the same person → 204 again (kept as a mark); any other id → 404',
      registro: aprovacaoNoCaminho,
    },
  ),
  salvarFase1: chamada(
    'POST',
    '/api/projeto_aprovacao/salvar_fase1',
    'Salvar as notas da fase 1',
    DESIGNADO,
    {
      limites:
        "else 403 'você não é o avaliador deste projeto'; not finished; saving accepts a pending assignment; If-Match honoured",
      registro: aprovacaoNoCorpo,
      ...soAvaliador,
    },
  ),
  salvarFase2: chamada(
    'POST',
    '/api/projeto_aprovacao/salvar_fase2',
    'Salvar as notas da fase 2',
    DESIGNADO,
    { limites: 'as salvar_fase1; TIPO I only, after phase 1', registro: aprovacaoNoCorpo, ...soAvaliador },
  ),
  avaliar: chamada('POST', '/api/projeto_aprovacao/avaliar/:id', 'Concluir a avaliação', DESIGNADO, {
    limites: 'marks evaluated; all needed scores present; idempotent',
    registro: aprovacaoNoCaminho,
    ...soAvaliador,
  }),
  verificarAvaliacao: chamada(
    'GET',
    '/api/projeto_aprovacao/:editalId/verificar-avaliacao',
    'Se todos os projetos do edital foram avaliados',
    ADMINISTRADOR,
  ),
  ranqueTipoI: chamada(
    'POST',
    '/api/projeto_aprovacao/ranque_tipoi',
    'Ranque dos projetos do TIPO I',
    'no no no yes* yes* yes yes no',
    ranque,
  ),
  ranqueTipoII: chamada(
    'POST',
    '/api/projeto_aprovacao/ranque_tipoii',
    'Ranque dos projetos do TIPO II',
    'no no no yes* yes* yes yes no',
    ranque,
  ),
  exportarRanqueTipoI: chamada(
    'GET',
    '/api/projeto_aprovacao/export/ranque_tipoi',
    'Planilha do ranque do TIPO I',
    ADMINISTRADOR,
    planilha,
  ),
  exportarRanqueTipoII: chamada(
    'GET',
    '/api/projeto_aprovacao/export/ranque_tipoii',
    'Planilha do ranque do TIPO II',
    ADMINISTRADOR,
    planilha,
  ),
  listarParaDecidir: chamada(
    'GET',
    '/api/edital_avaliacao/instrutores',
    'Projetos dos editais em decisão',
    ADMINISTRACAO_E_PRESIDENTE,
    { limites: 'phase decisao', lista: true },
  ),
  aprovarInstrutores: chamada(
    'POST',
    '/api/projeto/atualizar_instrutores_aprovados',
    'Salvar os instrutores aprovados de um projeto',
    ADMINISTRACAO_E_PRESIDENTE,
    { limites: 'phase decisao; 0..2 paid, 0..3 volunteer; If-Match honoured' },
  ),
  enviarASecretaria: chamada(
    'POST',
    '/api/secretaria_projetos',
    'Enviar o edital para a secretaria',
    ADMINISTRACAO_E_PRESIDENTE,
    { limites: 'phase decisao; a repeat answers 409' },
  ),
  listarNaSecretaria: chamada(
    'GET',
    '/api/secretaria_projetos',
    'Projetos enviados para a secretaria',
    'no no no no no yes no yes',
    {
      limites: "409 'os projetos ainda não foram enviados para a secretaria' when none was ever sent",
      lista: true,
    },
  ),
  publicarResultados: chamada(
    'PATCH',
    '/api/secretaria_projetos',
    'Enviar o resultado para os coordenadores',
    'no no no no no yes no yes',
    { limites: 'publication; phase secretaria; once per call, audited' },
  ),
} as const;
