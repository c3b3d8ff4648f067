import { readFile } from 'node:fs/promises';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import type { Page } from '@playwright/test';
import { expectErro } from '../../support/accessibility/announced-errors.ts';
import { preencherLogin } from '../../support/browser/entrar.ts';
import { lerPdf, semEspacos } from '../../support/browser/pdf.ts';
import { expect, test } from '../../support/fixtures.ts';
import { umaImagem } from '../../support/scenes/arquivos.ts';
import {
  adicionarDisciplina,
  editor,
  enviarComprovante,
  preencherCronograma,
  preencherEspecificacoes,
  preencherPalavras,
  salvarEContinuar,
} from '../../support/scenes/assistente.ts';
import { dadosUnicos, novaPessoa } from '../../support/scenes/pessoas.ts';
import { IDEIA } from '../../support/scenes/proposta.ts';
import { emailPara, linkDo } from '../../support/server/emails.ts';

const SENHA = 'jabuticaba ao sol 82';

test('lets a teacher register, submit a project, read its PDF and its receipt, and correct it', async ({
  page,
  app,
}) => {
  const eu = { ...dadosUnicos(), nome: 'Iracema Dourado Sampaio' };
  const colega = await novaPessoa(app.url, 'Gaspar Monteiro Falcão');

  await test.step('register, every error first', () => registrar(page, eu));
  await test.step('log in', async () => {
    await preencherLogin(page, { cpf: eu.cpf, senha: SENHA });
    await expect(page).toHaveURL(/\/menu$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^(Bom dia|Boa tarde|Boa noite), Iracema$/,
    );
  });
  await test.step('step 1: the call and two collaborators', async () => {
    const abertos = page.getByRole('region', { name: 'Editais abertos' });
    await abertos.locator('summary').first().click();
    await abertos
      .getByRole('link', { name: /^Escrever para este edital/ })
      .first()
      .click();
    await expect(page.getByText('não possui')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Edital', exact: true })).not.toHaveValue('');
    await adicionarColaboradores(page, colega);
    await salvarEContinuar(page, 'especificacoes_projeto');
  });
  await test.step('steps 2 and 3', async () => {
    await preencherEspecificacoes(page);
    await salvarEContinuar(page, 'cadastro_disciplina');
    await adicionarDisciplina(page);
    await enviarComprovante(page);
    await salvarEContinuar(page, 'dados_disciplinas');
    await expect(page.getByText('disciplinas adicionada', { exact: true })).toBeVisible();
    const disciplinas = page.getByRole('table', { name: 'Disciplinas do projeto' });
    await expect(disciplinas).toContainText(IDEIA.disciplina.codigo);
    await disciplinas.getByRole('button', { name: /^editar / }).click();
    const disciplina = page.getByRole('dialog', { name: 'Editar disciplina' });
    await disciplina.getByLabel('Carga horária, em horas').fill('90');
    await disciplina.getByRole('button', { name: /^excluir /i }).click();
    await disciplina.getByRole('combobox', { name: 'Curso contemplado na oferta' }).fill('fisica licenc');
    await page.getByRole('option', { name: IDEIA.disciplina.curso, exact: true }).click();
    await expect(disciplina.getByRole('listitem')).toContainText(IDEIA.disciplina.curso);
    await disciplina.getByRole('button', { name: 'Salvar disciplina' }).click();
    await expect(disciplinas).toContainText('90 horas');
    await salvarEContinuar(page, 'identificacao_projeto');
    await expect(page.getByText(IDEIA.titulo)).toBeVisible();
    await preencherPalavras(page);
    await salvarEContinuar(page, 'resumo_projeto');
  });
  await test.step('steps 4 to 6, the introduction as an image, the summary left out', async () => {
    await page.goto('/introducao_projeto');
    await page.getByRole('link', { name: 'Anexo' }).click();
    await expect(page).toHaveURL(/introducao_projeto_upload$/);
    await page.getByTestId('introducao-file').setInputFiles(umaImagem());
    await expect(page.getByRole('img', { name: 'Imagem da seção Introdução' })).toBeVisible();
    await salvarEContinuar(page, 'metodologia_projeto');
    await editor(page, 'Metodologia').fill(IDEIA.metodologia);
    await salvarEContinuar(page, 'resultados_projeto');
    await editor(page, 'Resultados Esperados').fill(IDEIA.resultados);
    await salvarEContinuar(page, 'cronograma_projeto');
  });
  await test.step('step 7: a schedule for each of the two instructors', async () => {
    await expect(page.getByRole('heading', { name: 'Bolsista 1 de 1' })).toBeVisible();
    await preencherCronograma(page);
    await page.getByRole('button', { name: 'Salvar e continuar' }).click();
    await expect(page.getByRole('heading', { name: 'Voluntário 1 de 1' })).toBeFocused();
    await page.getByRole('button', { name: 'Copiar as atividades do instrutor anterior' }).click();
    await expect(editor(page, 'Atividade de MARÇO')).toHaveText(IDEIA.atividade('MARÇO'));
    await salvarEContinuar(page, 'referencia_projeto');
    await editor(page, 'Referências bibliográficas').fill(IDEIA.referencias);
    await salvarEContinuar(page, 'revisao_projeto');
  });
  await test.step('the review tells what is missing and leads there', async () => {
    const linha = page.getByRole('listitem').filter({ hasText: 'digite o campo de resumo' });
    await expect(linha.first()).toContainText('falta');
    await page.getByRole('button', { name: 'Enviar projeto' }).click();
    await expectErro(page, {
      campo: null,
      texto: 'Ainda não é possível enviar: falta completar 1 parte. Veja a lista abaixo.',
    });
    await page.getByRole('main').getByRole('link', { name: 'Resumo', exact: true }).click();
    await expect(page).toHaveURL(/resumo_projeto$/);
    await editor(page, 'Resumo').fill(IDEIA.resumo);
    await salvarEContinuar(page, 'introducao_projeto');
    await page.goto('/revisao_projeto');
    await expect(page.getByText('Está tudo preenchido')).toBeVisible();
  });
  const id = await test.step('submit', async () => {
    await page.getByRole('button', { name: 'Enviar projeto' }).click();
    await expect(page).toHaveURL(/detalhes_projeto\/\d+$/);
    await expect(page.getByText('projeto cadastrado com sucesso!')).toBeVisible();
    return Number(/\d+$/.exec(page.url())?.[0]);
  });
  await test.step('the details say first that it arrived, then show everything', async () => {
    const recebida = page.getByRole('region', { name: 'Proposta recebida' });
    await expect(recebida).toContainText(`Projeto nº ${id}, recebido em`);
    await expect(recebida).toContainText(`O recibo foi para ${eu.email}`);
    await expect(recebida).toContainText('Você pode editar até');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(IDEIA.titulo);
    for (const texto of [IDEIA.resumo, IDEIA.metodologia, IDEIA.resultados, IDEIA.referencias]) {
      await expect(page.getByText(texto)).toBeVisible();
    }
    await expect(page.getByRole('img', { name: 'Imagem da seção Introdução' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: colega.nome })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Otávio Lins Barreto' })).toBeVisible();
    await expect(page.getByRole('table', { name: /Cronograma: / })).toHaveCount(1);
  });
  await test.step('the PDF opens in a new window and says the same', () => lerPdfDaTela(page, eu.nome));
  await test.step('the receipt came by e-mail', async () => {
    const recibo = await emailPara(app, eu.email, new RegExp(`Projeto nº ${id} recebido`));
    expect(recibo.text).toContain(String(id));
    expect(recibo.text).toContain(IDEIA.titulo);
    expect(recibo.text).toMatch(/Recebido em.*\d/s);
    expect(linkDo(recibo, 'detalhes_projeto').pathname).toBe(`/detalhes_projeto/${id}`);
  });
  await test.step('edit while the call is open', async () => {
    await page.getByRole('button', { name: 'Editar projeto' }).click();
    await expect(page).toHaveURL(/revisao_projeto$/);
    await expect(page.getByText(`Você está editando o projeto nº ${id}, já enviado`)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Especificações do projeto' }).click();
    await page.getByRole('textbox', { name: 'Título do projeto' }).fill(`${IDEIA.titulo} II`);
    await salvarEContinuar(page, 'cadastro_disciplina');
    await page.goto('/revisao_projeto');
    await page.getByRole('button', { name: 'Salvar alterações' }).click();
    await expect(page).toHaveURL(new RegExp(`detalhes_projeto/${id}$`));
    await expect(page.getByText(MENSAGENS_PROJETO.projetoAtualizado, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${IDEIA.titulo} II`);
  });
  await test.step('the list shows it once', async () => {
    await page.goto('/projetos_submetidos');
    await expect(page.getByRole('rowheader')).toHaveText([`${IDEIA.titulo} II`]);
  });
});

type Eu = ReturnType<typeof dadosUnicos> & { readonly nome: string };

async function registrar(page: Page, eu: Eu): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Primeiro acesso' }).click();
  const salvar = page.getByRole('button', { name: 'Salvar', exact: true });
  const campo = (nome: string) => page.getByRole('textbox', { name: nome, exact: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dados pessoais');

  await salvar.click();
  await expectErro(page, { campo: 'foto', texto: 'campos vazios' });

  await campo('Nome').fill(eu.nome);
  await campo('CPF').pressSequentially(eu.cpf.replace(/\D/g, ''));
  await expect(campo('CPF')).toHaveValue(eu.cpf);
  await campo('CPF').fill('111.222.333-44');
  await expect(page.getByText('Confira o CPF: os dígitos verificadores não conferem')).toBeVisible();
  // Pasted from a document, with spaces and dots around the digits.
  await campo('CPF').fill(` ${eu.cpf} `);
  await expect(campo('CPF')).toHaveValue(eu.cpf);
  await expect(page.getByText('Confira o CPF: os dígitos verificadores não conferem')).toHaveCount(0);
  await campo('SIAPE').pressSequentially(`${eu.siape}99`);
  await expect(campo('SIAPE')).toHaveValue(eu.siape);
  await campo('E-mail').fill('iracema@universidade');
  await page.getByRole('combobox', { name: 'Unidade' }).selectOption({ index: 1 });
  await campo('Link do Lattes').fill('http://lattes.cnpq.br/123');
  await campo('Senha').fill('12345678');
  await page.getByTestId('foto-file').setInputFiles(umaImagem('retrato.png'));
  await expect(page.getByRole('img', { name: 'Foto escolhida' })).toBeVisible();

  await salvar.click();
  await expectErro(page, {
    campo: 'email',
    texto: MENSAGENS_CONTA.emailInvalido,
  });
  await campo('E-mail').fill(eu.email);
  await salvar.click();
  await expectErro(page, {
    campo: 'lattes',
    texto: 'o formato do lattes deve ser http://lattes.cnpq.br/XXXXXXXXXXXXXXXX',
  });
  await campo('Link do Lattes').fill(eu.lattes);
  await salvar.click();
  await expectErro(page, { campo: 'senha', texto: 'Esta senha é muito comum. Escolha outra.' });
  await campo('Senha').fill(SENHA);
  await expect(campo('Nome')).toHaveValue(eu.nome);
  await salvar.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('cadastro realizado com sucesso!')).toBeVisible();
}

async function adicionarColaboradores(page: Page, colega: { nome: string; siape: string }): Promise<void> {
  await page.getByRole('combobox', { name: /Outros professores participam/ }).selectOption('Sim');
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  const cadastrados = page.getByRole('dialog', { name: 'Professores colaboradores cadastrados' });
  await cadastrados.getByLabel('SIAPE').fill('0000000');
  await cadastrados.getByRole('button', { name: 'adicionar', exact: true }).click();
  await expectErro(page, { campo: 'siape', texto: 'professor não encontrado' }, cadastrados);
  await cadastrados.getByLabel('SIAPE').fill(colega.siape);
  await expect(cadastrados.getByRole('combobox', { name: 'Nome' })).toHaveValue(colega.nome);
  await cadastrados.getByRole('button', { name: 'adicionar', exact: true }).click();
  await expect(cadastrados.getByRole('listitem')).toContainText(colega.nome);
  await cadastrados.getByRole('button', { name: 'Adicionar professor não cadastrado' }).click();

  const outros = page.getByRole('dialog', { name: 'Professores não cadastrados no sistema' });
  await outros.getByRole('button', { name: 'adicionar', exact: true }).click();
  await expectErro(page, { campo: 'nome', texto: 'preencha todos os campos' }, outros);
  await outros.getByRole('textbox', { name: 'Nome' }).fill('Otávio Lins Barreto');
  await outros.getByRole('textbox', { name: 'SIAPE' }).fill('7654321');
  await outros.getByRole('radio', { name: '20h', exact: true }).check();
  await outros.getByRole('combobox', { name: 'Unidade' }).selectOption({ index: 1 });
  // What is typed is added, not asked about.
  await outros.getByRole('button', { name: 'Concluir' }).click();
  await expect(page.getByRole('button', { name: 'Cadastrar', exact: true })).toBeFocused();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Otávio' })).toContainText(
    'não cadastrado no sistema',
  );
}

/** Clicks, takes the PDF that the browser received, and reads it with an independent reader. */
async function lerPdfDaTela(page: Page, coordenadora: string): Promise<void> {
  // A browser shows the PDF in a new window; one without a PDF viewer (the headless shell) saves it as a
  // file.
  const dados: string[] = [];
  page.once('popup', (janela) => {
    janela.on('framenavigated', (frame) => dados.push(frame.url()));
    janela.on('download', (arquivo) => dados.push(arquivo.url()));
  });
  const [nova] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Gerar PDF (PDF, abre em nova janela)' }).click(),
  ]);
  const download = page.getByRole('link', { name: 'Baixar o PDF' });
  await expect(download).toBeVisible();
  const feito = (await download.getAttribute('href')) ?? '';
  expect(feito).toMatch(/^blob:/);
  await expect.poll(() => dados, 'what the new window was given').toContain(feito);
  await nova.close();
  const [salvo] = await Promise.all([page.waitForEvent('download'), download.click()]);
  const { texto, paginas } = await lerPdf(await readFile(await salvo.path()));
  for (const trecho of [
    IDEIA.titulo,
    coordenadora,
    'Otávio Lins Barreto',
    'Gaspar Monteiro Falcão',
    IDEIA.disciplina.nome,
    IDEIA.resumo,
    IDEIA.metodologia,
    IDEIA.resultados,
    IDEIA.atividade('DEZEMBRO'),
    IDEIA.referencias,
    ...IDEIA.palavras,
    `Página 1 de ${paginas}`,
  ]) {
    expect(texto).toContain(semEspacos(trecho));
  }
}
