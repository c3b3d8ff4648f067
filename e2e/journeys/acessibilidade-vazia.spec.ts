import { expectAccessible } from '../support/axe.ts';
import { visitantes } from '../support/exemplos.ts';
import { expect, test } from '../support/fixtures.ts';
import { telas } from '../support/telas.ts';
import { visitar } from '../support/visitar.ts';

// The picture of a failure says enough, and a trace of so many scans costs as much as they do.
test.use({ modo: 'vazio', trace: 'off' });
test.setTimeout(180_000);

for (const tela of telas) {
  test(`T-L1, T-L6, T-L7: empty: ${tela.path}`, async ({ page, app, contas, retomar }) => {
    await visitar(page, tela, await visitantes(app.url, contas), retomar);
    await expect(page).toHaveTitle(/ · Instrutoria$/);
    await expectAccessible(page, `${tela.path}, empty`);
  });
}
