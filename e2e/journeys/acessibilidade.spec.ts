import { visitantes } from '../support/exemplos.ts';
import { expect, test } from '../support/fixtures.ts';
import { telas } from '../support/telas.ts';
import { varrerTela } from '../support/varrer-tela.ts';
import { visitar } from '../support/visitar.ts';

// The picture of a failure says enough, and a trace of so many scans costs as much as they do.
test.use({ trace: 'off' });
test.setTimeout(180_000);

for (const tela of telas) {
  test(`T-L1, T-L6, T-L7: filled, in error, dialogs open: ${tela.path}`, async ({
    page,
    app,
    contas,
    retomar,
  }) => {
    await visitar(page, tela, await visitantes(app.url, contas), retomar);
    await expect(page).toHaveTitle(`${tela.title} · Instrutoria`);
    await varrerTela(page, tela.path);
  });
}
