import { MENSAGENS_DESISTENCIA as M } from '@instrutoria/domain/desistencia/messages.ts';
import { formatarDia, somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expect, test } from '../../support/fixtures.ts';
import { loggedIn } from '../../support/server/api.ts';
import { emailPara } from '../../support/server/emails.ts';

test.use({ propria: 'desistencia' });

test('[C-L2] lets a coordinator give up an approved project, shows it everywhere, and takes it back', {
  tag: '@longo',
}, async ({ page, app, quem, retomar }) => {
  const dona = quem.contaPara({ path: '/instrutores/:id', title: '', tipo: 'coordenador' }, 'coordenador');
  const { client } = await loggedIn(app.url, dona);
  const id = quem.exemplos.emAndamento;
  const { hoje } = await client.lerDesistencia({ params: { id } });
  const dia = somarDias(hoje, 3);
  const { data: instrutores } = await client.listarInstrutores({ params: { id }, query: {} });
  const [aluno] = instrutores;
  if (aluno === undefined) throw new Error('the demonstration has nobody there');
  await retomar(page, dona);

  await test.step('each missing answer shows its error beside its field', async () => {
    await page.goto(`/projetos/${id}/instrutores`);
    await page.getByRole('button', { name: 'Desistir do projeto…' }).click();
    const dialogo = page.getByRole('dialog', { name: M.desejaDesistir });
    await dialogo.getByRole('button', { name: 'Desistir do projeto' }).click();
    await expect(dialogo.getByText(M.escolhaODia).first()).toBeVisible();
    await dialogo.getByLabel('Dia').fill(dia);
    await dialogo.getByLabel('Motivo').fill('Assumo outro cargo na universidade.');
    await expectAccessible(page, '/projetos/:id/instrutores', 'modal', 'all');
    await dialogo.getByRole('button', { name: 'Desistir do projeto' }).click();
    await expect(page.getByText(M.marcada, { exact: true })).toBeVisible();
  });

  await test.step('the page, the list and the mail to a student say the day', async () => {
    await expect(page.getByText(`Desistência marcada para ${formatarDia(dia)}`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Adicionar instrutor' })).toHaveCount(0);
    const carta = await emailPara(app, aluno.email, /vai terminar/u);
    expect(carta.text).toContain(`termina em ${formatarDia(dia)}`);
    await page.goto('/projetos_submetidos');
    await expect(page.getByText(`desistência marcada para ${formatarDia(dia)}`)).toBeVisible();
  });

  await test.step('taken back, the project goes on', async () => {
    await page.goto(`/projetos/${id}/instrutores`);
    await page.getByRole('button', { name: 'Retirar a desistência…' }).click();
    const dialogo = page.getByRole('dialog', { name: M.desejaDesfazer });
    await dialogo.getByLabel('Motivo').fill('O cargo não saiu.');
    await dialogo.getByRole('button', { name: 'Retirar a desistência' }).click();
    await expect(page.getByText(M.retirada, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Desistir do projeto…' })).toBeVisible();
  });
});
