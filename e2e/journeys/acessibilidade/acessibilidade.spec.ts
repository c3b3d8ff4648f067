import {
  expectAccessible,
  expectReflow,
  expectStopsSeen,
  telaNaAmostra,
} from '../../support/accessibility/accessibility-scan.ts';
import { brokenWords } from '../../support/accessibility/broken-words.ts';
import { telas } from '../../support/browser/telas.ts';
import { visitar } from '../../support/browser/visitar.ts';
import { expect, test } from '../../support/fixtures.ts';
import { semServidor } from '../../support/server/sem-servidor.ts';

test('every screen has its own title (T-L13)', () => {
  const titulos = telas.map(({ title }) => title);
  expect(titulos.filter((title, i) => titulos.indexOf(title) !== i)).toEqual([]);
});

for (const tela of telas.filter(telaNaAmostra)) {
  test(`[C-D1] T-L1, T-L5, T-L6, T-L7, T-L8, T-L16: passes the scan with and without its data: ${tela.path}`, async ({
    page,
    quem,
    retomar,
  }) => {
    await visitar(page, tela, quem, retomar);
    await expect(page).toHaveTitle(`${tela.title} · Instrutoria`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    const mudos = page.locator('a[target="_blank"]').filter({ hasNotText: 'abre em nova janela' });
    await expect(mudos, `links of ${tela.path} that open a window and do not say so`).toHaveCount(0);
    expect.soft(await brokenWords(page), `${tela.path}: words broken in two`).toEqual([]);
    await expectAccessible(page, tela.path, 'cheia');
    await expectReflow(page, tela.path);
    await expectStopsSeen(page, tela);
    await semServidor(page);
    await expectAccessible(page, tela.path, 'sem servidor');
  });
}
