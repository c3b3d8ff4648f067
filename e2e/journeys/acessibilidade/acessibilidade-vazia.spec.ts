import { amostra } from '@instrutoria/domain/testing/amostra.ts';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { pageIdle } from '../../support/browser/page-idle.ts';
import { telas } from '../../support/browser/telas.ts';
import { visitar } from '../../support/browser/visitar.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ modo: 'vazio' });

/** One screen in thirty, since all screens share the parts that show an empty list and a refused form. */
for (const tela of amostra(telas, 30)) {
  test(`T-L1, T-L6: passes the scan without data, and with its empty form sent: ${tela.path}`, async ({
    page,
    quem,
    retomar,
  }) => {
    await visitar(page, tela, quem, retomar);
    await expect(page).toHaveTitle(/ · Instrutoria$/);
    await expectAccessible(page, tela.path, 'vazia');
    const here = page.url();
    const enviar = page.locator('main form button[type="submit"]:visible:enabled').first();
    if ((await enviar.count()) === 0) return;
    await enviar.click();
    await pageIdle(page);
    // A screen that needs no input (a step that only shows) continues instead of showing errors.
    if (page.url() === here) await expectAccessible(page, tela.path, 'com erro');
  });
}
