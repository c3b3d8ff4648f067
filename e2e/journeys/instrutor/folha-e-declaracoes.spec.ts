import { readFile } from 'node:fs/promises';
import { MENSAGENS_DECLARACAO as D } from '@instrutoria/domain/declaracao/messages.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { MENSAGENS_PAGAMENTO as P } from '@instrutoria/domain/pagamento/messages.ts';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectAviso, responder } from '../../support/browser/dialogos.ts';
import { linksDoPdf } from '../../support/browser/pdf.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { loggedIn } from '../../support/server/api.ts';

test.use({ propria: 'folha-e-declaracoes' });

test('closes a month of grants by two people and exports it as a spreadsheet', async ({
  page,
  app,
  contas,
  retomar,
}) => {
  const [administradora] = doTipo(contas, 'administrador');
  const [segunda] = doTipo(contas, 'secretaria');
  const { id } = await loggedIn(app.url, segunda);
  const { client } = await loggedIn(app.url, administradora);
  await client.alterarTipo({ body: { id, tipo: 'administrador', motivo: 'Fecha as folhas.' } });
  await retomar(page, administradora);
  await page.goto('/administracao');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Folha de pagamento/ })
    .click();
  const fechar = page.getByRole('button', { name: 'Fechar a folha' });
  await expect(page.getByRole('row').filter({ hasText: 'não recebe' }).first()).toBeVisible();
  const mes = await page.getByLabel('Mês').inputValue();
  // Conferred by the administrator in the demonstration, who therefore does not close it.
  await expect(page.getByText(P.conferiuAFolha(segunda.nome))).toBeVisible();
  await expect(fechar).toHaveCount(0);
  await page.getByRole('button', { name: 'Voltar a rascunho' }).click();
  const volta = page.getByRole('dialog', { name: P.voltarARascunho });
  await volta.getByLabel(/^Motivo/).fill('O estorno ainda se discute.');
  await volta.getByRole('button', { name: 'Voltar a rascunho' }).click();
  await expectAviso(page, P.voltouARascunho);
  // It has an estorno and a complement of earlier months; the decision on the estorno may change until it is closed.
  await page.getByRole('button', { name: /^Ajustes de meses anteriores: 2 ajustes/ }).click();
  const ajustes = page.getByRole('table', { name: 'Ajustes de meses anteriores' });
  await expect(ajustes.getByRole('cell', { name: /^complemento de / })).toBeVisible();
  await expect(ajustes.getByRole('cell', { name: /^estorno de / })).toBeVisible();
  await ajustes.getByRole('button', { name: /^Dispensar/ }).click();
  const dispensa = page.getByRole('dialog', { name: P.dispensarEstorno });
  await dispensa.getByLabel(/^Motivo/).fill('O aluno devolveu por fora.');
  await dispensa.getByRole('button', { name: 'Dispensar', exact: true }).click();
  await expectAviso(page, P.estornoDispensado);
  await ajustes.getByRole('button', { name: /^Confirmar estorno/ }).click();
  await responder(page, P.desejaConfirmarEstorno, 'Sim');
  await expectAviso(page, P.estornoConfirmado);
  await page.getByRole('button', { name: 'Conferir a folha' }).click();
  await responder(page, P.desejaConferir(mesPorExtenso(mes)), 'Conferir a folha');
  await expectAviso(page, P.conferidaComSucesso);
  await expect(page.getByText(P.conferiuAFolha(segunda.nome))).toBeVisible();
  await expect(fechar).toHaveCount(0);
  await retomar(page, segunda);
  await page.goto(`/folha_pagamento?mes=${mes}`);
  await expect(page.getByText(/^Conferida em .*: falta fechar\.$/)).toBeVisible();
  await fechar.click();
  await responder(page, P.desejaFechar(mesPorExtenso(mes)), 'Cancelar');
  await fechar.click();
  await responder(page, P.desejaFechar(mesPorExtenso(mes)), 'Fechar a folha');
  await expectAviso(page, P.fechada);
  await expect(fechar).toHaveCount(0);
  await expect(page.getByLabel('Mês')).toHaveValue(mes);
  await expect(page.getByText(/^Fechada em /)).toBeVisible();
  await expectAccessible(page, '/folha_pagamento', 'cheia', mes);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar a planilha' }).click();
  const arquivo = await download;
  expect(arquivo.suggestedFilename()).toBe(`folha-${mes}.xlsx`);
  expect((await readFile(await arquivo.path())).subarray(0, 2).toString()).toBe('PK');
});

test('issues a declaration, lets anybody check it, and marks it as revoked', async ({
  page,
  contas,
  quem,
  retomar,
  browser,
  baseURL,
}) => {
  const tela = { path: '/instrutores/:id', title: '', tipo: 'coordenador' } as const;
  await retomar(page, quem.contaPara(tela, 'coordenador'));
  await page.goto('/menu');
  await page.getByRole('link', { name: 'declarações' }).first().click();
  const emitir = page.getByRole('button', { name: /^Emitir declaração de .* como Instrutor$/ }).first();
  const nome = /de (.*) como/.exec((await emitir.textContent()) ?? '')?.[1] ?? '';
  await emitir.click();
  await expectAviso(page, D.emitida);
  const linha = page
    .getByRole('table', { name: 'Minhas declarações' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: `Página pública da declaração de ${nome}` }) });
  await expect(linha.getByText('válida')).toBeVisible();
  const codigo = /(?:[0-9A-Z]{5}-){4}[0-9A-Z]{6}/.exec((await linha.textContent()) ?? '')?.[0] ?? '';
  await expectAccessible(page, '/declaracoes', 'cheia', 'issued');

  const estranha = await browser.newContext({ baseURL });
  const publica = await estranha.newPage();
  await publica.goto(`/declaracao/${codigo}`);
  await expect(publica.getByText('Esta declaração é VÁLIDA.')).toBeVisible();
  await expect(publica.getByText(/participa(ou)?, em instrutoria/)).toContainText(
    new RegExp(`que ${nome}, CPF \\*{3}\\.\\d{3}\\.\\d{3}-\\*{2}, matrícula`),
  );
  expect((await publica.request.get(publica.url())).headers()['x-robots-tag']).toContain('noindex');

  // The signature is checked on the device: nothing asks the server, whose network is cut after loading.
  const pdf = page.waitForResponse(/\/api\/declaracao\/pdf\//);
  await linha.getByRole('button', { name: /^PDF/ }).click();
  const links = await linksDoPdf(await (await pdf).body());
  const assinado = new URL(links.find((link) => link.includes('/conferir#')) ?? '');
  const aparelho = await estranha.newPage();
  const pedidos: string[] = [];
  await aparelho.goto('/conferir');
  await expect(aparelho.getByRole('heading', { name: 'Conferir assinatura' })).toBeVisible();
  await aparelho.waitForLoadState('networkidle');
  await estranha.setOffline(true);
  aparelho.on('request', (request) => pedidos.push(request.url()));
  const colar = async (texto: string) => {
    await aparelho.getByLabel('Código ou endereço lido do QR').fill(texto);
    await aparelho.getByRole('button', { name: 'Conferir', exact: true }).click();
  };
  await colar(`${assinado.href.slice(0, 300)}\n${assinado.href.slice(300)}`);
  await expect(aparelho.getByText(D.integra)).toBeVisible();
  await expect(aparelho.getByText(`Declaramos, para os devidos fins, que ${nome}`)).toBeVisible();
  await expect(aparelho.getByText(D.revogacaoNaoConferida)).toBeVisible();
  await colar(assinado.hash.replace(/.(?=.{20}$)/, (letra) => (letra === 'A' ? 'B' : 'A')));
  await expect(aparelho.getByText(D.naoConfere)).toBeVisible();
  await expect(aparelho.getByText(D.integra)).toHaveCount(0);
  expect(pedidos).toEqual([]);
  await colar(assinado.hash);
  await aparelho.getByRole('button', { name: D.perguntarRevogacao }).click();
  await expect(aparelho.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  await estranha.setOffline(false);
  await aparelho.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(aparelho.getByText(D.naoRevogada)).toBeVisible();
  await expectAccessible(aparelho, '/conferir', 'cheia', 'signed');

  await retomar(page, doTipo(contas, 'administrador')[0]);
  await page.goto('/declaracoes');
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(codigo);
  await page.getByRole('button', { name: `Revogar a declaração de ${nome}` }).click();
  const dialogo = page.getByRole('dialog', { name: D.desejaRevogar });
  await dialogo.getByRole('button', { name: 'Revogar', exact: true }).click();
  await expect(dialogo.getByRole('alert')).toContainText(D.escrevaOMotivo);
  await dialogo.getByLabel(/^Motivo/).fill('Nome errado.');
  await dialogo.getByRole('button', { name: 'Revogar', exact: true }).click();
  await expectAviso(page, D.revogada);

  await publica.reload();
  await expect(publica.getByText('Esta declaração foi REVOGADA e não vale mais.')).toBeVisible();
  // The same paper: its signature is still whole, and the question says that it was revoked.
  await aparelho.goto('/conferir');
  await colar(assinado.href);
  await expect(aparelho.getByText(D.integra)).toBeVisible();
  await aparelho.getByRole('button', { name: D.perguntarRevogacao }).click();
  await expect(aparelho.getByText(D.foiRevogada)).toBeVisible();
  await expect(publica.getByText('Nome errado.')).toHaveCount(0);
  await expectAccessible(publica, '/declaracao/:codigo', 'cheia', 'revoked');
  await publica.goto('/declaracao/00000-00000-00000-00000-000000');
  await expect(publica.getByText(D.naoEncontrada)).toBeVisible();
  await expectAccessible(publica, '/declaracao/:codigo', 'com erro', 'unknown');
  await estranha.close();
});
