import { TIPOS_DE_USUARIO } from '@instrutoria/domain/conta/types.ts';
import { doTipo } from '../support/contas.ts';
import { expect, test } from '../support/fixtures.ts';
import { pronta } from '../support/pronta.ts';

/** An ordinary laptop's, and a desk's. */
const LARGURAS = [1366, 1920];

test('[C-D2] the header is one row, whoever reads it', async ({ page, contas, retomar }) => {
  for (const tipo of TIPOS_DE_USUARIO) {
    await retomar(page, doTipo(contas, tipo)[0]);
    await page.goto('/menu');
    await pronta(page);
    for (const width of LARGURAS) {
      await page.setViewportSize({ width, height: 800 });
      const { topo, pe } = await page.getByRole('banner').evaluate((header) => {
        const caixas = [...header.querySelectorAll('a, button')]
          .map((parada) => parada.getBoundingClientRect())
          .filter((caixa) => caixa.width > 0);
        return {
          topo: Math.max(...caixas.map(({ top }) => top)),
          pe: Math.min(...caixas.map(({ bottom }) => bottom)),
        };
      });
      expect(topo, `${tipo}, ${width} px: each begins above where any ends`).toBeLessThan(pe);
    }
  }
});
