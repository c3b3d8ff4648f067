import { RECUSAS_DA_PORTA } from '@instrutoria/domain/porta/textos.ts';
import {
  criarPorta,
  dentro,
  ligarPelaSenha,
  ligarPorta,
  pelaPorta,
  primeiroAcesso,
  recusada,
  responder,
  respostasVistas,
  sair,
} from '../../support/browser/portas.ts';
import { test } from '../../support/fixtures.ts';
import { dadosUnicos, novaPessoa } from '../../support/scenes/pessoas.ts';
import { IDP_ID, startIdp } from '../../support/server/provider.ts';

// A door changes the sign-in page of everybody; the provider is another origin.
test.use({ propria: 'porta', vigiada: false });

const NOME = 'UFVA por SAML';
const pessoa = (id: string, nome: string, mais: Readonly<Record<string, string>> = {}) => ({
  'urn:oid:1.3.6.1.4.1.5923.1.1.1.6': `${id}@ufva.test`,
  'urn:oid:2.5.4.3': nome,
  'urn:oid:1.3.6.1.4.1.5923.1.1.1.1': 'faculty',
  ...mais,
});
const CPF = 'urn:oid:1.3.6.1.4.1.15996.100.1.1.1.1';
const EMAIL = 'urn:oid:0.9.2342.19200300.100.1.3';

test('enters by SAML: first entry, linking, and each wrong answer refused', { tag: '@longo' }, async ({
  page,
  app,
  contas,
}) => {
  const url = app.url.replace('127.0.0.1', 'localhost');
  const idp = await startIdp();
  const ultima = respostasVistas(page);
  const entrar = () => pelaPorta(page, NOME).click();
  try {
    idp.retorno = await criarPorta(
      page,
      { url, contas },
      {
        nome: NOME,
        provedor: 'SAML 2.0',
        campos: {
          'Endereço dos metadados do provedor': `${idp.address}/metadata`,
          'Identificador do provedor (entityID)': IDP_ID,
        },
      },
    );
    await ligarPorta(page, NOME);

    await test.step('a teacher whom nobody registered makes an account, and enters again with another e-mail', async () => {
      const { cpf, siape, email } = dadosUnicos();
      idp.options = { attributes: pessoa('nova', 'Noêmia Prates', { [CPF]: cpf, [EMAIL]: email }) };
      await entrar();
      await primeiroAcesso(page, siape);
      await sair(page);
      idp.options = { attributes: pessoa('nova', 'Noêmia Prates', { [EMAIL]: dadosUnicos().email }) };
      await entrar();
      await dentro(page, 'Noêmia Prates');
    });

    await test.step('an answer is refused the second time, and when started again it enters', async () => {
      const usada = ultima();
      await sair(page);
      await responder(page, usada);
      await recusada(page, RECUSAS_DA_PORTA.RESPOSTA_REPETIDA);
      await entrar();
      await dentro(page, 'Noêmia Prates');
    });

    await test.step('a teacher with an account here links it once by its password', async () => {
      const dela = await novaPessoa(url);
      await sair(page);
      idp.options = { attributes: pessoa('antiga', dela.nome) };
      await entrar();
      await ligarPelaSenha(page, dela);
      await sair(page);
      await entrar();
      await dentro(page, dela.nome);
      await sair(page);
    });

    await test.step('an answer that was altered on its way, and one of another provider, are refused', async () => {
      await page.route('**/retorno', async (route) => {
        const corpo = new URLSearchParams(route.request().postData() ?? '');
        const xml = Buffer.from(corpo.get('SAMLResponse') ?? '', 'base64').toString();
        corpo.set('SAMLResponse', Buffer.from(xml.replace('antiga@ufva', 'nova@ufva')).toString('base64'));
        await route.continue({ postData: corpo.toString() });
      });
      await entrar();
      await recusada(page, RECUSAS_DA_PORTA.RESPOSTA_ALTERADA);
      await page.unroute('**/retorno');
      idp.options = { ...idp.options, issuer: 'https://idp.outra.example/idp' };
      await entrar();
      await recusada(page, RECUSAS_DA_PORTA.RESPOSTA_DE_OUTRO_PROVEDOR);
    });
  } finally {
    await idp.close();
  }
});
