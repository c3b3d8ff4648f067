import type { Locator, Page } from '@playwright/test';
import { doTipo } from '../support/contas.ts';
import { pronta } from '../support/entrar.ts';
import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { novaPessoaNaTela, rascunhoCompleto } from '../support/sessao.ts';

test('the skip links are the first stops, have their keys, and lead to content, menu, search and footer (T-L13)', async ({
  page,
  app,
}) => {
  await novaPessoaNaTela(page, app.url);
  await page.goto('/sessoes');
  await pronta(page);
  await page.keyboard.press('Tab');
  const primeiro = page.getByRole('link', { name: /Ir para o conteúdo/ });
  await expect(primeiro).toBeFocused();
  await expect(primeiro).toBeInViewport();
  await expect(primeiro).toHaveAttribute('accesskey', '1');
  await page.keyboard.press('Enter');
  await expect(page.locator('#conteudo')).toBeFocused();
  // No driver can press a browser's access key: it is there, and what it activates is tried by Enter.
  for (const [tecla, nome, id] of [
    ['2', 'Ir para o menu', 'menu'],
    ['4', 'Ir para o rodapé', 'rodape'],
  ] as const) {
    const atalho = page.getByRole('button', { name: nome });
    await expect(atalho).toHaveAttribute('accesskey', tecla);
    await atalho.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`#${id}`)).toBeFocused();
  }
  await page.getByRole('button', { name: 'Ir para a busca' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Esta página não tem busca.')).toBeVisible();
});

test('each navigation puts the focus on the new heading, and tells the title (T-L13)', async ({
  page,
  app,
}) => {
  await novaPessoaNaTela(page, app.url);
  const menu = page.getByRole('navigation', { name: 'Principal' });
  for (const [entrada, titulo] of [
    ['Cadastrar projeto', 'Dados do coordenador'],
    ['projetos submetidos', 'Projetos submetidos'],
    ['rascunhos salvos', 'Rascunhos salvos'],
  ] as const) {
    await menu.getByRole('link', { name: entrada }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(titulo);
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(`${titulo} · Instrutoria`);
  }
});

/** Focus enters, Tab and Shift+Tab stay inside, Escape closes, the opener has it again (T-L3). */
async function expectModal(page: Page, opener: Locator, dialog: Locator): Promise<void> {
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(inside).toBe(true);
  for (const tecla of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 18; stop += 1) {
      await page.keyboard.press(tecla);
      expect(await inside(), `after ${tecla} ${stop + 1}`).toBe(true);
    }
  }
  // An Escape inside a field with a list closes the list first.
  await tabTo(page, dialog.getByRole('button').last());
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

test('the modals of the wizard and of drafts hold the focus and give it back (T-L3)', async ({
  page,
  app,
}) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  await rascunhoCompleto(pessoa);
  const botao = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/cadastro_projeto');
  await page.getByRole('combobox', { name: /Outros professores/ }).selectOption('Sim');
  await expectModal(
    page,
    botao('Cadastrar'),
    page.getByRole('dialog', { name: 'Professores colaboradores cadastrados' }),
  );
  await expectModal(
    page,
    botao('Cancelar'),
    page.getByRole('dialog', { name: 'deseja salvar como rascunho?' }),
  );
  await page.goto('/cadastro_disciplina');
  await pronta(page);
  await expectModal(
    page,
    botao('Adicionar disciplina'),
    page.getByRole('dialog', { name: 'Adicionar disciplina' }),
  );
  await page.goto('/rascunhos_salvos');
  await expectModal(
    page,
    page.getByRole('button', { name: /^excluir / }),
    page.getByRole('dialog', { name: 'deseja excluir este rascunho?' }),
  );
});

test('the modals of the administration too (T-L3)', async ({ page, contas, retomar }) => {
  await retomar(page, doTipo(contas, 'administrador')[0]);
  for (const [tela, novo] of [
    ['editais', 'Novo edital'],
    ['unidades', 'Nova unidade'],
    ['programas', 'Novo programa'],
    ['avisos', 'Novo aviso'],
  ] as const) {
    await page.goto(`/administracao/${tela}`);
    await pronta(page);
    await expectModal(
      page,
      page.getByRole('button', { name: novo }),
      page.getByRole('dialog', { name: novo }),
    );
  }
  await page.goto('/administracao/unidades');
  await pronta(page);
  await expectModal(
    page,
    page.getByRole('button', { name: /^Excluir / }).first(),
    page.getByRole('dialog', { name: 'deseja excluir esta unidade?' }),
  );
});
