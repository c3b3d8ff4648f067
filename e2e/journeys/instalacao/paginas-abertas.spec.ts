import { readdir, readFile } from 'node:fs/promises';
import { pageReady } from '../../support/browser/page-idle.ts';
import { expect, test } from '../../support/fixtures.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';

test('T-L11: lets a password manager fill in the login, and accepts pasted text', async ({
  page,
  app,
  context,
}) => {
  const eu = await novaPessoa(app.url);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url });
  await page.goto('/login');
  const cpf = page.getByLabel('CPF');
  const senha = page.getByLabel('Senha', { exact: true });
  await expect(cpf).toHaveAttribute('autocomplete', 'username');
  await expect(senha).toHaveAttribute('autocomplete', 'current-password');
  for (const [campo, texto] of [
    [cpf, ` ${eu.cpf} `],
    [senha, eu.senha],
  ] as const) {
    await page.evaluate((what) => navigator.clipboard.writeText(what), texto);
    await campo.focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(campo).toHaveValue(texto.trim());
  }
  // Asserts that the login asks for no puzzle and no second input beside the pasted password.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/menu$/);
  for (const [tela, nome] of [
    ['/cadastro_professor', 'Senha'],
    ['/redefinir-senha?token=x', 'Nova senha'],
  ] as const) {
    await page.evaluate(() => localStorage.clear());
    await page.goto(tela);
    await expect(page.getByRole('textbox', { name: nome, exact: true })).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
  }
});

test('T-M13: tells on the privacy page what each datum is for, with a link from registration', async ({
  page,
}) => {
  await page.goto('/cadastro_professor');
  await page.getByRole('main').getByRole('link', { name: 'para que serve cada dado' }).click();
  await expect(page).toHaveURL(/\/privacidade$/);
  await pageReady(page);
  const finalidades = page.getByRole('main');
  for (const dado of ['CPF', 'SIAPE', 'E-mail', 'Lattes', 'Foto']) {
    await expect(finalidades.getByText(dado, { exact: false }).first()).toBeVisible();
  }
  await expect(finalidades.getByText(/^Encarregado pelo tratamento de dados pessoais: \S/)).toBeVisible();
});

test('T-M14: excludes search engines by header and by robots.txt', async ({ app }) => {
  const robots = await fetch(`${app.url}/robots.txt`);
  expect(await robots.text()).toMatch(
    /User-agent: \*\s+Allow: \/resultados\s+Allow: \/assets\/\s+Allow: \/api\/publico\/\s+Disallow: \/\s*$/,
  );
  for (const path of ['/', '/login', '/privacidade', '/api/publico/instituicao']) {
    const { headers } = await fetch(app.url + path);
    expect(headers.get('x-robots-tag'), path).toContain('noindex');
  }
});

test('T-K14: serves no local address, source map or secret', async ({ app }) => {
  const bundle = new URL('../../../apps/web/dist/', import.meta.url);
  const files = await readdir(bundle, { recursive: true });
  const texts = files.filter((file) => /\.(js|css|html|json|txt|webmanifest)$/.test(file));
  expect(texts.length).toBeGreaterThan(20);
  expect(files.filter((file) => /\.(map|ts|tsx)$|\.env/.test(file))).toEqual([]);
  const workshop =
    /\/\/localhost[:/]|localhost:\d|127\.0\.0\.1|192\.168\.|sourceMappingURL|BEGIN [A-Z ]*PRIVATE KEY|\/(?:tmp|home|root|work)\/\w/;
  for (const file of texts) {
    const found = workshop.exec(await readFile(new URL(file, bundle), 'utf8'));
    expect(found?.[0], file).toBeUndefined();
  }
  const script = files.find((file) => /^assets\/.*\.js$/.test(file)) ?? '';
  for (const path of [
    '.git/config',
    '.git/HEAD',
    '.env',
    'package.json',
    `${script}.map`,
    '..%2f..%2fpackage.json',
    'src/main.tsx',
  ]) {
    const answer = await fetch(`${app.url}/${path}`);
    expect([400, 404], path).toContain(answer.status);
    expect(await answer.text(), path).not.toMatch(/\[core\]|"workspaces"|"mappings"/);
  }
});
