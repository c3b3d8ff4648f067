import { MENSAGENS_CORRECAO as M } from '@instrutoria/domain/correcao/messages.ts';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { telas } from '../../support/browser/telas.ts';
import { expect, test } from '../../support/fixtures.ts';
import { correcaoEscrita } from '../../support/scenes/correcao.ts';

test('[C-A11] makes a new version of a published result by a correction, after a list of the people it mails (D42)', async ({
  page,
  app,
  quem,
  retomar,
}) => {
  const tela = telas.find(({ path }) => path === '/corrigir_resultado');
  if (tela === undefined) throw new Error('the screen is gone');
  await retomar(page, quem.contaPara(tela, 'administrador'));
  await page.goto('/corrigir_resultado');
  await pageReady(page);
  const { edital } = await correcaoEscrita({ page, app });
  const enviar = page.getByRole('button', { name: 'Ver o que muda e corrigir' });
  await enviar.click();
  const pergunta = page.getByRole('dialog', { name: M.desejaCorrigir, exact: true });
  await expect(pergunta).toContainText('Total:');
  await expect(pergunta).toContainText(/passa à versão \d+, com a justificativa/);
  await expect(pergunta).toContainText(/Recebe um e-mail: .+, que coordena o projeto/);
  await pergunta.getByRole('button', { name: 'Cancelar' }).click();
  await expect(pergunta).toBeHidden();
  await expect(page.getByLabel(/^Justificativa da correção/)).toHaveValue('A soma da ficha estava errada.');
  await enviar.click();
  await pergunta.getByRole('button', { name: 'Corrigir', exact: true }).click();
  await expectAviso(page, M.corrigido);

  await page.goto(`/resultados/${edital}`);
  await pageReady(page);
  await expect(page.getByText('Justificativa da correção: A soma da ficha estava errada.')).toBeVisible();
  await expect(page.getByText(/^Versão \d+, de .+: correção\./)).toBeVisible();
});
