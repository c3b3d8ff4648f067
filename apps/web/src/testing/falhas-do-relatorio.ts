import { MENSAGENS_RELATORIO as M } from '@instrutoria/domain/relatorio/messages.ts';
import { aluno, COM_RELATORIOS, SEM_RELATORIO } from './answers-do-relatorio.ts';
import type { Row } from './falha-row.ts';
import type { Fault } from './faults.ts';
import { answer, click, type } from './screen.ts';

const noDoCoordenador = {
  at: '/relatorio_coordenador/31',
  answers: SEM_RELATORIO,
};
const noDeAtividades = {
  at: `/relatorio_atividades/${aluno.id}/31`,
  answers: SEM_RELATORIO,
};
const naLista = {
  at: '/instrutores/31',
  answers: COM_RELATORIOS,
};
const em404 = (texto: string) => (fault: Fault) => (fault.name === '404' ? texto : undefined);
/** Without an answer the screen has the spec's words; a refusal has its own. */
const semResposta = (texto: string) => (fault: Fault) =>
  fault.name === 'network' || fault.name === '500' ? texto : undefined;

/** Screens of reports whose calls are made when they open (T-K13). */
export const ABREM_NO_RELATORIO: readonly Row[] = [
  { call: 'lerProjeto', ...noDoCoordenador, words: em404('Projeto não encontrado.') },
  { call: 'lerRelatorioCoordenador', ...noDoCoordenador, words: em404(M.nenhumDoCoordenador) },
  { call: 'lerRelatorioDisciplinas', ...noDoCoordenador },
  { call: 'listarInstrutores', ...noDoCoordenador },
  { call: 'instituicaoPublica', ...noDoCoordenador },
  { call: 'listarJanelas', ...noDoCoordenador },
  { call: 'lerRelatorioAtividade', ...noDeAtividades, words: em404(M.nenhumDaAtividade) },
  { call: 'lerInstrutor', ...noDeAtividades },
];

const TEXTOS = {
  introducaoProblematica: 'a',
  introducaoJustificativa: 'b',
  introducaoObjetivos: 'c',
  desenvolvimento: 'd',
  metodologia: 'e',
  discussaoResultados: 'f',
  conclusao: 'g',
};

/** Acts on reports, each up to the click that makes the call (T-K13). */
export const ATOS_DO_RELATORIO: readonly Row[] = [
  {
    call: 'salvarRelatorioCoordenador',
    ...noDoCoordenador,
    prepare: async () => {
      await click('Preencher relatório');
      await type({ relatorio: 'a', fundamentacao: 'b', conclusao: 'c', [`aluno-${aluno.id}`]: 'd' });
    },
    act: () => answer('Salvar'),
    words: semResposta(M.erroAoSalvarVirgula),
  },
  {
    call: 'salvarRelatorioAtividade',
    ...noDeAtividades,
    prepare: async () => {
      await click('Preencher relatório');
      await type(TEXTOS);
    },
    act: () => answer('Salvar'),
    words: semResposta(M.erroAoSalvarPonto),
  },
  {
    call: 'salvarRelatorioDisciplinas',
    ...naLista,
    prepare: () => click('Relatório das disciplinas'),
    act: () => answer('Atualizar'),
    words: semResposta(M.erroAoSalvarPonto),
  },
  { call: 'dataAtual', ...naLista, fresh: true, act: () => click('Relatório das disciplinas') },
  {
    call: 'gerarPdfDasDisciplinas',
    ...naLista,
    prepare: () => click('Relatório das disciplinas'),
    act: () => click('A versão acessível'),
  },
  {
    call: 'gerarPdfDaAtividade',
    ...noDeAtividades,
    answers: COM_RELATORIOS,
    act: () => click('A versão acessível'),
  },
  {
    call: 'gerarPdfDoCoordenador',
    ...noDoCoordenador,
    answers: COM_RELATORIOS,
    act: () => click('A versão acessível'),
  },
];
