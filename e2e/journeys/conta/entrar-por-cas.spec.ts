import { MENSAGENS_PORTA as M } from '@instrutoria/domain/porta/messages.ts';
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
import { expect, test } from '../../support/fixtures.ts';
import { dadosUnicos, novaPessoa } from '../../support/scenes/pessoas.ts';
import { startCas } from '../../support/server/provider.ts';

// A door changes the sign-in page of everybody; the provider is another origin.
test.use({ propria: 'porta', vigiada: false });

const NOME = 'UFVA por CAS';
const VINCULO = '<cas:eduPersonAffiliation>faculty</cas:eduPersonAffiliation>';

test('enters by CAS: first entry, linking, a closed account, and wrong tickets refused', {
  tag: '@longo',
}, async ({ page, app, contas }) => {
  const url = app.url.replace('127.0.0.1', 'localhost');
  const cas = await startCas();
  const ultima = respostasVistas(page);
  const entrar = () => pelaPorta(page, NOME).click();
  try {
    await criarPorta(
      page,
      { url, contas },
      {
        nome: NOME,
        provedor: 'CAS',
        campos: { 'Endereço do CAS': cas.address },
      },
    );
    await ligarPorta(page, NOME);

    await test.step('a teacher whom nobody registered makes an account, and enters again with another e-mail', async () => {
      const { cpf, siape, email } = dadosUnicos();
      const nome = '<cas:cn>Clarice Monteiro</cas:cn>';
      cas.person = {
        user: 'nova',
        attributes: `${nome}${VINCULO}<cas:brPersonCPF>${cpf}</cas:brPersonCPF><cas:mail>${email}</cas:mail>`,
      };
      await entrar();
      await primeiroAcesso(page, siape);
      await sair(page);
      // A logout here does not end the one there, and says so.
      const la = page.getByRole('link', { name: `sair também da conta ${NOME}` });
      await expect(la).toHaveAttribute('href', `${cas.address}/logout`);
      cas.person = { user: 'nova', attributes: `${nome}<cas:mail>${dadosUnicos().email}</cas:mail>` };
      await entrar();
      await dentro(page, 'Clarice Monteiro');
    });

    await test.step('a ticket is refused the second time, and one that was altered too', async () => {
      const usada = ultima();
      await sair(page);
      await responder(page, usada);
      await recusada(page, RECUSAS_DA_PORTA.RESPOSTA_REPETIDA);
      // A ticket for a proxy, which belongs to another service.
      const alterado = (endereco: string) => `${new URL(endereco).searchParams.get('service')}&ticket=PT-1`;
      await page.route(
        '**/cas/login?*',
        (route) => route.fulfill({ status: 302, headers: { location: alterado(route.request().url()) } }),
        { times: 1 },
      );
      await entrar();
      await recusada(page, RECUSAS_DA_PORTA.RESPOSTA_ALTERADA);
      await entrar();
      await dentro(page, 'Clarice Monteiro');
    });

    await test.step('a teacher links the account once by its password, and is refused after closing it', async () => {
      const dela = await novaPessoa(url);
      await sair(page);
      cas.person = { user: 'antiga', attributes: '' };
      await entrar();
      await ligarPelaSenha(page, dela);
      await sair(page);
      await entrar();
      await dentro(page, dela.nome);
      await sair(page);
      await dela.client.encerrarConta({ body: { senhaAtual: dela.senha } });
      await entrar();
      await recusada(page, M.contaEncerrada);
    });
  } finally {
    await cas.close();
  }
});
