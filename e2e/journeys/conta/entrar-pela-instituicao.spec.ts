import { MENSAGENS_PORTA as M } from '@instrutoria/domain/porta/messages.ts';
import type { Page } from '@playwright/test';
import { comSessao } from '../../support/browser/entrar.ts';
import {
  dentro,
  ligarPelaSenha,
  pelaPorta,
  primeiroAcesso,
  recusada,
  sair,
} from '../../support/browser/portas.ts';
import { expect, test } from '../../support/fixtures.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { CLIENT, createFakeProvider } from '../../support/server/provider.ts';

// A door changes the sign-in page of everybody; the provider is another origin.
test.use({ propria: 'porta', vigiada: false });

const NOME = 'UFVA';

const pelaInstituicao = (page: Page) => pelaPorta(page, NOME);

test('opens a door, makes an account at the first entry, and links one that exists', async ({
  page,
  app,
  contas,
}) => {
  // The provider sends the browser back to PUBLIC_URL, and each host has a storage of its own.
  const url = app.url.replace('127.0.0.1', 'localhost');
  const provedor = await createFakeProvider();
  try {
    await test.step('an administrator adds the door, which is tested before it is switched on', async () => {
      const admin = contas.find(({ tipo }) => tipo === 'administrador');
      if (admin === undefined) throw new Error('no administrator');
      await comSessao(page, url, admin, '/administracao/portas');
      await page.getByRole('button', { name: 'Acrescentar' }).first().click();
      const form = page.getByRole('dialog');
      await form.getByLabel(/^Nome no botão/).fill(NOME);
      await form.getByLabel('Emissor').fill('http://127.0.0.1:1');
      await form.getByLabel('Cliente (client id)').fill(CLIENT.id);
      await form.getByLabel('Segredo do cliente').fill(CLIENT.secret);
      await form.getByLabel('Vínculos que abrem conta').fill('docente');
      await form.getByLabel('A quem escreve quem não tem conta').fill('suporte@ufva.test');
      await form.getByLabel('O provedor garante o CPF de todas as pessoas').check();
      await form.getByLabel('O provedor fica na rede interna').check();
      await form.getByRole('button', { name: 'Testar' }).click();
      await expect(form.getByText(/emissor/i).last()).toBeVisible();
      await form.getByLabel('Emissor').fill(provedor.issuer);
      await form.getByLabel('Vínculos', { exact: true }).fill('vinculos');
      await form.getByLabel('CPF', { exact: true }).fill('cpf');
      await form.getByRole('button', { name: 'Acrescentar unidade' }).click();
      await form.getByLabel('No provedor, linha 1').fill('ICEx');
      await form.getByLabel('Unidade daqui, linha 1').selectOption({ index: 1 });
      await form.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText(M.portaSalva)).toBeVisible();
      await page.getByRole('button', { name: `Testar e ligar ${NOME}` }).click();
      await expect(page.getByRole('button', { name: `Desligar ${NOME}` })).toBeVisible();
    });

    await test.step('a teacher whom nobody registered enters, and types only what the provider did not say', async () => {
      await sair(page);
      provedor.claims = {
        sub: 'nova',
        name: 'Iolanda Freitas',
        email: 'iolanda@ufva.test',
        email_verified: true,
        cpf: '529.982.247-25',
        vinculos: ['docente'],
        unidade: 'icex',
      };
      await pelaInstituicao(page).click();
      await primeiroAcesso(page, '7654321', { comUnidade: false });
      await dentro(page, 'Iolanda Freitas');
      await sair(page);
      await pelaInstituicao(page).click();
      await dentro(page);
    });

    await test.step('a teacher with an account here links it once by its password', async () => {
      const dela = await novaPessoa(url);
      await sair(page);
      provedor.claims = { sub: 'antiga', name: dela.nome, vinculos: ['docente'] };
      await pelaInstituicao(page).click();
      await ligarPelaSenha(page, dela);
      await sair(page);
      await pelaInstituicao(page).click();
      await dentro(page);
    });

    await test.step('somebody whose tie opens no account reads whom to write to', async () => {
      await sair(page);
      provedor.claims = { sub: 'estudante', name: 'Davi', vinculos: ['terceirizado'] };
      await pelaInstituicao(page).click();
      await recusada(page, 'suporte@ufva.test');
    });
  } finally {
    provedor.close();
  }
});
