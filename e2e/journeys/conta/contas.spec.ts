import { MENSAGENS_CONTA as M } from '@instrutoria/domain/conta/messages.ts';
import { amostra } from '@instrutoria/domain/testing/amostra.ts';
import type { Page, Request } from '@playwright/test';
import { expectErro } from '../../support/accessibility/announced-errors.ts';
import { comSessao, entrar, preencherLogin } from '../../support/browser/entrar.ts';
import { guardado, novaPessoaNaTela } from '../../support/browser/sessao.ts';
import { podeAbrir, telas } from '../../support/browser/telas.ts';
import { expect, test } from '../../support/fixtures.ts';
import { umaImagem } from '../../support/scenes/arquivos.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { emailPara, linkDo } from '../../support/server/emails.ts';

const NOVA = 'orvalho de maio 515';

test('T-A8: resets a forgotten password: the token leaves the address bar first, works once, ends every session', async ({
  page,
  app,
}) => {
  const eu = await novaPessoa(app.url);
  await page.goto('/identificar-email');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(eu.email);
  await page.getByRole('button', { name: 'Recuperar Senha' }).click();
  await expect(
    page.getByText('Se o e-mail estiver cadastrado, enviaremos um link para redefinir a senha.'),
  ).toBeVisible();
  const link = linkDo(await emailPara(app, eu.email, /Redefinição de senha/), 'redefinir-senha');
  const token = new URLSearchParams(link.hash.slice(1)).get('token') ?? '';
  expect(token.length).toBeGreaterThan(20);

  const pedidos: Request[] = [];
  page.on('request', (request) => pedidos.push(request));
  await page.goto(link.pathname + link.search + link.hash);
  const senha = page.getByRole('textbox', { name: 'Nova senha' });
  await expect(senha).toBeVisible();
  expect(await page.evaluate(() => location.search + location.hash)).toBe('');
  await page.goto('/login');
  await page.goBack();
  expect(page.url()).not.toContain(token);
  // A URL fragment never reaches the server; the token may be in no request and no referrer either (T-A8).
  const sent = (request: Request) => `${request.url().split('#')[0]} ${request.headers().referer}`;
  expect(pedidos.map(sent).filter((text) => text.includes(token))).toEqual([]);

  await page.goto('/login');
  await page.goto(link.pathname + link.search + link.hash);
  await senha.fill(NOVA);
  await page.getByRole('textbox', { name: 'Confirmar senha' }).fill(NOVA);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(eu.client.professorAtual()).rejects.toThrow('401');
  await entrar(page, { ...eu, senha: NOVA });

  const outra = await page.context().newPage();
  await outra.goto(link.pathname + link.search + link.hash);
  await outra.getByRole('textbox', { name: 'Nova senha' }).fill('outra senha boa 99');
  await outra.getByRole('textbox', { name: 'Confirmar senha' }).fill('outra senha boa 99');
  await outra.getByRole('button', { name: 'Salvar' }).click();
  await expectErro(outra, { campo: null, texto: M.linkInvalido });
  expect(app.output()).not.toContain(token);
});

test('ends the other sessions, not this one, when the password is changed', { tag: '@longo' }, async ({
  page,
  app,
  browser,
}) => {
  const eu = await novaPessoaNaTela(page, app.url);
  const telefone = await browser.newPage({ baseURL: app.url });
  await comSessao(telefone, app.url, eu);
  await page.goto('/alterar_senha');
  await page.getByRole('textbox', { name: 'Senha atual' }).fill(eu.senha);
  await page.getByRole('textbox', { name: 'Nova senha' }).fill(NOVA);
  await page.getByRole('textbox', { name: 'Confirmar senha' }).fill(NOVA);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('senha alterada com sucesso')).toBeVisible();
  await page.goto('/menu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Bom dia|Boa tarde|Boa noite), /);

  await telefone.goto('/sessoes');
  await expect(telefone).toHaveURL(/\/login\?voltar=%2Fsessoes$/);
  await preencherLogin(telefone, { ...eu, senha: NOVA });
  await expect(telefone).toHaveURL(/\/sessoes$/);
  await telefone.close();
});

test('lists the sessions, and ends one', { tag: '@longo' }, async ({ page, app, browser }) => {
  const eu = await novaPessoaNaTela(page, app.url);
  // Ends the session of the API's client, which would be a third one.
  await eu.client.sair();
  const telefone = await browser.newPage({ baseURL: app.url });
  await comSessao(telefone, app.url, eu);
  await page.goto('/sessoes');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await expect(page.getByText('Esta sessão')).toHaveCount(1);
  await page.getByRole('button', { name: 'Encerrar as outras sessões' }).click();
  await page
    .getByRole('dialog', { name: 'deseja encerrar as outras sessões?' })
    .getByRole('button', { name: 'Encerrar' })
    .click();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await telefone.goto('/rascunhos_salvos');
  await expect(telefone).toHaveURL(/\/login/);
  await telefone.close();
});

test('stays logged in after a new photo; new data log out and work with the next login', {
  tag: '@longo',
}, async ({ page, app }) => {
  const eu = await novaPessoaNaTela(page, app.url);
  await page.goto('/atualizar_professor');
  await page.getByTestId('foto-file').setInputFiles(umaImagem('nova.png'));
  await page.getByRole('button', { name: 'Salvar foto' }).click();
  await page
    .getByRole('dialog', { name: 'deseja salvar a nova foto de perfil?' })
    .getByRole('button', { name: 'Sim' })
    .click();
  await expect(page.getByText('foto de perfil atualizada com sucesso')).toBeVisible();
  await expect(page).toHaveURL(/atualizar_professor$/);

  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Berenice Alvim de Souza');
  await page.getByRole('button', { name: 'Atualizar', exact: true }).click();
  const pergunta = page.getByRole('dialog', {
    name: 'deseja salvar os dados? Será preciso entrar outra vez.',
  });
  await pergunta.getByRole('button', { name: 'Não' }).click();
  await expect(page).toHaveURL(/atualizar_professor$/);
  await page.getByRole('button', { name: 'Atualizar', exact: true }).click();
  await pergunta.getByRole('button', { name: 'Sim' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(M.atualizado, { exact: true })).toBeVisible();
  expect(await guardado(page)).not.toHaveProperty('token');
  await preencherLogin(page, eu);
  await expect(page.getByRole('button', { name: /Berenice Alvim de Souza/ })).toBeVisible();
});

test('slows down guessing the password, with a message', { tag: '@longo' }, async ({ page, app }) => {
  const eu = await novaPessoa(app.url);
  await page.goto('/login');
  const errada = { ...eu, senha: 'nao é esta' };
  for (let vez = 1; vez <= 5; vez += 1) {
    await preencherLogin(page, errada);
    await expectErro(page, { campo: null, texto: 'CPF ou senha incorretos' });
    await expect(page.getByLabel('CPF')).toHaveValue(eu.cpf);
  }
  await preencherLogin(page, eu);
  await expectErro(page, { campo: null, texto: 'Muitas tentativas. Espere um pouco e tente outra vez.' });
  expect(await guardado(page)).not.toHaveProperty('token');
});

const desvios = [
  '//mal.example',
  '/\\mal.example',
  '\\\\mal.example',
  'https://mal.example/menu',
  'javascript:alert(1)',
  '/\t/mal.example',
  '/%0a/mal.example/..//mal.example',
  '///mal.example',
  'data:text/html,x',
  '/login',
];
test('redirects a login to no address outside the application (T-K8)', { tag: '@longo' }, async ({
  page,
  app,
}) => {
  const eu = await novaPessoa(app.url);
  await page.goto('/login');
  await entrar(page, eu);
  for (const desvio of desvios) {
    // With a session, the login page redirects at once, by the same check of the address.
    await page.goto(`/login?voltar=${encodeURIComponent(desvio)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).origin, desvio).toBe(app.url);
    await expect(page).not.toHaveURL(/\/login/);
  }
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?voltar=//mal.example');
  await preencherLogin(page, eu);
  await expect(page).toHaveURL(`${app.url}/menu`);
});

test('ends the session in all tabs at once by a logout (T-K7)', async ({ page, app, context }) => {
  const eu = await novaPessoaNaTela(page, app.url);
  const outra = await context.newPage();
  await outra.goto('/sessoes');
  await expect(outra.getByRole('heading', { level: 1 })).toHaveText('Sessões');
  // Every tab leaves without waiting for the server, whose response is held until all have left.
  const { promise: todasForam, resolve: soltar } = Promise.withResolvers<void>();
  await page.route('**/auth/logout', async (route) => {
    await todasForam;
    await route.continue();
  });
  // Times of one shared clock, so that the speed of this test does not matter.
  const quandoSai = (tela: Page) =>
    tela.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const olhar = setInterval(() => {
            if (!location.pathname.startsWith('/login')) return;
            clearInterval(olhar);
            resolve(Date.now());
          }, 5);
        }),
    );
  const saiu = quandoSai(outra);
  await page.getByRole('button', { name: /Coordenador$/ }).click();
  const sair = page.getByRole('listitem').getByRole('button', { name: 'Sair' });
  const clicou = sair.evaluate(
    (botao) =>
      new Promise<number>((resolve) => {
        botao.addEventListener('click', () => resolve(Date.now()), { capture: true, once: true });
      }),
  );
  await sair.click();
  await expect(page).toHaveURL(/\/login/);
  const atraso = (await saiu) - (await clicou);
  test.info().annotations.push({ type: 'T-K7', description: `${atraso} ms` });
  expect(atraso).toBeLessThan(1000);
  soltar();
  expect(Object.keys(await guardado(outra))).toEqual(['dispositivo']);
  await expect(eu.client.professorAtual()).resolves.toBeDefined();
  // A login in one tab applies to all: the other tab has the session, and no login form in the way.
  await entrar(page, eu);
  await outra.goto('/sessoes');
  await expect(outra.getByRole('heading', { level: 1 })).toHaveText('Sessões');
});

test('empties the browser by a logout even without network (T-A11)', async ({ page, app, context }) => {
  await novaPessoaNaTela(page, app.url);
  await context.setOffline(true);
  await page.getByRole('button', { name: /Coordenador$/ }).click();
  await page.getByRole('listitem').getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(Object.keys(await guardado(page))).toEqual(['dispositivo']);
});

test('invalidates the session on the server by a logout (T-A11)', async ({ page, app }) => {
  await novaPessoaNaTela(page, app.url);
  const { token } = await guardado(page);
  const confirmado = page.waitForResponse('**/auth/logout');
  await page.getByLabel('Seu perfil').getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await confirmado;
  const answer = await fetch(`${app.url}/api/professor/professor`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(401);
});

const publicas = ['/api/publico/', '/api/unidade', '/api/programa', '/api/data/', '/auth/login'];
test('redirects every guarded screen to the login without one, and loads nothing (T-B17)', async ({
  page,
}) => {
  const respondidas: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const ehApi = pathname.startsWith('/api/') || pathname.startsWith('/auth/');
    if (ehApi && response.ok() && !publicas.some((publica) => pathname.startsWith(publica))) {
      respondidas.push(pathname);
    }
  });
  for (const { path } of amostra(
    telas.filter(({ tipo }) => tipo !== null),
    10,
  )) {
    await page.goto(path.replaceAll(/:[^/]+/g, '1'));
    await expect(page, path).toHaveURL(/\/login/);
  }
  expect(respondidas).toEqual([]);
});

test('explains on a screen of another type that it is not for this person (D30), also after an edited type (T-K6)', {
  tag: '@longo',
}, async ({ page, app }) => {
  await novaPessoaNaTela(page, app.url);
  const alheias = telas.filter((tela) => tela.tipo === 'administrador' && !podeAbrir(tela, 'coordenador'));
  await page.goto((alheias[0]?.path ?? '').replaceAll(/:\w+/g, '1'));
  await expect(page.getByRole('heading', { level: 1, name: 'sem permissão' })).toBeVisible();
  for (const { path, title } of alheias) {
    // Navigates as a link does: opening the whole application for each screen costs five times as much.
    await page.evaluate(
      (endereco) => {
        history.pushState(null, '', endereco);
        dispatchEvent(new PopStateEvent('popstate'));
      },
      path.replaceAll(/:\w+/g, '1'),
    );
    await expect(page, path).toHaveTitle(`${title} · Instrutoria`);
    await expect(page.getByRole('heading', { level: 1, name: 'sem permissão' }), path).toBeVisible();
  }
  // A changed user type in the storage changes menus, never what the server answers (T-K6).
  await page.evaluate(() => {
    const usuario: object = JSON.parse(localStorage.getItem('usuario') ?? '{}');
    localStorage.setItem('usuario', JSON.stringify({ ...usuario, tipo: 'administrador' }));
  });
  await page.goto('/administracao/unidades');
  await page.getByRole('button', { name: 'Nova unidade' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova unidade' });
  await dialog.getByRole('textbox', { name: 'Nome' }).fill('Unidade Inventada');
  await dialog.getByRole('textbox', { name: 'Cidade' }).fill('Lugar Nenhum');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expectErro(page, { campo: null, texto: 'Você não tem permissão para isto.' }, dialog);
});

test('asks to reload when a new version was installed while the page was open, and keeps the text (T-K10)', async ({
  page,
  app,
}) => {
  await novaPessoaNaTela(page, app.url);
  await page.goto('/especificacoes_projeto');
  const titulo = page.getByRole('textbox', { name: 'Título do projeto' });
  await expect(titulo).toBeVisible();
  // The server's response for a file of an older version.
  await page.route(/\/assets\/.*\.js$/, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  );
  await titulo.fill('Digitado antes da nova versão');
  await page.getByRole('button', { name: /Coordenador$/ }).click();
  await page.getByRole('link', { name: 'Sessões' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Há uma nova versão do sistema');
  await page.unroute(/\/assets\/.*\.js$/);
  await page.getByRole('button', { name: 'Recarregar a página' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sessões');
  await page.goto('/especificacoes_projeto');
  await expect(titulo).toHaveValue('Digitado antes da nova versão');
});

test('answers 404 to a file of an older version, never the page (T-K10)', async ({ app }) => {
  const answer = await fetch(`${app.url}/assets/menu-velho123.js`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type') ?? '').not.toContain('text/html');
});
