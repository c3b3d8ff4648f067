import { MENSAGENS_ESTUDANTE as M } from '@instrutoria/domain/estudante/messages.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectErro } from '../../support/accessibility/announced-errors.ts';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { preencherLogin } from '../../support/browser/entrar.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { type Conta, loggedIn } from '../../support/server/api.ts';
import { emailPara, linkDo } from '../../support/server/emails.ts';

const SENHA = 'jangada-na-praia-27';
const NO_TELEFONE = { width: 360, height: 740 };

/** An instructor of this coordinator whom nobody invited, with the whole CPF that only administrators read. */
async function semConvite(url: string, coordenador: Conta, administradora: Conta) {
  const { client, id } = await loggedIn(url, coordenador);
  const { client: adm } = await loggedIn(url, administradora);
  for (const projeto of await client.listarProjetosSubmetidos({ params: { coordinatorId: id } })) {
    const convites = await client.listarConvites({ params: { id: projeto.id } });
    const livre = convites.find(({ convite, entrouEm }) => convite === null && entrouEm === null);
    if (livre === undefined) continue;
    const { nome, email, cpf } = await adm.lerInstrutor({ params: { id: livre.instrutor } });
    if (cpf !== null) return { projeto, nome, email, cpf };
  }
  throw new Error('everybody was invited');
}

async function sair(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await expect(page).toHaveURL(/\/aluno\/entrar$/);
}

test('invites a student, who enters on a phone, leaves, and comes back by password and by a mailed link', async ({
  page,
  app,
  contas,
  retomar,
}) => {
  const [coordenador] = doTipo(contas, 'coordenador');
  const aluno = await semConvite(app.url, coordenador, doTipo(contas, 'administrador')[0]);
  const chegou = page.getByRole('heading', { name: `Olá, ${aluno.nome.split(' ')[0]}` });

  await test.step('the coordinator invites', async () => {
    await retomar(page, coordenador);
    await page.goto(`/instrutores/${aluno.projeto.id}`);
    await page.getByRole('button', { name: `Convidar ${aluno.nome}` }).click();
    await expectAviso(page, 'Convite enviado. O link vale por 7 dias.');
    await expect(page.getByRole('button', { name: `Enviar de novo ${aluno.nome}` })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
  });

  await test.step('the student accepts', async () => {
    await page.setViewportSize(NO_TELEFONE);
    const { pathname, hash } = linkDo(await emailPara(app, aluno.email, /^Convite/), 'aluno/convite');
    await page.goto(`${pathname}${hash}`);
    await expect(page.getByRole('heading', { name: aluno.projeto.titulo })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await expectAccessible(page, '/aluno/convite', 'cheia');
    await page.getByLabel(/^CPF/).fill('529.982.247-25');
    await page.getByLabel(/^Escolha uma senha/).fill(SENHA);
    await page.getByRole('button', { name: 'Aceitar e entrar' }).click();
    await expectErro(page, { campo: 'aviso', texto: M.leiaOAviso });
    await page.getByLabel(/^Li o aviso de privacidade/).check();
    await page.getByRole('button', { name: 'Aceitar e entrar' }).click();
    await expectErro(page, { campo: 'cpf', texto: M.cpfNaoConfere });
    await page.getByLabel(/^CPF/).fill(aluno.cpf);
    await page.getByRole('button', { name: 'Aceitar e entrar' }).click();
    await expect(chegou).toBeVisible();
    await expect(page.getByText(aluno.projeto.titulo).first()).toBeVisible();
    await expectAccessible(page, '/aluno', 'cheia');
    await sair(page);
  });

  await test.step('by password', async () => {
    await page.getByRole('link', { name: /^Tenho senha/ }).click();
    // Both pages ask for the CPF.
    await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
    await preencherLogin(page, { cpf: aluno.cpf, senha: SENHA });
    await expect(chegou).toBeVisible();
    await page.goto('/menu');
    await expect(chegou).toBeVisible();
    await sair(page);
  });

  await test.step('by a mailed link, once', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'receba um link' }).click();
    await expect(page.getByRole('heading', { name: 'Entrar como aluno instrutor' })).toBeVisible();
    await page.getByLabel(/^CPF/).fill(aluno.cpf);
    await page.getByRole('button', { name: 'Receber um link' }).click();
    await expect(page.getByText(M.linkEnviado)).toBeVisible();
    await expectAccessible(page, '/aluno/entrar', 'cheia');
    const { pathname, hash } = linkDo(await emailPara(app, aluno.email, /^Seu link/), 'aluno/entrar');
    await page.goto(`${pathname}${hash}`);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(chegou).toBeVisible();
    await sair(page);
    await page.goto(`${pathname}${hash}`);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByText(M.linkInvalido).first()).toBeVisible();
  });
});
