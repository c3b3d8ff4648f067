import { MENSAGENS_FREQUENCIA as M } from '@instrutoria/domain/frequencia/messages.ts';
import { expectAccessible, expectReflow } from '../../support/accessibility/accessibility-scan.ts';
import { tabAndEnter, tabTo } from '../../support/accessibility/keyboard.ts';
import { expectAviso, responder } from '../../support/browser/dialogos.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import {
  abrirFolha,
  type CincoNaFolha,
  celula,
  cincoInstrutores,
  horasGuardadas,
} from '../../support/scenes/folha-de-frequencia.ts';
import { loggedIn } from '../../support/server/api.ts';

const TELA = '/frequencia/:id';
test.use({ propria: 'frequencia', relogio: '2026-11-16T13:00:00Z' });
test.describe.configure({ mode: 'default' });

let cena: CincoNaFolha;
test.beforeEach(async ({ page, app, contas, quem, retomar }) => {
  cena = await cincoInstrutores(app.url, contas, quem);
  await retomar(page, cena.dona);
});
const registrar = 'Registrar';
/** The five instructors of Nara, who is new: her whole year is only proposed. */
const NARA = 'Nara Quintela';

test('registers a whole sheet of five instructors: alerts, the question of less than 32 hours, readable by others', async ({
  page,
  contas,
  retomar,
}) => {
  const { projeto, nomes } = cena;
  const [ana = ''] = nomes;
  const botao = page.getByRole('button', { name: registrar, exact: true });
  await page.goto(`/projetos_submetidos/${projeto}`);
  await page.getByRole('link', { name: 'Frequência', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Frequência', exact: true })).toBeVisible();

  await test.step('T-L9: one table, its caption, its headers, and a name of month and person for each field', async () => {
    const tabela = page.getByRole('table', { name: 'Horas de cada instrutor em cada mês de 2026' });
    expect(nomes).toHaveLength(5);
    for (const nome of nomes) {
      await expect(tabela.getByRole('rowheader', { name: nome })).toBeVisible();
      for (const mes of ['janeiro', 'março', 'novembro']) await expect(celula(page, mes, nome)).toBeVisible();
      await expect(celula(page, 'dezembro', nome)).toHaveCount(0);
    }
    await expect(tabela.getByRole('columnheader')).toHaveText([
      'Instrutor',
      ...[/janeiro$/, /fevereiro$/, /março$/, /abril$/, /maio$/, /junho$/, /julho$/],
      ...[/agosto$/, /setembro$/, /outubro$/, /novembro$/, /dezembro$/],
      'Total',
    ]);
    await expect(tabela.getByRole('row').filter({ hasText: ana })).toContainText('ainda não chegou');
    await expect(celula(page, 'janeiro', ana)).toHaveAccessibleDescription('não se aplica');
    await expect(celula(page, 'novembro', NARA)).toHaveAccessibleDescription('sugestão');
    await pageReady(page);
    await expectAccessible(page, TELA, 'cheia', 'the sheet');
    await expectReflow(page, TELA, true);
  });

  await test.step('an empty or excessive cell shows an error with the person’s name, and nothing is sent', async () => {
    await celula(page, 'março', ana).fill('');
    await expect(page.getByText('Falta preencher um mês:')).toBeVisible();
    await celula(page, 'abril', ana).fill('320,5');
    await celula(page, 'maio', NARA).fill('muitas');
    await botao.click();
    // Each kind of error has its sentence (C-C9), and below it a link for each cell.
    await expect(page.getByRole('alert')).toHaveText([
      `${ana}: ${M.celulaVazia}`,
      `${ana}: ${M.foraDoLimite}`,
      `${NARA}: ${M.naoENumero}`,
    ]);
    await expect(page.getByRole('link', { name: 'março', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'abril', exact: true })).toBeVisible();
    await expect(celula(page, 'abril', ana)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, TELA, 'com erro', 'three wrong cells');
    await page.getByRole('link', { name: 'maio', exact: true }).click();
    await expect(celula(page, 'maio', NARA)).toBeFocused();
    await celula(page, 'março', ana).fill('34,5');
    await celula(page, 'abril', ana).fill('36');
    await celula(page, 'maio', NARA).fill('-1');
  });

  await test.step('less than 32 hours in the current month asks first; a no changes nothing', async () => {
    await celula(page, 'novembro', NARA).fill('31,9');
    await botao.click();
    const pergunta = page.getByRole('dialog', { name: M.desejaContinuar, exact: true });
    await expect(pergunta).toContainText(`${NARA}: menos de 32 horas no mês atual`);
    await expect(pergunta).toContainText('menos de 8h semanais');
    await expectAccessible(page, TELA, 'modal', M.desejaContinuar);
    await responder(page, M.desejaContinuar, 'Não');
    expect(await horasGuardadas(cena, NARA, 11)).toBeUndefined();
    await botao.click();
    await responder(page, M.desejaContinuar, 'Sim');
    await expectAviso(page, M.registradas);
    await expect(celula(page, 'novembro', NARA)).toHaveAccessibleDescription('');
    expect(await horasGuardadas(cena, NARA, 11)).toBe(31.9);
    expect(await horasGuardadas(cena, ana, 3)).toBe(34.5);
  });

  await test.step('leaving asks; a broken server keeps what was typed; cancelling drops it', async () => {
    await celula(page, 'março', ana).fill('12');
    await page.route('**/api/frequenciasInstrutor', (route) => route.abort());
    await botao.click();
    await responder(page, M.desejaContinuar, 'Sim');
    await expect(page.getByRole('alert')).toHaveText(M.erroDesconhecido);
    await page.unroute('**/api/frequenciasInstrutor');
    await expect(celula(page, 'março', ana)).toHaveValue('12');
    await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
    await responder(page, M.desejaCancelar, 'Não');
    await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
    await responder(page, M.desejaCancelar);
    await expect(page).toHaveURL(new RegExp(`/projetos_submetidos/${projeto}$`));
    await abrirFolha(page, projeto);
    await expect(celula(page, 'março', ana)).toHaveValue('34,5');
  });

  await test.step('the secretariat, the president and the administrator read the same sheet and change nothing', async () => {
    for (const tipo of ['secretaria', 'PRESIDENTE_COMISSAO', 'administrador'] as const) {
      await retomar(page, doTipo(contas, tipo)[0]);
      await page.goto(`/frequencia/${projeto}`);
      const linha = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: NARA }) });
      await expect(linha).toContainText('31,9');
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('button', { name: registrar })).toHaveCount(0);
    }
    await expectAccessible(page, TELA, 'cheia', 'read only');
  });
});

test('T-L2: fills in the same sheet with the keyboard alone, with no field under the sticky names', {
  tag: '@longo',
}, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['mousedown', 'pointerdown', 'touchstart'] as const) {
      addEventListener(name, () => document.documentElement.setAttribute('data-mouse', name), true);
    }
  });
  const { projeto, nomes } = cena;
  const [ana = '', outro = ''] = nomes;
  const ultima = nomes.at(-1) ?? '';
  await page.setViewportSize({ width: 1024, height: 700 });
  await abrirFolha(page, projeto);
  await tabTo(page, celula(page, 'janeiro', ana));
  await page.keyboard.type('-1');
  for (const [i, nome] of nomes.entries()) {
    if (i === 0) continue;
    await page.keyboard.press('Enter');
    await expect(celula(page, 'janeiro', nome)).toBeFocused();
    await page.keyboard.type('-1');
  }
  await page.keyboard.press('Enter');
  await expect(celula(page, 'janeiro', ultima)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(celula(page, 'fevereiro', ultima)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(celula(page, 'março', ultima)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  for (let mes = 4; mes <= 11; mes += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('35,5');
  await expect(celula(page, 'novembro', nomes.at(-2) ?? '')).toHaveValue('35,5');
  // While typing, the arrows move by letters; after coming back to the cell, by cells.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const oculta = () =>
    page.evaluate(() => {
      const field = document.activeElement;
      const box = field?.getBoundingClientRect();
      if (field === null || box === undefined) return 'nothing has the focus';
      const above = document.elementFromPoint(box.left + 3, box.top + box.height / 2);
      return above === field ? null : `under ${above?.className ?? 'nothing'}`;
    });
  // Starts at the total, the last column: on the way back the sticky names could cover months.
  const escondido = await page.getByRole('region', { name: 'Folha de 2026' }).evaluate((quadro) => {
    quadro.scrollLeft = quadro.scrollWidth;
    return quadro.scrollLeft;
  });
  expect(escondido, 'wider than its window').toBeGreaterThan(30);
  for (let mes = 11; mes > 2; mes -= 1) {
    await page.keyboard.press('ArrowLeft');
    expect(await oculta(), `${mes - 1}`).toBeNull();
  }
  await page.keyboard.press('Shift+Tab');
  expect(await oculta(), 'with Shift+Tab').toBeNull();
  await expect(celula(page, 'janeiro', nomes.at(-2) ?? '')).toBeFocused();
  await tabTo(page, celula(page, 'novembro', outro));
  await page.keyboard.type('33');
  await tabAndEnter(page, page.getByRole('button', { name: registrar, exact: true }));
  const pergunta = page.getByRole('dialog', { name: M.desejaContinuar, exact: true });
  const avisos = page.getByRole('region', { name: 'Avisos do sistema' });
  await expect(pergunta.or(avisos.getByText(M.registradas))).toBeVisible();
  if (await pergunta.isVisible()) await page.keyboard.press('Enter');
  await expect(avisos.getByText(M.registradas, { exact: true })).toBeVisible();
  expect(await horasGuardadas(cena, outro, 11)).toBe(33);
  await expect(page.locator('html')).not.toHaveAttribute('data-mouse');
});

test('shows on a phone a card for each instructor; typed hours are kept over a reload, and removed after a logout', {
  tag: '@longo',
}, async ({ page, retomar }) => {
  const { projeto, nomes, dona } = cena;
  const [ana = ''] = nomes;
  await page.setViewportSize({ width: 360, height: 780 });
  await abrirFolha(page, projeto);
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('region', { name: ana, exact: true })).toBeVisible();
  await celula(page, 'novembro', ana).fill('21,5');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Recuperamos as horas que você tinha digitado.')).toBeVisible();
  await expect(celula(page, 'novembro', ana)).toHaveValue('21,5');
  await expectAccessible(page, TELA, 'cheia', 'a recovered draft');
  await page.evaluate(() => localStorage.setItem('dono', '0'));
  await retomar(page, dona);
  await abrirFolha(page, projeto);
  await expect(celula(page, 'novembro', ana)).not.toHaveValue('21,5');
});

test('T-G13: shows the second of two tabs both values of each cell that differs, lets it choose, and loses nothing', {
  tag: '@longo',
}, async ({ page, context }) => {
  const { projeto, nomes } = cena;
  const [ana = ''] = nomes;
  const outra = await context.newPage();
  for (const aba of [page, outra]) {
    await aba.setViewportSize({ width: 1280, height: 900 });
    await abrirFolha(aba, projeto);
  }
  const enviar = async (aba: typeof page) => {
    await aba.getByRole('button', { name: registrar, exact: true }).click();
    const pergunta = aba.getByRole('dialog', { name: M.desejaContinuar, exact: true });
    const depois = aba.getByRole('dialog', { name: 'Esta folha foi alterada em outro lugar' });
    const aviso = aba.getByRole('region', { name: 'Avisos do sistema' }).getByText(M.registradas);
    await expect(pergunta.or(depois).or(aviso)).toBeVisible();
    if (await pergunta.isVisible()) await responder(aba, M.desejaContinuar);
  };
  await celula(page, 'junho', ana).fill('41');
  await celula(page, 'julho', ana).fill('42');
  await enviar(page);
  await expectAviso(page, M.registradas);
  await celula(outra, 'julho', ana).fill('52');
  await celula(outra, 'agosto', ana).fill('53');
  await enviar(outra);
  const dialog = outra.getByRole('dialog', { name: 'Esta folha foi alterada em outro lugar' });
  const grupo = (mes: string) => dialog.getByRole('group', { name: `${ana}, ${mes}` });
  await expect(grupo('junho').getByLabel('No servidor: 41 horas')).toBeChecked();
  await expect(grupo('julho').getByLabel('Aqui: 52 horas')).toBeChecked();
  await expect(grupo('agosto').getByLabel('Aqui: 53 horas')).toBeChecked();
  await expectAccessible(outra, TELA, 'modal', 'both sheets');
  await dialog.getByRole('button', { name: 'Decidir depois' }).click();
  await expect(celula(outra, 'julho', ana)).toHaveValue('52');
  await expect(outra.getByRole('alert')).toHaveText(`${M.erroAoEnviar}${M.mudouEnquanto}`);
  await enviar(outra);
  await grupo('julho').getByLabel('No servidor: 42 horas').check();
  await dialog.getByRole('button', { name: 'Registrar o que escolhi' }).click();
  await expectAviso(outra, M.registradas);
  for (const [mes, horas] of [
    [6, 41],
    [7, 42],
    [8, 53],
  ] as const) {
    expect(await horasGuardadas(cena, ana, mes), `month ${mes}`).toBe(horas);
  }
  await outra.close();
});

test('names an instructor who became irregular meanwhile, whose row is then read-only (D28)', async ({
  page,
}) => {
  const { projeto, client } = cena;
  const { data } = await client.listarInstrutores({ params: { id: projeto } });
  const falta = data.find(({ frequentando }) => frequentando);
  if (falta === undefined) throw new Error('nobody attends');
  await abrirFolha(page, projeto);
  for (const nome of cena.nomes) {
    const campo = celula(page, 'novembro', nome);
    if ((await campo.inputValue()) !== '-1') await campo.fill('34');
  }
  await client.registrarIrregularidade({ params: { id: falta.id } });
  await page.getByRole('button', { name: registrar, exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(`${M.erroAoEnviar}${falta.nome}: ${M.instrutorIrregular}`);
  await page.goto(`/frequencia/${projeto}`);
  await expect(page.getByRole('rowheader', { name: falta.nome })).toContainText('aluno irregular');
  await expect(celula(page, 'março', falta.nome)).toHaveCount(0);
});

test('offers nothing to register in a project whose instructors are all irregular', async ({
  page,
  app,
  contas,
  retomar,
}) => {
  for (const conta of doTipo(contas, 'coordenador')) {
    const { client, id } = await loggedIn(app.url, conta);
    for (const { id: projeto } of await client.listarProjetosSubmetidos({ params: { coordinatorId: id } })) {
      const { linhas } = await client.lerFolhaDeFrequencia({ params: { id: projeto }, query: {} });
      if (linhas.length === 0 || linhas.some(({ aceita }) => aceita)) continue;
      await retomar(page, conta);
      await abrirFolha(page, projeto);
      await page.getByRole('button', { name: registrar, exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(M.nadaParaRegistrar);
      return;
    }
  }
  throw new Error('no project of irregular instructors');
});
