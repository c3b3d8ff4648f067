import { MENSAGENS_SISTEMA as M } from '@instrutoria/domain/sistema/messages.ts';
import type { Page } from '@playwright/test';
import { axeFindings } from '../../support/accessibility/axe.ts';
import { responder } from '../../support/browser/dialogos.ts';
import { comSessao } from '../../support/browser/entrar.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { contasDe } from '../../support/server/api.ts';
import { startApp } from '../../support/server/app.ts';
import { correioQuePara, ultimaTentativa } from '../../support/server/mail-server.ts';

const parte = (page: Page, nome: string) =>
  page
    .getByRole('region', { name: 'Partes do sistema' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: nome }) });

/** Reads the page again until what it says is true: the server finds out by itself, at its own pace. */
/**
 * A Tuesday on an installation that has sent no digest: no other mail is sent beside the one that is tested
 * (E-GERAL-9).
 */
const SEM_RESUMO = '2026-11-24T15:00:00.000Z';

async function ateDizer(page: Page, diz: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Ler de novo' }).click();
    await diz();
  }).toPass({ timeout: 60_000 });
}

test('shows the administrator since when the mail server is away, what waits and what was given up, and sends it again', {
  tag: '@longo',
}, async ({ page }) => {
  const correio = await correioQuePara();
  const app = await startApp({ modo: 'demo', env: { SMTP_URL: correio.url, RELOGIO: SEM_RESUMO } });
  try {
    await comSessao(page, app.url, doTipo(await contasDe(app.url), 'administrador')[0]);
    await test.step('found in the administration; what works is said to work', async () => {
      await page.goto(`${app.url}/administracao`);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Saúde do sistema/ })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saúde do sistema');
      await expect(parte(page, 'E-mail')).toContainText('As mensagens estão saindo.');
      const avisos = page.getByRole('region', { name: 'Avisos', exact: true });
      await expect(avisos.getByText(M.semCopia)).toBeVisible();
      await expect(page.getByText(M.nenhumEmailMorto)).toBeVisible();
      await expect(page.getByText(/^Lido às \d\d:\d\d:\d\d$/)).toBeVisible();
    });
    const eu = await test.step('the mail server ends, and a person registers', async () => {
      await correio.parar();
      return novaPessoa(app.url);
    });
    await test.step('since when, and how many wait', async () => {
      await ateDizer(page, async () => {
        await expect(parte(page, 'E-mail')).toContainText(
          /O e-mail não está saindo desde hoje às \d\d:\d\d; 1 mensagem espera/,
          { timeout: 3_000 },
        );
        await expect(
          page.getByRole('region', { name: 'Avisos', exact: true }).getByText('Não foi possível conectar'),
        ).toBeVisible({ timeout: 3_000 });
      });
    });
    await test.step('given up after the last attempt: which, why, and no address', async () => {
      const linha = page.getByRole('row', { name: /Confirme/ });
      await ateDizer(page, async () => {
        await ultimaTentativa(app.dataDir);
        await expect(linha).toContainText('Não foi possível conectar ao servidor de e-mail.', {
          timeout: 3_000,
        });
      });
      await expect(page.getByText(eu.email)).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
    });
    await test.step('it is back: sent once more, it leaves', async () => {
      await correio.voltar();
      await ateDizer(page, () =>
        expect(parte(page, 'E-mail')).toContainText('Última falha: de', { timeout: 3_000 }),
      );
      await page.getByRole('button', { name: 'Enviar todos outra vez' }).click();
      await responder(page, M.desejaReenviar, 'Enviar todos');
      await expect(page.getByText('1 e-mail voltou para a fila')).toBeVisible();
      await expect(page.getByText(M.nenhumEmailMorto)).toBeVisible();
      await expect.poll(() => correio.assuntosPara(eu.email), { timeout: 30_000 }).toHaveLength(1);
    });
  } finally {
    await app.stop();
    await correio.close();
  }
});
