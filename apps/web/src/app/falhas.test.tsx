import { REGRAS_PADRAO } from '@instrutoria/domain/edital/rules/regras.ts';
import { amostra } from '@instrutoria/domain/testing/amostra.ts';
import { umProfessor } from '@instrutoria/domain/testing/contas.ts';
import { umEdital } from '@instrutoria/domain/testing/editais.ts';
import { CAMPOS_PREENCHIDOS, umCronograma, umProjeto } from '@instrutoria/domain/testing/projetos.ts';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Busca } from '../features/busca/offered/busca.tsx';
import { WIZARD_VAZIO, type WizardData } from '../features/projeto/wizard/wizard-data.ts';
import { readWizard, updateWizard } from '../features/projeto/wizard/wizard-storage.ts';
import { iniciarSessao } from '../lib/session.ts';
import { ANSWERS } from '../testing/answers.ts';
import type { Row } from '../testing/falha-row.ts';
import { ABREM_NA_AVALIACAO, ATOS_DA_AVALIACAO } from '../testing/falhas-da-avaliacao.ts';
import { ABREM_NA_COORDENACAO, ATOS_DA_COORDENACAO } from '../testing/falhas-da-coordenacao.ts';
import { ABREM_NA_DESISTENCIA, ATOS_DA_DESISTENCIA } from '../testing/falhas-da-desistencia.ts';
import { ABREM_NA_FOLHA, ATOS_DA_FOLHA } from '../testing/falhas-da-folha.ts';
import { ABREM_NA_FREQUENCIA, ATOS_DA_FREQUENCIA } from '../testing/falhas-da-frequencia.ts';
import { ABREM_NA_HOMOLOGACAO, ATOS_DA_HOMOLOGACAO } from '../testing/falhas-da-homologacao.ts';
import { ABREM_COM_A_INSTALACAO, ATOS_DA_INSTALACAO } from '../testing/falhas-da-instalacao.ts';
import { ABREM_NA_JANELA, ATOS_DA_JANELA } from '../testing/falhas-da-janela.ts';
import { ABREM_NA_PUBLICACAO, ATOS_DA_PUBLICACAO } from '../testing/falhas-da-publicacao.ts';
import { ABREM_NA_SESSAO, ATOS_DA_SESSAO } from '../testing/falhas-da-sessao.ts';
import { ABREM_NO_BAREMA, ATOS_DO_BAREMA } from '../testing/falhas-do-barema.ts';
import { ABREM_NO_IMPEDIMENTO, ATOS_DO_IMPEDIMENTO } from '../testing/falhas-do-impedimento.ts';
import { ABREM_NO_INSTRUTOR, ATOS_DO_INSTRUTOR } from '../testing/falhas-do-instrutor.ts';
import { ABREM_NO_RELATORIO, ATOS_DO_RELATORIO } from '../testing/falhas-do-relatorio.ts';
import { FAULTS, type Fault, faultyClient } from '../testing/faults.ts';
import { openRow } from '../testing/open-row.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { answer, choose, click, expectTold, type, whenThere } from '../testing/screen.ts';
import { closeToast, currentToasts } from '../ui/toast-store.ts';

// The editor asks more of a browser than jsdom has; what is typed is what counts here.
vi.mock('../ui/rich-text/rich-text-field.tsx', () => ({
  RichTextField: ({ id, value, onChange }: EditorProps) => (
    <textarea id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
  ),
}));
interface EditorProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
}

// As opened by a mailed link.
vi.mock('../lib/reset-token.ts', () => ({ useResetToken: () => 'um-token' }));

// Mantine measures text once fonts are there; jsdom has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const server = faultyClient(ANSWERS);
vi.mock('../lib/api.ts', () => ({
  get api() {
    return server.client;
  },
}));

const SENHA = 'girassol no telhado 7';
const PNG = new File(['x'], 'a.png', { type: 'image/png' });
const PDF = new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' });
/** E-FALHAS-2: of the server's own failure only that there was one. */
const SO_QUE_FALHOU = (fault: Fault) =>
  fault.name === '500' ? 'ocorreu um erro, tente novamente mais tarde' : undefined;
const REFERENCIA = `arq_${'c'.repeat(32)}`;
/** Of somebody who is nobody in the tests. */
const DE_OUTRA = umProjeto({ id: 31, coordenador: umProfessor({ id: 700 }), professores_colaboradores: [] });
const SEM_NOMES = {
  versao: 2,
  regras: { ...REGRAS_PADRAO, anonimato: 'ambos' as const },
  retificacoes: [],
};
const detalhes = { at: '/detalhes_projeto/31' };
const COMPLETO: Partial<WizardData> = {
  ...CAMPOS_PREENCHIDOS,
  edital: { id: 3, nome: 'Edital 2026', inicio: '2026-03-01', fim: '2026-03-31', tipoProjeto: 'TIPO I' },
  disciplinas: { ...WIZARD_VAZIO.disciplinas, id: 5 },
  cronogramas: [umCronograma(), umCronograma()],
  alteradoEm: null,
};
const DISCIPLINAS: Partial<WizardData> = {
  disciplinas: {
    id: null,
    comprovante: { referencia: REFERENCIA, nome: 'a.pdf' },
    disciplinas_associadas: [
      {
        nome: 'Cálculo I',
        semestre: 'primeiro',
        codigo: 'MAT01',
        unidade_oferta: 1,
        tipo_disciplina: 'teorica',
        ehObrigatoria: true,
        tsd: 70,
        cursos_ofertadas: ['Física'],
        carga_horaria: 60,
      },
    ],
    projeto_id: null,
  },
};
const semServidor = (words: string) => (fault: Fault) =>
  fault.name === 'network' || fault.name === '500' ? words : undefined;
const fill = {
  professor: async () => {
    await choose('foto', PNG);
    await type({
      nome: 'Helena Prado',
      cpf: '529.982.247-25',
      siape: '1234567',
      email: 'helena@exemplo.br',
      unidade: '1',
      lattes: 'http://lattes.cnpq.br/1234567890123456',
      senha: SENHA,
    });
  },
  edital: () => type({ nome: 'Edital 2026 de Instrutoria', inicio: '2026-03-01', fim: '2026-03-31' }),
};

const OPENS: readonly Row[] = [
  ...ABREM_NA_AVALIACAO,
  ...ABREM_NO_INSTRUTOR,
  ...ABREM_NA_FOLHA,
  ...ABREM_NO_RELATORIO,
  ...ABREM_NA_FREQUENCIA,
  ...ABREM_NA_JANELA,
  ...ABREM_NA_COORDENACAO,
  ...ABREM_NO_BAREMA,
  ...ABREM_NO_IMPEDIMENTO,
  ...ABREM_NA_HOMOLOGACAO,
  ...ABREM_NA_DESISTENCIA,
  ...ABREM_NA_SESSAO,
  {
    call: 'lerRegrasDoEdital',
    at: '/resumo_projeto',
    wizard: COMPLETO,
    words: () => 'Não foi possível saber se este edital é avaliado sem nomes',
    semId: true,
  },
  {
    call: 'lerNomesDoProjeto',
    ...detalhes,
    tipo: 'administrador',
    answers: { lerProjeto: DE_OUTRA, lerRegrasDoEdital: SEM_NOMES },
  },
  ...ABREM_NA_PUBLICACAO,
  { call: 'listarUnidades', at: '/cadastro_professor' },
  { call: 'listarProgramas', at: '/cadastro_professor' },
  { call: 'professorAtual', at: '/menu' },
  { call: 'lerMinhasAreas', at: '/meus_dados', tipo: 'avaliador' },
  {
    call: 'confirmacaoDoEmail',
    at: '/menu',
    words: () => 'Não foi possível saber se o seu e-mail está confirmado.',
    semId: true,
  },
  { call: 'listarEmailsPorConfirmar', at: '/administracao/emails' },
  { call: 'listarMudancasDeContato', at: '/administracao/mudancas_de_contato' },
  { call: 'fotoDoProfessor', at: '/menu' },
  { call: 'listarAvisos', at: '/menu' },
  { call: 'listarRascunhos', at: '/menu' },
  { call: 'listarTarefas', at: '/menu' },
  { call: 'listarProjetosSubmetidos', at: '/menu' },
  { call: 'listarEditaisAbertos', at: '/menu' },
  { call: 'professorAtual', at: '/atualizar_professor' },
  { call: 'listarUnidades', at: '/atualizar_professor' },
  { call: 'listarProgramas', at: '/atualizar_professor' },
  { call: 'listarSessoes', at: '/sessoes' },
  { call: 'meusAcessos', at: '/meus_dados' },
  { call: 'lerResumoSemanal', at: '/meus_dados' },
  { call: 'listarProfessores', at: '/alterar_usuarios' },
  { call: 'listarTodosOsEditais', at: '/administracao/editais' },
  { call: 'listarUnidades', at: '/administracao/unidades' },
  { call: 'listarProgramas', at: '/administracao/programas' },
  { call: 'listarAvisos', at: '/administracao/avisos' },
  { call: 'lerConfiguracao', at: '/administracao/configuracao' },
  ...(['saudeDetalhes', 'situacaoDoSistema', 'avisosDoSistema', 'listarEmailsMortos'] as const).map(
    (call): Row => ({ call, at: '/administracao/saude' }),
  ),
  { call: 'professorAtual', at: '/cadastro_projeto' },
  { call: 'listarEditaisAbertos', at: '/cadastro_projeto' },
  { call: 'listarUnidades', at: '/cadastro_disciplina' },
  { call: 'listarUnidades', at: '/dados_disciplinas' },
  { call: 'lerImagem', at: '/introducao_projeto_upload', wizard: { introducao: REFERENCIA } },
  { call: 'listarRascunhos', at: '/rascunhos_salvos' },
  { call: 'listarProjetosSubmetidos', at: '/projetos_submetidos' },
  {
    call: 'lerProjeto',
    ...detalhes,
    words: (fault) => (fault.name === '404' ? 'Projeto não encontrado.' : undefined),
  },
  { call: 'lerCronogramas', ...detalhes },
  {
    call: 'acompanharProjeto',
    at: '/projetos/31',
    words: (fault) => (fault.name === '404' ? 'Projeto não encontrado.' : undefined),
  },
  { call: 'lerHistoricoDoProjeto', at: '/projetos/31/historico' },
  { call: 'listarCartasDoProjeto', at: '/projetos/31/historico' },
  { call: 'lerImagem', ...detalhes },
  ...ABREM_COM_A_INSTALACAO,
  {
    call: 'instituicaoPublica',
    at: '/login',
    words: () => 'O nome da instituição não pôde ser carregado.',
    semId: true,
  },
];

const ACTS: readonly Row[] = [
  ...ATOS_DA_AVALIACAO,
  ...ATOS_DO_INSTRUTOR,
  ...ATOS_DA_FOLHA,
  ...ATOS_DO_RELATORIO,
  ...ATOS_DA_FREQUENCIA,
  ...ATOS_DA_JANELA,
  ...ATOS_DA_COORDENACAO,
  ...ATOS_DO_BAREMA,
  ...ATOS_DO_IMPEDIMENTO,
  ...ATOS_DA_HOMOLOGACAO,
  ...ATOS_DA_DESISTENCIA,
  ...ATOS_DA_SESSAO,
  ...ATOS_DA_PUBLICACAO,
  ...ATOS_DA_INSTALACAO,
  {
    call: 'entrar',
    at: '/login',
    prepare: () => type({ cpf: '529.982.247-25', password: SENHA }),
    act: () => click('Entrar'),
  },
  { call: 'enviarFoto', at: '/cadastro_professor', act: () => choose('foto', PNG) },
  {
    call: 'cadastrarProfessor',
    at: '/cadastro_professor',
    prepare: fill.professor,
    act: () => click('Salvar'),
  },
  {
    call: 'pedirRedefinicaoDeSenha',
    at: '/identificar-email',
    prepare: () => type({ email: 'helena@exemplo.br' }),
    act: () => click('Recuperar Senha'),
    words: semServidor(
      'Ocorreu um erro ao tentar enviar o e-mail de recuperação. Por favor, tente novamente mais tarde.',
    ),
  },
  {
    call: 'redefinirSenha',
    at: '/redefinir-senha',
    prepare: () => type({ senha: SENHA, confirmacao: SENHA }),
    act: () => click('Salvar'),
    words: semServidor('Aconteceu um erro. Tente novamente mais tarde'),
  },
  {
    call: 'sair',
    at: '/menu',
    act: () => click('Sair'),
    words: () => 'Você saiu neste navegador, mas o servidor não confirmou.',
    fresh: true,
    semId: true,
  },
  {
    call: 'atualizarProfessor',
    at: '/atualizar_professor',
    act: async () => {
      await click('Atualizar');
      await answer('Sim');
    },
  },
  {
    call: 'alterarSenha',
    at: '/alterar_senha',
    prepare: () => type({ senhaAtual: 'a', senha: SENHA, confirmacao: SENHA }),
    act: () => click('Salvar'),
  },
  {
    call: 'alterarResumoSemanal',
    at: '/meus_dados',
    act: async () => {
      fireEvent.click(await whenThere(() => document.querySelector('input[type="checkbox"]')));
    },
  },
  {
    call: 'alterarNomeSocial',
    at: '/meus_dados',
    prepare: () => type({ nome: 'Ana Clara' }),
    act: () => click('Salvar o nome social'),
  },
  {
    call: 'declararMinhasAreas',
    at: '/meus_dados',
    tipo: 'avaliador',
    act: () => click('Retirar Física'),
  },
  {
    call: 'lerNomeCivil',
    at: '/alterar_usuarios',
    prepare: async () => {
      await click('Nome civil');
      await type({ motivo: 'Conferir um documento' });
    },
    act: () => answer('Ver'),
  },
  { call: 'meusDados', at: '/meus_dados', act: () => click('Baixar os meus dados') },
  {
    call: 'encerrarConta',
    at: '/meus_dados',
    prepare: () => type({ senhaAtual: SENHA }),
    act: async () => {
      await click('Encerrar a conta');
      await answer('Encerrar');
    },
  },
  {
    call: 'encerrarSessao',
    at: '/sessoes',
    act: async () => {
      await click('Encerrar a sessão');
      await answer('Encerrar');
    },
  },
  {
    call: 'encerrarOutrasSessoes',
    at: '/sessoes',
    act: async () => {
      await click('Encerrar as outras sessões');
      await answer('Encerrar');
    },
  },
  {
    call: 'alterarTipo',
    at: '/alterar_usuarios',
    act: async () => {
      const select = await whenThere(() => document.querySelector('select'));
      select.id = 'tipo';
      await type({ tipo: 'avaliador' });
      await click('Salvar o tipo');
      await answer('Mudar para avaliador');
    },
  },
  {
    call: 'confirmarEmail',
    at: '/confirmar-email',
    act: () => click('Confirmar o meu e-mail'),
  },
  {
    call: 'reenviarConfirmacao',
    at: '/menu',
    answers: {
      confirmacaoDoEmail: { confirmado: false, email: 'a@ufx.br', enviadaEm: null, submissoes: [] },
    },
    act: () => click('Enviar a mensagem'),
  },
  {
    call: 'confirmarEmailDe',
    at: '/administracao/emails',
    prepare: async () => {
      await click('Confirmar o e-mail de Bruno Telles');
      await type({ motivo: 'Falei com ele pelo ramal' });
    },
    act: () => answer('Confirmar o e-mail'),
  },
  {
    call: 'conferirMudancaDeContato',
    at: '/administracao/mudancas_de_contato',
    prepare: async () => {
      await click('Conferir a mudança de Bruno Telles');
      await type({ motivo: 'Falei com ele pelo ramal' });
    },
    act: () => answer('Está certa'),
  },
  {
    call: 'lerMudancaDeContato',
    at: '/administracao/mudancas_de_contato',
    prepare: async () => {
      await click('Ver valores inteiros da mudança de Bruno Telles');
      await type({ motivo: 'Apurar uma queixa' });
    },
    act: () => answer('Ver'),
  },
  {
    call: 'naoFuiEu',
    at: '/nao-fui-eu',
    act: () => click('Não fui eu: desfazer a mudança'),
  },
  {
    call: 'reenviarEmails',
    at: '/administracao/saude',
    act: () => click('Enviar outra vez'),
  },
  {
    call: 'liberarConta',
    at: '/alterar_usuarios',
    act: async () => {
      await click('Liberar a conta');
      await answer('Liberar');
    },
  },
  {
    call: 'criarEdital',
    at: '/administracao/editais',
    prepare: async () => {
      await click('Novo edital');
      await fill.edital();
    },
    act: () => click('Salvar'),
  },
  {
    call: 'atualizarEdital',
    at: '/administracao/editais',
    prepare: () => click('Editar Edital 2026'),
    act: () => click('Salvar'),
  },
  {
    call: 'atualizarEdital',
    at: '/editais/3/configuracao',
    prepare: () => click('Editar o edital'),
    act: () => click('Salvar'),
  },
  {
    call: 'mudarRegrasDoEdital',
    at: '/editais/3/regras',
    tipo: 'administrador',
    prepare: async () => {
      await click('Mudar Tamanho do parecer');
      await type({ parecerMinimo: '100', motivo: 'Faltava' });
    },
    act: () => answer('Salvar'),
  },
  {
    call: 'encerrarInscricoes',
    at: '/administracao/editais',
    act: async () => {
      await click('Encerrar inscrições do');
      await answer('Encerrar');
    },
  },
  ...(
    [
      ['Unidade', '/administracao/unidades', 'Nova unidade', { nome: 'Instituto', cidade: 'Fortaleza' }],
      ['Programa', '/administracao/programas', 'Novo programa', { nome: 'Física' }],
      ['Aviso', '/administracao/avisos', 'Novo aviso', { titulo: 'a', resumo: 'b' }],
    ] as const
  ).flatMap(([what, at, novo, values]): Row[] => [
    {
      call: `criar${what}`,
      at,
      prepare: async () => {
        await click(novo);
        await type(values);
      },
      act: () => click('Salvar'),
    },
    {
      call: `atualizar${what}`,
      at,
      prepare: () => click('Editar'),
      act: () => click('Salvar'),
    },
    {
      call: `excluir${what}`,
      at,
      act: async () => {
        await click('Excluir');
        await answer('Excluir');
      },
    },
  ]),
  {
    call: 'atualizarConfiguracao',
    at: '/administracao/configuracao',
    act: () => click('Salvar'),
  },
  {
    call: 'lerEfeitoDoFuso',
    at: '/administracao/configuracao',
    prepare: () => type({ fuso: 'America/Manaus' }),
    act: () => click('Salvar'),
  },
  {
    call: 'enviarLogo',
    at: '/administracao/configuracao',
    act: () => choose('logo', PNG),
  },
  {
    call: 'listarProfessores',
    at: '/cadastro_projeto',
    wizard: { temColaboradores: true },
    prepare: async () => {
      await click('Cadastrar');
      await type({ siape: '777777' });
    },
    act: () => click('adicionar'),
  },
  {
    call: 'cadastrarNaoCadastrado',
    at: '/cadastro_projeto',
    wizard: { temColaboradores: true },
    prepare: async () => {
      await click('Cadastrar');
      await click('Adicionar professor não cadastrado');
      await type({ nome: 'Otávio Lins', siape: '7654321', unidade: '1' });
      document.querySelector<HTMLElement>('[role="dialog"] input[type="radio"]')?.click();
    },
    act: () => click('adicionar'),
  },
  {
    call: 'salvarRascunho',
    at: '/especificacoes_projeto',
    wizard: { titulo: 'a' },
    act: () => click('salvar rascunho'),
    words: SO_QUE_FALHOU,
  },
  {
    call: 'salvarRascunho',
    at: '/cadastro_projeto',
    wizard: { titulo: 'a', alteradoEm: '2026-11-20T12:00:00Z', autosave: 'recusado' },
    act: async () => {
      await click('Começar outro projeto');
      await click('Salvar rascunho e começar outro');
    },
  },
  { call: 'enviarComprovante', at: '/cadastro_disciplina', act: () => choose('comprovante', PDF) },
  {
    call: 'adicionarDisciplinas',
    at: '/cadastro_disciplina',
    wizard: DISCIPLINAS,
    act: () => click('Salvar e continuar'),
  },
  {
    call: 'adicionarDisciplinas',
    at: '/dados_disciplinas',
    wizard: DISCIPLINAS,
    act: () => click('Salvar e continuar'),
  },
  {
    call: 'listarCursos',
    at: '/dados_disciplinas',
    act: () => click('Adicionar disciplina'),
    words: () => 'Não foi possível ler os cursos já escritos por outros: escreva o nome inteiro.',
    fresh: true,
    semId: true,
  },
  { call: 'enviarImagem', at: '/introducao_projeto_upload', act: () => choose('introducao', PNG) },
  {
    call: 'submeterProjeto',
    at: '/revisao_projeto',
    wizard: COMPLETO,
    answers: { listarProjetosSubmetidos: [] },
    act: () => click('Enviar projeto'),
    words: SO_QUE_FALHOU,
  },
  {
    call: 'procurarNomes',
    at: '/revisao_projeto',
    wizard: COMPLETO,
    answers: { listarProjetosSubmetidos: [], lerRegrasDoEdital: SEM_NOMES },
    act: () => click('Enviar projeto'),
    words: () => 'Não foi possível procurar nomes no projeto',
    fresh: true,
    semId: true,
  },
  {
    call: 'atualizarProjeto',
    at: '/revisao_projeto',
    wizard: { ...COMPLETO, projetoId: 31, projetoVersao: 1, ehSubmetido: true },
    act: () => click('Salvar alterações'),
    words: SO_QUE_FALHOU,
  },
  {
    call: 'salvarCronogramas',
    at: '/revisao_projeto',
    wizard: { ...COMPLETO, projetoId: 31, projetoVersao: 1, ehSubmetido: true, soCronogramas: true },
    act: () => click('Salvar alterações'),
    words: SO_QUE_FALHOU,
  },
  {
    call: 'excluirRascunho',
    at: '/rascunhos_salvos',
    act: async () => {
      await click('excluir R');
      await answer('Sim');
    },
  },
  ...(['lerProjeto', 'lerCronogramas'] as const).map(
    (call): Row => ({
      call,
      at: '/rascunhos_salvos',
      act: () => click('R (continuar)'),
      words: (fault) => (fault.name === '404' ? 'ocorreu um erro' : undefined),
    }),
  ),
  {
    call: 'retirarProjeto',
    ...detalhes,
    answers: {
      lerProjeto: umProjeto({
        id: 31,
        coordenador: umProfessor({ id: 7 }),
        edital: umEdital({ aberto: true }),
      }),
    },
    act: async () => {
      await click('Retirar');
      await answer('Retirar');
    },
  },
  { call: 'gerarPdf', ...detalhes, act: () => click('Gerar PDF') },
  { call: 'lerComprovante', ...detalhes, act: () => click('Comprovante das disciplinas') },
];

function open(row: Row): Promise<void> {
  server.answerWith(row.answers ?? {});
  return openRow(row);
}
async function told(row: Row, fault: Fault): Promise<void> {
  const words = row.words?.(fault);
  await expectTold(words ?? fault.text);
  if (
    fault.id !== undefined &&
    (words === undefined || row.call.startsWith('re') || row.call.startsWith('pedir'))
  ) {
    await expectId(fault.id);
  }
}
const expectId = (id: string) =>
  waitFor(() => expect(document.body.textContent).toContain(`Identificador da falha: ${id}`));
/**
 * The faults that a row meets: the network, a 500, and one of the refusals in turn, which differ in their number only
 * and go one way through the failure layer; all of them where the row says that it tells them apart.
 */
const faultsOf = ({ words }: Row, at: number): readonly Fault[] =>
  words === undefined ? FAULTS.filter((_, i) => i < 2 || (i - at) % (FAULTS.length - 2) === 0) : FAULTS;
/** Each opens the page anew: either the network or the 500 in turn. */
const faultsToOpen = (row: Row, at: number): readonly Fault[] =>
  faultsOf(row, at).filter((_, i) => row.words !== undefined || i !== at % 2);
const label = ({ call, at }: Row) => `${call} on ${at}`;
/** One row of ten, the long form each. */
const daAmostra = (rows: readonly Row[]) =>
  amostra(
    rows.map((row, at) => [label(row), row, at] as const),
    10,
  );
const [ABERTAS, FEITOS] = [daAmostra(OPENS), daAmostra(ACTS)];
process.stdout.write(
  `figures falhas: ${ABERTAS.length + FEITOS.length} of ${OPENS.length + ACTS.length} calls of screens fail\n`,
);

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(globalThis, 'open').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  server.mend();
  for (const { id } of currentToasts()) closeToast(id);
  vi.restoreAllMocks();
});

describe('T-K13: every failed call is seen and spoken, and a surprise has its id', () => {
  test.each(ABERTAS)('opening: %s', async (_name, row, at) => {
    for (const fault of faultsToOpen(row, at)) {
      server.fail(row.call, fault);
      await open(row);
      await told(row, fault);
      cleanup();
      for (const { id } of currentToasts()) closeToast(id);
    }
  });

  test.each(FEITOS)('acting: %s', async (_name, row, at) => {
    if (row.fresh !== true) {
      await open(row);
      await row.prepare?.();
    }
    for (const fault of faultsOf(row, at)) {
      if (row.fresh === true) {
        cleanup();
        for (const { id } of currentToasts()) closeToast(id);
        await open(row);
      }
      server.fail(row.call, fault);
      await row.act?.();
      await told(row, fault);
      server.mend();
    }
  });

  test('a save of the wizard by itself, beside the form', async () => {
    for (const fault of FAULTS) {
      cleanup();
      server.fail('salvarRascunho', fault);
      const { autosave } = await import('../features/projeto/wizard/autosave.ts');
      await open({ call: 'salvarRascunho', at: '/especificacoes_projeto', wizard: { titulo: 'antes' } });
      await whenThere(() => document.getElementById('titulo'));
      updateWizard({ titulo: `texto ${fault.name}` });
      autosave.saveNow();
      const words =
        fault.name === 'network'
          ? 'Sem conexão com o servidor'
          : fault.name === '500'
            ? 'Ainda não foi salvo no servidor. O que você digitou está guardado neste computador. Nova tentativa em instantes.'
            : fault.name === '404'
              ? 'este rascunho não existe mais no servidor'
              : fault.text;
      await expectTold(words);
      if (fault.id !== undefined) await expectId(fault.id);
      expect(readWizard().titulo).toBe(`texto ${fault.name}`);
    }
  });
});

describe('T-K13: the search of the top bar', () => {
  test.each(FAULTS)('buscar: $name is told in it, and asked again', async (fault) => {
    iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'coordenador' });
    server.fail('buscar', fault);
    renderPage(<Busca telas={[]} />, '/menu');
    await click('Buscar projeto, pessoa, tela…');
    const field = await whenThere(() => document.querySelector<HTMLInputElement>('[role=dialog] input'));
    fireEvent.change(field, { target: { value: 'calculo' } });
    await expectTold(fault.text);
    if (fault.id !== undefined) await expectId(fault.id);
    server.mend();
    await click('Tentar de novo');
    await whenThere(() => document.querySelector('a[href="/projetos/31"]'));
    expect(field.value).toBe('calculo');
  });
});

test('T-K13: no call that a screen makes is missing above', () => {
  const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../testing/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const made = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\b(?:api|client)\.(?:whole\.)?([a-z][A-Za-z]+)\b(?=[(),;}\s])/g)].map(
      ([, name]) => name,
    ),
  );
  const known = new Set<string>([
    ...OPENS.map(({ call }) => call),
    ...ACTS.map(({ call }) => call),
    'buscar',
  ]);
  const notCalls = new Set([
    ...['md', 'fetchQuery', 'ensureQueryData', 'getQueryData', 'invalidateQueries', 'setQueryData', 'clear'],
    'whole',
  ]);
  expect(
    [...new Set(made)].filter((name) => name !== undefined && !known.has(name) && !notCalls.has(name)),
  ).toEqual([]);
});
