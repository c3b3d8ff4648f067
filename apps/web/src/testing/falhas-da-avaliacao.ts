import { REGRAS_PADRAO } from '@instrutoria/domain/edital/rules/regras.ts';
import {
  ARQUIVADO,
  CHAMADO,
  COM_BOLSAS_DEVIDAS,
  COM_CONCLUIDA,
  COM_LISTA_DE_ANTES,
  COM_MINUTA,
  COM_SORTEIO,
  COM_SUPLENTES,
  COMO_RELATOR,
  CORRIGIDO,
  DIVERGENTE,
  designada,
  EM_AVALIACAO,
  EM_DECISAO,
  ENTRE_VARIOS,
  NA_SECRETARIA,
  NO_PRELIMINAR,
  PUBLICADO,
  RECURSO_DE_OUTRO,
  recurso,
  SE_LEEM,
  SORTEANDO,
} from './answers-da-avaliacao.ts';
import type { Row } from './falha-row.ts';
import type { Fault } from './faults.ts';
import { answer, choose, click, type, whenThere } from './screen.ts';

/** A call opened for one person, until it is used. */
const umaTardia = (mudancas: object = {}) => ({
  ...{
    id: 4,
    professor: { id: 9, nome: 'Helena Prado' },
    ate: '2026-11-22T02:59:00.000Z',
    fundamento: 'ordem',
  },
  ...{ ordem: '12/2026', motivo: '', estado: 'aberta', dito: 'recebida fora do prazo, ordem nº 12/2026' },
  ...{ abertaPor: 'Rute Dias', abertaEm: '2026-11-20T12:00:00.000Z', projeto: null, enviadaEm: null },
  ...{ motivoDoFim: null, participa: false, ...mudancas },
});

const semRegistro = (words: string) => (fault: Fault) => (fault.name === '404' ? words : undefined);
const semAvaliacao = (fault: Fault) =>
  ['403', '404'].includes(fault.name) ? 'você não é o avaliador deste projeto' : undefined;
const RECUSA = new File(['%PDF-'], 'recusa.pdf', { type: 'application/pdf' });
const administra = { answers: EM_AVALIACAO } as const;
const avalia = { tipo: 'avaliador', answers: EM_AVALIACAO } as const;
const preside = { tipo: 'PRESIDENTE_COMISSAO', answers: PUBLICADO } as const;
/** An appeal accepted with a text. */
const aceite = {
  prepare: async () => {
    await click('Aceitar');
    await type({ feedback: '<p>De acordo.</p>' });
  },
  act: async () => {
    await answer('Aceitar');
    await answer('Sim');
  },
};
const naFase1 = { ...avalia, at: '/notas_fase1?projeto=31' };
const naFase2 = { ...avalia, at: '/notas_fase2?projeto=31' };
const noSorteio = { at: '/editais/3/distribuir?sorteio=5', answers: EM_AVALIACAO } as const;
const naDecisao = { at: '/editais/3/decisao', answers: EM_DECISAO } as const;
const ANULACAO = {
  id: 3,
  diminui: [{ nome: 'total', de: 80, para: 70 }],
  justificativa: 'A soma estava errada.',
  propostaEm: '2026-05-13T12:00:00.000Z',
  responderAte: '2026-05-23',
  resposta: null,
  anula: null,
  parecer: null,
  podeResponder: true,
  podeDecidir: false,
};
const noProjeto = { at: '/avaliacao_projetos/31' };
const naDesignacao = { at: '/aceitar_projeto/11' };
const noSubmetido = {
  at: '/projetos_submetidos/31',
  answers: PUBLICADO,
};
const noResultado = {
  at: '/resultados/3',
  answers: PUBLICADO,
} as const;
const naRelatoria = { at: '/relatorias/5', tipo: 'avaliador', answers: COMO_RELATOR } as const;
const comMinuta = {
  at: '/editais/3/recursos/5',
  tipo: 'PRESIDENTE_COMISSAO',
  answers: { ...PUBLICADO, ...COM_MINUTA },
} as const;
const COM_ANEXOS = {
  lerRegrasDoEdital: { versao: 2, regras: { ...REGRAS_PADRAO, recursoComAnexos: true }, retificacoes: [] },
} as const;
const noRecurso = {
  at: '/solicitar_recurso/11',
  answers: PUBLICADO,
};

/** Screens of the evaluation whose calls are made when they open (T-K13). */
export const ABREM_NA_AVALIACAO: readonly Row[] = [
  { call: 'lerAnulacao', at: '/projetos/31/resultado', answers: PUBLICADO },
  { call: 'listarRecursosDosOutros', at: '/projetos/31/resultado', answers: PUBLICADO },
  {
    call: 'lerContrarrazoes',
    at: '/editais/3/recursos/5',
    tipo: 'PRESIDENTE_COMISSAO',
    answers: {
      ...PUBLICADO,
      listarRecursos: [{ ...recurso, contrarrazoes: { ate: '2026-11-27', correm: false, recebidas: 1 } }],
    },
  },
  { call: 'listarTodosOsEditais', at: '/designar_avaliadores', ...administra },
  { call: 'listarDesignacoes', at: '/designar_avaliadores', ...administra },
  { call: 'listarTodosOsEditais', at: '/editais/3', ...administra },
  { call: 'listarTardias', at: '/editais/3/configuracao', ...administra },
  { call: 'dataAtual', at: '/editais/3', ...administra },
  { call: 'lerPendencias', at: '/editais/3', ...administra },
  { call: 'lerRegrasDoEdital', at: '/editais/3/regras', ...administra },
  { call: 'listarProjetosDoEdital', at: '/editais/3', ...administra },
  { call: 'listarUnidades', at: '/editais/3', ...administra },
  { call: 'listarProgramas', at: '/editais/3', ...administra },
  { call: 'listarAvaliadores', at: '/editais/3', ...administra },
  { call: 'lerPainel', at: '/editais/3/avaliacao', ...administra },
  { call: 'listarProjetosDoEdital', at: '/editais/3/avaliacao', ...administra },
  { call: 'lerJulgamento', at: '/editais/3/julgamento', ...administra },
  { call: 'lerDistribuicao', ...noSorteio },
  { call: 'listarEventosDoSorteio', ...noSorteio },
  { call: 'listarEventosDoSorteio', at: '/editais/3/regras', ...administra },
  { call: 'dataAtual', ...noSorteio },
  { call: 'lerSorteio', ...noSorteio },
  { call: 'lerDecisao', ...naDecisao },
  { call: 'listarNaSecretaria', at: '/editais/3/resultado', answers: NA_SECRETARIA },
  { call: 'lerResultados', at: '/editais/3/resultado', answers: PUBLICADO },
  { call: 'listarVersoes', at: '/editais/3/resultado', answers: PUBLICADO },
  { call: 'listarRecursos', at: '/editais/3/recursos', ...preside },
  { call: 'listarRecursos', at: '/editais/3/recursos/5', ...preside },
  { call: 'listarAvaliacoes', at: '/projetos_avaliar', ...avalia },
  { call: 'lerProjeto', ...noProjeto, ...avalia, words: semRegistro('Projeto não encontrado.') },
  { call: 'lerAprovacaoDoProjeto', ...noProjeto, ...avalia },
  { call: 'listarAvaliacoes', ...noProjeto, ...avalia },
  { call: 'lerVersoesDaAvaliacao', ...noProjeto, ...avalia },
  { call: 'lerVersoesDaAvaliacao', at: '/projetos/31/administracao', answers: COM_CONCLUIDA },
  { call: 'lerAvaliacoesDoProjeto', at: '/projetos/31/administracao', answers: DIVERGENTE },
  { call: 'lerAvaliacoesDoProjeto', ...noProjeto, tipo: 'avaliador', answers: SE_LEEM },
  { call: 'lerCronogramas', ...noProjeto, ...avalia },
  {
    call: 'lerAprovacao',
    ...naDesignacao,
    ...avalia,
    words: semRegistro('Esta avaliação não está designada para você.'),
  },
  { call: 'lerAprovacaoDoProjeto', ...naFase1, words: semAvaliacao },
  { call: 'lerAprovacaoDoProjeto', ...naFase2, words: semAvaliacao },
  { call: 'lerProjeto', ...naFase1 },
  { call: 'lerProjeto', ...naFase2 },
  { call: 'listarTodosOsEditais', at: '/ranque_tipo1', ...administra },
  { call: 'ranqueTipoI', at: '/ranque_tipo1', ...administra },
  { call: 'ranqueTipoII', at: '/ranque_tipo2', ...administra },
  { call: 'listarTodosOsEditais', at: '/finalizar_avaliacoes', ...administra },
  { call: 'listarParaDecidir', at: '/aprovacao_instrutores', ...administra },
  { call: 'lerPainel', at: '/aprovacao_instrutores', ...administra, answers: EM_DECISAO },
  { call: 'listarTodosOsEditais', at: '/aprovacao_instrutores', ...administra },
  { call: 'listarTodosOsEditais', at: '/listar-projetos-avaliados-secretaria', ...administra },
  { call: 'listarNaSecretaria', at: '/listar-projetos-avaliados-secretaria', ...administra },
  { call: 'listarTodosOsEditais', at: '/painel', ...administra },
  { call: 'lerPainel', at: '/painel', ...administra },
  { call: 'lerArmazenamento', at: '/painel', ...administra },
  { call: 'listarAuditoria', at: '/administracao/auditoria', ...administra },
  { call: 'listarProfessores', at: '/administracao/auditoria', ...administra },
  { call: 'listarPendenciasDeDados', at: '/administracao/pendencias', ...administra },
  { call: 'listarAvaliacoesDoAvaliador', at: '/menu', ...avalia },
  { call: 'listarResultados', at: '/resultados' },
  { call: 'lerResultados', ...noResultado },
  { call: 'listarVersoes', ...noResultado },
  {
    call: 'lerVersao',
    ...noResultado,
    at: '/resultados/3/versoes/1',
  },
  { call: 'lerSuplentes', at: '/editais/3/resultado', ...administra, answers: COM_SUPLENTES },
  { call: 'compararVersoes', at: '/resultados/3', answers: CORRIGIDO },
  { call: 'lerSorteiosPublicos', at: '/resultados/3', answers: COM_SORTEIO },
  { call: 'listarRecursos', at: '/recursos', ...preside },
  { call: 'lerRegrasDoEdital', ...noRecurso },
  { call: 'listarMesaDeRecursos', at: '/mesa_de_recursos', ...preside },
  { call: 'listarRelatorias', at: '/relatorias', tipo: 'avaliador', answers: COMO_RELATOR },
  {
    call: 'lerRelatoria',
    ...naRelatoria,
    words: semRegistro('Você não é relator deste recurso, ou ele não existe.'),
  },
  { call: 'lerRelatoria', ...comMinuta },
  { call: 'lerAprovacaoDoProjeto', ...noSubmetido },
  { call: 'listarRecursosDoProjeto', ...noSubmetido },
  { call: 'marcarResultadoLido', ...noSubmetido },
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
  at: '/designar_avaliadores',
  ...administra,
  prepare: async () => {
    await click('Designar avaliador de');
    await type({ avaliador: 'Bruno Telles · 7777777' });
  },
};

const naMesa = (botao: string) => ({
  at: '/editais/3',
  ...administra,
  prepare: async () => {
    const caixa = await whenThere(() =>
      document.querySelector<HTMLInputElement>('input[aria-label="Escolher o projeto 32"]'),
    );
    caixa.click();
    await click(botao);
    await type({ avaliador: 'Bruno Telles · 7777777' });
  },
});

/** Acts of the evaluation, each up to the click that makes the call (T-K13). */
export const ATOS_DA_AVALIACAO: readonly Row[] = [
  { ...designando, call: 'designarAvaliador', act: () => answer('Designar') },
  {
    call: 'listarCandidatos',
    at: '/designar_avaliadores',
    ...administra,
    act: () => click('Designar avaliador de'),
    fresh: true,
  },
  {
    call: 'substituirAvaliador',
    at: '/designar_avaliadores',
    answers: { ...EM_AVALIACAO, listarDesignacoes: [designada] },
    prepare: async () => {
      await click('Substituir');
      await type({ avaliador: 'Bruno Telles · 7777777' });
    },
    act: () => answer('Substituir'),
  },
  {
    call: 'lembrarAvaliadores',
    at: '/designar_avaliadores',
    ...administra,
    act: async () => {
      await click('Lembrar os atrasados');
      await answer('Sim');
    },
  },
  {
    call: 'retirarDesignacao',
    at: '/designar_avaliadores',
    answers: { ...EM_AVALIACAO, listarDesignacoes: [designada] },
    prepare: async () => {
      await click('Retirar');
      await type({ motivo: 'Foi designado por engano.' });
    },
    act: () => answer('Retirar'),
  },
  {
    call: 'retirarDesignacao',
    at: '/projetos/31/administracao',
    answers: { ...EM_AVALIACAO, listarDesignacoes: [designada] },
    prepare: async () => {
      await click('Retirar designação…');
      await type({ motivo: 'Foi designado por engano.' });
    },
    act: () => answer('Retirar'),
  },
  {
    call: 'reabrirAvaliacao',
    at: '/editais/3/avaliacao',
    answers: COM_CONCLUIDA,
    prepare: async () => {
      await click('Reabrir…');
      await type({ motivo: 'A nota não confere com o parecer.' });
    },
    act: () => answer('Reabrir'),
  },
  {
    call: 'reabrirAvaliacao',
    at: '/projetos/31/administracao',
    answers: COM_CONCLUIDA,
    prepare: async () => {
      await click('Reabrir a avaliação…');
      await type({ motivo: 'A nota não confere com o parecer.' });
    },
    act: () => answer('Reabrir'),
  },
  {
    call: 'pedirMaisUmAvaliador',
    at: '/projetos/31/administracao',
    answers: DIVERGENTE,
    prepare: async () => {
      await click('Pedir mais um avaliador…');
      await type({ avaliador: 'Bruno Telles · 7777777' });
    },
    act: () => answer('Pedir'),
  },
  {
    call: 'manterCombinacao',
    at: '/projetos/31/administracao',
    answers: DIVERGENTE,
    prepare: async () => {
      await click('Manter a combinação…');
      await type({ motivo: 'Os pareceres concordam.' });
    },
    act: () => answer('Manter'),
  },
  {
    call: 'anunciarEventoDoSorteio',
    ...noSorteio,
    prepare: async () => {
      await click('Anunciar evento público');
      await type({ evento: 'Loteria Federal, concurso 6018', dia: '2099-12-30', motivo: 'Era outro.' });
    },
    act: () => answer('Anunciar'),
  },
  { call: 'sortear', ...noSorteio, act: () => click('Sortear de novo') },
  {
    call: 'cancelarSorteio',
    at: '/editais/3/distribuir',
    answers: SORTEANDO,
    act: () => click('Cancelar o sorteio'),
  },
  {
    call: 'designarSorteio',
    ...noSorteio,
    act: async () => {
      await click('Designar 1 projeto');
      await answer('Designar');
    },
  },
  { call: 'exportarSorteio', ...noSorteio, act: () => click('Baixar nº 5') },
  { ...naMesa('Designar…'), call: 'designarVarios', act: () => answer('Designar') },
  { ...naMesa('Substituir…'), call: 'substituirVarios', act: () => answer('Substituir') },
  {
    ...naMesa('Substituir…'),
    call: 'substituirVarios',
    answers: ENTRE_VARIOS,
    act: async () => {
      await type({ de: '8' });
      await answer('Substituir');
    },
  },
  {
    call: 'retirarVarios',
    at: '/editais/3',
    ...administra,
    prepare: async () => {
      const caixa = await whenThere(() =>
        document.querySelector<HTMLInputElement>('input[aria-label="Escolher o projeto 32"]'),
      );
      caixa.click();
      await click('Retirar designação…');
      await type({ motivo: 'Foi designado por engano.' });
    },
    act: () => answer('Retirar'),
  },
  {
    call: 'lembrarVarios',
    at: '/editais/3',
    ...administra,
    act: async () => {
      const caixa = await whenThere(() =>
        document.querySelector<HTMLInputElement>('input[aria-label="Escolher o projeto 31"]'),
      );
      if (!caixa.checked) caixa.click();
      await click('Lembrar…');
      await answer('Lembrar');
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
  ...(['salvarFase1', 'salvarFase2', 'avaliar'] as const).map(
    (call): Row => ({
      call,
      ...noProjeto,
      ...avalia,
      act: async () => {
        await type({ parecer: 'Proposta clara.' });
        await click('Concluir a avaliação');
        await answer('Sim');
      },
    }),
  ),
  {
    call: 'lerComprovante',
    ...noProjeto,
    ...avalia,
    act: () => click('Abrir o comprovante (PDF)'),
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
    at: '/ranque_tipo1',
    ...administra,
    act: () => click('Planilha do TIPO I'),
  },
  {
    call: 'exportarRanqueTipoII',
    at: '/ranque_tipo2',
    ...administra,
    act: () => click('Planilha do TIPO II'),
  },
  {
    call: 'exportarJulgamento',
    at: '/editais/3/julgamento',
    ...administra,
    act: () => click('Planilha dos avaliadores'),
  },
  ...(['listarNaoDesignados', 'verificarAvaliacao'] as const).map(
    (call): Row => ({
      call,
      at: '/finalizar_avaliacoes',
      ...administra,
      act: () => escolher('3'),
      fresh: true,
    }),
  ),
  {
    call: 'iniciarDecisao',
    at: '/editais/3/avaliacao',
    ...administra,
    act: async () => {
      await click('Decidir número de instrutores');
      await answer('Sim');
    },
  },
  {
    call: 'lembrarAvaliadores',
    at: '/editais/3/avaliacao',
    ...administra,
    act: async () => {
      await click('Lembrar os atrasados');
      await answer('Sim');
    },
  },
  ...(['lerPendencias', 'iniciarDecisao'] as const).map(
    (call): Row => ({
      call,
      at: '/finalizar_avaliacoes',
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
    at: '/aprovacao_instrutores',
    ...administra,
    answers: EM_DECISAO,
    act: async () => {
      await click('Salvar os instrutores de');
      await answer('Sim');
    },
  },
  {
    ...naDecisao,
    call: 'decidirVarios',
    prepare: async () => {
      const campo = await whenThere(() =>
        document.querySelector<HTMLInputElement>('input[aria-label^="Bolsistas aprovados em"]'),
      );
      campo.id = 'bolsistas';
      await type({ bolsistas: '2' });
    },
    act: () => click('Salvar 1 mudança'),
  },
  {
    call: 'enviarASecretaria',
    at: '/aprovacao_instrutores',
    ...administra,
    answers: EM_DECISAO,
    act: async () => {
      await click('enviar para a secretária');
      await answer('Sim');
    },
  },
  {
    call: 'publicarResultados',
    at: '/editais/3/resultado',
    answers: { ...NA_SECRETARIA, lerPendencias: { ato: 'publicar', bloqueios: [], avisos: [] } },
    act: async () => {
      await click('enviar para os coordenadores');
      await answer('Sim');
    },
  },
  {
    call: 'chamarSuplente',
    at: '/editais/3/resultado',
    ...administra,
    answers: COM_SUPLENTES,
    prepare: () => click('Chamar o 1º suplente'),
    act: () => answer('Chamar'),
  },
  {
    call: 'responderChamado',
    at: '/projetos/31/resultado',
    answers: CHAMADO,
    prepare: () => click('Aceitar a bolsa'),
    act: () => answer('Aceitar'),
  },
  {
    call: 'declinarSuplente',
    at: '/editais/3/resultado',
    ...administra,
    answers: COM_SUPLENTES,
    prepare: async () => {
      await click('Registrar a recusa dele');
      await whenThere(() => document.querySelector('[data-testid="recusa-file"]'));
      await choose('recusa', RECUSA);
      await type({ motivo: 'Perdeu o aluno' });
    },
    act: () => answer('Registrar'),
  },
  {
    call: 'enviarRecusaDeSuplente',
    at: '/editais/3/resultado',
    ...administra,
    answers: COM_SUPLENTES,
    prepare: async () => {
      await click('Registrar a recusa dele');
      await whenThere(() => document.querySelector('[data-testid="recusa-file"]'));
    },
    act: () => choose('recusa', RECUSA),
  },
  {
    call: 'lerRecusaDeSuplente',
    at: '/editais/3/resultado',
    ...administra,
    answers: COM_LISTA_DE_ANTES,
    act: () => click('Abrir a recusa'),
  },
  {
    call: 'passarListaDeSuplentes',
    at: '/editais/3/resultado',
    ...administra,
    answers: COM_LISTA_DE_ANTES,
    prepare: async () => {
      await click('Passar para a regra de hoje…');
      await type({ motivo: 'A regra de hoje' });
    },
    act: () => answer('Avisar quem perde'),
  },
  {
    call: 'publicarResultadoFinal',
    at: '/editais/3/resultado',
    answers: { ...PUBLICADO, ...NO_PRELIMINAR },
    act: async () => {
      await click('Publicar o resultado final');
      await answer('Sim');
    },
  },
  {
    call: 'aceitarRecurso',
    at: '/editais/3/recursos/5',
    ...preside,
    ...aceite,
  },
  {
    call: 'publicarResultados',
    at: '/listar-projetos-avaliados-secretaria',
    ...administra,
    answers: NA_SECRETARIA,
    act: async () => {
      await click('enviar para os coordenadores');
      await answer('Sim');
    },
  },
  {
    call: 'abrirTardia',
    at: '/editais/3/configuracao',
    ...administra,
    prepare: async () => {
      await click('Abrir para uma pessoa…');
      await type({ professor: 'Bruno Telles · 7777777', ordem: '12/2026', ate: '2026-11-21' });
    },
    act: () => answer('Abrir'),
  },
  {
    call: 'retirarTardia',
    at: '/editais/3/configuracao',
    answers: { ...EM_AVALIACAO, listarTardias: [umaTardia()] },
    prepare: async () => {
      await click('Retirar de');
      await type({ motivo: 'A liminar foi suspensa' });
    },
    act: () => answer('Retirar'),
  },
  {
    call: 'tirarDoEdital',
    at: '/editais/3/configuracao',
    answers: {
      ...EM_AVALIACAO,
      listarTardias: [umaTardia({ estado: 'usada', projeto: { id: 31, titulo: 'Monitoria' } })],
    },
    prepare: async () => {
      await click('A ordem caiu de');
      await type({ motivo: 'A liminar foi cassada' });
    },
    act: () => answer('Retirar'),
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
      at: '/administracao/editais',
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
    at: '/administracao/editais',
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
  {
    call: 'listarRelatores',
    ...comMinuta,
    fresh: true,
    act: () => click('Trocar o relator…'),
  },
  {
    call: 'designarRelator',
    ...comMinuta,
    prepare: async () => {
      await click('Trocar o relator…');
      await type({ relator: '8' });
    },
    act: () => answer('Designar'),
  },
  { call: 'salvarMinuta', ...naRelatoria, act: () => click('Salvar') },
  {
    call: 'entregarMinuta',
    ...naRelatoria,
    act: async () => {
      await click('Entregar a minuta');
      await answer('Sim');
    },
  },
  {
    call: 'recusarRelatoria',
    ...naRelatoria,
    prepare: async () => {
      await click('Devolver a relatoria…');
      await type({ motivo: 'Sou orientador dela.' });
    },
    act: () => answer('Devolver'),
  },
  {
    call: 'decidirBolsasDoRecurso',
    at: '/recursos',
    tipo: 'administrador',
    answers: { ...PUBLICADO, listarRecursos: [COM_BOLSAS_DEVIDAS] },
    prepare: async () => {
      await click('Manter o limite…');
      await type({ motivo: 'O orçamento não permite.' });
    },
    act: () => answer('Registrar o motivo'),
  },
  {
    call: 'indicarSubstituto',
    at: '/recursos',
    tipo: 'administrador',
    answers: { ...PUBLICADO, ...COM_MINUTA, listarRecursos: [{ ...recurso, podeIndicar: true }] },
    prepare: async () => {
      await click('Indicar substituto…');
      await type({ substituto: '8', motivo: 'A presidência colabora no projeto.' });
    },
    act: () => answer('Indicar substituto'),
  },
  { call: 'lerDocumentoDaRelatoria', ...naRelatoria, act: () => click('Projeto completo') },
  {
    call: 'enviarAnexoDoRecurso',
    at: '/solicitar_recurso/11',
    answers: { ...PUBLICADO, ...COM_ANEXOS },
    act: () => choose('anexos.0', new File(['%PDF-'], 'ata.pdf', { type: 'application/pdf' })),
  },
  {
    call: 'lerAnexoDoRecurso',
    at: '/recursos',
    tipo: 'PRESIDENTE_COMISSAO',
    answers: {
      ...PUBLICADO,
      listarRecursos: [{ ...recurso, anexos: [{ id: 4, nome: 'ata.pdf', tamanho: 900 }] }],
    },
    act: () => click('ata.pdf,'),
  },
  { call: 'simularRecurso', at: '/recursos', ...preside, act: () => click('Ver o efeito no ranque') },
  {
    call: 'simularRecurso',
    at: '/recursos',
    ...preside,
    prepare: aceite.prepare,
    act: () => answer('Aceitar'),
  },
  {
    call: 'aceitarRecurso',
    at: '/recursos',
    ...preside,
    ...aceite,
  },
  {
    call: 'recusarRecurso',
    at: '/recursos',
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
  {
    call: 'proporAnulacao',
    at: '/corrigir_resultado',
    answers: { ...PUBLICADO, lerAprovacaoDoProjeto: recurso.projetoAprovacao },
    prepare: async () => {
      await type({ projeto: '31' });
      await type({ justificativa: 'A soma estava errada.', pontuacaoMetodologiaAtividades: '0' });
    },
    act: async () => {
      await click('Propor a anulação');
      await answer('Propor');
    },
  },
  {
    call: 'enviarContrarrazoes',
    at: '/projetos/31/resultado',
    answers: { ...PUBLICADO, listarRecursosDosOutros: [RECURSO_DE_OUTRO] },
    prepare: async () => {
      await click('Responder ao recurso nº 6…');
      await type({ texto: 'A nota está certa.' });
    },
    act: () => answer('Enviar as contrarrazões'),
  },
  {
    call: 'responderAnulacao',
    at: '/projetos/31/resultado',
    answers: { ...PUBLICADO, lerAnulacao: { anulacao: ANULACAO } },
    prepare: async () => {
      await click('Responder à proposta…');
      await type({ resposta: 'A soma está certa.' });
    },
    act: () => answer('Enviar a resposta'),
  },
  {
    call: 'decidirAnulacao',
    at: '/projetos/31/resultado',
    tipo: 'administrador',
    answers: {
      ...PUBLICADO,
      lerAnulacao: { anulacao: { ...ANULACAO, podeResponder: false, podeDecidir: true } },
    },
    prepare: async () => {
      await click('Decidir a anulação…');
      await type({ anula: 'manter', parecer: 'A soma está certa.' });
    },
    act: () => answer('Decidir'),
  },
  ...(['simularCorrecao', 'corrigirResultado'] as const).map(
    (call): Row => ({
      call,
      at: '/corrigir_resultado',
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
