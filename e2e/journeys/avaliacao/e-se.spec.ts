import { MENSAGENS_DECISAO as M } from '@instrutoria/domain/decisao/messages.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { APPEARANCES, lossesNow, withAppearance } from '../../support/accessibility/appearances.ts';
import { tabAndEnter, tabAndType, tabTo } from '../../support/accessibility/keyboard.ts';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { comSessao } from '../../support/browser/entrar.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { avaliarOsOutros, comissaoDe, fechar } from '../../support/scenes/edital-em-avaliacao.ts';
import { novoEdital } from '../../support/scenes/edital-grande.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { propostaCompleta } from '../../support/scenes/proposta.ts';

test.use({ propria: 'avaliacao' });

const LIMITE = 5;
/** The number of scholarships that each project asks for, in the order of submission. */
const PEDEM = [2, 1, 2, 1, 2, 1];
const ESTREITOS = APPEARANCES.filter(({ nome }) => ['320 espaçado', '360 escuro', '400 %'].includes(nome));

const secao = (page: Page) => page.getByRole('region', { name: 'E se…', exact: true });
const resumo = (page: Page) => secao(page).getByText(/^\d+ bolsas? dadas?/);
const campo = (page: Page, nome: string) => secao(page).getByRole('textbox', { name: nome });
const regua = (page: Page, nome: string) => secao(page).getByRole('slider', { name: `${nome}, na régua` });
const aplicar = (page: Page) => secao(page).getByRole('button', { name: 'Aplicar à tabela' });
const salvar = (page: Page) =>
  page.getByRole('region', { name: 'Bolsas e mudanças' }).getByRole('button', { name: /^Salvar/ });
const naTabela = (page: Page): Promise<number[]> =>
  page
    .getByLabel(/^Bolsistas aprovados em/)
    .evaluateAll((campos) => campos.map((um) => Number((um as HTMLInputElement).value)));
const linhaDe = (tabela: Locator, nome: string) =>
  tabela.getByRole('row').filter({ has: tabela.page().getByRole('rowheader', { name: nome }) });

test('creates, compares, applies, undoes and saves what-if scenarios, stored for this call and person only', {
  tag: '@longo',
}, async ({ page, app, contas }) => {
  const comissao = await comissaoDe(app.url, contas);
  const { client: adm } = comissao.administradora;
  const edital = await novoEdital(comissao, 'de Cenários', { limiteBolsas: LIMITE });
  const lida = () => adm.lerDecisao({ params: { id: edital.id } });
  const outro = (await adm.listarTodosOsEditais()).find(({ fase }) => fase === 'decisao');
  if (outro === undefined) throw new Error('the demonstration decides no call');

  const dona = await novaPessoa(app.url);
  for (const [n, remunerados] of PEDEM.entries()) {
    const proposta = await propostaCompleta(dona, edital.id);
    const [um = {}] = proposta.cronogramas;
    // One schedule for each scholarship, and one for the volunteer.
    const cronogramas = Array.from({ length: remunerados + 1 }, () => um);
    await dona.client.submeterProjeto({
      body: { ...proposta, remunerados, cronogramas, titulo: `Ateliê ${n + 1}` },
    });
  }
  await fechar(comissao, edital.id);
  await avaliarOsOutros(comissao, edital.id, []);
  await adm.iniciarDecisao({ body: { id: edital.id } });
  const pedem = (await lida()).linhas.map(({ remunerados }) => remunerados);
  /** The first scenario: scholarships in the order of the ranking, until the limit. */
  const ateOndeDer = pedem.map((n, i) =>
    Math.max(0, Math.min(n, LIMITE - pedem.slice(0, i).reduce((a, b) => a + b, 0))),
  );

  // A session of this journey alone, which ends it; other journeys share the rest.
  await comSessao(page, app.url, doTipo(contas, 'PRESIDENTE_COMISSAO')[0]);
  await page.goto(`/editais/${edital.id}/decisao`);
  const abrir = page.getByRole('button', { name: 'E se…' });

  await test.step('opened in the page, the first scenario is what the limit gives; nothing is typed by it', async () => {
    await abrir.click();
    await expect(abrir).toHaveAttribute('aria-expanded', 'true');
    await expect(resumo(page)).toHaveText(/^5 bolsas dadas, 0 livres;/);
    // The call has no list of suplentes, so nobody has a number.
    await expect(
      secao(page).getByRole('cell', { name: 'as bolsas acabaram', exact: true }).first(),
    ).toBeVisible();
    await expect(secao(page).getByText('6 linhas da tabela mudam, sem salvar.')).toBeVisible();
    await expect(salvar(page)).toHaveCount(0);
    await expectAccessible(page, '/editais/:id/decisao', 'cheia', 'what if, one scenario');
  });

  await test.step('a number above the call’s limit is refused beside the field', async () => {
    await campo(page, 'Bolsas a distribuir').fill('6');
    await expect(secao(page).getByText(`O limite do edital é de ${LIMITE} bolsas`)).toBeVisible();
    await expect(secao(page).getByText('Corrija os campos acima para ver o efeito.')).toBeVisible();
    await expect(aplicar(page)).toHaveCount(0);
    // An invalid value is kept as it was typed.
    await page.reload();
    await expect(campo(page, 'Bolsas a distribuir')).toHaveValue('6');
    await campo(page, 'Bolsas a distribuir').fill('5');
    await expect(resumo(page)).toBeVisible();
  });

  await test.step('one more by keyboard alone: named, another rule, a scale moved', async () => {
    await page.getByRole('heading', { name: 'E se…' }).click();
    await tabAndEnter(page, secao(page).getByRole('button', { name: 'Novo cenário' }));
    await tabAndType(page, campo(page, 'Nome do cenário'), 'Sem unidade grande');
    await tabTo(page, secao(page).getByRole('radio', { name: 'Na ordem' }));
    await page.keyboard.press('ArrowDown');
    await expect(secao(page).getByRole('radio', { name: 'Um a cada um primeiro' })).toBeChecked();
    await expect(resumo(page)).toHaveText(/^5 bolsas dadas/);
    await expect(secao(page).getByRole('button', { name: 'Novo cenário' })).toHaveCount(0);
    await tabTo(page, regua(page, 'Bolsas por unidade, no máximo'));
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(campo(page, 'Bolsas por unidade, no máximo')).toHaveValue('3');
    await expect(resumo(page)).toHaveText(/^3 bolsas dadas, 2 livres/);
  });

  const comparacao = secao(page).getByRole('table', { name: 'O que cada cenário dá' });
  await test.step('scenarios are shown beside the present table', async () => {
    await expect(comparacao.getByRole('rowheader')).toHaveText([
      /^Tabela agora/,
      /^Cenário 1/,
      /^Sem unidade grande/,
    ]);
    await expect(linhaDe(comparacao, 'Tabela agora').getByRole('cell').nth(1)).toHaveText('0');
    await expect(linhaDe(comparacao, 'Sem unidade grande').getByRole('cell').nth(1)).toHaveText('3');
    const unidades = secao(page).getByRole('table', { name: 'Bolsas de cada unidade, por cenário' });
    await expect(linhaDe(unidades, dona.unidade).getByRole('cell')).toHaveText(['9', '0', '5', '3']);
    await expect(
      secao(page).getByRole('table', { name: 'Projetos em que os cenários diferem' }).getByRole('row'),
    ).not.toHaveCount(1);
    await expectAccessible(page, '/editais/:id/decisao', 'cheia', 'what if, two scenarios');
    for (const olhar of ESTREITOS)
      expect.soft(await withAppearance(page, olhar, () => lossesNow(page, olhar)), olhar.nome).toEqual([]);
  });

  await test.step('a removed one comes back', async () => {
    await secao(page).getByRole('button', { name: 'Remover Sem unidade grande' }).click();
    await expect(comparacao).toHaveCount(0);
    await expect(secao(page).getByRole('radio', { name: 'Cenário 1' })).toBeFocused();
    await secao(page).getByRole('button', { name: 'Desfazer a remoção' }).click();
    await expect(secao(page).getByRole('radio', { name: 'Sem unidade grande' })).toBeFocused();
    await expect(comparacao.getByRole('rowheader')).toHaveCount(3);
  });

  await test.step('a reload keeps them; another call has none of them', async () => {
    await page.reload();
    await expect(comparacao.getByRole('rowheader')).toHaveCount(3);
    await expect(campo(page, 'Nome do cenário')).toHaveValue('Sem unidade grande');
    await page.goto(`/editais/${outro.id}/decisao`);
    await expect(abrir).toHaveAttribute('aria-expanded', 'false');
    await abrir.click();
    await expect(secao(page).getByRole('radio', { name: /^Cenário/ })).toHaveCount(1);
    await expect(secao(page).getByText('Sem unidade grande')).toHaveCount(0);
    await page.goto(`/editais/${edital.id}/decisao`);
  });

  await test.step('applied over what was typed, undone, applied again: only the fields change', async () => {
    const primeiro = page.getByLabel(/^Bolsistas aprovados em/).first();
    await primeiro.fill('0');
    await page
      .getByLabel(/^Voluntários aprovados em/)
      .first()
      .fill('3');
    await secao(page).getByText('Cenário 1', { exact: true }).first().click();
    await expect(secao(page).getByText(/1 delas foi digitada ou preenchida/)).toBeVisible();
    await aplicar(page).click();
    expect(await naTabela(page)).toEqual(ateOndeDer);
    await expect(secao(page).getByText('Os campos da tabela já estão assim.')).toBeVisible();
    await expect(aplicar(page)).toBeFocused();
    await expect(salvar(page)).toHaveText('Salvar 6 mudanças');
    expect((await lida()).linhas.every(({ remunerados_aprovados: n }) => n === 0)).toBe(true);
    // Undoing a change keeps what was typed afterwards.
    await page
      .getByLabel(/^Voluntários aprovados em/)
      .nth(1)
      .fill('2');
    await secao(page).getByRole('button', { name: 'Desfazer', exact: true }).click();
    await expect(aplicar(page)).toBeFocused();
    await expect(page.getByLabel(/^Voluntários aprovados em/).first()).toHaveValue('3');
    await expect(page.getByLabel(/^Voluntários aprovados em/).nth(1)).toHaveValue('2');
    await expect(salvar(page)).toHaveText('Salvar 2 mudanças');
    await aplicar(page).click();
    expect(await naTabela(page)).toEqual(ateOndeDer);
    await expect(secao(page).getByText(/Em relação à tabela: 0 projetos entram, 0 saem/)).toBeVisible();
  });

  await test.step('saved like any other change, at a phone’s width', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await salvar(page).click();
    await expectAviso(page, M.instrutoresSalvos);
    expect((await lida()).linhas.map(({ remunerados_aprovados: n }) => n)).toEqual(ateOndeDer);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('out of the account, nothing of them is left in the browser', async () => {
    const guardados = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /^(cenarios|e-se):/.test(key)));
    expect(await guardados()).not.toEqual([]);
    await page.locator('[aria-controls="menu-da-pessoa"]').click();
    await page.getByRole('button', { name: 'Sair' }).first().click();
    await expect.poll(guardados).toEqual([]);
  });
});
