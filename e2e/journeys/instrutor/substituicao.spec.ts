import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import { expectAccessible, expectReflow } from '../../support/accessibility/accessibility-scan.ts';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { expect, test } from '../../support/fixtures.ts';
import { enviarDocumentos, linhaDe, maisAcoesDe } from '../../support/scenes/instrutores.ts';
import { loggedIn } from '../../support/server/api.ts';

test.use({ propria: 'substituicao' });

const QUEM_ENTRA = { nome: 'Rosa Malaquias', email: 'rosa.malaquias@estudante.br', cpf: '111.444.777-35' };

test('substitutes an instructor in one act, from the question what comes next to the history of the place', async ({
  page,
  app,
  quem,
  retomar,
}) => {
  const projeto = quem.exemplos.emAndamento;
  const dona = quem.contaPara({ path: '/instrutores/:id', title: '', tipo: 'coordenador' }, 'coordenador');
  const { client } = await loggedIn(app.url, dona);
  const { data: antes } = await client.listarInstrutores({ params: { id: projeto } });
  const sai = antes.find(({ tipoAluno }) => tipoAluno === 'VOLUNTARIO') ?? antes[0];
  if (sai === undefined) throw new Error('the project has no instructor');
  const bolsista = sai.tipoAluno === 'BOLSISTA';

  await test.step('the end asks what comes next; its reason goes along', async () => {
    await retomar(page, dona);
    await page.goto(`/instrutores/${projeto}`);
    await maisAcoesDe(page, sai.nome).click();
    await linhaDe(page, sai.nome)
      .getByRole('button', { name: `Encerrar vínculo ${sai.nome}` })
      .click();
    const dialog = page.getByRole('dialog', { name: M.desejaEncerrar });
    await dialog.getByRole('radio', { name: 'Outro aluno entra no lugar' }).check();
    await dialog.getByLabel('Motivo').fill('Mudou de universidade.');
    await expectAccessible(page, '/instrutores/:id', 'cheia', 'the end of a vínculo with a successor');
    await dialog.getByRole('button', { name: 'Continuar: quem entra' }).click();
    await expect(page).toHaveURL(new RegExp(`/substituir_instrutor/${sai.id}/${projeto}$`));
    await expect(page.getByLabel('Motivo')).toHaveValue('Mudou de universidade.');
  });

  await test.step('an error keeps everything typed, and ends nobody', async () => {
    await page.locator('#nome').fill(QUEM_ENTRA.nome);
    await page.locator('#email').fill(QUEM_ENTRA.email);
    await page.locator('#programa_pos').fill('Programa de Pós-Graduação em Física');
    await page.locator('#cpf').fill('111.444.777-36');
    if (bolsista) await page.locator('#acumulo').selectOption('unica');
    await enviarDocumentos(page, ['termo_compromisso', 'declaracao_aluno_detentor', 'historico_declaracao']);
    if (bolsista) await enviarDocumentos(page, ['dados_bancarios']);
    await page.getByLabel('Último dia do vínculo').fill('2999-01-01');
    await page.getByRole('button', { name: 'Substituir', exact: true }).click();
    await expect(page.getByRole('alert').first()).toContainText(M.cpfNaoConfere);
    await expectAccessible(page, '/substituir_instrutor/:instrutor_id/:projeto_id', 'cheia', 'refused');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectReflow(page, '/substituir_instrutor/:instrutor_id/:projeto_id', false);
    await page.setViewportSize({ width: 1280, height: 800 });
    const { data } = await client.listarInstrutores({ params: { id: projeto } });
    expect(data.map(({ id }) => id)).toContain(sai.id);
  });

  await test.step('one press ends one vínculo and begins the other', async () => {
    await page.locator('#cpf').fill(QUEM_ENTRA.cpf);
    await page.getByLabel('Último dia do vínculo').fill('');
    await page.getByRole('button', { name: 'Substituir', exact: true }).click();
    await expectAviso(page, M.substituido);
    await expect(page).toHaveURL(new RegExp(`/instrutores/${projeto}$`));
    const historico = page
      .getByRole('table', { name: /^Histórico da vaga de / })
      .filter({ hasText: sai.nome });
    await expect(historico.getByRole('rowheader', { name: sai.nome }).first()).toContainText(
      `deu lugar a ${QUEM_ENTRA.nome}`,
    );
    await expect(historico).toContainText(`no lugar de ${sai.nome}`);
    const { data } = await client.listarInstrutores({ params: { id: projeto } });
    expect(data.map(({ nome }) => nome)).toContain(QUEM_ENTRA.nome);
    expect(data.map(({ id }) => id)).not.toContain(sai.id);
    await expectAccessible(page, '/instrutores/:id', 'cheia', 'the history of a place');
    await expect(page.getByRole('button', { name: `Convidar ${QUEM_ENTRA.nome}` })).toBeVisible();
  });
});
