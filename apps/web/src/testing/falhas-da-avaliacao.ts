import {
  ARQUIVADO,
  EM_AVALIACAO,
  EM_DECISAO,
  NA_SECRETARIA,
  PUBLICADO,
  recurso,
} from './answers-da-avaliacao.ts';
import type { Page, Row } from './falha-row.ts';
import type { Fault } from './faults.ts';
import { answer, click, type, whenThere } from './screen.ts';

const pages = {
  designar: () => import('../features/avaliacao/pages/designar-avaliadores.tsx'),
  avaliar: () => import('../features/avaliacao/pages/projetos-avaliar.tsx'),
  avaliacao: () => import('../features/avaliacao/pages/avaliacao-projetos.tsx'),
  aceitar: () => import('../features/avaliacao/pages/aceitar-projeto.tsx'),
  fase1: () => import('../features/avaliacao/pages/notas-fase1.tsx'),
  fase2: () => import('../features/avaliacao/pages/notas-fase2.tsx'),
  ranque1: () => import('../features/avaliacao/pages/ranque-tipo1.tsx'),
  ranque2: () => import('../features/avaliacao/pages/ranque-tipo2.tsx'),
  finalizar: () => import('../features/avaliacao/pages/finalizar-avaliacoes.tsx'),
  decidir: () => import('../features/avaliacao/pages/aprovacao-instrutores.tsx'),
  secretaria: () => import('../features/avaliacao/pages/listar-projetos-avaliados-secretaria.tsx'),
  resultados: () => import('../features/avaliacao/pages/resultados.tsx'),
  resultado: () => import('../features/avaliacao/pages/resultado-do-edital.tsx'),
  recursos: () => import('../features/recurso/pages/recursos.tsx'),
  correcao: () => import('../features/recurso/pages/corrigir-resultado.tsx'),
  solicitar: () => import('../features/recurso/pages/solicitar-recurso.tsx'),
  painel: () => import('../features/painel/pages/painel.tsx'),
  auditoria: () => import('../features/auditoria/pages/auditoria.tsx'),
  pendencias: () => import('../features/auditoria/pages/pendencias.tsx'),
  submetido: () => import('../features/acompanhamento/pages/projeto-submetido.tsx'),
  menu: () => import('../features/inicio/pages/menu.tsx'),
  editais: () => import('../features/edital/pages/editais.tsx'),
} satisfies Record<string, Page>;

const semRegistro = (words: string) => (fault: Fault) => (fault.name === '404' ? words : undefined);
const semAvaliacao = (fault: Fault) =>
  ['403', '404'].includes(fault.name) ? 'você não é o avaliador deste projeto' : undefined;
const administra = { tipo: 'administrador', answers: EM_AVALIACAO } as const;
const avalia = { tipo: 'avaliador', answers: EM_AVALIACAO } as const;
const preside = { tipo: 'PRESIDENTE_COMISSAO', answers: PUBLICADO } as const;
const naFase1 = { ...avalia, page: pages.fase1, at: '/notas_fase1?projeto=31' };
const naFase2 = { ...avalia, page: pages.fase2, at: '/notas_fase2?projeto=31' };
const noProjeto = { at: '/avaliacao_projetos/31', route: '/avaliacao_projetos/:id', page: pages.avaliacao };
const naDesignacao = { at: '/aceitar_projeto/11', route: '/aceitar_projeto/:id', page: pages.aceitar };
const noSubmetido = {
  at: '/projetos_submetidos/31',
  route: '/projetos_submetidos/:id',
  page: pages.submetido,
  answers: PUBLICADO,
};
const noResultado = {
  at: '/resultados/3',
  route: '/resultados/:id',
  page: pages.resultado,
  tipo: null,
  answers: PUBLICADO,
} as const;
const noRecurso = {
  at: '/solicitar_recurso/11',
  route: '/solicitar_recurso/:id',
  page: pages.solicitar,
  answers: PUBLICADO,
};

/** Screens of the evaluation whose calls are made when they open (T-K13). */
export const ABREM_NA_AVALIACAO: readonly Row[] = [
  { call: 'listarTodosOsEditais', page: pages.designar, ...administra },
  { call: 'listarAvaliacoes', page: pages.designar, ...administra },
  { call: 'listarNaoDesignados', page: pages.designar, ...administra },
  { call: 'listarAvaliacoes', page: pages.avaliar, ...avalia },
  { call: 'lerProjeto', ...noProjeto, ...avalia, words: semRegistro('Projeto não encontrado.') },
  { call: 'lerAprovacaoDoProjeto', ...noProjeto, ...avalia },
  {
    call: 'lerAprovacao',
    ...naDesignacao,
    ...avalia,
    words: semRegistro('Esta avaliação não está designada para você.'),
  },
  { call: 'lerAprovacaoDoProjeto', ...naFase1, words: semAvaliacao },
  { call: 'lerAprovacaoDoProjeto', ...naFase2, words: semAvaliacao },
  { call: 'lerProjeto', ...naFase2 },
  { call: 'listarTodosOsEditais', page: pages.ranque1, ...administra },
  { call: 'ranqueTipoI', page: pages.ranque1, ...administra },
  { call: 'ranqueTipoII', page: pages.ranque2, ...administra },
  { call: 'listarTodosOsEditais', page: pages.finalizar, ...administra },
  { call: 'listarParaDecidir', page: pages.decidir, ...administra },
  { call: 'lerPainel', page: pages.decidir, ...administra, answers: EM_DECISAO },
  { call: 'listarTodosOsEditais', page: pages.decidir, ...administra },
  { call: 'listarTodosOsEditais', page: pages.secretaria, ...administra },
  { call: 'listarNaSecretaria', page: pages.secretaria, ...administra },
  { call: 'listarTodosOsEditais', page: pages.painel, ...administra },
  { call: 'lerPainel', page: pages.painel, ...administra },
  { call: 'lerArmazenamento', page: pages.painel, ...administra },
  { call: 'listarAuditoria', page: pages.auditoria, ...administra },
  { call: 'listarProfessores', page: pages.auditoria, ...administra },
  { call: 'listarPendenciasDeDados', page: pages.pendencias, ...administra },
  { call: 'listarAvaliacoesDoAvaliador', page: pages.menu, ...avalia },
  { call: 'listarResultados', page: pages.resultados, tipo: null },
  { call: 'lerResultados', ...noResultado },
  { call: 'listarVersoes', ...noResultado },
  {
    call: 'lerVersao',
    ...noResultado,
    at: '/resultados/3/versoes/1',
    route: '/resultados/:id/versoes/:numero',
  },
  { call: 'listarRecursos', page: pages.recursos, ...preside },
  { call: 'lerAprovacaoDoProjeto', ...noSubmetido },
  { call: 'listarRecursosDoProjeto', ...noSubmetido },
  {
    call: 'lerAprovacao',
    ...noRecurso,
    words: semRegistro('Este resultado não existe ou ainda não foi publicado.'),
  },
];

/** Chooses in the first select of the page, which has a label and no name. */
async function escolher(value: string): Promise<void> {
  const select = await whenThere(() => document.querySelector('select'));
  select.id = 'escolhido';
  await type({ escolhido: value });
}
const designando = {
  page: pages.designar,
  ...administra,
  prepare: async () => {
    await click('Designar avaliador de');
    await type({ avaliador: 'Bruno Telles · 7777777' });
  },
};

/** Acts of the evaluation, each up to the click that makes the call (T-K13). */
export const ATOS_DA_AVALIACAO: readonly Row[] = [
  { ...designando, call: 'designarAvaliador', act: () => answer('Designar') },
  {
    call: 'listarCandidatos',
    page: pages.designar,
    ...administra,
    act: () => click('Designar avaliador de'),
    fresh: true,
  },
  {
    call: 'substituirAvaliador',
    page: pages.designar,
    tipo: 'administrador',
    answers: { ...EM_AVALIACAO, listarNaoDesignados: [] },
    prepare: async () => {
      await click('Substituir');
      await type({ avaliador: 'Bruno Telles · 7777777' });
    },
    act: () => answer('Substituir'),
  },
  {
    call: 'lembrarAvaliadores',
    page: pages.designar,
    ...administra,
    act: async () => {
      await click('Lembrar os atrasados');
      await answer('Sim');
    },
  },
  {
    call: 'aceitarAvaliacao',
    ...naDesignacao,
    ...avalia,
    act: async () => {
      await click('Sim');
      await answer('Sim');
    },
  },
  {
    call: 'recusarAvaliacao',
    ...naDesignacao,
    ...avalia,
    prepare: async () => {
      await click('Não');
      await type({ motivo: 'Fora da minha área.' });
    },
    act: () => answer('Sim'),
  },
  { call: 'salvarFase1', ...naFase1, act: () => click('Salvar e ir para a fase 2') },
  { call: 'salvarFase2', ...naFase2, act: () => click('Salvar rascunho') },
  {
    call: 'avaliar',
    ...naFase2,
    act: async () => {
      await click('Avaliar');
      await answer('Sim');
    },
  },
  {
    call: 'exportarRanqueTipoI',
    page: pages.ranque1,
    ...administra,
    act: () => click('Planilha do TIPO I'),
  },
  {
    call: 'exportarRanqueTipoII',
    page: pages.ranque2,
    ...administra,
    act: () => click('Planilha do TIPO II'),
  },
  ...(['listarNaoDesignados', 'verificarAvaliacao'] as const).map(
    (call): Row => ({ call, page: pages.finalizar, ...administra, act: () => escolher('3'), fresh: true }),
  ),
  ...(['lerPendencias', 'iniciarDecisao'] as const).map(
    (call): Row => ({
      call,
      page: pages.finalizar,
      ...administra,
      prepare: () => escolher('3'),
      act: async () => {
        await click('Decidir número de instrutores');
        if (call === 'iniciarDecisao') await answer('Sim');
      },
    }),
  ),
  {
    call: 'aprovarInstrutores',
    page: pages.decidir,
    ...administra,
    answers: EM_DECISAO,
    act: async () => {
      await click('Salvar os instrutores de');
      await answer('Sim');
    },
  },
  {
    call: 'enviarASecretaria',
    page: pages.decidir,
    ...administra,
    answers: EM_DECISAO,
    act: async () => {
      await click('enviar para a secretária');
      await answer('Sim');
    },
  },
  {
    call: 'publicarResultados',
    page: pages.secretaria,
    ...administra,
    answers: NA_SECRETARIA,
    act: async () => {
      await click('enviar para os coordenadores');
      await answer('Sim');
    },
  },
  ...(
    [
      ['reabrirInscricoes', EM_AVALIACAO, 'Reabrir inscrições', { fim: '2099-01-01', motivo: 'A rede caiu' }],
      ['devolverEdital', EM_DECISAO, 'Devolver', { motivo: 'Faltou um projeto' }],
      ['desarquivarEdital', ARQUIVADO, 'Desarquivar', { motivo: 'Falta um documento' }],
    ] as const
  ).map(
    ([call, answers, button, values]): Row => ({
      call,
      page: pages.editais,
      tipo: 'administrador',
      answers,
      prepare: async () => {
        await click(button);
        await type(values);
      },
      act: () => answer(button),
    }),
  ),
  {
    call: 'arquivarEdital',
    page: pages.editais,
    tipo: 'administrador',
    answers: PUBLICADO,
    act: async () => {
      await click('Arquivar');
      await answer('Sim');
    },
  },
  {
    call: 'solicitarRecurso',
    ...noRecurso,
    prepare: () => type({ mensagem: '<p>Revejam a nota.</p>' }),
    act: () => click('Enviar'),
  },
  { call: 'simularRecurso', page: pages.recursos, ...preside, act: () => click('Ver o efeito no ranque') },
  {
    call: 'simularRecurso',
    page: pages.recursos,
    ...preside,
    prepare: async () => {
      await click('Aceitar');
      await type({ feedback: '<p>De acordo.</p>' });
    },
    act: () => answer('Aceitar'),
  },
  {
    call: 'aceitarRecurso',
    page: pages.recursos,
    ...preside,
    prepare: async () => {
      await click('Aceitar');
      await type({ feedback: '<p>De acordo.</p>' });
    },
    act: async () => {
      await answer('Aceitar');
      await answer('Sim');
    },
  },
  {
    call: 'recusarRecurso',
    page: pages.recursos,
    ...preside,
    prepare: async () => {
      await click('Recusar');
      await type({ feedback: '<p>Não procede.</p>' });
    },
    act: async () => {
      await answer('Recusar');
      await answer('Recusar');
    },
  },
  ...(['simularCorrecao', 'corrigirResultado'] as const).map(
    (call): Row => ({
      call,
      page: pages.correcao,
      tipo: 'administrador',
      answers: { ...PUBLICADO, lerAprovacaoDoProjeto: recurso.projetoAprovacao },
      prepare: async () => {
        await type({ projeto: '31' });
        await type({ justificativa: 'A soma estava errada.' });
      },
      act: async () => {
        await click('Ver o que muda');
        if (call === 'corrigirResultado') await answer('Corrigir');
      },
    }),
  ),
];
