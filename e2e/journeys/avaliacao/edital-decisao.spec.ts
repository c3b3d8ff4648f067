import { MENSAGENS_DECISAO as M } from '@instrutoria/domain/decisao/messages.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectAviso, responder } from '../../support/browser/dialogos.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { daquiA } from '../../support/scenes/dias.ts';
import { avaliarOsOutros, comissaoDe, fechar } from '../../support/scenes/edital-em-avaliacao.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { propostaCompleta } from '../../support/scenes/proposta.ts';

test.use({ propria: 'avaliacao' });

const QUANTOS = 12;
const LIMITE = 8;

const barra = (page: Page) => page.getByRole('region', { name: 'Bolsas e mudanças' });
const conta = (page: Page) => barra(page).getByRole('status');
const bolsas = (page: Page) => page.getByLabel(/^Bolsistas aprovados em/);
const salvar = (page: Page) => barra(page).getByRole('button', { name: /^Salvar/ });

test('saves the decision of a dozen projects at once: refused rows stay typed, and the limit is kept', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const comissao = await comissaoDe(app.url, contas);
  const { client: adm } = comissao.administradora;
  const edital = await adm.criarEdital({
    body: {
      ...{ nome: `Edital ${daquiA(0).slice(0, 4)} de Doze`, tipoProjeto: 'TIPO II', limiteBolsas: LIMITE },
      ...{ inicio: daquiA(-1), fim: daquiA(20) },
    },
  });
  const lida = () => adm.lerDecisao({ params: { id: edital.id } });

  await test.step('twelve projects, assessed', async () => {
    const dona = await novaPessoa(app.url);

    for (let n = 1; n <= QUANTOS; n += 1)
      await dona.client.submeterProjeto({
        body: { ...(await propostaCompleta(dona, edital.id)), titulo: `Oficina ${n} de dados` },
      });
    await fechar(comissao, edital.id);
    await avaliarOsOutros(comissao, edital.id, []);
    await adm.iniciarDecisao({ body: { id: edital.id } });
  });
  const { linhas } = await lida();
  const [primeira, segunda] = linhas;
  if (primeira === undefined || segunda === undefined) throw new Error('there is nothing to decide');

  await test.step('the decision is filled in ranking order from the call’s page, without saving', async () => {
    await retomar(page, doTipo(contas, 'PRESIDENTE_COMISSAO')[0]);
    await page.goto(`/editais/${edital.id}`);
    await page.getByRole('navigation', { name: 'Partes do edital' }).getByText('Decisão').click();
    await expect(page).toHaveURL(`/editais/${edital.id}/decisao`);
    await expect(bolsas(page)).toHaveCount(QUANTOS);
    await expect(conta(page)).toHaveText(`0 de ${LIMITE} bolsas, ${LIMITE} livres`);
    await page.getByRole('button', { name: 'Dar na ordem do ranque até o limite' }).click();
    await expect(conta(page)).toHaveText(`${LIMITE} de ${LIMITE} bolsas, 0 livres, depois de salvar`);
    const dadas = await bolsas(page).evaluateAll((campos) =>
      campos.map((campo) => Number((campo as HTMLInputElement).value)),
    );
    expect(dadas).toEqual([...Array(LIMITE).fill(1), ...Array(QUANTOS - LIMITE).fill(0)]);
    await expect(page.getByText(/^Linha de corte/)).toBeVisible();
    await expect(salvar(page)).toHaveText(`Salvar ${QUANTOS} mudanças`);
    expect((await lida()).linhas.every(({ remunerados_aprovados: n }) => n === 0)).toBe(true);
    await expectAccessible(page, '/editais/:id/decisao', 'cheia', 'filled and not saved');
  });

  await test.step('filling is undone, and what was typed is discarded only after a question', async () => {
    await page.getByRole('button', { name: /^Antes de decidir/ }).click();
    await page.getByRole('button', { name: 'Desfazer o preenchimento' }).click();
    await expect(salvar(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Dar na ordem do ranque até o limite' }).click();
    await barra(page).getByRole('button', { name: 'Descartar' }).click();
    await responder(page, `Descartar ${QUANTOS} mudanças?`, 'Continuar editando');
    await expect(salvar(page)).toHaveText(`Salvar ${QUANTOS} mudanças`);
  });

  await test.step('a number that may not be given is said below its row, and nothing is sent', async () => {
    await bolsas(page).nth(2).fill('3');
    await salvar(page).click();
    await expect(page.getByText(M.remuneradosForaDaFaixa)).toBeVisible();
    await expect(bolsas(page).nth(2)).toBeFocused();
    expect((await lida()).linhas.every(({ remunerados_aprovados: n }) => n === 0)).toBe(true);
    await bolsas(page).nth(2).fill('1');
    await expect(page.getByText(M.remuneradosForaDaFaixa)).toHaveCount(0);
  });

  await test.step('the network dies while saving: all stays typed', async () => {
    const caminho = `**/api/edital/${edital.id}/decisao`;
    await page.route(caminho, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await salvar(page).click();
    await expectAviso(page, 'Não foi possível falar com o servidor. Verifique a conexão e tente de novo.');
    await expect(salvar(page)).toHaveText(`Salvar ${QUANTOS} mudanças`);
    await page.unroute(caminho);
  });

  await test.step('somebody else decides one meanwhile: that row is refused, the others are saved', async () => {
    await adm.aprovarInstrutores({
      body: { id: primeira.projeto_id, remunerados_aprovados: 0, voluntarios_aprovados: 2 },
    });
    await salvar(page).click();
    await expect(page.getByText('11 projetos salvos; 1 não foi salvo e continua digitado')).toBeVisible();
    await expect(page.getByText(/^Outra pessoa mudou este projeto: agora está salvo 0 e 2/)).toBeVisible();
    await expect(salvar(page)).toHaveText('Salvar 1 mudança');
    await expect(bolsas(page).first()).toHaveValue('1');
    expect((await lida()).linhas[0]).toMatchObject({ remunerados_aprovados: 0, voluntarios_aprovados: 2 });
    await page.getByRole('button', { name: 'Manter o meu' }).click();
    await salvar(page).click();
    await expectAviso(page, M.instrutoresSalvos);
    expect((await lida()).linhas.map(({ remunerados_aprovados: n }) => n)).toEqual([
      ...Array(LIMITE).fill(1),
      ...Array(QUANTOS - LIMITE).fill(0),
    ]);
  });

  await test.step('above the limit: said before saving, refused in its row, still typed', async () => {
    await bolsas(page).nth(LIMITE).fill('1');
    await expect(conta(page)).toHaveText(/9 de 8 bolsas, 1 acima do limite/);
    await salvar(page).click();
    await expect(page.getByText(`Não foi salvo. ${M.limiteDeBolsas}`)).toBeVisible();
    await expect(bolsas(page).nth(LIMITE)).toHaveValue('1');
    // At the width of a phone the fields, the limit and the save button are still there.
    await page.setViewportSize({ width: 360, height: 740 });
    await bolsas(page).first().fill('0');
    await expect(conta(page)).toHaveText('8 de 8 bolsas, 0 livres, depois de salvar');
    await salvar(page).click();
    await expectAviso(page, M.instrutoresSalvos);
    await page.setViewportSize({ width: 1280, height: 800 });
    const depois = (await lida()).linhas.map(({ remunerados_aprovados: n }) => n);
    expect([depois[0], depois[LIMITE]]).toEqual([0, 1]);
  });

  await test.step('unsaved counts are asked about before the call is sent; then the numbers are only read', async () => {
    await page
      .getByLabel(/^Voluntários aprovados em/)
      .first()
      .fill('0');
    await page.getByRole('button', { name: 'enviar para a secretária' }).click();
    await responder(page, M.vagasNaoSalvas, 'Salvar e continuar');
    await responder(page, M.desejaEnviarASecretaria, 'Enviar');
    await expect(page.getByText('A decisão deste edital já passou')).toBeVisible();
    await expect(bolsas(page)).toHaveCount(0);
    expect((await lida()).linhas[0]?.voluntarios_aprovados).toBe(0);
  });
});
