import { MENSAGENS_CONTA as M } from '@instrutoria/domain/conta/messages.ts';
import type { Page } from '@playwright/test';
import { expectErro } from '../../support/accessibility/announced-errors.ts';
import { comSessao } from '../../support/browser/entrar.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { editalAberto, propostaCompleta } from '../../support/scenes/proposta.ts';
import { contasDe } from '../../support/server/api.ts';
import { type App, startApp } from '../../support/server/app.ts';
import { modelo } from '../../support/server/demonstracao-copiada.ts';
import { receberEmails } from '../../support/server/mail-server.ts';

/** Opens a mailed link as a mail scanner does: the page shows the button, and nothing is confirmed. */
async function abrirLink(page: Page, app: App, link: URL): Promise<void> {
  await page.goto(app.url + link.pathname + link.search + link.hash);
  await expect(page.getByRole('button', { name: 'Confirmar o meu e-mail' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.search === '');
}

/** Leaves the page by its own links and comes back; nothing is typed there, so no question is asked. */
async function irEVoltar(page: Page): Promise<void> {
  const aqui = page.url();
  await page.getByRole('link', { name: 'Privacidade' }).first().click();
  await expect(page).not.toHaveURL(aqui);
  // Waits for the other page: the address changes before it is rendered.
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmar e-mail' })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(aqui);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmar e-mail' })).toBeVisible();
}

test('D51: confirms an e-mail by the mailed link, logged in or not; marks a submission meanwhile; an administrator confirms by hand', {
  tag: '@longo',
}, async ({ page }) => {
  const correio = await receberEmails();
  const app = await startApp({
    modo: 'jornada',
    copiaDe: await modelo(null),
    env: { SMTP_URL: correio.url },
  });
  const aviso = page.getByText('Confirme o seu e-mail', { exact: true });
  try {
    const eu = await novaPessoa(app.url);
    // Two mails sent at once may arrive in any order, so the first arrives before the second is requested.
    const velho = await correio.linkPara(eu.email, 1);
    await comSessao(page, app.url, eu);
    await test.step('a newly registered person sees a quiet notice, works as usual, and gets another mail', async () => {
      await expect(aviso).toBeVisible();
      await page.getByRole('button', { name: 'Reenviar a mensagem' }).click();
      await expect(page.getByText(M.confirmacaoReenviada)).toBeVisible();
      const body = await propostaCompleta(eu, await editalAberto(eu));
      await eu.client.submeterProjeto({ body });
      await page.goto(`${app.url}/projetos_submetidos`);
      await expect(
        page.getByText(/O projeto “.+” foi recebido e fica marcado até a confirmação/),
      ).toBeVisible();
    });
    const novo = await correio.linkPara(eu.email, 2);
    await test.step('opening the link changes nothing; a press of its button does, without a login', async () => {
      const outra = await (await page.context().browser()?.newContext())?.newPage();
      if (outra === undefined) throw new Error('no browser');
      await abrirLink(outra, app, novo);
      expect((await eu.client.confirmacaoDoEmail()).confirmado).toBe(false);
      await irEVoltar(outra);
      expect((await eu.client.confirmacaoDoEmail()).confirmado).toBe(false);
      const enviados: string[] = [];
      outra.on('request', (request) => {
        if (request.method() === 'POST') enviados.push(new URL(request.url()).pathname);
      });
      await outra.getByRole('button', { name: 'Confirmar o meu e-mail' }).click();
      await expect(outra.getByText(M.emailConfirmado)).toBeVisible();
      await expect(outra.getByRole('link', { name: 'Entrar no sistema' })).toBeVisible();
      // After coming back, the button is there again; it tells the outcome and sends nothing again.
      await irEVoltar(outra);
      expect(enviados).toEqual(['/api/professor/email/confirmar']);
      await outra.getByRole('button', { name: 'Confirmar o meu e-mail' }).click();
      await expect(outra.getByText(M.emailJaConfirmado)).toBeVisible();
      await outra.reload();
      await expect(outra.getByText('Abra de novo o link do e-mail')).toBeVisible();
      await outra.context().close();
    });
    await test.step('the older mail says that all is done, a broken link that it is unknown', async () => {
      await abrirLink(page, app, velho);
      await page.getByRole('button', { name: 'Confirmar o meu e-mail' }).click();
      await expect(page.getByText(M.emailJaConfirmado)).toBeVisible();
      await page.getByRole('link', { name: 'Ir para a página inicial' }).click();
      await expect(page).toHaveURL(/\/menu$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Bom dia|Boa tarde|Boa noite), /);
      await expect(aviso).toBeHidden();

      await abrirLink(page, app, new URL(`${app.url}/confirmar-email?token=nao-existe`));
      await page.getByRole('button', { name: 'Confirmar o meu e-mail' }).click();
      await expectErro(page, { texto: M.linkDeConfirmacaoDesconhecido, campo: null });
    });
    await test.step('an administrator confirms, with a reason, for a person who does not get the mail', async () => {
      const outro = await novaPessoa(app.url, 'Quirino Sem Correio');
      const body = await propostaCompleta(outro, await editalAberto(outro));
      await outro.client.submeterProjeto({ body });
      await comSessao(page, app.url, doTipo(await contasDe(app.url), 'administrador')[0]);
      await page.goto(`${app.url}/administracao/emails`);
      const linha = page.getByRole('row', { name: /Quirino Sem Correio/ });
      await expect(linha).toContainText(/até \d\d\/\d\d\/\d{4}/);
      await linha.getByRole('button', { name: /^Confirmar/ }).click();
      const form = page.getByRole('dialog', { name: M.confirmarEmail });
      await form.getByRole('button', { name: 'Confirmar o e-mail' }).click();
      await expectErro(page, { texto: M.motivoDaConfirmacao, campo: 'motivo' }, form);
      await form.getByRole('textbox').fill('Falei com ele pelo ramal');
      await form.getByRole('button', { name: 'Confirmar o e-mail' }).click();
      await expect(page.getByText(M.emailConfirmadoPelaAdministracao)).toBeVisible();
      await expect(page.getByText('Nenhum e-mail por confirmar.')).toBeVisible();
      expect((await outro.client.confirmacaoDoEmail()).confirmado).toBe(true);
    });
  } finally {
    await app.stop();
    await correio.close();
  }
});
