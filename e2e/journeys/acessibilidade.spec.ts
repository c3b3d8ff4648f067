import { expect, test } from '../support/fixtures.ts';
import { palavrasPartidas } from '../support/palavras.ts';
import { semServidor } from '../support/sem-servidor.ts';
import { telas } from '../support/telas.ts';
import { expectAccessible, expectReflow, expectStopsSeen, naParcela } from '../support/varrer-tela.ts';
import { visitar } from '../support/visitar.ts';

// The picture of a failure says enough, and a trace of so many scans costs as much as they do.
test.use({ trace: 'off' });

for (const tela of telas) {
  test(`[C-D1] T-L1, T-L5, T-L6, T-L7, T-L8: filled, and without its data: ${tela.path}`, async ({
    page,
    quem,
    retomar,
  }) => {
    await visitar(page, tela, quem, retomar);
    await expect(page).toHaveTitle(`${tela.title} · Instrutoria`);
    expect.soft(await palavrasPartidas(page), `${tela.path}: words broken in two`).toEqual([]);
    await expectAccessible(page, tela.path, 'cheia');
    await expectStopsSeen(page, tela);
    await expectReflow(page, tela.path);
    if (!naParcela(tela)) return;
    await semServidor(page);
    await expectAccessible(page, tela.path, 'sem servidor');
  });
}
