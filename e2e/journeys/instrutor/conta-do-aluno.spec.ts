import { MENSAGENS_BANCO as M } from '@instrutoria/domain/banco/messages.ts';
import { VERSAO_DO_AVISO } from '@instrutoria/domain/estudante/limits.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectErro } from '../../support/accessibility/announced-errors.ts';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { preencherLogin } from '../../support/browser/entrar.ts';
import { guardado } from '../../support/browser/sessao.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { type Conta, clientOf, loggedIn } from '../../support/server/api.ts';
import type { App } from '../../support/server/app.ts';
import { emailPara, linkDo } from '../../support/server/emails.ts';

const SENHA = 'jangada-na-praia-27';
const NO_TELEFONE = { width: 360, height: 740 };

/** A student with a scholarship, who accepted the invitation. */
async function alunoNovo(app: App, coordenadores: readonly Conta[], administradora: Conta) {
  const { client: adm } = await loggedIn(app.url, administradora);
  for (const coordenador of coordenadores) {
    const { client, id } = await loggedIn(app.url, coordenador);
    for (const projeto of await client.listarProjetosSubmetidos({ params: { coordinatorId: id } })) {
      for (const { instrutor, entrouEm } of await client.listarConvites({ params: { id: projeto.id } })) {
        const { tipoAluno, email, cpf } = await adm.lerInstrutor({ params: { id: instrutor } });
        if (tipoAluno !== 'BOLSISTA' || entrouEm !== null || cpf === null) continue;
        await client.convidarEstudante({ params: { id: instrutor } });
        const { hash } = linkDo(await emailPara(app, email, /^Convite/), 'aluno/convite');
        const token = hash.replace('#token=', '');
        await clientOf(app.url).aceitarConvite({
          body: { token, cpf, senha: SENHA, aviso: VERSAO_DO_AVISO },
        });
        return { client, instrutor, aluno: { cpf, senha: SENHA } };
      }
    }
  }
  throw new Error('every student entered');
}

async function encerrarSessaoDoAluno(page: Page, url: string): Promise<void> {
  const authorization = `Bearer ${(await guardado(page)).token}`;
  const { status } = await fetch(`${url}/api/estudante/sair`, {
    method: 'POST',
    headers: { authorization, connection: 'close' },
  });
  expect(status).toBe(204);
}

test('writes the bank data on a phone, over an ended session, and shows the coordinator only the last digits', async ({
  page,
  app,
  contas,
}) => {
  const { client, instrutor, aluno } = await alunoNovo(
    app,
    doTipo(contas, 'coordenador'),
    doTipo(contas, 'administrador')[0],
  );
  const salvar = page.getByRole('button', { name: 'Salvar os dados bancários' });
  const campo = (nome: RegExp) => page.getByRole('textbox', { name: nome });
  await page.setViewportSize(NO_TELEFONE);
  await page.goto('/login');
  await preencherLogin(page, aluno);
  await page.getByRole('link', { name: /os dados bancários de / }).click();
  await expect(page.getByRole('heading', { name: 'Dados bancários', level: 1 })).toBeVisible();
  await expectAccessible(page, '/aluno/conta', 'cheia');

  await test.step('what was typed is still there after the login, and is judged beside its field', async () => {
    await page.locator('#banco').fill('001');
    await page.getByRole('option', { name: /^001 / }).click();
    await campo(/^Agência/).fill('1584');
    await campo(/^Dígito da agência/).fill('9');
    await campo(/^Número da conta/).fill('210169');
    await campo(/^Dígito da conta/).fill('6');
    await campo(/^CPF do titular/).fill('529.982.247-25');
    await encerrarSessaoDoAluno(page, app.url);
    await salvar.click();
    const dialogo = page.getByRole('dialog', { name: /^Sua sessão terminou/ });
    await preencherLogin(dialogo, aluno);
    await expect(dialogo).toBeHidden();
    await expectErro(page, { campo: 'cpfDoTitular', texto: M.naoEDoAluno });
    await expect(campo(/^Número da conta/)).toHaveValue('210169');
  });

  await test.step('the account is stored, and the coordinator reads no number of it', async () => {
    await campo(/^CPF do titular/).fill(aluno.cpf);
    await salvar.click();
    await expectAviso(page, M.salvos);
    await expect(page.getByText(/conta terminada em 169/)).toBeVisible();
    const lida = await client.lerContaBancaria({ params: { id: instrutor } });
    expect(lida).toMatchObject({ conta: null, resumo: { final: '169' } });
    expect(lida.informadaPeloAlunoEm).not.toBeNull();
  });
});
