import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { entrar } from '../../support/browser/entrar.ts';
import { expect, test } from '../../support/fixtures.ts';
import { escolherEdital } from '../../support/scenes/assistente.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';

test('shows a draft as a task until it is deleted, and makes every step a button of the page', async ({
  page,
  app,
}) => {
  const eu = await novaPessoa(app.url);
  await entrar(page, eu);
  const mesa = page.getByRole('region', { name: 'Precisa de você' });
  await expect(mesa.getByText('Você não tem nada para fazer agora.')).toBeVisible();
  await expect(
    mesa.getByText(/^A seguir: Terminam as inscrições: .+ \((falta|faltam|termina)/),
  ).toBeVisible();
  const abertos = page.getByRole('region', { name: 'Editais abertos' }).getByRole('listitem');
  await expect(abertos).not.toHaveCount(0);
  await expect(abertos.filter({ hasNot: page.getByText(/^até \d\d\/\d\d\/\d{4}, 23h59, /) })).toHaveCount(0);

  await page.getByRole('link', { name: 'Escrever uma proposta' }).click();
  await escolherEdital(page);
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(page).toHaveURL(/\/menu$/);
  const linha = mesa.getByRole('listitem').filter({ hasText: 'Enviar um rascunho' });
  await expect(linha).toContainText('Depois do prazo ele não pode mais ser enviado neste edital.');
  await expect(linha.getByText(/^até \d\d\/\d\d\/\d{4}, 23h59$/)).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Principal' });
  const inicio = menu.getByRole('link', { name: 'início', exact: true });
  await expect(inicio).toHaveAccessibleDescription('1 à espera');
  // A number beside the name of a list would be read as its length, so there is none.
  await expect(menu.getByRole('link', { name: 'Rascunhos salvos' })).toHaveAccessibleDescription('');
  await expectAccessible(page, '/menu', 'cheia', 'com uma tarefa');

  // Opens another page first, which asks the server by itself.
  await page.goto('/sessoes');
  await expect(inicio).toHaveAccessibleDescription('1 à espera');
  await page.goto('/menu');

  await linha.getByRole('link', { name: /^Continuar: Enviar um rascunho/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rascunhos salvos');
  await page.getByRole('button', { name: /^excluir/i }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Sim|Excluir)/ })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(menu.getByText('à espera')).toHaveCount(0);
  await page.getByRole('link', { name: 'início', exact: true }).click();
  await expect(mesa.getByText('Você não tem nada para fazer agora.')).toBeVisible();
});
