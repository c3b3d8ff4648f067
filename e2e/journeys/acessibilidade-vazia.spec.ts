import { expectAccessible } from '../support/axe.ts';
import { visitantes } from '../support/exemplos.ts';
import { expect, test } from '../support/fixtures.ts';
import { telas } from '../support/telas.ts';
import { visitar } from '../support/visitar.ts';

test.use({ modo: 'vazio' });

for (const tela of telas) {
  test(`empty: ${tela.path}`, async ({ page, app, contas, retomar }) => {
    await visitar(page, tela, await visitantes(app.url, contas), retomar);
    await expect(page).toHaveTitle(/ · Instrutoria$/);
    await expectAccessible(page, `${tela.path}, empty`);
  });
}
