import { MENSAGENS_CONTA as M, ROTULOS_CONTA as R } from '@instrutoria/domain/conta/messages.ts';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { loggedIn } from '../../support/server/api.ts';
import { emailPara, linkDo } from '../../support/server/emails.ts';

// A Monday, past seven: when the mails of the week leave.
test.use({ propria: 'resumo', relogio: '2026-11-16T13:00:00Z' });

test('mails a teacher the waiting tasks on a Monday; the last link leads to the page that ends these mails (E-GERAL-9)', async ({
  page,
  app,
  contas,
  retomar,
}) => {
  const [professora] = doTipo(contas, 'coordenador');
  const { client } = await loggedIn(app.url, professora);
  const { email: endereco } = await client.professorAtual();
  const { tarefas } = await client.listarTarefas();
  const carta = await emailPara(app, endereco, /^Nesta semana: \d+ tarefas? esperam? por você$/);
  const [primeira] = tarefas;
  expect(carta.text).toContain(primeira?.titulo);
  expect(carta.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toMatch(
    /^<https?:\/\/.+\/meus_dados>$/,
  );

  await retomar(page, professora);
  await page.goto(linkDo(carta, 'meus_dados').pathname);
  const receber = page.getByRole('checkbox', { name: R.receberResumo });
  await expect(receber).toBeChecked();
  await expectAccessible(page, '/meus_dados', 'cheia', 'o resumo ligado');
  await page.route('**/api/professor/resumo', (route) => route.abort());
  await receber.click();
  await expect(page.getByRole('region', { name: 'Avisos do sistema' })).not.toHaveText('');
  await expect(receber).toBeChecked();
  await page.unroute('**/api/professor/resumo');
  await receber.click();
  await expectAviso(page, M.resumoDesligado);
  await expect(receber).not.toBeChecked();
  await page.reload();
  await expect(receber).not.toBeChecked();
  await receber.click();
  await expectAviso(page, M.resumoLigado);
});
