import type { Client } from '@instrutoria/contract/client.ts';
import { MENSAGENS_INSTRUTOR as M, NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectSemMouse, semMouse, tabAndEnter, tabAndSelect } from '../../support/accessibility/keyboard.ts';
import { countActs, entre, noteJourney, tamanho } from '../../support/browser/clicks-and-keys.ts';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { comInstrutores, preencherAsVagas } from '../../support/scenes/instrutores-para-conferir.ts';
import { abrirTarefa } from '../../support/scenes/tarefas.ts';
import { loggedIn } from '../../support/server/api.ts';

test.use({ propria: 'mesa-de-documentos' });
test.describe.configure({ mode: 'default' });

type NaFila = Awaited<ReturnType<Client['listarParaConferir']>>[number];
const nomeNaMesa = (page: Page) => page.getByRole('heading', { level: 1 });
const papel = (page: Page) => page.getByRole('region', { name: 'Documento', exact: true });
const lista = (page: Page) => page.getByRole('list', { name: 'Documentos', exact: true });
/** Whether the instructor can become REGULAR once the pending documents are checked. */
const podeSerRegular = ({ cpf, conferencias }: NaFila) =>
  cpf !== null && conferencias.every(({ situacao }) => situacao !== 'RECUSADO');
const liberar = (page: Page) => page.getByRole('button', { name: /^Tudo em ordem e tornar REGULAR/ });
const outraJanela = (page: Page) => page.getByRole('link', { name: 'abrir em outra janela' });

test('[T-L2] checks instructors and makes them REGULAR on the page of documents, by keyboard alone', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const [administradora] = doTipo(contas, 'administrador');
  const { client } = await loggedIn(app.url, administradora);
  await preencherAsVagas(app.url, contas);
  const naFila = async () => await client.listarParaConferir({ query: { pendentes: 'true' } });
  const quantos = tamanho('INSTRUTORES_DA_JORNADA', 12);
  await comInstrutores(app.url, contas, quantos - (await naFila()).filter(podeSerRegular).length);
  const fila = await naFila();
  expect(fila.filter(podeSerRegular).length).toBeGreaterThanOrEqual(quantos);
  const atos = await countActs(page);
  const tecla = async (key: string) => await page.keyboard.press(key);
  const aberto = (documento: keyof typeof NOMES_DOS_DOCUMENTOS) =>
    expect(async () => {
      await expect(papel(page).getByRole('heading')).toHaveText(NOMES_DOS_DOCUMENTOS[documento]);
      await expect(outraJanela(page)).toBeVisible();
    }).toPass();
  const acessos = async (id: number) =>
    (await client.listarAcessosDoInstrutor({ params: { id }, query: {} })).map(({ documento }) => documento);

  await semMouse(page);
  await retomar(page, administradora);

  await test.step('the task at home opens the desk with the first of the queue, and no document is read by itself', async () => {
    await page.goto('/menu');
    await abrirTarefa(page, 'Conferir ', 'Edital', (botao) => tabAndEnter(page, botao));
    // The page of one call, whose documents are all checked here.
    await expect(page).toHaveURL(/\/conferir_documentos\?edital=\d+$/);
    const doEdital = page.getByRole('combobox', { name: 'Edital', exact: true });
    await expect(doEdital).not.toHaveValue('');
    await tabAndSelect(page, doEdital, '');
    await expect(page).toHaveURL(/\/conferir_documentos$/);
    const umAUm = page.getByRole('link', { name: 'Conferir um a um' });
    await expect(umAUm).toHaveAttribute('href', `/conferir_documentos/${fila[0]?.id}`);
    // The button comes before the search and the filters.
    await tecla('Shift+Tab');
    await tecla('Shift+Tab');
    await expect(umAUm).toBeFocused();
    await tecla('Enter');
    await expect(nomeNaMesa(page)).toHaveText(fila[0]?.nome ?? '');
    await expect(page.getByText(`1 de ${fila.length}`, { exact: true })).toBeVisible();
    await expect(papel(page).getByRole('button', { name: /^Abrir/ })).toBeVisible();
    await tecla('s');
    await expectAviso(page, 'Abra antes o documento.');
    expect(await acessos(fila[0]?.id ?? 0)).toEqual([]);
    await expectAccessible(page, '/conferir_documentos/:instrutor', 'cheia', 'nothing opened');
    await tecla('k');
    await expectAviso(page, 'Este é o primeiro da fila.');
    await tecla('a');
    await expectAccessible(page, '/conferir_documentos/:instrutor', 'cheia', 'one opened');
  });

  const antes = atos();
  let regulares = 0;
  for (const [n, um] of fila.entries()) {
    const { id, nome, cpf, conferencias } = um;
    await test.step(`${n + 1}: ${nome}`, async () => {
      await expect(nomeNaMesa(page)).toHaveText(nome);
      const pendentes = conferencias.filter(({ situacao }) => situacao === 'PENDENTE');
      const conferidos = conferencias.filter(({ situacao }) => situacao === 'CONFERIDO').length;
      const recusados = conferencias.length - conferidos - pendentes.length;
      for (const [feitos, { documento }] of pendentes.entries()) {
        await aberto(documento);
        await expect(lista(page).getByText('em ordem')).toHaveCount(conferidos + feitos);
        await tecla('s');
        await expectAviso(page, M.conferido);
      }
      await expect(lista(page).getByText('em ordem')).toHaveCount(conferidos + pendentes.length);
      if (cpf === null || recusados > 0) {
        await expect(page.getByText('Ainda não pode ser REGULAR.')).toBeVisible();
        await expect(liberar(page)).toBeDisabled();
      } else {
        await expect(liberar(page)).toBeFocused();
        await expect(
          page.getByText(/(A bolsa conta|as horas contam) a partir de .* de 20\d\d/),
        ).toBeVisible();
        await tecla('Enter');
        await expectAviso(page, M.situacaoAlterada);
        await expect(page.getByRole('note').filter({ hasText: 'REGULAR' })).toBeVisible();
        regulares += 1;
      }
      // Each document was opened once, by the key that the person pressed.
      expect((await acessos(id)).toSorted()).toEqual(pendentes.map(({ documento }) => documento).toSorted());
      if (n + 1 < fila.length) await tecla('j');
    });
  }

  const feitos = entre(antes, atos());
  await test.step('the end of the queue is said, and who waits now is asked for', async () => {
    await tecla('j');
    await expectAviso(page, 'Este é o último da fila.');
    await tabAndEnter(page, page.getByRole('button', { name: 'Ver quem mais espera' }));
    await expect(page.getByText('Ninguém espera', { exact: true })).toBeVisible();
  });
  expect(regulares).toBe(fila.filter(podeSerRegular).length);
  // One key for each document, one to save, one to go on; before, some twelve clicks.
  expect(feitos.teclas / fila.length).toBeLessThan(6);
  noteJourney('document desk', fila.length, 'instructors', feitos);
  await expectSemMouse(page);
});

test('keeps a typed refusal, tells what somebody else did meanwhile, and saves it once', async ({
  page,
  app,
  contas,
  quem,
  retomar,
}) => {
  const [administradora] = doTipo(contas, 'administrador');
  const { client } = await loggedIn(app.url, administradora);
  const id = quem.exemplos.instrutor;
  await retomar(page, administradora);
  await page.goto(`/conferir_documentos/${id}?todos=sim`);
  await lista(page).getByRole('button').first().click();
  await expect(outraJanela(page)).toBeVisible();
  await page.keyboard.press('r');
  const motivo = page.getByLabel('Motivo da recusa');
  await expect(motivo).toBeFocused();
  const texto = 'Já é a segunda via: sem rubrica, sem data.';
  await page.keyboard.type(texto);

  await test.step('letters typed are letters; going on asks first', async () => {
    await expect(motivo).toHaveValue(texto);
    await page
      .getByRole('button', { name: /^(Próximo|Anterior)/, disabled: false })
      .first()
      .click();
    const pergunta = page.getByRole('dialog', { name: 'deseja sair sem salvar?' });
    await pergunta.getByRole('button', { name: 'Continuar aqui' }).click();
    await expect(motivo).toHaveValue(texto);
  });

  await test.step('another administrator was first: the act is refused with a message, and the text is still there', async () => {
    const antes = await client.lerInstrutor({ params: { id } });
    await client.conferirDocumento({
      params: { id },
      body: { documento: 'historico_declaracao', situacao: 'RECUSADO', motivo: 'Ilegível.' },
      ifMatch: antes.versao,
    });
    await page.getByRole('button', { name: 'Recusar documento' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByText('Este registro mudou enquanto você o olhava')).toBeVisible();
    await expect(
      page.getByRole('status').getByText(`${NOMES_DOS_DOCUMENTOS.historico_declaracao}: agora recusado`),
    ).toBeVisible();
    await expect(motivo).toHaveValue(texto);
    const depois = await client.lerInstrutor({ params: { id } });
    expect(depois.versao).toBe(antes.versao + 1);
  });

  await test.step('sent again over the newer version, once', async () => {
    await page.getByRole('button', { name: 'Entendi' }).click();
    await page.getByRole('button', { name: 'Recusar documento' }).click();
    await expectAviso(page, M.conferido);
    await expect(lista(page).getByText(`Motivo: ${texto}`)).toBeVisible();
    await expect(page.getByText('Este registro mudou enquanto você o olhava')).toHaveCount(0);
  });
});
