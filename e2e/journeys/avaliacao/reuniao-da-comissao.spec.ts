import { MENSAGENS_REUNIAO as M } from '@instrutoria/domain/reuniao/messages.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { downloadedSha256, downloadedText } from '../../support/browser/downloads.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { avaliarOsOutros, comissaoDe } from '../../support/scenes/edital-em-avaliacao.ts';
import { novoEdital } from '../../support/scenes/edital-grande.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { propostaCompleta } from '../../support/scenes/proposta.ts';

test.use({ propria: 'avaliacao' });
test.describe.configure({ mode: 'default' });

const MESA = { width: 1280, height: 900 };
const TELEFONE = { width: 360, height: 740 };
const dialogo = (page: Page) => page.getByRole('dialog');

test('holds a meeting of the committee: opened, one member excluded from an item, decided by keyboard and over a lost network, suspended, closed, with minutes', {
  tag: '@longo',
}, async ({ page, context, app, contas, retomar }) => {
  const comissao = await comissaoDe(app.url, contas);
  const { client } = comissao.administradora;
  const [administradora] = doTipo(contas, 'administrador');
  const [livre, impedido] = comissao.avaliadores;
  if (livre === undefined || impedido === undefined) throw new Error('two evaluators are needed');
  const [nomeDela, nomeDoLivre, nomeDoImpedido] = [
    administradora.nome,
    livre.conta.nome,
    impedido.conta.nome,
  ];
  const edital = await novoEdital(comissao, 'da Comissão');
  const donas = new Map<number, number>();
  for (const nome of ['Alda Reunida', 'Bia Reunida', 'Cida Reunida']) {
    const dona = await novaPessoa(app.url, nome);
    const corpo = await propostaCompleta(dona, edital.id);
    const { id } = await dona.client.submeterProjeto({ body: { ...corpo, titulo: `Projeto de ${nome}` } });
    donas.set(id, dona.id);
  }
  await client.encerrarInscricoes({ params: { id: edital.id }, ifMatch: edital.versao });
  await avaliarOsOutros(comissao, edital.id, []);
  await client.iniciarDecisao({ body: { id: edital.id } });
  const { linhas } = await client.lerDecisao({ params: { id: edital.id } });
  const [primeiro, segundo, terceiro] = linhas;
  if (primeiro === undefined || segundo === undefined || terceiro === undefined) {
    throw new Error('the ranking has no three projects');
  }
  const naMesa = async (projeto: number) => {
    const uma = (await client.lerDecisao({ params: { id: edital.id } })).linhas.find(
      ({ projeto_id }) => projeto_id === projeto,
    );
    return [uma?.remunerados_aprovados, uma?.voluntarios_aprovados, uma?.versao];
  };
  let reuniao = '';

  await test.step('the administrator opens it from the call, with three members', async () => {
    await page.setViewportSize(MESA);
    await retomar(page, administradora);
    await page.goto(`/editais/${edital.id}/decisao`);
    await page.getByRole('link', { name: 'Sessões', exact: true }).click();
    await pageReady(page);
    await page.getByRole('button', { name: 'Abrir a sessão' }).click();
    for (const texto of [M.localVazio, M.membrosVazios]) {
      await expect(page.getByText(texto).last()).toBeVisible();
    }
    await expectAccessible(page, '/sessoes_da_comissao', 'cheia', 'with errors');
    await page.getByLabel(/^Local/).fill('Sala dos conselhos');
    for (const nome of [nomeDela, nomeDoLivre, nomeDoImpedido]) {
      await page.getByRole('checkbox', { name: new RegExp(`^${nome} ·`) }).check();
    }
    await page.getByRole('button', { name: 'Abrir a sessão' }).click();
    await expectAviso(page, M.aberta);
    await expect(page).toHaveURL(/\/sessoes_da_comissao\/\d+$/);
    reuniao = new URL(page.url()).pathname;
    await expect(page.getByText('0 de 3 decididos', { exact: false })).toBeVisible();
    await expectAccessible(page, '/sessoes_da_comissao/:id', 'cheia');
  });

  await test.step('the call’s page names the meeting that it waits for', async () => {
    await page.goto(`/editais/${edital.id}/decisao`);
    await page.getByRole('button', { name: /^Para [^:]+: / }).click();
    await expect(page.getByText(`${M.haReuniaoAberta} (nº 1)`, { exact: false }).first()).toBeVisible();
  });

  await test.step('a member who declared a conflict sees nothing of the second item, on a phone', async () => {
    await impedido.client.declararImpedimento({
      body: { pessoa: donas.get(segundo.projeto_id) ?? 0, especie: 'outro', observacao: 'Somos primas.' },
    });
    await page.setViewportSize(TELEFONE);
    await retomar(page, impedido.conta);
    await page.goto('/sessoes_da_comissao');
    await page.getByRole('link', { name: '1ª sessão' }).first().click();
    await pageReady(page);
    await expect(page.getByText('0 de 2 decididos', { exact: false })).toBeVisible();
    await expect(page.getByText(primeiro.titulo).first()).toBeVisible();
    await expect(page.getByText(segundo.titulo)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Decidir/ })).toHaveCount(0);
    await page.goto(`${reuniao}?item=${segundo.projeto_id}`);
    await expect(page.getByText('Este item não está na sua pauta.')).toBeVisible();
    await page.goto(`${reuniao}?item=${primeiro.projeto_id}`);
    await expect(page.getByText('1 de 2', { exact: true })).toBeVisible();
    await expectAccessible(page, '/sessoes_da_comissao/:id', 'cheia', 'an item on a phone');
  });

  await test.step('by keyboard: the first as proposed, then the second', async () => {
    await page.setViewportSize(MESA);
    await retomar(page, administradora);
    await page.goto(reuniao);
    await page.getByRole('button', { name: 'Começar pelo primeiro item' }).click();
    await expect(page.getByRole('heading', { level: 2, name: primeiro.titulo })).toBeVisible();
    await page.keyboard.press('m');
    await expectAviso(page, M.decidido);
    await expect(page.getByRole('heading', { level: 2, name: segundo.titulo })).toBeVisible();
    await page.keyboard.press('k');
    await expect(page.getByRole('heading', { level: 2, name: primeiro.titulo })).toBeVisible();
    await expect(page.getByText('Mantida a proposta', { exact: false })).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.getByText('Não participam deste item')).toBeVisible();
    await expect(page.getByRole('note').filter({ hasText: nomeDoImpedido })).toBeVisible();
    await expectAccessible(page, '/sessoes_da_comissao/:id', 'cheia', 'an item');
  });

  await test.step('the second is changed while the network is away: nothing typed is lost, nothing is written twice', async () => {
    await page.getByLabel(/^Bolsas/).fill('2');
    await page.getByRole('button', { name: 'Decidir e ir para o próximo' }).click();
    await expect(page.getByText(M.motivoDaMudanca).last()).toBeVisible();
    await page.getByLabel(/^Motivo da mudança/).fill('Duas turmas novas.');
    await page.getByLabel(/^Anotação para a ata/).fill('Lida a carta do instituto.');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Decidir e ir para o próximo' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByLabel(/^Motivo da mudança/)).toHaveValue('Duas turmas novas.');
    expect((await naMesa(segundo.projeto_id)).slice(0, 2)).toEqual([0, 0]);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Decidir e ir para o próximo' }).click();
    await expect(page.getByRole('heading', { level: 2, name: terceiro.titulo })).toBeVisible();
    expect(await naMesa(segundo.projeto_id)).toEqual([2, 0, segundo.versao + 1]);
  });

  await test.step('suspended, nothing is decided; it goes on', async () => {
    await page.getByRole('button', { name: 'Voltar à pauta' }).click();
    await page.getByRole('checkbox', { name: /^Só o que mudou/ }).check();
    await expect(page.getByRole('link', { name: segundo.titulo })).toBeVisible();
    await expect(page.getByRole('link', { name: primeiro.titulo })).toHaveCount(0);
    await page.getByRole('button', { name: `Saiu ${nomeDoLivre}` }).click();
    await expectAviso(page, M.saidaRegistrada);
    await page.getByRole('button', { name: 'Suspender…' }).click();
    await dialogo(page).getByRole('button', { name: 'Suspender', exact: true }).click();
    await expect(dialogo(page).getByText(M.motivoVazio).last()).toBeVisible();
    await dialogo(page)
      .getByLabel(/^Motivo/)
      .fill('Almoço');
    await dialogo(page).getByRole('button', { name: 'Suspender', exact: true }).click();
    await expectAviso(page, M.suspensa);
    await page.goto(`${reuniao}?item=${terceiro.projeto_id}`);
    await pageReady(page);
    await expect(page.getByRole('button', { name: /^Decidir/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Voltar à pauta' }).click();
    await page.getByRole('button', { name: 'Retomar a sessão' }).click();
    await expectAviso(page, M.retomada);
  });

  await test.step('closed: the minutes as text, with their hash on the screen, and as PDF', async () => {
    await page.getByRole('button', { name: 'Encerrar e fazer a ata…' }).click();
    await expect(dialogo(page)).toContainText('1 item da sua pauta por decidir');
    await dialogo(page).getByRole('button', { name: 'Encerrar a sessão' }).click();
    await expectAviso(page, M.encerrada);
    const texto = await downloadedText(page, page.getByRole('button', { name: 'Baixar o texto, versão 1' }));
    for (const dito of [
      'Sala dos conselhos',
      `Não participaram deste item: ${nomeDoImpedido}.`,
      'Motivo: Duas turmas novas.',
      'Registro: Lida a carta do instituto.',
      'Não apreciado nesta sessão.',
      'Suspensa em',
      `${nomeDoLivre}: saiu`,
    ]) {
      expect(texto).toContain(dito);
    }
    const soma = await downloadedSha256(
      page,
      page.getByRole('button', { name: 'Conferir a soma, versão 1' }),
    );
    await page.locator('summary').filter({ hasText: 'Como conferir' }).first().click();
    await expect(page.getByText(soma)).toBeVisible();
    const janela = page.waitForEvent('popup');
    await page.getByRole('button', { name: /^Ata, versão 1/ }).click();
    await janela;
    await expect(page.getByRole('link', { name: 'Baixar o PDF' })).toBeVisible();
    await page.getByRole('button', { name: 'Retificar…' }).click();
    await dialogo(page)
      .getByLabel(/^Retificação/)
      .fill('onde se lê Sala, leia-se Salão');
    await dialogo(page)
      .getByLabel(/^Motivo/)
      .fill('O nome do lugar');
    await dialogo(page).getByRole('button', { name: 'Salvar a nova versão' }).click();
    await expectAviso(page, M.ataCorrigida);
    await expect(page.getByText('1 versão anterior')).toBeVisible();
    await expectAccessible(page, '/sessoes_da_comissao/:id', 'cheia', 'closed');
  });

  await test.step('a decision is changed in the table: with a reason, which a retificação of the minutes keeps', async () => {
    await page.goto(`/editais/${edital.id}/decisao`);
    const bolsas = page.getByLabel(`Bolsistas aprovados em ${primeiro.titulo}`);
    await expect(page.getByRole('link', { name: 'decidido na 1ª sessão' })).toHaveCount(2);
    await bolsas.fill('1');
    await page.getByRole('button', { name: 'Salvar 1 mudança' }).click();
    await expect(page.getByText(M.motivoDaAlteracao)).toBeVisible();
    await expectAccessible(page, '/editais/:id/decisao', 'cheia', 'a reason is missing');
    await page.getByLabel(/^Motivo da mudança/).fill('Sobrou uma bolsa.');
    await page.getByRole('button', { name: 'Salvar 1 mudança' }).click();
    await expect(page.getByText('decisão da sessão nº 1 alterada', { exact: false })).toBeVisible();
    expect((await naMesa(primeiro.projeto_id)).slice(0, 2)).toEqual([1, 0]);
    await page.goto(reuniao);
    const texto = await downloadedText(
      page,
      page.getByRole('button', { name: /^Baixar o texto da retificação nº/ }),
    );
    for (const dito of ['Antes: 0 bolsas e 0 voluntários.', 'Depois: 1 bolsa', 'Motivo: Sobrou uma bolsa.']) {
      expect(texto).toContain(dito);
    }
    await expectAccessible(page, '/sessoes_da_comissao/:id', 'cheia', 'with a retificação');
  });

  await test.step('the one who was kept out has no minutes before the publication, on a phone', async () => {
    await page.setViewportSize(TELEFONE);
    await retomar(page, impedido.conta);
    await page.goto(reuniao);
    await expect(page.getByText(`${M.ataComImpedimento}.`)).toBeVisible();
    await expect(page.getByText(segundo.titulo)).toHaveCount(0);
    await expectAccessible(page, '/sessoes_da_comissao/:id', 'cheia', 'closed, on a phone');
  });
});
