import { createHmac } from 'node:crypto';
import { MENSAGENS_WEBHOOK as M } from '@instrutoria/domain/webhook/messages.ts';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectErro } from '../../support/accessibility/announced-errors.ts';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { startWebhookReceiver } from '../../support/server/webhook-receiver.ts';

test('registers another system, sees its notice arrive with a signature of the shown secret, and sends it again', async ({
  page,
  contas,
  retomar,
}) => {
  const receptor = await startWebhookReceiver();
  const { recebidos } = receptor;
  const [administradora] = doTipo(contas, 'administrador');
  const conteudo = page.getByRole('main');
  await retomar(page, administradora);
  await page.goto('/webhooks');

  const segredo =
    await test.step('a bad address is refused beside its field, and the secret is shown once', async () => {
      await conteudo.getByRole('button', { name: 'Avisar um sistema' }).click();
      const dialog = page.getByRole('dialog', { name: 'Avisar um sistema' });
      await dialog.getByRole('textbox', { name: 'Sistema' }).fill('Portal');
      await dialog.getByLabel('Endereço que recebe os avisos').fill('portal.exemplo.br');
      await dialog.getByLabel('Mês de pagamento fechado').check();
      await dialog.getByRole('button', { name: 'Salvar' }).click();
      await expectErro(page, { campo: 'endereco', texto: M.enderecoInvalido }, dialog);
      await dialog.getByLabel('Endereço que recebe os avisos').fill(receptor.url);
      await dialog.getByRole('button', { name: 'Salvar' }).click();
      await expect(conteudo.getByText(M.criado)).toBeVisible();
      return conteudo.getByText(/^whsec_/).innerText();
    });

  const entregas = conteudo.getByRole('table', { name: 'Avisos enviados: Portal' });
  await test.step('the test notice arrives, and the page says so', async () => {
    await conteudo.getByRole('button', { name: 'Testar Portal' }).click();
    await expectAviso(page, M.testeEnviado);
    await expect(entregas.getByRole('row', { name: /^Teste .* entregue 1 / })).toBeVisible();
    await expectAccessible(page, '/webhooks', 'cheia', 'a delivered notice');
    const [aviso] = recebidos;
    if (aviso === undefined) throw new Error('nothing arrived');
    const { id, instante, assinatura, corpo } = aviso;
    const chave = Buffer.from(segredo.replace('whsec_', ''), 'base64');
    const soma = createHmac('sha256', chave).update(`${id}.${instante}.${corpo}`).digest('base64');
    expect(assinatura).toBe(`v1,${soma}`);
    expect(JSON.parse(corpo)).toMatchObject({ id, evento: 'teste' });
  });

  await test.step('it is sent again with the same number, and the system is switched off', async () => {
    await entregas.getByRole('button', { name: 'Enviar outra vez' }).click();
    await expectAviso(page, M.reenviado);
    await expect.poll(() => recebidos.length).toBe(2);
    expect(recebidos[1]?.id).toBe(recebidos[0]?.id);
    await conteudo.getByRole('button', { name: 'Desligar Portal' }).click();
    await expectAviso(page, M.salvo);
    await expect(conteudo.getByRole('row', { name: /Portal .* desligado/ })).toBeVisible();
  });
  receptor.close();
});
