import { PRIMEIRAS_OPCOES } from '@instrutoria/domain/projeto/campos.ts';
import { MESES } from '@instrutoria/domain/projeto/limits.ts';
import type { Locator, Page } from '@playwright/test';
import {
  expectSemMouse,
  semMouse,
  tabAndChoose,
  tabAndEnter,
  tabAndType,
  tabTo,
} from '../../support/accessibility/keyboard.ts';
import { watchTyping } from '../../support/accessibility/typed-twice.ts';
import { expect, test } from '../../support/fixtures.ts';
import { umaImagem, umPdf } from '../../support/scenes/arquivos.ts';
import { editor } from '../../support/scenes/assistente.ts';
import { dadosUnicos, novaPessoa } from '../../support/scenes/pessoas.ts';
import { IDEIA } from '../../support/scenes/proposta.ts';
import { emailPara, linkDo } from '../../support/server/emails.ts';

test.beforeEach(({ page }) => semMouse(page));
test.afterEach(({ page }) => expectSemMouse(page));

test('T-L2, T-L10: submits a project by keyboard from the login, and asks for nothing twice', {
  tag: '@longo',
}, async ({ page, app }) => {
  const eu = await novaPessoa(app.url);
  const { nome, cpf, siape, email, lattes, unidade } = eu;
  const redigitados = await watchTyping(page, { nome, cpf, siape, email, lattes, unidade });
  await entrarPorTeclado(page, eu.cpf, eu.senha);
  await tabAndEnter(page, page.getByRole('link', { name: 'Escrever uma proposta' }));

  await expectTela(page, 'Dados do coordenador');
  const edital = page.getByRole('combobox', { name: 'Edital', exact: true });
  await expect(edital.locator('option').nth(1)).toBeAttached();
  await escolherPorTeclado(page, edital);
  const participam = page.getByRole('combobox', { name: /Outros professores participam/ });
  await escolherPorTeclado(page, participam);
  await adicionarNaoCadastrado(page);
  await salvar(page, 'Especificações do projeto');

  await tabAndType(page, page.getByRole('textbox', { name: 'Título do projeto' }), IDEIA.titulo);
  await tabAndType(page, page.locator('#remunerados'), '1');
  await tabAndType(page, page.locator('#voluntarios'), '1');
  for (const opcao of Object.values(PRIMEIRAS_OPCOES)) {
    await tabTo(page, page.getByRole('radio', { name: opcao, exact: true }));
    await page.keyboard.press('Space');
  }
  await salvar(page, 'Cadastro de disciplinas');

  await adicionarDisciplinaPorTeclado(page);
  await tabAndChoose(page, page.getByRole('button', { name: /Comprovante das disciplinas/ }), umPdf());
  await expect(page.getByText('Arquivo enviado: comprovante.pdf')).toBeAttached();
  await salvar(page, 'Dados das disciplinas');
  await salvar(page, 'Identificação do projeto');

  for (const [index, palavra] of IDEIA.palavras.entries()) {
    await tabAndType(page, page.getByRole('textbox', { name: `Palavra-chave ${index + 1}` }), palavra);
  }
  await salvar(page, 'Resumo');
  await escrever(page, 'Resumo', IDEIA.resumo);
  await salvar(page, 'Introdução');
  await tabAndEnter(page, page.getByRole('link', { name: 'Anexo' }));
  await expectTela(page, 'Introdução em imagem');
  await tabAndChoose(page, page.getByRole('button', { name: /Imagem de Introdução/ }), umaImagem());
  await expect(page.getByRole('img', { name: 'Imagem da seção Introdução' })).toBeVisible();
  await salvar(page, 'Metodologia');
  await escrever(page, 'Metodologia', IDEIA.metodologia);
  await salvar(page, 'Resultados Esperados');
  await escrever(page, 'Resultados Esperados', IDEIA.resultados);
  await salvar(page, 'Cronograma');
  for (const mes of MESES) await escrever(page, `Atividade de ${mes}`, IDEIA.atividade(mes));
  await tabAndEnter(page, page.getByRole('button', { name: 'Salvar e continuar' }));
  await expect(page.getByRole('heading', { name: 'Voluntário 1 de 1' })).toBeFocused();
  await tabAndEnter(page, page.getByRole('button', { name: 'Copiar as atividades do instrutor anterior' }));
  await salvar(page, 'Referências');
  await escrever(page, 'Referências bibliográficas', IDEIA.referencias);
  await salvar(page, 'Revisão e envio');
  await tabAndEnter(page, page.getByRole('button', { name: 'Enviar projeto' }));
  await expect(page).toHaveURL(/detalhes_projeto\/\d+$/);
  await expectTela(page, IDEIA.titulo);
  expect(redigitados()).toEqual([]);
});

test('T-L2: registers by keyboard', { tag: '@longo' }, async ({ page }) => {
  const eu = dadosUnicos();
  await page.goto('/login');
  await tabAndEnter(page, page.getByRole('link', { name: 'Primeiro acesso' }));
  await expectTela(page, 'Dados pessoais');
  const campo = (nome: string) => page.getByRole('textbox', { name: nome, exact: true });
  await tabAndChoose(page, page.getByRole('button', { name: /Foto de perfil/ }), umaImagem());
  await expect(page.getByRole('img', { name: 'Foto escolhida' })).toBeVisible();
  await tabAndType(page, campo('Nome'), 'Zulmira Paixão Teles');
  await tabAndType(page, campo('CPF'), eu.cpf.replace(/\D/g, ''));
  await tabAndType(page, campo('SIAPE'), eu.siape);
  await tabAndType(page, campo('E-mail'), eu.email);
  await escolherPorTeclado(page, page.getByRole('combobox', { name: 'Unidade' }));
  await tabAndType(page, campo('Link do Lattes'), eu.lattes);
  await tabAndType(page, campo('Senha'), 'jabuticaba ao sol 82');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await entrarPorTeclado(page, eu.cpf, 'jabuticaba ao sol 82');
});

test('T-L2: recovers the password by keyboard', { tag: '@longo' }, async ({ page, app }) => {
  const eu = await novaPessoa(app.url);
  await page.goto('/login');
  await tabAndEnter(page, page.getByRole('link', { name: 'Esqueci minha senha' }));
  await expectTela(page, 'Recuperar senha');
  await tabAndType(page, page.getByRole('textbox', { name: 'E-mail' }), eu.email);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Se o e-mail estiver cadastrado, enviaremos um link para redefinir a senha.'),
  ).toBeVisible();
  const link = linkDo(await emailPara(app, eu.email, /Redefinição de senha/), 'redefinir-senha');
  await page.goto(link.pathname + link.search + link.hash);
  await tabAndType(page, page.getByLabel('Nova senha', { exact: false }).first(), 'orvalho de maio 515');
  await tabAndType(page, page.getByLabel('Confirmar senha', { exact: false }).first(), 'orvalho de maio 515');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await entrarPorTeclado(page, eu.cpf, 'orvalho de maio 515');
});

async function entrarPorTeclado(page: Page, cpf: string, senha: string): Promise<void> {
  if (!page.url().endsWith('/login')) await page.goto('/login');
  await tabAndType(page, page.getByLabel('CPF'), cpf);
  await tabAndType(page, page.getByLabel('Senha', { exact: true }), senha);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/menu$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Asserts that the screen with this heading is shown, and that the heading has the focus. */
async function expectTela(page: Page, titulo: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: titulo, exact: true });
  await expect(heading).toBeFocused();
}

async function salvar(page: Page, proxima: string): Promise<void> {
  await tabAndEnter(page, page.getByRole('button', { name: 'Salvar e continuar' }));
  await expectTela(page, proxima);
}

async function escrever(page: Page, label: string, texto: string): Promise<void> {
  await expect(editor(page, label)).toBeVisible();
  await tabTo(page, editor(page, label));
  await page.keyboard.insertText(texto);
}

/** Chooses the second option of a native select with ↓. */
async function escolherPorTeclado(page: Page, select: Locator): Promise<void> {
  await tabTo(page, select);
  await page.keyboard.press('ArrowDown');
  await expect(select).not.toHaveValue('');
}

async function adicionarNaoCadastrado(page: Page): Promise<void> {
  await tabAndEnter(page, page.getByRole('button', { name: 'Cadastrar', exact: true }));
  const cadastrados = page.getByRole('dialog', { name: 'Professores colaboradores cadastrados' });
  await expect(cadastrados.getByRole('combobox', { name: 'Nome' })).toBeFocused();
  await tabAndEnter(page, cadastrados.getByRole('button', { name: 'Adicionar professor não cadastrado' }));
  const outros = page.getByRole('dialog', { name: 'Professores não cadastrados no sistema' });
  await tabAndType(page, outros.getByRole('textbox', { name: 'Nome' }), 'Otávio Lins Barreto');
  await tabAndType(page, outros.getByRole('textbox', { name: 'SIAPE' }), '7654321');
  await tabTo(page, outros.getByRole('radio').first());
  await page.keyboard.press('Space');
  await escolherPorTeclado(page, outros.getByRole('combobox', { name: 'Unidade' }));
  await tabAndEnter(page, outros.getByRole('button', { name: 'adicionar', exact: true }));
  await expect(outros.getByRole('listitem')).toContainText('Otávio Lins Barreto');
  await page.keyboard.press('Escape');
  await expect(outros).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cadastrar', exact: true })).toBeFocused();
}

async function adicionarDisciplinaPorTeclado(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Adicionar disciplina' });
  await tabAndEnter(page, opener);
  const dialog = page.getByRole('dialog', { name: 'Adicionar disciplina' });
  const { nome, codigo, tsd, carga, curso } = IDEIA.disciplina;
  await expect(dialog.locator('#nome')).toBeFocused();
  await page.keyboard.type(nome);
  await tabAndType(page, dialog.locator('#codigo'), codigo);
  for (const id of ['semestre', 'unidade_oferta', 'tipo_disciplina']) {
    await escolherPorTeclado(page, dialog.locator(`#${id}`));
  }
  await tabAndType(page, dialog.locator('#tsd'), tsd);
  await tabAndType(page, dialog.locator('#carga_horaria'), carga);
  await tabTo(page, dialog.getByRole('radio', { name: 'Sim' }));
  await page.keyboard.press('Space');
  await tabAndType(page, dialog.locator('#cursos_ofertadas'), curso);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toContainText(curso);
  await tabAndEnter(page, dialog.getByRole('button', { name: 'Salvar disciplina' }));
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.getByRole('rowheader', { name: nome })).toBeVisible();
}
