import { MENSAGENS_ARQUIVO as A } from '@instrutoria/domain/arquivo/messages.ts';
import { MENSAGENS_AVALIACAO } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_AVISO } from '@instrutoria/domain/aviso/messages.ts';
import { MENSAGENS_CONFIGURACAO } from '@instrutoria/domain/configuracao/messages.ts';
import { MENSAGENS_CONTA as C } from '@instrutoria/domain/conta/messages.ts';
import { MENSAGENS_EDITAL as E } from '@instrutoria/domain/edital/messages.ts';
import { ERRO_NO_ENVIO, MENSAGENS_INSTRUTOR as I } from '@instrutoria/domain/instrutor/messages.ts';
import { MENSAGENS_JANELA as J } from '@instrutoria/domain/janela/messages.ts';
import { MENSAGENS_GERAIS } from '@instrutoria/domain/kernel/messages.ts';
import { ESCOLHAS } from '@instrutoria/domain/projeto/campos.ts';
import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import { expect, type Page } from '@playwright/test';
import { contasDe, loggedIn } from './api.ts';
import { umaImagem, umPdf, umTexto } from './arquivos.ts';
import { editor, enviarComprovante, escolherEdital } from './assistente.ts';
import { doTipo } from './contas.ts';
import { comGuardado, type Grupo, type Linha, quebrar } from './mensagens.ts';
import { IDEIA } from './proposta.ts';
import { guardado, rascunhoCompleto, retomarRascunho } from './sessao.ts';

const clicar = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name: typeof name === 'string' ? new RegExp(`^${name}$`, 'i') : name })
    .first()
    .click();
const noDialogo = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const nada = async () => undefined;
const aoLado = (texto: string, campo: string, resto: Partial<Linha> = {}): Linha => ({
  texto,
  forma: 'ao lado',
  campo,
  provocar: nada,
  ...resto,
});

const PESSOA = {
  nome: 'Iracema Dourado Sampaio',
  cpf: '529.982.247-25',
  siape: '7100001',
  email: 'iracema.sampaio@exemplo.br',
  lattes: 'http://lattes.cnpq.br/1234567890123456',
  senha: 'jabuticaba ao sol 82',
};

/** Text fields, a list, an upload and a password; what is refused here, and what the server alone can know. */
const cadastro: Grupo = {
  tela: '/cadastro_professor',
  linhas: [
    {
      texto: C.camposVazios,
      forma: 'erro',
      campo: 'nome',
      provocar: async ({ page }) => {
        await expect(page.locator('#unidade option').nth(1)).toBeAttached();
        await clicar(page, 'Salvar');
      },
    },
    ...['foto', 'senha', 'unidade'].map((campo) => aoLado(C.camposVazios, campo)),
    aoLado(A.naoEhImagem, 'foto', {
      provocar: ({ page }) => page.getByTestId('foto-file').setInputFiles(umTexto()),
    }),
    {
      texto: C.cpfNaoConfere,
      forma: 'texto',
      provocar: ({ page }) => page.locator('#cpf').fill('111.222.333-44'),
    },
    {
      texto: C.cpfJaCadastrado,
      forma: 'erro',
      mantem: { nome: PESSOA.nome, siape: PESSOA.siape },
      provocar: async ({ page, pessoa }) => {
        await page.getByTestId('foto-file').setInputFiles(umaImagem());
        await expect(page.getByRole('img', { name: 'Foto escolhida' })).toBeVisible();
        for (const [campo, valor] of Object.entries({ ...PESSOA, cpf: pessoa.cpf }))
          await page.locator(`#${campo}`).fill(valor);
        await page.locator('#unidade').selectOption({ index: 1 });
        await clicar(page, 'Salvar');
      },
    },
    { texto: C.desejaCancelar, forma: 'pergunta', provocar: ({ page }) => clicar(page, 'Cancelar') },
  ],
};

const recuperacao: Grupo = {
  tela: '/identificar-email',
  linhas: [
    {
      texto: C.recuperacaoFalhou,
      forma: 'erro',
      mantem: { email: PESSOA.email },
      provocar: async ({ page }) => {
        await page.locator('#email').fill(PESSOA.email);
        await quebrar(page, '/api/changeToken/reset-password', () => clicar(page, 'Recuperar Senha'));
      },
    },
    {
      texto: C.recuperacaoEnviada,
      forma: 'texto',
      provocar: ({ page }) => clicar(page, 'Recuperar Senha'),
    },
  ],
};

const COLABORADORES = 'Professores colaboradores cadastrados';
const NAO_CADASTRADOS = 'Professores não cadastrados no sistema';

/** A form in a dialog, and a dialog above it. */
const coordenador: Grupo = {
  tela: '/cadastro_projeto',
  linhas: [
    {
      texto: E.selecione,
      forma: 'erro',
      campo: 'edital',
      provocar: async ({ page }) => {
        // An only open call is chosen already.
        const select = page.getByRole('combobox', { name: 'Edital', exact: true });
        await expect(select.locator('option')).not.toHaveCount(1);
        await select.selectOption('');
        await clicar(page, 'Salvar e continuar');
      },
    },
    {
      texto: M.professorNaoEncontrado,
      forma: 'erro',
      campo: 'siape',
      dialogo: COLABORADORES,
      mantem: { siape: '0000000' },
      provocar: async ({ page }) => {
        await escolherEdital(page);
        await page.getByRole('combobox', { name: /Outros professores/ }).selectOption('Sim');
        await clicar(page, 'Cadastrar');
        const dialog = page.getByRole('dialog', { name: COLABORADORES });
        await dialog.getByRole('textbox', { name: 'SIAPE' }).fill('0000000');
        await dialog.getByRole('button', { name: 'adicionar', exact: true }).click();
      },
    },
    {
      texto: M.preenchaTodosOsCampos,
      forma: 'erro',
      campo: 'nome',
      dialogo: NAO_CADASTRADOS,
      provocar: async ({ page }) => {
        await clicar(page, 'Adicionar professor não cadastrado');
        const dialog = page.getByRole('dialog', { name: NAO_CADASTRADOS });
        await dialog.getByRole('button', { name: 'adicionar', exact: true }).click();
      },
    },
    aoLado(M.preenchaTodosOsCampos, 'regimeTrabalho', { dialogo: NAO_CADASTRADOS }),
  ],
};

/** Radio buttons and numbers of a step; what its own form could not let pass, refused by the server. */
const especificacoes: Grupo = {
  tela: '/especificacoes_projeto',
  linhas: [
    {
      texto: M.especificacoesVazias,
      forma: 'erro',
      campo: 'titulo',
      provocar: ({ page }) => clicar(page, 'Salvar e continuar'),
    },
    ...['remunerados', ...ESCOLHAS].map((campo) => aoLado(M.especificacoesVazias, campo)),
    {
      texto: M.vagasInvalidas,
      forma: 'erro',
      provocar: async ({ page }) => {
        await comGuardado(page, { num_vagas_voluntarias: '100' }, '/especificacoes_projeto');
        await clicar(page, 'Salvar rascunho');
      },
    },
    {
      texto: M.rascunhoSalvo,
      forma: 'aviso',
      provocar: async ({ page }) => {
        await comGuardado(page, { num_vagas_voluntarias: '0' }, '/especificacoes_projeto');
        await clicar(page, 'Salvar rascunho');
        await expect(page).toHaveURL(/\/menu$/);
      },
    },
  ],
};

const DISCIPLINA = 'Adicionar disciplina';

/** A required file, a required list, and a dialog with every kind of field. */
const disciplinas: Grupo = {
  tela: '/cadastro_disciplina',
  linhas: [
    {
      texto: M.comprovanteVazio,
      forma: 'erro',
      campo: 'comprovante',
      provocar: ({ page }) => clicar(page, 'Salvar e continuar'),
    },
    aoLado(A.naoEhPdf, 'comprovante', {
      provocar: ({ page }) => page.getByTestId('comprovante-file').setInputFiles(umTexto()),
    }),
    {
      texto: M.disciplinasVazias,
      forma: 'erro',
      campo: 'disciplinas_associadas',
      provocar: async ({ page }) => {
        await enviarComprovante(page);
        await clicar(page, 'Salvar e continuar');
      },
    },
    {
      texto: M.cursosVazios,
      forma: 'erro',
      campo: 'cursos_ofertadas',
      dialogo: DISCIPLINA,
      provocar: async ({ page }) => {
        await clicar(page, DISCIPLINA);
        await clicar(page, 'Salvar disciplina');
      },
    },
    ...['nome', 'semestre', 'tsd', 'ehObrigatoria'].map((campo) =>
      aoLado(M.disciplinaVazia, campo, { dialogo: DISCIPLINA }),
    ),
  ],
};

/** One editor, and ten of them. */
const textos: Grupo = {
  tela: '/introducao_projeto',
  linhas: [
    {
      texto: M.secaoMinimo,
      forma: 'erro',
      campo: 'introducao',
      mantem: { introducao: 'x'.repeat(9) },
      provocar: async ({ page }) => {
        await editor(page, 'Introdução').fill('x'.repeat(9));
        await clicar(page, 'Salvar e continuar');
      },
    },
    {
      texto: M.atividadeVazia,
      forma: 'erro',
      campo: 'cronogramas.0.atividade1',
      provocar: async ({ page }) => {
        await comGuardado(page, { num_vagas_remuneradas: '1' }, '/cronograma_projeto');
        await expect(editor(page, 'Atividade de DEZEMBRO')).toBeVisible();
        await clicar(page, 'Salvar e continuar');
      },
    },
    aoLado(M.atividadeVazia, 'cronogramas.0.atividade10'),
  ],
};

/** A field of another screen is named; a page that is not there; a refusal as a notice. */
const envio: Grupo = {
  tela: '/rascunhos_salvos',
  linhas: [
    {
      texto: `Introdução: ${A.imagemNaoEncontrada}`,
      forma: 'erro',
      provocar: async ({ page, pessoa }) => {
        await rascunhoCompleto(pessoa);
        await retomarRascunho(page, IDEIA.titulo);
        await expect(page).toHaveURL(/revisao_projeto$/);
        await comGuardado(page, { introducao: `arq_${'0'.repeat(32)}` }, '/revisao_projeto');
        await clicar(page, 'Enviar projeto');
      },
    },
    {
      texto: M.projetoNaoEncontrado,
      forma: 'texto',
      provocar: async ({ page }) => void (await page.goto('/detalhes_projeto/999999')),
    },
    {
      texto: M.desejaExcluirRascunho,
      forma: 'pergunta',
      provocar: async ({ page }) => {
        await page.evaluate(() => localStorage.removeItem('alterado_em'));
        await page.goto('/rascunhos_salvos');
        await clicar(page, `excluir ${IDEIA.titulo}`);
      },
    },
    {
      texto: M.rascunhoNaoEncontrado,
      forma: 'aviso',
      provocar: async ({ page, pessoa }) => {
        const id = Number((await guardado(page)).projeto_id);
        await pessoa.client.excluirRascunho({ params: { id } });
        await page.getByRole('button', { name: `${IDEIA.titulo} (continuar)` }).click();
      },
    },
  ],
};

const EDITAL = 'Novo edital';

/** Dates and numbers in a dialog; a record that somebody else has changed. */
const editais: Grupo = {
  tela: '/administracao/editais',
  linhas: [
    {
      texto: E.preenchaTodosOsCampos,
      forma: 'erro',
      campo: 'nome',
      dialogo: EDITAL,
      provocar: async ({ page }) => {
        await clicar(page, EDITAL);
        await noDialogo(page, 'Salvar');
      },
    },
    {
      texto: E.fimAntesDoInicio,
      forma: 'erro',
      campo: 'fim',
      dialogo: EDITAL,
      mantem: { nome: 'Edital 2031 de Formas' },
      provocar: async ({ page }) => {
        for (const [campo, valor] of Object.entries({
          nome: 'Edital 2031 de Formas',
          inicio: '2031-03-01',
          fim: '2031-02-28',
        }))
          await page.getByRole('dialog').locator(`#${campo}`).fill(valor);
        await noDialogo(page, 'Salvar');
      },
    },
    {
      texto: MENSAGENS_GERAIS.desatualizado,
      forma: 'erro',
      dialogo: 'Editar edital',
      mantem: { fim: '2031-12-01' },
      provocar: async ({ page, app }) => {
        const { client } = await loggedIn(app.url, doTipo(await contasDe(app.url), 'administrador')[0]);
        const corpo = { nome: 'Edital 2031 Mudado', inicio: '2031-03-01', fim: '2031-04-01' };
        const { id } = await client.criarEdital({ body: corpo });
        await page.goto('/administracao/editais');
        await clicar(page, 'Editar Edital 2031 Mudado');
        await client.atualizarEdital({ params: { id }, body: { limiteBolsas: 7 } });
        await page.getByRole('dialog').locator('#fim').fill('2031-12-01');
        await noDialogo(page, 'Salvar');
      },
    },
  ],
};

/** A list of the house: a refusal of the server beside its field, and one as a notice. */
const listas: Grupo = {
  tela: '/administracao/avisos',
  linhas: [
    {
      texto: MENSAGENS_AVISO.ordemInvalida,
      forma: 'erro',
      campo: 'ordem',
      dialogo: 'Novo aviso',
      mantem: { titulo: 'Um aviso' },
      provocar: async ({ page }) => {
        await clicar(page, 'Novo aviso');
        const dialog = page.getByRole('dialog');
        await dialog.locator('#titulo').fill('Um aviso');
        await dialog.locator('#resumo').fill('Com o seu resumo.');
        await dialog.locator('#ordem').fill('10000');
        await noDialogo(page, 'Salvar');
      },
    },
    {
      texto: C.unidadeEmUso,
      forma: 'aviso',
      provocar: async ({ page, pessoa }) => {
        await page.goto('/administracao/unidades');
        await clicar(page, `Excluir ${pessoa.unidade}`);
        await noDialogo(page, 'Excluir');
      },
    },
  ],
};

/** Two forms on one page, and fields in rows. */
const janelas: Grupo = {
  tela: '/janelas',
  linhas: [
    {
      texto: MENSAGENS_CONFIGURACAO.fechamentoInvalido,
      forma: 'erro',
      mantem: { 'motivo-da-mudanca': 'Recesso' },
      provocar: async ({ page }) => {
        await page.locator('#motivo-da-mudanca').fill('Recesso');
        await page
          .getByRole('group', { name: 'Fechamento 1' })
          .getByLabel('De', { exact: true })
          .fill('31-31');
        await clicar(page, 'Salvar os prazos');
      },
    },
    {
      texto: J.diaInvalido,
      forma: 'erro',
      campo: 'ate',
      mantem: { motivo: 'Pedido da coordenação' },
      provocar: async ({ page }) => {
        // One alert at a time: the other form's goes with its next change.
        await page.locator('#frequencia-diaInicio').fill('12');
        await page.locator('#motivo').fill('Pedido da coordenação');
        await clicar(page, 'Prorrogar');
      },
    },
  ],
};

const designacao: Grupo = {
  tela: '/designar_avaliadores',
  linhas: [
    {
      texto: MENSAGENS_AVALIACAO.nenhumProjeto,
      forma: 'erro',
      campo: 'projeto',
      dialogo: 'Designar avaliador',
      provocar: async ({ page }) => {
        await clicar(page, 'Designar avaliador');
        await noDialogo(page, 'Designar');
      },
    },
  ],
};

const notas: Grupo = {
  tela: '/notas_fase1',
  linhas: [
    {
      texto: MENSAGENS_AVALIACAO.notaVazia,
      forma: 'erro',
      campo: 'pontuacaoOrganizacaoTextual',
      mantem: { pontuacaoMetodologiaAtividades: '12,5' },
      provocar: async ({ page }) => {
        await page.locator('#pontuacaoMetodologiaAtividades').fill('12,5');
        await page.locator('#pontuacaoOrganizacaoTextual').fill('');
        await clicar(page, 'Salvar e ir para a fase 2');
      },
    },
  ],
};

const recusa: Grupo = {
  tela: '/aceitar_projeto/:id',
  linhas: [
    {
      texto: MENSAGENS_AVALIACAO.motivoVazio,
      forma: 'erro',
      campo: 'motivo',
      dialogo: MENSAGENS_AVALIACAO.desejaRecusar,
      provocar: async ({ page }) => {
        await clicar(page, 'Não');
        await noDialogo(page, 'Sim');
      },
    },
  ],
};

/** Fields of a table. */
const decisao: Grupo = {
  tela: '/aprovacao_instrutores',
  linhas: [
    {
      texto: MENSAGENS_AVALIACAO.remuneradosForaDaFaixa,
      forma: 'texto',
      provocar: async ({ page }) => {
        await page
          .getByLabel(/^Bolsistas aprovados em/)
          .first()
          .fill('5');
        await clicar(page, /^Salvar/);
      },
    },
  ],
};

const instrutor: Grupo = {
  tela: '/cadastro_instrutor/:id',
  linhas: [
    {
      texto: I.digiteTodosOsCampos,
      forma: 'erro',
      campo: 'nome',
      provocar: ({ page }) => clicar(page, 'Cadastrar'),
    },
    aoLado(ERRO_NO_ENVIO.termo_compromisso, 'termo_compromisso', {
      provocar: async ({ page }) => {
        await page.locator('#tipoAluno').selectOption('VOLUNTARIO');
        await quebrar(page, '/api/instrutor/upload/termo', () =>
          page.getByTestId('termo_compromisso-file').setInputFiles(umPdf()),
        );
      },
    }),
  ],
};

/** One row for each form in which a kind of screen tells a message; the texts themselves are proved on the server. */
export const GRUPOS: readonly Grupo[] = [
  ...[cadastro, recuperacao, coordenador, especificacoes, disciplinas, textos, envio],
  ...[editais, listas, janelas, designacao, notas, recusa, decisao, instrutor],
];
