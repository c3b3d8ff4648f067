import { MODELOS_PADRAO } from '@instrutoria/domain/publicacao/limits.ts';
import { MENSAGENS_PUBLICACAO as M } from '@instrutoria/domain/publicacao/messages.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { downloadedSha256, downloadedText } from '../../support/browser/downloads.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { clientOf, loggedIn } from '../../support/server/api.ts';

test.use({ propria: 'publicacao' });
test.describe.configure({ mode: 'default' });

const MESA = { width: 1280, height: 900 };
const TELEFONE = { width: 360, height: 740 };
const campo = (page: Page, nome: string | RegExp) => page.getByRole('textbox', { name: nome }).first();
const MODELOS = '/administracao/modelos_de_publicacao';

async function guardar(page: Page, botao: string): Promise<void> {
  await page.getByRole('button', { name: botao, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar', exact: true }).click();
}

test('makes a publication text from a written template and an earlier version, corrects it, and shows it to everybody', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const [administradora, secretaria, presidente] = [
    doTipo(contas, 'administrador')[0],
    doTipo(contas, 'secretaria')[0],
    doTipo(contas, 'PRESIDENTE_COMISSAO')[0],
  ];
  const { client: adm } = await loggedIn(app.url, administradora);
  const publicados = await clientOf(app.url).listarResultados();
  const [edital] = publicados;
  if (edital === undefined) throw new Error('nothing is published');
  const daPrimeira = await clientOf(app.url).lerVersao({ params: { editalId: edital.id, numero: 1 } });
  const [primeiro] = daPrimeira.projetos;
  if (primeiro === undefined) throw new Error('the first version has no project');

  await test.step('the administrator writes the template: an unknown field shows its error with its place', async () => {
    await page.setViewportSize(MESA);
    await retomar(page, administradora);
    await page.goto('/administracao');
    await page.getByRole('link', { name: /^Modelos de publicação/ }).click();
    await pageReady(page);
    await expectAccessible(page, MODELOS, 'cheia', 'as it comes');
    await campo(page, /^Texto/).fill('Publique-se o {{resultdo}}.\n\n{{tabelaDoResultado}}');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByText('Linha 1, coluna 15: o campo {{resultdo}} não existe').first()).toBeVisible();
    await expectAccessible(page, MODELOS, 'cheia', 'with errors');
    await page.getByText('Campos que o modelo pode usar').click();
    await campo(page, /^Texto/).fill('{{autoridade}} manda publicar o \n\n{{tabelaDoResultado}}');
    await campo(page, /^Texto/).press('ControlOrMeta+Home');
    await campo(page, /^Texto/).press('End');
    await page.getByRole('button', { name: 'Incluir {{resultado}}' }).click();
    const fica = page.getByRole('region', { name: 'Como fica' });
    await expect(fica).toContainText('Nome de quem assina manda publicar o resultado');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expectAviso(page, M.modeloSalvo);
    await page.getByRole('button', { name: 'Voltar ao texto de origem' }).click();
    await expect(fica).toContainText('Art. 1º Divulgar o resultado');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expectAviso(page, M.modeloSalvo);
  });

  await test.step('the secretariat makes the text of the first version; nothing typed is lost by another choice or a changed template', async () => {
    await retomar(page, secretaria);
    await page.goto(`/editais/${edital.id}/resultado`);
    await page.getByRole('link', { name: 'Fazer o texto de publicação' }).click();
    await pageReady(page);
    await campo(page, /^Quem assina/).fill('Célia Moura');
    await page.getByLabel('Versão do resultado').selectOption('1');
    await page.getByLabel('Modelo').selectOption('resultado');
    await expect(campo(page, /^Quem assina/)).toHaveValue('Célia Moura');
    await page.getByRole('button', { name: 'Salvar o texto…' }).click();
    await expect(page.getByText(M.complementoVazio).first()).toBeVisible();
    await expectAccessible(page, '/editais/:id/texto_de_publicacao', 'cheia', 'with errors');
    await campo(page, /^Cargo/).fill('Pró-Reitora');
    await campo(page, /^Número do processo/).fill('23067.000001/2026-11');
    const [{ versao } = { versao: 0 }] = await adm.listarModelosDePublicacao();
    const { corpo } = MODELOS_PADRAO.resultado;
    await adm.mudarModeloDePublicacao({
      params: { nome: 'resultado' },
      ifMatch: versao,
      body: { ...MODELOS_PADRAO.resultado, corpo: `${corpo}\n\nPublique-se.` },
    });
    await guardar(page, 'Salvar o texto…');
    await expect(page.getByRole('alert').filter({ hasText: M.modeloMudou })).toBeVisible();
    await expect(campo(page, /^Número do processo/)).toHaveValue('23067.000001/2026-11');
    await expect(page.getByRole('region', { name: 'Como fica' })).toContainText('Publique-se.');
    await guardar(page, 'Salvar o texto…');
    await expectAviso(page, M.guardado);
  });

  const doTexto = page.getByRole('region', { name: 'Textos de publicação' });
  const [{ numero, ano }] = await (async () => {
    const textos = await adm.listarTextosDePublicacao({ params: { id: edital.id } });
    expect(textos).toHaveLength(1);
    return textos as [(typeof textos)[number]];
  })();
  const nome = `Portaria nº ${numero}/${ano}`;

  await test.step('the text is kept, with its hash on the screen and its PDF', async () => {
    const texto = await downloadedText(
      page,
      doTexto.getByRole('button', { name: `Baixar o texto, ${nome}`, exact: true }),
    );
    for (const dito of [nome.toUpperCase(), 'Célia Moura, Pró-Reitora', primeiro.titulo, 'Publique-se.'])
      expect(texto).toContain(dito);
    const soma = await downloadedSha256(
      page,
      doTexto.getByRole('button', { name: `Conferir a soma, ${nome}` }),
    );
    await doTexto.locator('summary').filter({ hasText: 'Como conferir' }).first().click();
    await expect(doTexto.getByText(soma)).toBeVisible();
    const janela = page.waitForEvent('popup');
    await doTexto.getByRole('button', { name: `${nome} (PDF, abre em nova janela)` }).click();
    await janela;
    await expect(doTexto.getByRole('link', { name: 'Baixar o PDF' })).toBeVisible();
    await expectAccessible(page, '/editais/:id/resultado', 'cheia', 'with a publication text');
  });

  await test.step('corrected, with a reason, on a phone: one more version', async () => {
    await page.setViewportSize(TELEFONE);
    await doTexto.getByRole('link', { name: `Corrigir ${nome}` }).click();
    await pageReady(page);
    await expect(campo(page, /^Cargo/)).toHaveValue('Pró-Reitora');
    await campo(page, /^Cargo/).fill('Pró-Reitora de Graduação');
    await page.getByRole('button', { name: 'Salvar a nova versão…' }).click();
    await expect(page.getByText(M.motivoVazio).first()).toBeVisible();
    await campo(page, /^Motivo da correção/).fill('O cargo estava incompleto');
    await expectAccessible(page, '/editais/:id/texto_de_publicacao', 'cheia', 'a correction, on a phone');
    await guardar(page, 'Salvar a nova versão…');
    await expectAviso(page, M.corrigido);
    await expect(doTexto).toContainText(`${nome}, versão 2`);
    await expect(doTexto).toContainText('Há uma versão mais nova.');
  });

  await test.step('the presidency reads and makes none', async () => {
    await retomar(page, presidente);
    await page.goto(`/editais/${edital.id}/resultado`);
    await expect(doTexto).toContainText('O cargo estava incompleto');
    await expect(doTexto.getByRole('link', { name: /^Corrigir|^Fazer/ })).toHaveCount(0);
  });

  await test.step('everybody finds both on the result’s page, with a script and without', async () => {
    await page.goto(`/resultados/${edital.id}`);
    await expect(doTexto.getByRole('listitem')).toHaveCount(2);
    const link = doTexto.getByRole('link', { name: `texto de ${nome}, versão 2` });
    const aberto = await page.request.get(`${app.url}${await link.getAttribute('href')}`);
    expect(await aberto.text()).toContain('Motivo: O cargo estava incompleto');
    await expectAccessible(page, '/resultados/:id', 'cheia', 'with publication texts, on a phone');
    const simples = await page.request.get(`${app.url}/api/publico/resultados/${edital.id}/pagina`);
    expect(await simples.text()).toContain(`${nome}, versão 2`);
  });
});
