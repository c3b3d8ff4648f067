import type { Page } from '@playwright/test';
import { expectErro } from '../../support/accessibility/announced-errors.ts';
import { comSessao, preencherLogin } from '../../support/browser/entrar.ts';
import { encerrarSessao, novaPessoaNaTela } from '../../support/browser/sessao.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { contasDe } from '../../support/server/api.ts';

const dialogo = (page: Page) =>
  page.getByRole('dialog', { name: 'Sua sessão terminou. Entre de novo para continuar.' });

test('[C-B7] shows a login over a form when the session ends, and completes the act for the same person', async ({
  page,
  app,
}) => {
  const eu = await novaPessoaNaTela(page, app.url);
  await page
    .getByRole('region', { name: 'Seu perfil' })
    .getByRole('link', { name: 'Atualizar dados' })
    .click();
  await page.locator('#nome').fill('Berenice Alvim de Castro');
  await encerrarSessao(page, app.url);
  await page.getByRole('button', { name: 'Atualizar', exact: true }).click();
  await page
    .getByRole('dialog', { name: /deseja salvar os dados/ })
    .getByRole('button', { name: 'Sim' })
    .click();

  await expect(dialogo(page)).toBeVisible();
  await test.step('the page below is out of reach, and no key and no Back closes the login', async () => {
    await expect(dialogo(page).getByLabel('CPF')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(dialogo(page)).toBeVisible();
    await expect(page).toHaveURL(/\/atualizar_professor$/);
  });
  await test.step('a wrong password shows its error, and loses nothing', async () => {
    await preencherLogin(dialogo(page), { ...eu, senha: 'nao e esta 123' });
    await expectErro(page, { texto: 'CPF ou senha incorretos', campo: null }, dialogo(page));
  });
  await preencherLogin(dialogo(page), eu);
  await expect(dialogo(page)).toBeHidden();
  // The update ended the session, as every update does; the page now notices it by itself.
  await expect(page).toHaveURL(/\/login$/);
  await comSessao(page, app.url, eu);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^(Bom dia|Boa tarde|Boa noite), Berenice$/,
  );
  await page.goto('/atualizar_professor');
  await expect(page.locator('#nome')).toHaveValue('Berenice Alvim de Castro');
});

test('[C-B7] keeps text typed in a dialog of the administration over the login, and sends it', {
  tag: '@longo',
}, async ({ page, app }) => {
  const adm = doTipo(await contasDe(app.url), 'administrador')[0];
  await comSessao(page, app.url, adm);
  await page.goto('/administracao/unidades');
  await page.getByRole('button', { name: 'Nova unidade' }).click();
  const form = page.getByRole('dialog', { name: 'Nova unidade' });
  const nome = `Faculdade de ${Date.now()}`;
  await form.getByRole('textbox', { name: 'Nome' }).fill(nome);
  await form.getByRole('textbox', { name: 'Cidade' }).fill('Serra Alta');
  await encerrarSessao(page, app.url);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialogo(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await preencherLogin(dialogo(page), adm);
  await expect(page.getByText('unidade criada com sucesso')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: nome })).toBeVisible();
});

test('[C-B7] leaves the page at a login by another person, and shows nothing of the former one (T-K4)', {
  tag: '@longo',
}, async ({ page, app }) => {
  await novaPessoaNaTela(page, app.url);
  const outra = await novaPessoa(app.url, 'Zulmira Pontes');
  await page.goto('/atualizar_professor');
  await page.locator('#nome').fill('Segredo de Berenice');
  await encerrarSessao(page, app.url);
  await page.getByRole('button', { name: 'Atualizar', exact: true }).click();
  await page
    .getByRole('dialog', { name: /deseja salvar os dados/ })
    .getByRole('button', { name: 'Sim' })
    .click();
  await expect(dialogo(page)).toBeVisible();
  await preencherLogin(dialogo(page), outra);
  await expect(page).toHaveURL(/\/menu$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^(Bom dia|Boa tarde|Boa noite), Zulmira$/,
  );
  await page.goto('/atualizar_professor');
  await expect(page.locator('#nome')).toHaveValue('Zulmira Pontes');
  expect(await page.content()).not.toContain('Segredo de Berenice');
});

test('[C-B7] goes to the login on leaving, without a question', async ({ page, app }) => {
  await novaPessoaNaTela(page, app.url);
  await page.goto('/atualizar_professor');
  await page.locator('#nome').fill('Outro nome');
  await encerrarSessao(page, app.url);
  await page.getByRole('button', { name: 'Atualizar', exact: true }).click();
  await page
    .getByRole('dialog', { name: /deseja salvar os dados/ })
    .getByRole('button', { name: 'Sim' })
    .click();
  await dialogo(page).getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
});
