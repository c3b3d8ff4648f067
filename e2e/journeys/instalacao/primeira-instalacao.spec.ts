import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { MENSAGENS_INSTALACAO as M } from '@instrutoria/domain/instalacao/messages.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectErro } from '../../support/accessibility/announced-errors.ts';
import { preencherLogin } from '../../support/browser/entrar.ts';
import { expect, test } from '../../support/fixtures.ts';
import { umaImagem } from '../../support/scenes/arquivos.ts';
import { daquiA } from '../../support/scenes/dias.ts';
import { dadosUnicos } from '../../support/scenes/pessoas.ts';
import type { App } from '../../support/server/app.ts';

test.use({ modo: 'vazio', propria: 'primeira-instalacao' });

const SENHA = 'pinhao de junho 63';
const TELA = '/instalacao';

const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
const continuar = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click();
const passo = (page: Page) => page.getByRole('heading', { level: 2 });

/** The code that the operator reads in the output of the program. */
function codigoMostrado(app: App): string {
  const [codigo] = /(?:[0-9A-Z]{4}-){7}[0-9A-Z]{4}/.exec(app.output()) ?? [];
  if (codigo === undefined) throw new Error(`no code in: ${app.output()}`);
  return codigo;
}

test('sets up an empty installation: the code that the server printed, the assistant, the administrator, a call, a teacher', async ({
  page,
  context,
  app,
}) => {
  const codigo = codigoMostrado(app);
  const adm = dadosUnicos();
  await test.step('every page leads to the assistant, which asks for the code', async () => {
    await page.goto('/administracao/editais');
    await expect(page).toHaveURL(TELA);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instalação');
    await expectAccessible(page, TELA, 'vazia', 'the code');
    await campo(page, 'Código de instalação').fill('AAAA-BBBB');
    await page.getByRole('button', { name: 'Abrir o assistente' }).click();
    await expectErro(page, { campo: 'codigo', texto: M.codigoErrado });
    await abrir(page, codigo.toLowerCase());
    await expect(passo(page)).toHaveText('Instituição');
  });
  await test.step('institution', async () => {
    await continuar(page);
    await expectErro(page, { campo: 'instituicao.nome', texto: MENSAGENS_CONTA.preenchaTodosOsCampos });
    await expectAccessible(page, TELA, 'com erro', 'institution');
    await campo(page, 'Nome da instituição').fill('Universidade Federal da Serra');
    await campo(page, 'Sigla').fill('UFS');
    await page.locator('input[type=file]').setInputFiles(umaImagem('marca.png'));
    await expect(page.getByRole('button', { name: /Logotipo/ })).toContainText('marca.png');
    await continuar(page);
  });
  await test.step('time zone: proposed, and chosen by nobody but the person', async () => {
    await expect(passo(page)).toHaveText('Fuso horário');
    await expect(page.getByRole('combobox', { name: 'Fuso horário' })).toHaveValue('America/Fortaleza');
    await continuar(page);
    await expectErro(page, { campo: 'fusoConfirmado', texto: M.confirmeOFuso });
    await expectAccessible(page, TELA, 'com erro', 'time zone');
    await page.getByRole('checkbox', { name: /meia-noite do horário de Fortaleza/ }).check();
    await page.getByRole('combobox', { name: 'Fuso horário' }).selectOption('America/Noronha');
    await page.getByRole('checkbox', { name: /meia-noite do horário de Fernando de Noronha/ }).check();
    await continuar(page);
  });
  await test.step('a reload keeps what was typed, but no e-mail', async () => {
    await expect(passo(page)).toHaveText('Dados pessoais');
    await campo(page, 'Encarregado pelos dados pessoais').fill('Rita Lima');
    await campo(page, 'E-mail do encarregado').fill('rita.lima@exemplo.br');
    await page.reload();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('rita.lima@');
    await abrir(page, codigo);
    await expect(campo(page, 'Nome da instituição')).toHaveValue('Universidade Federal da Serra');
    for (const titulo of ['Fuso horário', 'Dados pessoais']) {
      await continuar(page);
      await expect(passo(page)).toHaveText(titulo);
    }
    await expect(campo(page, 'Encarregado pelos dados pessoais')).toHaveValue('Rita Lima');
    await campo(page, 'E-mail do encarregado').fill('rita.lima@exemplo.br');
    await expectAccessible(page, TELA, 'cheia', 'person in charge');
    await continuar(page);
  });
  await test.step('mail, storage and antivirus are tried, and what they say is shown', async () => {
    await expect(passo(page)).toHaveText('E-mail e arquivos');
    for (const parte of ['Banco de dados: ok', 'Arquivos: ok', 'E-mail: não', 'Antivírus: não']) {
      await expect(page.getByRole('listitem').filter({ hasText: parte })).toBeVisible();
    }
    await campo(page, 'Enviar uma mensagem de teste para').fill(adm.email);
    await page.getByRole('button', { name: 'Enviar teste' }).click();
    await expect(page.getByText(M.testeGravado)).toBeVisible();
    await expectAccessible(page, TELA, 'cheia', 'parts');
    await continuar(page);
  });
  await test.step('units and programmes: a wrong row is named, and nothing typed is lost', async () => {
    await expect(passo(page)).toHaveText('Unidades');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'unidades.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Nome;Cidade\r\nReitoria;Serra Alta\r\nCentro de Ciências;\r\n', 'latin1'),
      });
    const unidades = campo(page, 'Unidades acadêmicas');
    await expect(unidades).toHaveValue(/Centro de Ciências;/);
    await campo(page, 'Programas de pós-graduação').fill('Letras, Linguística e Artes');
    await expect(page.getByRole('cell', { name: 'Letras, Linguística e Artes' })).toBeVisible();
    await continuar(page);
    const aviso = page.getByRole('link', { name: /^Unidade 2: / });
    await expect(aviso).toBeVisible();
    await aviso.click();
    await expect(page.locator('[id="unidades.1.cidade"]')).toBeFocused();
    await expectAccessible(page, TELA, 'com erro', 'units');
    await unidades.fill('Reitoria;Serra Alta\nCentro de Ciências;Serra Baixa');
    await continuar(page);
  });
  await test.step('the first administrator, by the rules of every account', async () => {
    await expect(passo(page)).toHaveText('Administrador');
    await campo(page, 'Nome completo').fill('Cláudia Portela Reis');
    await campo(page, 'CPF').fill(adm.cpf);
    await campo(page, 'E-mail').fill(adm.email);
    await campo(page, 'SIAPE').fill(adm.siape);
    await page.getByRole('combobox', { name: 'Unidade' }).selectOption('Reitoria');
    await senha(page, '12345678');
    await expectAccessible(page, TELA, 'cheia', 'administrator');
    await continuar(page);
    await expect(passo(page)).toHaveText('Primeiro edital');
    await expectAccessible(page, TELA, 'cheia', 'first call');
    await page.getByRole('button', { name: 'Concluir a instalação' }).click();
    // Only the server knows the common passwords, so the wizard goes back to the step with the password.
    await expect(passo(page)).toHaveText('Administrador');
    await expectErro(page, {
      campo: 'administrador.senha',
      texto: 'Esta senha é muito comum. Escolha outra.',
    });
    await senha(page, SENHA);
    await continuar(page);
  });
  await test.step('typed values survive a lost network; with it, the product is installed', async () => {
    await expect(passo(page)).toHaveText('Primeiro edital');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Concluir a instalação' }).click();
    await expect(page.getByRole('region', { name: 'Problemas no formulário' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Concluir a instalação' }).click();
    await expect(page.getByText(M.pronta)).toBeVisible();
    await expectAccessible(page, TELA, 'cheia', 'installed');
    expect(await page.evaluate(() => localStorage.getItem('instalacao'))).toBeNull();
  });
  await test.step('the administrator comes in, and reads what is still to do', async () => {
    await page.getByRole('link', { name: 'Entrar' }).click();
    await preencherLogin(page, { cpf: adm.cpf, senha: SENHA });
    await expect(page).toHaveURL(/\/menu$/);
    const itens = page.getByRole('note').filter({ hasText: 'O que ainda falta configurar' });
    await expect(itens.getByRole('listitem')).toHaveCount(4);
    await expect(page.getByRole('link', { name: /Currículo Lattes/ })).toHaveCount(0);
    await expectAccessible(page, '/menu', 'cheia', 'checklist');
    await itens.getByRole('button', { name: /^Dispensar: .*antivírus/i }).click();
    await expect(itens.getByRole('listitem')).toHaveCount(3);
  });
  const edital = `Edital ${daquiA(0).slice(0, 4)} de Instrutoria em Ensino`;
  await test.step('creates a call', async () => {
    await page.goto('/administracao/editais');
    await page.getByRole('link', { name: 'Novo edital' }).click();
    const form = page.getByRole('form', { name: 'Novo edital' });
    await campo(page, 'Nome').fill(edital);
    await form.getByLabel('Início das inscrições').fill(daquiA(-1));
    await form.getByLabel('Fim das inscrições').fill(daquiA(20));
    await form.getByRole('button', { name: 'Criar o edital' }).click();
    await expect(page).toHaveURL(/\/editais\/\d+\/configuracao$/);
    await page.goto('/menu');
    await expect(page.getByRole('note').filter({ hasText: 'ainda falta' }).getByRole('listitem')).toHaveCount(
      2,
    );
  });
  await test.step('a teacher registers in a unit of the list, and finds the call', async () => {
    await page.evaluate(() => localStorage.clear());
    const eu = dadosUnicos();
    await page.goto('/cadastro_professor');
    await campo(page, 'Nome').fill('Iracema Dourado Sampaio');
    await campo(page, 'CPF').fill(eu.cpf);
    await campo(page, 'SIAPE').fill(eu.siape);
    await campo(page, 'E-mail').fill(eu.email);
    await campo(page, 'Link do Lattes').fill(eu.lattes);
    await campo(page, 'Senha').fill(SENHA);
    await page
      .getByRole('combobox', { name: 'Unidade' })
      .selectOption({ label: 'Centro de Ciências (Serra Baixa)' });
    await page.getByTestId('foto-file').setInputFiles(umaImagem('retrato.png'));
    await expect(page.getByRole('img', { name: 'Foto escolhida' })).toBeVisible();
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    await preencherLogin(page, { cpf: eu.cpf, senha: SENHA });
    await expect(page).toHaveURL(/\/menu$/);
    await page.goto('/cadastro_projeto');
    await expect(page.getByRole('option', { name: edital })).toBeAttached();
  });
  await test.step('a person who opens the assistant afterwards reads that it is over', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(TELA);
    await campo(page, 'Código de instalação').fill(codigo);
    await page.getByRole('button', { name: 'Abrir o assistente' }).click();
    await expectErro(page, { campo: null, texto: M.concluida });
  });
});

async function abrir(page: Page, codigo: string): Promise<void> {
  await campo(page, 'Código de instalação').fill(codigo);
  await page.getByRole('button', { name: 'Abrir o assistente' }).click();
}

async function senha(page: Page, valor: string): Promise<void> {
  await campo(page, 'Senha').fill(valor);
  await campo(page, 'Confirmação da senha').fill(valor);
}
