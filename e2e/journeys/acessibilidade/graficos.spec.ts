import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { axeFindings } from '../../support/accessibility/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { type Entrada, loggedIn } from '../../support/server/api.ts';

const grafico = (page: Page, nome: string | RegExp) =>
  page.getByRole('figure').filter({ has: page.getByRole('application', { name: nome }) });
const lido = (figura: Locator) => figura.getByRole('status');
const linhas = (figura: Locator) =>
  figura
    .locator('tbody tr')
    .evaluateAll((trs) => trs.map((tr) => [...tr.children].map((c) => c.textContent)));

/** Creates a published call whose instructors have hours. */
async function comHoras(adm: Entrada['client']): Promise<number> {
  for (const { id, fase } of await adm.listarTodosOsEditais()) {
    if (fase !== 'resultado') continue;
    const { horas } = await adm.lerPainel({ params: { editalId: id } });
    if (horas.length > 0) return id;
  }
  throw new Error('no published call has hours');
}

/** Asserts that the chart draws something, in more than one colour. */
async function expectDesenhado(figura: Locator): Promise<void> {
  await expect(async () => {
    const cores = await figura.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      const pontos = new Set<number>();
      for (let i = 0; i < data.length; i += 4) {
        if ((data[i + 3] ?? 0) === 255)
          pontos.add(((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0));
      }
      return pontos.size;
    });
    expect(cores).toBeGreaterThan(2);
  }).toPass({ timeout: 60_000 });
}

test('draws each chart of a call’s panel, with arrows, mouse and the same values as its table', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const [administradora] = doTipo(contas, 'administrador');
  const { client: adm } = await loggedIn(app.url, administradora);
  const edital = await comHoras(adm);
  const dados = await adm.lerPainel({ params: { editalId: edital } });
  await retomar(page, administradora);
  await page.goto('/painel');
  await page.getByLabel('Edital', { exact: true }).selectOption(String(edital));
  const figuras = page.getByRole('figure');
  await expect(figuras).toHaveCount(7);

  await test.step('all seven charts have their tables, and axe finds no fault', async () => {
    const nomes = [
      ...[
        'Projetos enviados por dia',
        'Projetos enviados por unidade',
        /^Andamento de/,
        'Projetos por faixa do total',
      ],
      ...['Bolsas pedidas e aprovadas por unidade', 'Horas registradas por mês', 'Bolsas por mês da folha'],
    ];
    for (const nome of nomes) await expectDesenhado(grafico(page, nome));
    await expectAccessible(page, '/painel', 'cheia', 'with charts');
  });

  await test.step('arrows go through the hours; each value is shown, announced, and in the table', async () => {
    const horas = grafico(page, 'Horas registradas por mês');
    await horas.getByRole('application').focus();
    const walked: (string | null)[] = [];
    for (const _ of dados.horas) {
      walked.push(await lido(horas).textContent());
      await page.keyboard.press('ArrowRight');
    }
    const ditas = dados.horas.map(({ mes, horas: n }) => [
      mesPorExtenso(mes),
      n.toLocaleString('pt-BR', { maximumFractionDigits: 1 }),
    ]);
    expect(dados.horas.some(({ horas: n }) => n > 0)).toBe(true);
    expect(walked).toEqual(ditas.map(([mes, n]) => `${mes} · Horas: ${n}`));
    await horas.getByRole('button', { name: /^Ver como tabela/ }).click();
    await expect(horas.getByRole('table', { name: 'Horas registradas por mês' })).toBeVisible();
    expect(await linhas(horas)).toEqual(ditas);
  });

  await test.step('the last key leads to the last month paid, which is marked while its sheet is open', async () => {
    const pagamento = grafico(page, 'Bolsas por mês da folha');
    await pagamento.getByRole('application').focus();
    await page.keyboard.press('End');
    const ultimo = dados.pagamento?.at(-1);
    if (ultimo === undefined) throw new Error('the call has no sheet');
    const previa = ultimo.fechada ? '' : ' (prévia)';
    await expect(lido(pagamento)).toHaveText(
      `${mesPorExtenso(ultimo.mes)}${previa} · Bolsas do mês: ${ultimo.pagos} · Complementos: ${ultimo.ajustes} · A devolver: ${ultimo.aDevolver}`,
    );
    await page.keyboard.press('Escape');
    await expect(lido(pagamento)).toHaveText('');
  });

  await test.step('the value under the mouse is read too, until it leaves', async () => {
    const unidades = grafico(page, 'Projetos enviados por unidade');
    const area = unidades.getByRole('application');
    const { width } = (await area.boundingBox()) ?? { width: 0 };
    await area.locator('canvas').hover({ position: { x: width * 0.6, y: 16 } });
    const [primeira] = await linhas(unidades);
    await expect(lido(unidades)).toHaveText(`${primeira?.[0]} · Projetos: ${primeira?.[1]}`);
    await page.mouse.move(0, 0);
    await expect(lido(unidades)).toHaveText('');
  });

  await test.step('paper and forced colours show the tables, and no drawing', async () => {
    const notas = page.getByRole('figure').filter({ has: page.getByText('Projetos por faixa do total') });
    for (const media of [{ media: 'print' }, { media: 'screen', forcedColors: 'active' }] as const) {
      await page.emulateMedia(media);
      await expect(notas.locator('table')).toBeVisible();
      await expect(notas.locator('canvas')).toBeHidden();
    }
    await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
  });
});

test('shows the same charts on the parts of the call’s page; no payment for the president, none without the right', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const [administradora] = doTipo(contas, 'administrador');
  const edital = await comHoras((await loggedIn(app.url, administradora)).client);
  await retomar(page, administradora);
  await page.goto(`/editais/${edital}/pagamento`);
  await expectDesenhado(grafico(page, 'Bolsas por mês da folha'));
  await expectDesenhado(grafico(page, 'Horas registradas por mês'));
  await page.goto(`/editais/${edital}/avaliacao`);
  await expectDesenhado(grafico(page, 'Bolsas pedidas e aprovadas por unidade'));
  await expect(grafico(page, 'Bolsas por mês da folha')).toHaveCount(0);

  await retomar(page, doTipo(contas, 'PRESIDENTE_COMISSAO')[0]);
  await page.goto('/painel');
  await page.getByLabel('Edital', { exact: true }).selectOption(String(edital));
  await expectDesenhado(grafico(page, 'Horas registradas por mês'));
  await expect(page.getByText('Bolsas por mês da folha')).toHaveCount(0);
  await retomar(page, doTipo(contas, 'coordenador')[0]);
  await page.goto('/painel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('sem permissão');
  await expect(page.getByRole('figure')).toHaveCount(0);
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });
  test('draws charts in the dark colours, and follows the preference', { tag: '@longo' }, async ({
    page,
    contas,
    retomar,
  }) => {
    await retomar(page, doTipo(contas, 'administrador')[0]);
    await page.goto('/painel');
    const figura = grafico(page, 'Projetos enviados por unidade');
    await expectDesenhado(figura);
    const tem = (cor: string) =>
      figura.locator('canvas').evaluate((canvas: HTMLCanvasElement, hex) => {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
          data: [],
        };
        const procurada = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
        for (let i = 0; i < data.length; i += 4) {
          if (procurada.every((valor, k) => data[i + k] === valor)) return true;
        }
        return false;
      }, cor);
    const [claro, escuro] = ['#1351b4', '#81aefc'];
    expect([await tem(claro), await tem(escuro)]).toEqual([false, true]);
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(async () => expect([await tem(claro), await tem(escuro)]).toEqual([true, false])).toPass({
      timeout: 60_000,
    });
  });
});
