import { comSessao } from '../../support/browser/entrar.ts';
import { watchPolicy } from '../../support/browser/policy-violations.ts';
import { retomarRascunho } from '../../support/browser/sessao.ts';
import { expect, test } from '../../support/fixtures.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { editalAberto, propostaCompleta } from '../../support/scenes/proposta.ts';

// Off: these tests look at the policy's violations one by one.
test.use({ vigiada: false });

test('blocks an injected script (T-K1)', async ({ page }) => {
  const vigia = await watchPolicy(page);
  await page.goto('/login');
  const passaram = await page.evaluate(() => {
    const script = () => document.body.appendChild(document.createElement('script'));
    const markup = '<img src="/nada" onerror="this.dataset.hacked = 1">';
    const ways: Record<string, () => void> = {
      inline: () => {
        script().textContent = 'document.documentElement.dataset.hacked = "inline"';
      },
      far: () => {
        script().src = 'https://mal.example/x.js';
      },
      node: () => {
        script().append('document.documentElement.dataset.hacked = "node"');
      },
      innerHTML: () => {
        document.body.innerHTML = markup;
      },
      insert: () => document.body.insertAdjacentHTML('beforeend', markup),
      handler: () => document.body.setAttribute('onclick', 'this.dataset.hacked = 1'),
      policy: () => {
        const types: unknown = Reflect.get(globalThis, 'trustedTypes');
        (types as { createPolicy: (name: string, rules: object) => void }).createPolicy('mal', {});
      },
    };
    return Object.entries(ways).flatMap(([name, act]) => {
      try {
        act();
        return [name];
      } catch {
        return [];
      }
    });
  });
  expect(passaram).toEqual(['node']);
  await expect.poll(() => vigia.violacoes.length).toBeGreaterThanOrEqual(4);
  await expect(page.locator('[data-hacked]')).toHaveCount(0);
  expect(vigia.violacoes.every((what) => /^(?:script-src|require-trusted|trusted-types)/.test(what))).toBe(
    true,
  );
});

test('passes stored, pasted and linked text in the editor through its own policies (T-K1, T-E7)', async ({
  page,
  app,
}) => {
  const vigia = await watchPolicy(page);
  const pessoa = await novaPessoa(app.url);
  const body = await propostaCompleta(pessoa, await editalAberto(pessoa));
  await pessoa.client.salvarRascunho({
    body: { ...body, titulo: 'Colagem', resumo: '<p>guar<em>dado</em></p>' },
  });
  await comSessao(page, app.url, pessoa);
  await retomarRascunho(page, 'Colagem');
  await expect(page).toHaveURL(/resumo_projeto$/);
  const texto = page.locator('[contenteditable]');
  await expect(texto.locator('em')).toHaveText('dado');
  const colar = (html: string) =>
    texto.evaluate((element, markup) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', markup);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
  await texto.press('ControlOrMeta+End');
  await colar('sem marca');
  await colar(
    '<p class="MsoNormal" onclick="document.body.dataset.hacked=1">do <b>Word</b><script>1</script></p>',
  );
  await expect(texto.locator('strong')).toHaveText('Word');
  await expect(texto).toContainText('sem marca');
  await texto.press('ControlOrMeta+End');
  await texto.pressSequentially(' https://exemplo.br/a fim');
  await expect(texto.getByRole('link')).toHaveAttribute('href', 'https://exemplo.br/a');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByLabel('Endereço do link').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText('Digite um endereço que comece com')).toBeVisible();
  await page.getByLabel('Endereço do link').fill('outro.br');
  await page.getByLabel('Endereço do link').press('Enter');
  await expect(texto.getByRole('link', { name: 'https://outro.br' })).toBeVisible();
  await expect(page.locator('[data-hacked]')).toHaveCount(0);
  // The only violation is the handler of the pasted markup.
  expect(vigia.violacoes.filter((what) => !what.startsWith('script-src-attr'))).toEqual([]);
  expect(vigia.fora).toEqual([]);
});

const MALDOSO = '<img src=x onerror="document.documentElement.dataset.hacked=1"><b>Título</b>';

test('shows markup in a title as text in every question, notice, list and heading (T-E8)', async ({
  page,
  app,
}) => {
  const vigia = await watchPolicy(page);
  const pessoa = await novaPessoa(app.url, 'Otília <b>de</b> <script>Souza</script>');
  const body = { ...(await propostaCompleta(pessoa, await editalAberto(pessoa))), titulo: MALDOSO };
  const { id } = await pessoa.client.salvarRascunho({ body });
  await comSessao(page, app.url, pessoa);
  await expect(page.getByRole('heading', { level: 2, name: pessoa.nome })).toBeVisible();

  await page.goto('/rascunhos_salvos');
  await page.getByRole('button', { name: `excluir ${MALDOSO}` }).click();
  const pergunta = page.getByRole('dialog', { name: 'deseja excluir este rascunho?' });
  await expect(pergunta.getByText(MALDOSO)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pergunta).toBeHidden();

  await retomarRascunho(page, MALDOSO);
  await expect(page).toHaveURL(/revisao_projeto$/);
  await page.goto('/identificacao_projeto');
  await page.getByRole('textbox', { name: 'Palavra-chave 1' }).fill('<i>ondas</i>');
  await page.getByRole('link', { name: 'início', exact: true }).click();
  await page.goto('/cadastro_projeto');
  await expect(page.getByText(`Você está continuando “${MALDOSO}”`)).toBeVisible();
  await page.goto('/revisao_projeto');
  await page.getByRole('button', { name: 'Enviar projeto' }).click();
  await expect(page).toHaveURL(new RegExp(`detalhes_projeto/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MALDOSO);
  await page.goto('/projetos_submetidos');
  await expect(page.getByRole('link', { name: MALDOSO })).toBeVisible();
  await expect(page.locator('[data-hacked]')).toHaveCount(0);
  expect(vigia.violacoes).toEqual([]);
});

test('never opens a file as a PDF that is none; a link replaces a blocked window (T-D13, T-K9)', async ({
  page,
  app,
}) => {
  const pessoa = await novaPessoa(app.url);
  const body = await propostaCompleta(pessoa, await editalAberto(pessoa));
  const { id } = await pessoa.client.submeterProjeto({ body });
  await comSessao(page, app.url, pessoa, `/detalhes_projeto/${id}`);
  const gerar = page.getByRole('button', { name: 'Gerar PDF (PDF, abre em nova janela)' });
  const baixar = page.getByRole('link', { name: 'Baixar o PDF' });
  const pdf = (url: URL) => url.pathname === `/api/gerar-pdf/${id}`;

  for (const contentType of ['text/html', 'application/pdf']) {
    await page.route(pdf, (route) =>
      route.fulfill({ contentType, body: '<script>opener.document.body.dataset.hacked = 1</script>' }),
    );
    const [janela] = await Promise.all([page.waitForEvent('popup'), gerar.click()]);
    await expect(page.getByText('O arquivo recebido não é um PDF.')).toBeVisible();
    await expect.poll(() => janela.isClosed()).toBe(true);
    await expect(baixar).toHaveCount(0);
    await page.unroute(pdf);
  }
  await expect(page.locator('[data-hacked]')).toHaveCount(0);

  await page.evaluate(() => {
    globalThis.open = () => null;
  });
  await gerar.click();
  await expect(baixar).toBeVisible();
  await expect(baixar).toHaveAttribute('href', /^blob:/);
  await expect(baixar).toHaveAttribute('download', `projeto_${id}.pdf`);
});
