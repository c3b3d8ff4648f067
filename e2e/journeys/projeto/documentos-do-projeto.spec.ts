import { NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import { telas } from '../../support/browser/telas.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { loggedIn } from '../../support/server/api.ts';

// The document that it refuses is a task from then on.
test.use({ propria: 'documentos-do-projeto' });

test('a project’s documents are on one page, as far as the reader may see them, and each is requested by an act only', async ({
  page,
  app,
  contas,
  quem,
  retomar,
}) => {
  const id = quem.exemplos.emAndamento;
  const [administradora] = doTipo(contas, 'administrador');
  const { client } = await loggedIn(app.url, administradora);
  const projeto = await client.lerProjeto({ params: { id } });
  const { data: instrutores } = await client.listarInstrutores({ params: { id } });
  const [uma] = instrutores;
  const documento = uma?.conferencias[0]?.documento;
  if (uma === undefined || documento === undefined) throw new Error('the demonstration has no document');
  const dela = page.getByRole('list', { name: new RegExp(`^${uma.nome}, `) });
  const lidos = async () =>
    (await client.listarAcessosDoInstrutor({ params: { id: uma.id }, query: {} })).length;
  const antes = await lidos();
  const visitar = async (conta: Parameters<typeof retomar>[1]) => {
    await retomar(page, conta);
    await page.goto(`/projetos/${id}/documentos`);
    await expect(
      page.getByRole('navigation', { name: 'Partes do projeto' }).locator('[aria-current="page"]'),
    ).toHaveText('Documentos');
    await expect(page.getByRole('list', { name: 'Relatórios' }).getByRole('listitem')).toHaveCount(
      instrutores.length + 2,
    );
    await expect(dela).toBeVisible();
  };

  const tela = telas.find(({ path }) => path === '/projetos/:id');
  if (tela === undefined) throw new Error('no screen of a project');
  await visitar(quem.contaPara(tela, 'coordenador'));
  await expect(dela.getByRole('listitem')).toHaveCount(uma.conferencias.length);
  await expect(page.getByRole('list', { name: 'Declarações' })).toBeVisible();
  expect(await lidos()).toBe(antes);
  const aberto = page.waitForEvent('popup');
  await dela
    .getByRole('button', { name: new RegExp(`^Abrir ${NOMES_DOS_DOCUMENTOS[documento]}`, 'i') })
    .click();
  await expect.poll(lidos).toBe(antes + 1);
  await (await aberto).close();

  await client.conferirDocumento({
    params: { id: uma.id },
    body: { documento, situacao: 'RECUSADO', motivo: 'Falta a assinatura da página 2.' },
    ifMatch: uma.versao,
  });
  await page.reload();
  const recusado = dela.getByRole('listitem').filter({ hasText: NOMES_DOS_DOCUMENTOS[documento] });
  await expect(recusado).toContainText('recusado');
  await expect(recusado).toContainText('Motivo: Falta a assinatura da página 2.');
  await expect(recusado.getByRole('link', { name: /^Enviar outro/ })).toHaveAttribute(
    'href',
    `/projetos/${id}/instrutores`,
  );

  await visitar(administradora);
  await expect(recusado).toContainText('recusado');
  await expect(recusado.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Declarações' })).toBeVisible();

  const [presidente] = doTipo(contas, 'PRESIDENTE_COMISSAO');
  await visitar(presidente);
  await expect(dela.getByText('entregue').first()).toBeVisible();
  await expect(dela.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Declarações' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(projeto.titulo);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
