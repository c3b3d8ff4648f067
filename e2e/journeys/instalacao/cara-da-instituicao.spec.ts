import { MENSAGENS_CONFIGURACAO as M } from '@instrutoria/domain/configuracao/messages.ts';
import { corMaisProxima } from '@instrutoria/domain/configuracao/rules/cores.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectErro } from '../../support/accessibility/announced-errors.ts';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';

test('chooses the institution’s colour by the keyboard, rewrites a mail, and takes both back', async ({
  page,
  contas,
  retomar,
}) => {
  const [administradora] = doTipo(contas, 'administrador');
  const conteudo = page.getByRole('main');
  const salvar = conteudo.getByRole('button', { name: 'Salvar' });
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
  await retomar(page, administradora);

  await test.step('a light colour is refused, and a darker shade shows at once and on the next page', async () => {
    await page.goto('/administracao/configuracao');
    const cor = conteudo.getByRole('textbox', { name: 'Cor da instituição' });
    await cor.fill('#00c060');
    const proxima = corMaisProxima('#00c060');
    await expect(conteudo.getByText(M.corClaraDemais(proxima))).toBeVisible();
    await conteudo.getByRole('button', { name: `Usar ${proxima}` }).press('Enter');
    await cor.press('Enter');
    await expectAviso(page, MENSAGENS_CONTA.atualizado);
    await expect.poll(accent).toBe(proxima);
    await expectAccessible(page, '/administracao/configuracao', 'cheia', 'a colour of the institution');
    await conteudo.getByRole('button', { name: 'Voltar ao azul' }).click();
    await salvar.click();
    await expect.poll(accent).not.toBe(proxima);
  });

  await test.step('a mail without its link is refused, previewed and returned to the original', async () => {
    await page.goto('/administracao/textos_dos_emails');
    await conteudo.getByRole('link', { name: 'Redefinição de senha' }).click();
    const texto = conteudo.getByRole('textbox', { name: 'Texto' });
    await texto.fill('Prezada pessoa:');
    await salvar.click();
    await expectErro(page, { campo: 'texto', texto: M.campoFalta('link') });
    // Before the preview, into whose frame, without scripts, the scan cannot look.
    await expectAccessible(page, '/administracao/textos_dos_emails', 'cheia', 'a refused mail');
    await texto.fill('Prezada pessoa {{nome}}:\n{{link}}');
    await conteudo.getByRole('button', { name: 'Ver como fica' }).click();
    await expect(page.frameLocator('iframe').getByText('Prezada pessoa Ana Souza:')).toBeVisible();
    await salvar.click();
    await expectAviso(page, M.modeloDeEmailSalvo);
    await conteudo.getByRole('button', { name: 'Voltar ao texto original' }).click();
    await salvar.click();
    await expect(conteudo.getByText(/Original de novo, desde/)).toBeVisible();
  });
});
