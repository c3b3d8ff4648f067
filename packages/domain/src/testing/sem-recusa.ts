import type { MENSAGENS_ARQUIVO } from '../arquivo/messages.ts';
import type { MENSAGENS_AVALIACAO } from '../avaliacao/messages.ts';
import type { MENSAGENS_DECISAO } from '../decisao/messages.ts';
import type { MENSAGENS_DESIGNACAO } from '../designacao/messages.ts';
import type { MENSAGENS_EDITAL } from '../edital/messages.ts';
import type { MENSAGENS_FREQUENCIA } from '../frequencia/messages.ts';
import type { MENSAGENS_INSTRUTOR } from '../instrutor/messages.ts';
import type { MENSAGENS_PROJETO } from '../projeto/messages.ts';
import type { MENSAGENS_RECURSO } from '../recurso/messages.ts';
import type { MENSAGENS_RELATORIO } from '../relatorio/messages.ts';

/** The catalogues that have a table of refusals. */
interface Catalogos {
  readonly MENSAGENS_ARQUIVO: typeof MENSAGENS_ARQUIVO;
  readonly MENSAGENS_AVALIACAO: typeof MENSAGENS_AVALIACAO;
  readonly MENSAGENS_DECISAO: typeof MENSAGENS_DECISAO;
  readonly MENSAGENS_DESIGNACAO: typeof MENSAGENS_DESIGNACAO;
  readonly MENSAGENS_EDITAL: typeof MENSAGENS_EDITAL;
  readonly MENSAGENS_FREQUENCIA: typeof MENSAGENS_FREQUENCIA;
  readonly MENSAGENS_INSTRUTOR: typeof MENSAGENS_INSTRUTOR;
  readonly MENSAGENS_PROJETO: typeof MENSAGENS_PROJETO;
  readonly MENSAGENS_RECURSO: typeof MENSAGENS_RECURSO;
  readonly MENSAGENS_RELATORIO: typeof MENSAGENS_RELATORIO;
}

/**
 * The texts of each catalogue, by their keys, that no row of the API's tables of refusals provokes:
 * successes, questions, hints and empty states shown by screens, and refusals tested elsewhere. Every other
 * text of these catalogues is provoked by its row.
 */
export const SEM_RECUSA = {
  MENSAGENS_ARQUIVO: [
    ...['documentoEliminado', 'espacoAcabando', 'danificado', 'fotoAnonimaGrandeDemais'],
    // For a file that no upload accepts today (pdf-sem-nomes.unit.test.ts).
    'semCopiaSemNomes',
  ],
  MENSAGENS_AVALIACAO: [
    ...['reaberta', 'aceito', 'recusado', 'notasSalvas', 'concluida'],
    // Tested by recurso/quem-decide.test.ts.
    'voceAvaliou',
    // Ends in the numbers of the projects (varios-casos.test.ts).
    'totaisDivergentes',
    ...['todosAvaliados', 'recomendacao', 'maisDisciplinas', 'maisDisciplinasDisponiveis'],
    // Shown by the screen instead of the server's text about another person.
    ...['noutraJanela', 'tenhoImpedimento'],
    // Told beside the next act, before it is tried.
    'motivoVazio',
  ],
  MENSAGENS_DECISAO: [
    ...['semVagas', 'vagasNaoSalvas', 'sairSemSalvarVagas', 'decisaoIniciada', 'instrutoresSalvos'],
    ...['enviadoASecretaria', 'enviadoAosCoordenadores'],
  ],
  MENSAGENS_DESIGNACAO: [
    ...['designado', 'avaliadorSubstituido', 'maisUm', 'combinacaoMantida', 'notasNaoPassam'],
    ...['designacaoRetirada', 'retiradaEmVarios', 'lembretesEnviados', 'nenhumAtrasado'],
    ...['avisoMesmaUnidade', 'avisoColaborou', 'avisoAvaliadoPeloCoordenador'],
    // Shown by the screen instead of the server's text about another person.
    'declarouDepois',
    // Shown beside the next act, before it is tried (pendencias).
    ...['avisoRecusou', 'avaliadoresSemDireito'],
    // About one project among many: shown in its row (atos-em-varios.test.ts, varios-casos.test.ts).
    ...['aindaSemAvaliador', 'avaliacaoEmDia', 'lembreteEnviado', 'jaLembrado', 'naoAvaliaEste'],
    'semEstaDesignacao',
  ],
  // The body's schema already refuses a type that does not exist.
  MENSAGENS_EDITAL: [
    // Ends in the day (recurso/contra-mudanca.test.ts).
    'recursosDeMudanca',
    ...['atualizado', 'criado', 'inscricoesEncerradas', 'inscricoesReabertas', 'devolvido', 'tipoInvalido'],
    ...['editalArquivado', 'editalDesarquivado', 'abreNoInicio', 'abreAgora'],
    // Tested by edital/tardias.test.ts and edital/rules/tardia.test.ts.
    ...['tardiaAindaAberto', 'tardiaDevolvaAntes', 'tardiaJaAberta', 'tardiaPessoa', 'tardiaAteInvalido'],
    ...['tardiaFundamento', 'tardiaOrdemVazia', 'tardiaOrdemLonga', 'tardiaMotivoVazio', 'tardiaAberta'],
    ...['tardiaRetirada', 'tardiaJaUsada', 'tardiaJaTerminou', 'tardiaNaoEncontrada', 'tardiaAutorParticipa'],
    ...['naoFoiTardia', 'foraDoEdital', 'encerreOsVinculos', 'saiuDoEdital'],
    // The last is a warning beside rules and barema (varios-casos.test.ts).
    ...['finalPublicado', 'encerramentoComSuplente', 'encerramentoComBolsasDadas', 'divergenciaInutil'],
  ],
  MENSAGENS_FREQUENCIA: ['registradas', 'erroAoEnviar', 'erroDesconhecido'],
  MENSAGENS_INSTRUTOR: [
    ...['substituido', 'envieOSeu'],
    // Tested by instrutor/substituicao.test.ts of the API and of the domain.
    ...['jaSubstituido', 'semMesParaQuemEntra', 'encerreAntesQuemEntrou', 'cadastreDeNovo'],
    ...[
      'salvo',
      'atualizado',
      'situacaoAlterada',
      'mesAlterado',
      'ausenciaRegistrada',
      'conferido',
      'documentoTrocado',
      'nenhum',
    ],
    ...['alunoIrregular', 'encerrado', 'aguardandoConferencia', 'nuncaComecou', 'retomado'],
    ...['faltaConferir', 'faltaTornarRegular', 'faltaTrocar', 'faltaAssinar'],
    // In features/termo/assinar.test.ts, where termos are signed in the product.
    'termoPorAssinar',
    // They end in a name or a date; the last is a guard that no act can reach, since none takes a place away
    // (D16).
    ...['arquivoRepetido', 'dataForaDaVigencia', 'fimAntesDasHoras', 'mesForaDaVigencia'],
    ...['outraBolsaPendente', 'vagasOcupadas'],
    // Tested by instrutor/lista-de-alunos.test.ts.
    ...[
      'foraDaListaDeAlunos',
      'outroNomeNaLista',
      'outroCpfNaLista',
      'outroNomeECpfNaLista',
      'confereComALista',
    ],
  ],
  MENSAGENS_PROJETO: [
    // Tested by edital/tardias.test.ts.
    'rascunhoComHistorico',
    ...['naoEncerrado', 'encerradoSemInstrutores', 'encerramentoDesfeito', 'numeroInvalido'],
    ...['disciplinaCadastrada', 'disciplinasAdicionadas', 'disciplinasAdicionadasERascunho', 'erroAoCriar'],
    ...['rascunhoNaoEncontrado', 'rascunhoSalvo', 'projetoCadastrado', 'projetoAtualizado'],
    ...['projetoRetirado', 'bolsasPassadas', 'bolsasDadas'],
  ],
  MENSAGENS_RECURSO: [
    ...[
      'enviado',
      'aceito',
      'recusado',
      'nenhum',
      'nenhumADecidir',
      'aguardandoDecisao',
      'bolsasConcedidas',
      'limiteMantido',
      'quemPioraRecorre',
    ],
    // Tested by recurso/substituto.test.ts.
    ...[
      'substitutoIndicado',
      'haQuemDecida',
      'escolhaOSubstituto',
      'substitutoDeOutroTipo',
      'haAdministracao',
    ],
  ],
  MENSAGENS_RELATORIO: [
    ...['salvo', 'erroAoSalvarPonto', 'erroAoSalvarVirgula', 'erroAoGerarPdf', 'sairSemSalvar'],
    ...['nenhumDaAtividade', 'nenhumaDisciplina'],
  ],
} as const satisfies { readonly [C in keyof Catalogos]: readonly (keyof Catalogos[C])[] };

/**
 * Whether a key of the catalogue is listed here; questions, which only screens ask, always count as listed.
 */
export function ehSemRecusa(catalogo: keyof typeof SEM_RECUSA, chave: string): boolean {
  const chaves: readonly string[] = SEM_RECUSA[catalogo];
  return chave.startsWith('deseja') || chaves.includes(chave);
}
