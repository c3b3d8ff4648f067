import { RECUSAS_DA_PORTA } from '@instrutoria/domain/porta/textos.ts';
import type { Page } from '@playwright/test';
import {
  criarPorta,
  dentro,
  ligarPelaSenha,
  ligarPorta,
  pelaPorta,
  primeiroAcesso,
  sair,
} from '../../support/browser/portas.ts';
import { expect, test } from '../../support/fixtures.ts';
import { dadosUnicos, novaPessoa } from '../../support/scenes/pessoas.ts';
import { BASE, SERVICE, startDirectory } from '../../support/server/provider.ts';

// A door changes the sign-in page of everybody.
test.use({ propria: 'porta' });

const NOME = 'UFVA por LDAP';
const SENHA = 'senha do diretório 9';

async function entrar(page: Page, usuario: string, senha = SENHA): Promise<void> {
  await pelaPorta(page, NOME).click();
  await page.getByLabel('Usuário na instituição').fill(usuario);
  await page.getByLabel('Senha da instituição').fill(senha);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

test('enters by LDAP: first entry, linking, a wrong password and a disabled account', {
  tag: '@longo',
}, async ({ page, app, contas }) => {
  const { url } = app;
  const { cpf, siape, email } = dadosUnicos();
  const vinculo = { edupersonaffiliation: 'faculty' };
  const pessoa = (numero: string, atributos: Readonly<Record<string, string>>) => ({
    senha: SENHA,
    atributos: { employeenumber: numero, ...vinculo, ...atributos },
  });
  const diretorio = await startDirectory({
    people: {
      nova: pessoa('1', { cn: 'Zulmira Peixoto', brpersoncpf: cpf, mail: email, ou: 'Física' }),
      antiga: pessoa('2', { cn: 'Berenice' }),
      desligada: pessoa('3', { cn: 'Quirino' }),
    },
    disabled: `uid=desligada,${BASE}`,
  });
  try {
    await criarPorta(
      page,
      { url, contas },
      {
        nome: NOME,
        provedor: 'LDAP',
        campos: {
          'Endereço do diretório': `ldap://127.0.0.1:${diretorio.port}`,
          'Base da busca': BASE,
          'Usuário que busca (DN)': SERVICE.dn,
          'Senha do usuário que busca': SERVICE.senha,
          'Atributo que identifica a pessoa': 'employeeNumber',
        },
      },
    );
    await ligarPorta(page, NOME);

    await test.step('a teacher whom nobody registered makes an account, and enters again', async () => {
      await entrar(page, 'nova');
      await primeiroAcesso(page, siape);
      await sair(page);
      await entrar(page, 'nova');
      await dentro(page, 'Zulmira Peixoto');
      await sair(page);
    });

    await test.step('a wrong password and a disabled account are refused, and what was typed stays', async () => {
      await entrar(page, 'antiga', 'outra senha');
      await expect(page.getByText(RECUSAS_DA_PORTA.USUARIO_OU_SENHA)).toBeVisible();
      await expect(page.getByLabel('Usuário na instituição')).toHaveValue('antiga');
      await page.getByRole('link', { name: 'Voltar' }).click();
      await entrar(page, 'desligada');
      await expect(page.getByText(RECUSAS_DA_PORTA.CONTA_DESATIVADA_LA)).toBeVisible();
      await page.getByRole('link', { name: 'Voltar' }).click();
    });

    await test.step('a teacher with an account here links it once by its password', async () => {
      const dela = await novaPessoa(url);
      await entrar(page, 'antiga');
      await ligarPelaSenha(page, dela);
      await sair(page);
      await entrar(page, 'antiga');
      await dentro(page, dela.nome);
    });
  } finally {
    await diretorio.close();
  }
});
