import { readFile } from 'node:fs/promises';
import { MENSAGENS_DECLARACAO as D } from '@instrutoria/domain/declaracao/messages.ts';
import { somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectAviso, responder } from '../../support/browser/dialogos.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { loggedIn } from '../../support/server/api.ts';

test.use({ propria: 'certificados' });

test('issues the certificates of a call that is over, and downloads them in one ZIP', async ({
  page,
  app,
  contas,
  retomar,
}) => {
  const [administradora] = doTipo(contas, 'administrador');
  const { client } = await loggedIn(app.url, administradora);
  const publicados = (await client.listarTodosOsEditais()).filter(({ fase }) => fase === 'resultado');
  const ultimo =
    publicados
      .map(({ vigenciaFim }) => vigenciaFim)
      .toSorted()
      .at(-1) ?? '';
  await client.simularData({ body: { instante: `${somarDias(ultimo, 20)}T12:00:00.000Z` } });
  const acabados = await Promise.all(
    publicados.map(async ({ id }) => ({ id, ...(await client.listarCertificados({ params: { id } })) })),
  );
  const acabado = acabados.find(({ linhas }) => linhas.some(({ situacao }) => situacao === 'PRONTO'));
  if (acabado === undefined) throw new Error('a call with instructors who attended is needed');
  await retomar(page, administradora);
  await page.goto(`/editais/${acabado.id}`);
  await page
    .getByRole('navigation', { name: 'Partes do edital' })
    .getByRole('link', { name: 'Certificados' })
    .click();
  const tabela = page.getByRole('table', { name: 'Certificados do edital' });
  const emitidos = tabela.getByText('emitido', { exact: true });
  const prontos = acabado.linhas.filter(({ situacao }) => situacao === 'PRONTO').length;
  await page.getByRole('button', { name: 'Emitir os certificados' }).click();
  await responder(page, D.desejaEmitirCertificados, 'Emitir');
  await expectAviso(page, D.certificadosEmitidos(prontos));
  await expect(page.getByRole('button', { name: 'Emitir os certificados' })).toHaveCount(0);
  await expect(emitidos.first()).toBeVisible();
  await expectAccessible(page, '/editais/:id/certificados', 'cheia', 'issued');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar todos em ZIP' }).click();
  const zip = await readFile(await (await download).path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  expect(zip.toString('latin1').match(/%PDF-/g)?.length).toBeGreaterThanOrEqual(prontos);
});
