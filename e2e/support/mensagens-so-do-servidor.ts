import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { MENSAGENS_AVALIACAO as A } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_AVISO } from '@instrutoria/domain/aviso/messages.ts';
import { MENSAGENS_CONFIGURACAO } from '@instrutoria/domain/configuracao/messages.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { MENSAGENS_FREQUENCIA as F } from '@instrutoria/domain/frequencia/messages.ts';
import { MENSAGENS_INSTRUTOR as I } from '@instrutoria/domain/instrutor/messages.ts';
import { MENSAGENS_GERAIS } from '@instrutoria/domain/kernel/messages.ts';
import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import { MENSAGENS_RECURSO as R } from '@instrutoria/domain/recurso/messages.ts';

/** The catalogues of the screens that exist. */
export const CATALOGOS = {
  MENSAGENS_ARQUIVO,
  MENSAGENS_AVALIACAO: A,
  MENSAGENS_AVISO,
  MENSAGENS_CONFIGURACAO,
  MENSAGENS_CONTA,
  MENSAGENS_EDITAL,
  MENSAGENS_FREQUENCIA: F,
  MENSAGENS_GERAIS,
  MENSAGENS_INSTRUTOR: I,
  MENSAGENS_PROJETO,
  MENSAGENS_RECURSO: R,
} as const;

/** Messages that another journey meets in its way; it must hold the exact text. */
export const EM_OUTRA_JORNADA: Readonly<Record<string, string>> = {
  [MENSAGENS_EDITAL.nenhumAberto]: 'administracao.spec.ts',
  [MENSAGENS_GERAIS.semPermissao]: 'contas.spec.ts',
  [A.decisaoIniciada]: 'avaliacao-tipo1.spec.ts',
  [A.todosAvaliados]: 'avaliacao-tipo1.spec.ts',
  [A.desejaIniciarDecisao]: 'avaliacao-tipo1.spec.ts',
  [A.enviadoASecretaria]: 'avaliacao-tipo1.spec.ts',
  [A.enviadoAosCoordenadores]: 'avaliacao-tipo1.spec.ts',
  [A.nenhumEditalAberto]: 'administracao.spec.ts',
  [A.naoEstaNaDecisao]: 'administracao.spec.ts',
  [A.naoEnviados]: 'administracao.spec.ts',
  [R.nenhum]: 'administracao.spec.ts',
  [I.dataDoFimInvalida]: 'instrutores.spec.ts',
  [I.escrevaOMotivo]: 'instrutores.spec.ts',
  [I.desejaRegularizar]: 'instrutores.spec.ts',
  [I.desejaEncerrar]: 'instrutores.spec.ts',
  [I.desejaRegistrarAusencia]: 'instrutores.spec.ts',
  [I.encerrado]: 'instrutores.spec.ts',
  [I.salvo]: 'instrutores.spec.ts',
  [I.atualizado]: 'instrutores.spec.ts',
  [I.ausenciaRegistrada]: 'instrutores.spec.ts',
  [I.alunoIrregular]: 'instrutores.spec.ts',
  [I.nenhum]: 'instrutores.spec.ts',
  [I.aguardandoConferencia]: 'instrutores.spec.ts',
  [I.faltaOCpf]: 'instrutores.spec.ts',
  [I.jaEInstrutor]: 'instrutores.spec.ts',
  [I.documentosRecusados]: 'instrutores.spec.ts',
  [I.desejaRetomar]: 'instrutores.spec.ts',
  [I.escrevaPorQueRetoma]: 'instrutores.spec.ts',
  [I.retomado]: 'instrutores.spec.ts',
  [I.cpfInvalido]: 'instrutores.spec.ts',
  [I.cpfNaoConfere]: 'instrutores.spec.ts',
  [I.nadaParaAlterar]: 'instrutores.spec.ts',
  [I.cpfFirmado]: 'instrutores.spec.ts',
  [I.faltaAMatricula]: 'instrutores.spec.ts',
  [F.registradas]: 'frequencia.spec.ts',
  [F.erroAoEnviar]: 'frequencia.spec.ts',
  [F.erroDesconhecido]: 'frequencia.spec.ts',
  [F.celulaVazia]: 'frequencia.spec.ts',
  [F.naoENumero]: 'frequencia.spec.ts',
  [F.foraDoLimite]: 'frequencia.spec.ts',
  [F.instrutorIrregular]: 'frequencia.spec.ts',
  [F.nadaParaRegistrar]: 'frequencia.spec.ts',
  [F.desejaContinuar]: 'frequencia.spec.ts',
  [F.mudouEnquanto]: 'frequencia.spec.ts',
};

const MODAIS = '../support/modais.ts';
const PAGINAS = '../../apps/web/src';
const MENSAGENS = `${PAGINAS}/app/mensagens.test.tsx`;
const ENCERRAMENTO = `${PAGINAS}/features/projeto/offered/aviso-de-encerramento.test.tsx`;

/** Messages that the test of a page meets, or the table of dialogs asks; it must hold the text or name it. */
export const EM_OUTRO_LUGAR: Readonly<Record<string, string>> = {
  ...todas(MENSAGENS_ARQUIVO, ['fotoAnonimaGrandeDemais', 'espacoAcabando', 'danificado'], MENSAGENS),
  ...todas(MENSAGENS_AVISO, ['criado', 'ateAntesDeDe'], MENSAGENS),
  ...todas(MENSAGENS_CONTA, ['unidadeCriada', 'programaCriado'], MENSAGENS),
  ...todas(MENSAGENS_PROJETO, ['encerradoSemInstrutores'], MENSAGENS),
  ...todas(MENSAGENS_PROJETO, ['naoEncerrado', 'encerramentoDesfeito'], ENCERRAMENTO),
  ...todas(
    MENSAGENS_CONFIGURACAO,
    ['limiteDeEnvioInvalido'],
    `${PAGINAS}/features/configuracao/pages/configuracao.test.tsx`,
  ),
  ...todas(MENSAGENS_CONTA, ['desejaLiberar', 'mudarTipo', 'confirmarEmail'], MODAIS),
  ...todas(MENSAGENS_PROJETO, ['desejaRetirar', 'desejaDesfazerEncerramento'], MODAIS),
  ...todas(MENSAGENS_EDITAL, ['desejaDevolver'], MODAIS),
};

/** Messages that no screen can bring about, and why: the API's own tests provoke them. */
export const SO_DO_SERVIDOR: Readonly<Record<string, string>> = {
  [MENSAGENS_CONTA.siapeLongo]: 'the fields take no eighth character',
  [MENSAGENS_CONTA.tokenNaoEncontrado]:
    'E-FALHAS-3: for the console only; a missing token leads to the login',
  [MENSAGENS_CONTA.ultimoAdministrador]: 'only an administrator changes types, and never his own',
  [MENSAGENS_CONTA.contaEncerrada]: 'the name that is left where a closed account took part',
  [MENSAGENS_CONTA.avaliacaoPendente]:
    'the demonstration’s evaluators coordinate projects too, which is told first',
  [MENSAGENS_CONTA.programaEmUso]:
    'professors keep the programme as free text: none is ever in use on a screen',
  [MENSAGENS_PROJETO.cronogramasFaltam]: 'the wizard always sends the schedules with the project (D9)',
  [MENSAGENS_PROJETO.coordenadorDeOutro]: 'the wizard names no coordinator: the server takes the caller (D6)',
  [MENSAGENS_PROJETO.prazoDosCronogramas]: 'needs a clock that runs past the 24 hours of D9',
  [MENSAGENS_EDITAL.jaHaAvaliador]:
    'needs a reopening: the form of a call does not offer one after a designation',
  [A.naoEstaEmAvaliacao]: 'the screen offers only the calls in avaliacao',
  [A.avisoAvaliadoPeloCoordenador]: 'nobody in the demonstration assesses crosswise',
  [A.recusarComNotas]: 'once scores are saved the screen offers no refusal',
  [A.acabouDeMudar]: 'a race inside one request',
  [A.notaForaDaFaixa]: 'the field brings the score into its range (E-AVALIACAO-7)',
  [A.notaComCasas]: 'the field rounds to one decimal (D16)',
  [A.faltamNotas]: 'the screen saves all scores before it concludes',
  [A.avaliadoresSemDireito]: 'a warning beside the block that unfinished evaluations are',
  [A.editalNaoEncontrado]: 'chosen from a list',
  [A.semVagas]: 'stands in the middle of the words of a situation',
  [A.decisaoPassou]: 'the screen says that the evaluation has ended, and offers no button',
  [A.aindaNaoNaDecisao]: 'the screen lists only calls in decisao',
  [R.prazoTerminou]: 'needs a clock that runs past fimRecursos',
  [R.jaDecidido]: 'the screen sends the version it read, which a decision changes',
  [R.naoENumero]: 'the fields take numbers only',
  [R.naoEncontrado]: 'chosen from a list',
  [I.vagasOcupadas]: 'an appeal ends before the calls of the demonstration have living ties',
  [I.literalIndevido]: 'the form sends the placeholders of D26 itself',
  [I.soAdministradoresSituacao]: 'only administrators are shown the control',
  [I.soAdministradoresMes]: 'only administrators are shown the control',
  [I.situacaoInvalida]: 'chosen from a list',
  [I.documentoSemArquivo]: 'the screens list only the documents that have a file',
  [I.documentoInvalido]: 'chosen from a list',
  [I.conferenciaInvalida]: 'two buttons, and no third',
  [I.mesInvalido]: 'chosen from a list',
  [I.mesForaDaVigencia]: 'chosen from a list of the months of the vigência',
  [I.desejaTornarRegular]: 'the question when every document is in order: the desk asks it in one act',
  [I.documentosPorConferir]: 'the screen asks for the reason first and names the documents',
  [I.temBolsaUnica]: 'needs one student in two running calls',
  [I.temOutraBolsa]: 'needs one student in two running calls',
  [I.outraBolsaPendente]: 'needs one student in two running calls',
  [I.digaPorQueMudaOCpf]: 'the field of the reason stands beside the CPF: vinculo.test.ts sends it empty',
  [I.arquivoRepetido]: 'ends in the name of the document: vinculo.test.ts',
  [I.vigenciaEncerrada]: 'needs a clock that runs past the vigência',
  [I.naoEncerrado]: 'only ended ties offer it',
  [I.dataForaDaVigencia]: 'ends in the two days: vinculo.test.ts',
  [I.fimAntesDasHoras]: 'ends in the day: vinculo.test.ts',
  [I.nuncaComecou]: 'stands in the middle of the line of an ended tie',
  [MENSAGENS_CONFIGURACAO.periodoInvalido]: 'configuracoes and vinculo.test.ts send it',
  [MENSAGENS_CONFIGURACAO.periodosSobrepostos]: 'configuracoes and vinculo.test.ts send it',
  [I.semProjetoAprovado]: 'the form opens only for an approved project',
  [F.mesFuturo]: 'a month that has not come has no field',
  [F.anoFuturo]: 'chosen from a list',
  [F.anoInvalido]: 'chosen from a list',
  [F.mesRepetido]: 'each month has one field',
  [F.instrutorRepetido]: 'each instructor has one row',
  [F.instrutorDeOutroProjeto]: 'the rows are those of the project',
  [F.outroProjeto]: 'a sheet is of one project',
  [MENSAGENS_EDITAL.diaInvalido]: "a date field gives '' for a day that does not exist",
  [MENSAGENS_EDITAL.tipoInvalido]: 'chosen from a list',
  [MENSAGENS_ARQUIVO.documentoEliminado]: 'needs the five years of its retention',
  [MENSAGENS_ARQUIVO.naoEnviado]: 'the upload fields send as soon as there is a file, and only then',
  [MENSAGENS_ARQUIVO.fotoNaoEncontrada]: 'the form sends the reference that it has just been given',
  [MENSAGENS_ARQUIVO.arquivoNaoEncontrado]: 'the form sends the reference that it has just been given',
  [MENSAGENS_CONFIGURACAO.fusoInvalido]: 'chosen from a list',
  [MENSAGENS_CONFIGURACAO.mesInvalido]: 'chosen from a list',
  [MENSAGENS_GERAIS.naoEncontrado]: 'each screen says what was not found in its own words',
};

/** So many keys of a catalogue with the same reason. */
function todas<C extends Readonly<Record<string, string>>>(
  catalogo: C,
  chaves: readonly (keyof C)[],
  razao: string,
): Record<string, string> {
  return Object.fromEntries(chaves.map((chave) => [String(catalogo[chave]), razao]));
}

const PELA_RECUSA = 'proved by its refusal on the server; shown as the other errors of the same form are';
const PELO_ATO = 'the answer of an act, proved on the server; shown as the other notices are';

/** Texts that no row of the table provokes yet: where each is proved, and by which form it is shown (T-L4). */
export const SEM_LINHA_PROPRIA: Readonly<Record<string, string>> = {
  ...todas(A, ['vagasNaoSalvas', 'sairSemSalvarVagas'], 'proved by the test of the page of the decision'),
  ...todas(MENSAGENS_CONTA, ['contaLiberada'], PELO_ATO),
  ...todas(MENSAGENS_CONTA, ['motivoDoAdministrador'], PELA_RECUSA),
  ...todas(
    MENSAGENS_CONTA,
    ['emailConfirmado', 'emailJaConfirmado', 'confirmacaoReenviada', 'emailConfirmadoPelaAdministracao'],
    PELO_ATO,
  ),
  ...todas(
    MENSAGENS_CONTA,
    [
      ...(['muitasConfirmacoes', 'linkDeConfirmacaoDesconhecido', 'linkDeConfirmacaoUsado'] as const),
      ...(['linkDeConfirmacaoVencido', 'linkDeOutroEndereco', 'motivoDaConfirmacao'] as const),
      ...(['emailMudou', 'proprioEmail'] as const),
    ],
    PELA_RECUSA,
  ),
  ...todas(
    MENSAGENS_EDITAL,
    [
      ...(['limitePorCoordenadorInvalido', 'fimPassado', 'tipoComPropostas', 'soNasInscricoes'] as const),
      ...(['inscricoesJaComecaram', 'paraEncerrarAntes', 'paraReabrir', 'soAteAAvaliacao'] as const),
      ...(['limiteAbaixoDoConcedido', 'limiteDepoisDaDecisao', 'recursosSoProrrogam'] as const),
      ...(['vigenciaComRegistros', 'encerramentoPerto', 'encerramentoForaDaVigencia'] as const),
      ...(['naoEstaEmAvaliacao', 'naoPodeDevolver', 'jaPublicado', 'naoEstaArquivado'] as const),
      ...(['vigenciaNaoTerminou', 'limitePorCoordenador'] as const),
    ],
    PELA_RECUSA,
  ),
  ...todas(
    MENSAGENS_EDITAL,
    [
      ...(['criado', 'inscricoesEncerradas', 'inscricoesReabertas', 'devolvido'] as const),
      ...(['editalArquivado', 'editalDesarquivado'] as const),
    ],
    PELO_ATO,
  ),
  ...todas(MENSAGENS_PROJETO, ['naoPodeRetirar', 'muitosRascunhos'], PELA_RECUSA),
  ...todas(MENSAGENS_PROJETO, ['projetoRetirado'], PELO_ATO),
  ...todas(
    MENSAGENS_PROJETO,
    ['numeroInvalido', 'palavraChaveRepetida'],
    'proved by the domain and by the tests of its form',
  ),
};
