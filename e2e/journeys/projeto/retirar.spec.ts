import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import { expectAviso, responder } from '../../support/browser/dialogos.ts';
import {
  guardado,
  novaPessoaNaTela,
  projetoCompleto,
  rascunhoCompleto,
  retomarRascunho,
} from '../../support/browser/sessao.ts';
import { expect, test } from '../../support/fixtures.ts';
import { IDEIA } from '../../support/scenes/proposta.ts';

test('[C-B10] lets a teacher withdraw a submitted project, edit it as a draft with its text, and send it again (D46)', async ({
  page,
  app,
}) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  const id = await projetoCompleto(pessoa);
  await page.goto(`/projetos_submetidos/${id}`);
  // An edit of it is open in this browser.
  await page.getByRole('button', { name: 'Editar projeto' }).click();
  await expect(page).toHaveURL(/revisao_projeto$/);
  await page.goto('/especificacoes_projeto');
  await page.getByRole('textbox', { name: 'Título do projeto' }).fill('Leitura guiada, revista');
  await expect.poll(async () => (await guardado(page)).titulo).toBe('Leitura guiada, revista');
  await page.goto(`/detalhes_projeto/${id}`);
  const retirar = page.getByRole('button', { name: `Retirar ${IDEIA.titulo}` });
  await retirar.click();
  const pergunta = page.getByRole('dialog', { name: M.desejaRetirar, exact: true });
  await expect(pergunta).toContainText(IDEIA.titulo);
  await expect(pergunta).toContainText('volta a ser um rascunho');
  await pergunta.getByRole('button', { name: 'Cancelar' }).click();
  await expect(pergunta).toBeHidden();
  await retirar.click();
  await responder(page, M.desejaRetirar, 'Retirar');
  await expect(page).toHaveURL(/rascunhos_salvos$/);
  await expectAviso(page, M.projetoRetirado);
  expect(await pessoa.client.listarProjetosSubmetidos({ params: { coordinatorId: pessoa.id } })).toEqual([]);

  // The browser now holds the draft; sending it makes it a project again, with the same number.
  await page.goto('/revisao_projeto');
  await page.getByRole('button', { name: 'Enviar projeto' }).click();
  await expect(page).toHaveURL(new RegExp(`detalhes_projeto/${id}$`));
  const [enviado] = await pessoa.client.listarProjetosSubmetidos({ params: { coordinatorId: pessoa.id } });
  expect([enviado?.id, enviado?.titulo]).toEqual([id, 'Leitura guiada, revista']);
});

test('[C-B10] asks about a proposal that nearly repeats another of the same teacher, and sends it on a yes (D46)', {
  tag: '@longo',
}, async ({ page, app }) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  await projetoCompleto(pessoa);
  await rascunhoCompleto(pessoa);
  await retomarRascunho(page, IDEIA.titulo);
  await expect(page).toHaveURL(/revisao_projeto$/);
  const enviados = async () =>
    (await pessoa.client.listarProjetosSubmetidos({ params: { coordinatorId: pessoa.id } })).length;
  const enviar = page.getByRole('button', { name: 'Enviar projeto' });
  await enviar.click();
  const pergunta = page.getByRole('dialog', { name: `Você já enviou "${IDEIA.titulo}" em ` });
  await pergunta.getByRole('button', { name: 'Não enviar' }).click();
  await expect(pergunta).toBeHidden();
  await expect(page).toHaveURL(/revisao_projeto$/);
  expect(await enviados()).toBe(1);
  await enviar.click();
  await pergunta.getByRole('button', { name: 'Enviar mesmo assim' }).click();
  await expect(page).toHaveURL(/detalhes_projeto\/\d+$/);
  expect(await enviados()).toBe(2);
});
