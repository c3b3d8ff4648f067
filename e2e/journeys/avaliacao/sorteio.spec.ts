import { readFile } from 'node:fs/promises';
import { MENSAGENS_DESIGNACAO as A } from '@instrutoria/domain/designacao/messages.ts';
import { MENSAGENS_SORTEIO as M } from '@instrutoria/domain/sorteio/messages.ts';
import { expectAccessible, expectReflow } from '../../support/accessibility/accessibility-scan.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { daquiA } from '../../support/scenes/dias.ts';
import { comissaoDe, fecharAbertos } from '../../support/scenes/edital-em-avaliacao.ts';
import { novoEdital, submeterVarios } from '../../support/scenes/edital-grande.ts';

test.use({ propria: 'sorteio' });

const TELA = '/editais/:id/distribuir';

test('draws evaluators: impossible at first, then proposed, one changed by hand, one kept, drawn again, designated; the file repeats it', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const comissao = await comissaoDe(app.url, contas);
  const adm = comissao.administradora.client;
  const edital = await novoEdital(comissao, 'do Sorteio');
  const quantos = (await adm.lerDistribuicao({ params: { id: edital.id } })).avaliadores;
  // One project more than there are evaluators, so that one each is impossible.
  const total = quantos + 1;
  const projetos = await submeterVarios(app.url, edital.id, total, 'Sorteável');
  await fecharAbertos(comissao);
  const form = page.getByRole('form', { name: 'Distribuir' });
  const carga = form.getByLabel(/^Projetos por avaliador/);
  const proposta = page.getByRole('table', { name: 'A proposta', exact: true });
  const tentativas = page.getByRole('table', { name: 'Tentativas', exact: true });
  const linhaDe = (n: number) =>
    proposta.getByRole('row').filter({ hasText: new RegExp(`Sorteável ${n}(?!\\d)`) });

  await test.step('from the call’s table; a seed of no announced event and an empty load show an error beside their fields', async () => {
    await retomar(page, doTipo(contas, 'administrador')[0]);
    await page.goto(`/editais/${edital.id}`);
    await page.getByRole('link', { name: 'Distribuir por sorteio os que não têm avaliador' }).click();
    await expect(page).toHaveURL(`/editais/${edital.id}/distribuir`);
    await expect(
      page.getByText(`${total} projetos esperam avaliador; ${quantos} pessoas podem recebê-los`),
    ).toBeVisible();
    await carga.fill('0');
    await form.getByLabel('De onde vem o número do sorteio').selectOption('evento');
    await form.getByRole('button', { name: 'Sortear', exact: true }).click();
    for (const texto of [M.cargaInvalida, M.semEvento]) {
      await expect(form.getByText(texto).last()).toBeVisible();
    }
    await expectAccessible(page, TELA, 'cheia', 'with errors');
  });

  await test.step('the event is announced before its day; until then it gives no seed', async () => {
    await page.getByRole('button', { name: 'Anunciar evento público' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Anunciar evento público' });
    await dialogo.getByLabel(/^Dia em que acontece/).fill(daquiA(0));
    await dialogo.getByRole('button', { name: 'Anunciar', exact: true }).click();
    for (const texto of [M.eventoVazio, M.eventoDeHoje]) {
      await expect(dialogo.getByText(texto).last()).toBeVisible();
    }
    await dialogo.getByLabel(/^Qual evento/).fill('Loteria Federal, concurso 6012');
    await dialogo.getByLabel(/^Dia em que acontece/).fill(daquiA(1));
    await dialogo.getByRole('button', { name: 'Anunciar', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'concurso 6012' })).toBeVisible();
    await carga.fill('6');
    await form.getByRole('button', { name: 'Sortear', exact: true }).click();
    await expect(form.getByText(M.eventoPorVir).last()).toBeVisible();
    const [coordenador] = doTipo(contas, 'coordenador');
    await retomar(page, coordenador);
    await page.goto(`/editais/${edital.id}/regras`);
    await expect(page.getByRole('listitem').filter({ hasText: 'concurso 6012' })).toBeVisible();
  });

  await test.step('proposed from a public seed, with reasons; nobody is designated', async () => {
    await adm.simularData({ body: { instante: `${daquiA(1)}T12:00:00.000Z` } });
    await retomar(page, doTipo(contas, 'administrador')[0]);
    await page.goto(`/editais/${edital.id}/distribuir`);
    await carga.fill('6');
    await form.getByLabel('De onde vem o número do sorteio').selectOption('evento');
    await form.getByRole('button', { name: 'Sortear', exact: true }).click();
    await expect(form.getByText(M.sementeVazia).last()).toBeVisible();
    await form.getByLabel(/^Número do sorteio/).fill('40213');
    await form.getByRole('button', { name: 'Sortear', exact: true }).click();
    await expect(proposta.locator('tbody tr')).toHaveCount(total);
    await expect(
      page.getByText('Está provado que nenhuma outra proposta atende melhor', { exact: false }),
    ).toBeVisible();
    await expect(tentativas.getByRole('row').filter({ hasText: '40213' })).toContainText('Loteria Federal');
    expect(await adm.listarNaoDesignados({ params: { editalId: edital.id } })).toHaveLength(total);
    await expectAccessible(page, TELA, 'cheia', 'with a proposal');
  });

  const nomeNa = async (n: number) =>
    (await linhaDe(n).getByRole('cell').first().innerText())
      .split('\n')
      .find((um) => um.trim() !== '' && um !== 'Avaliador') ?? '';
  let trocado = '';

  await test.step('one row by hand, one kept; leaving asks; drawn again they stay', async () => {
    const atual = await nomeNa(1);
    const candidatos = await adm.listarCandidatos({ params: { projectId: projetos[0]?.id ?? 0 } });
    const outro = candidatos.find(({ nome, impedimento }) => impedimento === null && nome !== atual);
    if (outro === undefined) throw new Error('nobody else can assess it');
    trocado = outro.nome;
    await linhaDe(1)
      .getByRole('button', { name: /^Trocar/ })
      .click();
    const dialogo = page.getByRole('dialog', { name: 'Trocar o avaliador' });
    await dialogo.getByRole('button', { name: 'Trocar', exact: true }).click();
    await expect(dialogo.getByText(A.nenhumProfessor).last()).toBeVisible();
    await dialogo.getByLabel('SIAPE').fill(outro.siape);
    await dialogo.getByRole('button', { name: 'Trocar', exact: true }).click();
    await expect(linhaDe(1)).toContainText(outro.nome);
    await expect(linhaDe(1)).toContainText('escolhido à mão');
    await expect(linhaDe(1).getByRole('checkbox')).toBeChecked();
    const guardado = await nomeNa(2);
    await linhaDe(2).getByRole('checkbox').check();
    await page.getByRole('link', { name: 'Decisão' }).click();
    await expect(page.getByRole('dialog')).toContainText('As linhas fixadas ou mudadas à mão');
    await page.keyboard.press('Escape');
    await expect(linhaDe(2).getByRole('checkbox')).toBeChecked();
    await expect(form.getByText('2 linhas fixadas ficam como estão', { exact: false })).toBeVisible();
    await form.getByLabel('De onde vem o número do sorteio').selectOption('servidor');
    await form.getByRole('button', { name: 'Sortear de novo' }).click();
    await expect(linhaDe(1)).toContainText('fixado antes');
    await expect(linhaDe(1)).toContainText(outro.nome);
    await expect(linhaDe(2)).toContainText(guardado);
    await expect(tentativas.locator('tbody tr')).toHaveCount(2);
  });

  await test.step('the draw with too small a load names the limit that forbids it, and a sufficient one', async () => {
    await carga.fill('1');
    await form.getByRole('button', { name: 'Sortear de novo' }).click();
    await expect(page.getByText('Com estes limites não há distribuição possível')).toBeVisible();
    await expect(
      page.getByText('Um limite sozinho impede o sorteio: a carga máxima por avaliador.'),
    ).toBeVisible();
    await expect(page.getByText('Falta 1 lugar; com 2 projetos por avaliador, cabem todos.')).toBeVisible();
    await expect(tentativas.locator('tbody tr')).toHaveCount(3);
    await tentativas.getByRole('link').nth(1).click();
    await expect(linhaDe(1)).toContainText(trocado);
  });

  await test.step('designated, row by row', async () => {
    await page.getByRole('button', { name: `Designar ${total} projetos` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Designar', exact: true }).click();
    await expect(page.getByRole('dialog', { name: `Feito: ${total} projetos` })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).first().click();
    await expect(page.getByText('Todos os projetos desta proposta já têm avaliador.')).toBeVisible();
    await expect(page.getByText('Nenhum projeto espera avaliador.')).toBeVisible();
    expect(await adm.listarNaoDesignados({ params: { editalId: edital.id } })).toEqual([]);
  });

  await test.step('the attempt is saved as a file; on a phone nothing scrolls sideways', async () => {
    const [salvo] = await Promise.all([
      page.waitForEvent('download'),
      tentativas
        .getByRole('button', { name: /^Baixar nº/ })
        .first()
        .click(),
    ]);
    const lido = JSON.parse(await readFile(await salvo.path(), 'utf8')) as { formato: string; hash: string };
    expect([lido.formato, lido.hash.length]).toEqual(['instrutoria-sorteio-1', 64]);
    await page.setViewportSize({ width: 360, height: 740 });
    await pageReady(page);
    await expectReflow(page, TELA);
  });

  await test.step('only administrators can open the page', async () => {
    for (const tipo of ['PRESIDENTE_COMISSAO', 'secretaria', 'avaliador', 'coordenador'] as const) {
      await retomar(page, doTipo(contas, tipo)[0]);
      await page.goto(`/editais/${edital.id}/distribuir`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('sem permissão');
    }
  });
});
