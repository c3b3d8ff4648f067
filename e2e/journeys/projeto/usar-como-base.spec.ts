import { pageReady } from '../../support/browser/page-idle.ts';
import {
  guardado,
  novaPessoaNaTela,
  projetoCompleto,
  rascunhoCompleto,
  retomarRascunho,
} from '../../support/browser/sessao.ts';
import { expect, test } from '../../support/fixtures.ts';
import { umaImagem } from '../../support/scenes/arquivos.ts';
import { IDEIA } from '../../support/scenes/proposta.ts';

test("creates one new draft by 'Usar como base' with everything but call, dates and proof, marked until each step is saved", async ({
  page,
  app,
}) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  const id = await projetoCompleto(pessoa);
  await page.goto('/projetos_submetidos');
  await page.getByRole('button', { name: `Usar como base ${IDEIA.titulo}` }).dblclick();
  await expect(page).toHaveURL(/cadastro_projeto$/);
  await expect(page.getByText(`O projeto nº ${id} serve de base`)).toBeVisible();

  const marca = page.getByText(`Veio do projeto nº ${id} · confira`);
  await page.goto('/especificacoes_projeto');
  await expect(page.getByRole('textbox', { name: 'Título do projeto' })).toHaveValue(IDEIA.titulo);
  await expect(marca).toBeVisible();
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect(page).toHaveURL(/cadastro_disciplina$/);
  await expect(page.getByRole('rowheader', { name: IDEIA.disciplina.nome })).toBeVisible();
  await expect(page.getByText('Arquivo enviado')).toBeHidden();
  // This step was visited and is not complete, so it stays marked.
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(marca).toBeVisible();
  await page.goto('/especificacoes_projeto');
  await pageReady(page);
  await expect(marca).toBeHidden();
  await page.goto('/cronograma_projeto');
  await expect(page.getByRole('textbox', { name: 'Atividade de DEZEMBRO', exact: true })).toHaveText(
    IDEIA.atividade('DEZEMBRO'),
  );
  await page.goto('/revisao_projeto');
  await expect(marca.first()).toBeVisible();
  const marcadas = await marca.count();

  // Saved as a draft and resumed: the marks are still there, and there is one draft.
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(page).toHaveURL(/\/menu$/);
  const rascunhos = await pessoa.client.listarRascunhos({ params: { professorId: pessoa.id } });
  expect(rascunhos.map(({ titulo }) => titulo)).toEqual([IDEIA.titulo]);
  await retomarRascunho(page, IDEIA.titulo);
  await expect(page).not.toHaveURL(/rascunhos_salvos/);
  await page.goto('/revisao_projeto');
  await expect(marca).toHaveCount(marcadas);
  const antes = await pessoa.client.lerProjeto({ params: { id } });
  expect(antes).toMatchObject({ id, ehRascunho: false, titulo: IDEIA.titulo });
});

test('copies the image of a section, and asks first about unsaved text in this browser', {
  tag: '@longo',
}, async ({ page, app }) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  await rascunhoCompleto(pessoa);
  await retomarRascunho(page, IDEIA.titulo);
  await expect(page).not.toHaveURL(/rascunhos_salvos/);
  await page.goto('/introducao_projeto_upload');
  await page.getByTestId('introducao-file').setInputFiles(umaImagem());
  await expect(page.getByRole('img', { name: 'Imagem da seção Introdução' })).toBeVisible();
  await page.goto('/revisao_projeto');
  await page.getByRole('button', { name: 'Enviar projeto' }).click();
  await expect(page).toHaveURL(/detalhes_projeto\/(\d+)$/);
  const id = Number(page.url().split('/').at(-1));
  const antes = await pessoa.client.lerProjeto({ params: { id } });

  await page.goto('/especificacoes_projeto');
  await page.route('**/api/projeto/rascunho', (route) => route.abort('connectionrefused'));
  await page.getByRole('textbox', { name: 'Título do projeto' }).fill('Ainda não salvo');
  await page.getByRole('link', { name: 'Início' }).first().click();
  await page.goto('/projetos_submetidos');
  const base = page.getByRole('button', { name: `Usar como base ${IDEIA.titulo}` });
  await base.click();
  const pergunta = page.getByRole('dialog', { name: /deseja salvar antes o projeto/ });
  await pergunta.getByRole('button', { name: 'Cancelar' }).click();
  await expect(pergunta).toBeHidden();
  expect((await guardado(page)).titulo).toBe('Ainda não salvo');
  await page.unroute('**/api/projeto/rascunho');

  await base.click();
  await pergunta.getByRole('button', { name: 'Salvar como rascunho' }).click();
  await expect(page).toHaveURL(/cadastro_projeto$/);
  await page.goto('/introducao_projeto');
  await expect(page.getByRole('img', { name: 'Imagem da seção Introdução' })).toBeVisible();
  const { introducao, projeto_id } = await guardado(page);
  expect(introducao).not.toBe('introducao' in antes ? antes.introducao : '');
  expect(Number(projeto_id ?? 0)).not.toBe(id);
  const titulos = async () =>
    (await pessoa.client.listarRascunhos({ params: { professorId: pessoa.id } })).map(({ titulo }) => titulo);
  await expect
    .poll(async () => (await titulos()).toSorted())
    .toEqual([IDEIA.titulo, 'Ainda não salvo'].toSorted());

  // Text typed while the images are being copied leads to the question too.
  await page.goto('/projetos_submetidos');
  let soltar = () => {};
  const livre = new Promise<void>((resolve) => {
    soltar = resolve;
  });
  const pedida = page.waitForRequest('**/api/projeto/imagem/*');
  await page.route('**/api/projeto/imagem/*', async (route) => {
    await livre;
    await route.continue();
  });
  await base.click();
  await pergunta.getByRole('button', { name: 'Salvar como rascunho' }).click();
  await pedida;
  await page.route('**/api/projeto/rascunho', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Cadastrar projeto' }).first().click();
  const titulo = page.getByRole('textbox', { name: 'Título do projeto' });
  await page
    .getByRole('link', { name: /Especificações/ })
    .first()
    .click();
  await titulo.fill('Digitado enquanto isso');
  soltar();
  await pergunta.getByRole('button', { name: 'Cancelar' }).click();
  await expect(titulo).toHaveValue('Digitado enquanto isso');
  await expect.poll(async () => (await guardado(page)).titulo).toBe('Digitado enquanto isso');
});
