import type { Page } from '@playwright/test';
import { expectSemMouse, semMouse, tabAndEnter } from '../../support/accessibility/keyboard.ts';
import { telas } from '../../support/browser/telas.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { loggedIn } from '../../support/server/api.ts';

const partes = (page: Page) => page.getByRole('navigation', { name: 'Partes do projeto' });
const etapaDeAgora = (page: Page) =>
  page.getByRole('list', { name: 'Andamento' }).locator('[aria-current="step"]');

test('makes each part of a running project reachable from the home page without a mouse', {
  tag: '@longo',
}, async ({ page, app, quem, retomar }) => {
  const tela = telas.find(({ path }) => path === '/projetos/:id');
  if (tela === undefined) throw new Error('no screen of a project');
  const conta = quem.contaPara(tela, 'coordenador');
  const id = quem.exemplos.emAndamento;
  const { client } = await loggedIn(app.url, conta);
  const projeto = await client.lerProjeto({ params: { id } });
  await semMouse(page);
  await retomar(page, conta);
  await page.goto('/menu');
  const meus = page.getByRole('region', { name: 'Meus projetos' });
  // What is below the first view asks for its content at the first key.
  await expect(meus).toBeVisible();
  await page.keyboard.press('Tab');
  await tabAndEnter(page, meus.getByRole('link', { name: projeto.titulo, exact: true }));
  const h1 = page.getByRole('heading', { level: 1, name: projeto.titulo, exact: true });
  await expect(h1).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/projetos/${id}$`));
  await expect(etapaDeAgora(page)).toContainText('Ano em curso, agora');
  await expect(page.getByRole('region', { name: 'Resumo', exact: true })).toBeVisible();

  const abrir = async (parte: string, caminho: string) => {
    await tabAndEnter(page, partes(page).getByRole('link', { name: parte, exact: true }));
    await expect(page).toHaveURL(new RegExp(`/projetos/${id}${caminho}$`));
    await expect(h1).toBeFocused();
    await expect(partes(page).locator('[aria-current="page"]')).toHaveText(parte);
  };
  await abrir('Avaliação e resultado', '/resultado');
  await expect(page.getByRole('region', { name: 'Avaliação', exact: true })).toBeVisible();
  await abrir('Instrutores', '/instrutores');
  const { data: instrutores } = await client.listarInstrutores({ params: { id } });
  expect(instrutores.length).toBeGreaterThan(1);
  for (const { nome } of instrutores) {
    await expect(page.getByRole('rowheader').filter({ hasText: nome })).toBeVisible();
  }
  await abrir('Frequência', '/frequencia');
  await expect(page.getByRole('table', { name: /^Horas de cada instrutor/ })).toBeVisible();
  await abrir('Relatórios', '/relatorios');
  for (const { nome } of instrutores) {
    await expect(page.getByRole('link', { name: `Relatório de atividades de ${nome}` })).toBeVisible();
  }
  await abrir('Documentos', '/documentos');
  await expect(page.getByRole('list', { name: 'Da proposta' }).getByRole('listitem')).toHaveCount(2);
  await abrir('Histórico', '/historico');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'A administração publicou o resultado' }),
  ).toBeVisible();
  await abrir('Proposta', '');
  await expectSemMouse(page);

  await page.setViewportSize({ width: 360, height: 740 });
  const etapas = page.getByRole('list', { name: 'Andamento' });
  await expect(etapas.getByText('Enviado', { exact: true })).toBeHidden();
  await expect(etapaDeAgora(page)).toBeVisible();
  await page.getByRole('button', { name: 'Ver as 7 etapas' }).press('Enter');
  await expect(etapas.getByText('Enviado', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('shows on the page of a project only that it was sent, until the call closes', async ({
  page,
  app,
  contas,
  retomar,
}) => {
  const [coordenadora] = doTipo(contas, 'coordenador');
  const { client, id: eu } = await loggedIn(app.url, coordenadora);
  const seus = await client.listarProjetosSubmetidos({ params: { coordinatorId: eu } });
  const projeto = seus.find(({ edital }) => edital?.aberto);
  if (projeto === undefined) throw new Error('she has no open project');
  await retomar(page, coordenadora);
  await page.goto('/projetos_submetidos');
  await page.getByRole('link', { name: projeto.titulo, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/projetos/${projeto.id}$`));
  await expect(etapaDeAgora(page)).toContainText('Enviado, agora');
  await expect(partes(page).getByRole('link')).toHaveText([
    'Proposta',
    'Documentos',
    'Coordenação',
    'Histórico',
  ]);
  await page.goto(`/projetos/${projeto.id}/resultado`);
  await expect(page.getByText('O resultado aparece aqui depois de publicado.')).toBeVisible();
});

test('a page that one goes back to is where it was, every other begins at its top', async ({
  page,
  quem,
  retomar,
}) => {
  const id = quem.exemplos.emAndamento;
  await retomar(
    page,
    quem.contaPara({ path: '/instrutores/:id', title: '', tipo: 'coordenador' }, 'coordenador'),
  );
  const rolada = () => page.evaluate(() => Math.round(scrollY));
  await page.goto(`/detalhes_projeto/${id}`);
  await expect(page.getByRole('region', { name: 'Resumo', exact: true })).toBeVisible();
  await page.getByText('Metodologia', { exact: true }).last().scrollIntoViewIfNeeded();
  const lida = await rolada();
  expect(lida).toBeGreaterThan(300);
  await partes(page)
    .getByRole('link', { name: 'Instrutores', exact: true })
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page.getByRole('table', { name: 'Instrutores do projeto' })).toBeVisible();
  expect(await rolada()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Resumo', exact: true })).toBeVisible();
  await expect.poll(rolada).toBe(lida);
});
