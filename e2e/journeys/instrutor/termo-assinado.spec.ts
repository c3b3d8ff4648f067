import { MENSAGENS_TERMO as M } from '@instrutoria/domain/termo/messages.ts';
import { expectAccessible, expectReflow } from '../../support/accessibility/accessibility-scan.ts';
import { preencherLogin } from '../../support/browser/entrar.ts';
import { expect, test } from '../../support/fixtures.ts';
import { ALUNO, doAluno } from '../../support/scenes/aluno.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { clientOf, loggedIn } from '../../support/server/api.ts';

test.use({ propria: 'termo', relogio: '2026-11-16T13:00:00Z' });

test('the student signs the termo on a phone, then the coordinator, and it is in order', async ({
  page,
  browser,
  app,
  contas,
}) => {
  const [administradora] = doTipo(contas, 'administrador');
  const aluno = await doAluno(app.url, doTipo(contas, 'coordenador'), administradora);
  const { client } = await loggedIn(app.url, administradora);
  const entrada = await clientOf(app.url).entrar({ body: { cpf: aluno.cpf, password: ALUNO.senha } });
  if (!('token' in entrada)) throw new Error('the student has no second factor');
  const [vinculo] = await clientOf(app.url, entrada.token).lerMeusVinculos();
  if (vinculo === undefined) throw new Error('the student has no vínculo');
  const { versao, original } = await client.lerModeloDoTermo();
  await client.mudarModeloDoTermo({ ifMatch: versao, body: { texto: original, ligado: true } });
  await client.conferirDocumento({
    params: { id: vinculo.id },
    ifMatch: vinculo.versao,
    body: { documento: 'termo_compromisso', situacao: 'RECUSADO', motivo: 'Falta uma assinatura.' },
  });

  await test.step('the student reads it, types a wrong password, and signs', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${app.url}/login`);
    await preencherLogin(page, { cpf: aluno.cpf, senha: ALUNO.senha });
    await page.getByRole('link', { name: 'Ler e assinar' }).click();
    await expect(page.getByText(`Eu, ${ALUNO.nome}`)).toBeVisible();
    await expectAccessible(page, '/aluno/termo/:id', 'cheia');
    await expectReflow(page, '/aluno/termo/:id', false);
    await page.getByLabel(/^Sua senha/).fill('errada-errada-63');
    await page.getByRole('button', { name: 'Li o termo e assino' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel(/^Sua senha/).fill(ALUNO.senha);
    await page.getByRole('button', { name: 'Li o termo e assino' }).click();
    await expect(page.getByText(M.assinadoPeloAluno)).toBeVisible();
    await expect(page.getByText('Você assinou. Falta a coordenação.')).toBeVisible();
  });

  await test.step('the coordinator reads it and signs', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const dela = await context.newPage();
    await dela.goto(`${app.url}/projetos/${aluno.projeto}/instrutores/termo/${vinculo.id}`);
    await preencherLogin(dela, aluno.conta);
    await expect(dela.getByText(`Eu, ${ALUNO.nome}`)).toBeVisible();
    await expectAccessible(dela, '/projetos/:projeto/instrutores/termo/:id', 'cheia');
    await expectReflow(dela, '/projetos/:projeto/instrutores/termo/:id', false);
    await dela.getByLabel(/^Sua senha/).fill(aluno.conta.senha);
    await dela.getByRole('button', { name: 'Li o termo e assino' }).click();
    await expect(dela.getByText(M.assinadoPorTodos)).toBeVisible();
    await context.close();
  });

  await test.step('the student has it in order', async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: 'Ler e assinar' })).toHaveCount(0);
    await expect(page.getByText('Você assinou. Falta a coordenação.')).toHaveCount(0);
  });
});
