import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import type { Locator, Page } from '@playwright/test';
import { doTipo } from '../support/contas.ts';
import { comissaoDe, fecharAbertos, livreDe } from '../support/edital-em-avaliacao.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSemMouse, semMouse, tabAndEnter, tabTo } from '../support/keyboard.ts';
import { novaPessoa, type PessoaCadastrada } from '../support/pessoas.ts';
import { propostaCompleta } from '../support/proposta.ts';
import { expectAccessible } from '../support/varrer-tela.ts';

test.use({ propria: 'edital-projetos' });
test.describe.configure({ mode: 'default' });

const QUANTOS = 60;
/** In the title of each of ours, and of no other. */
const PALAVRA = 'Colheita';

async function submeter(pessoa: PessoaCadastrada, edital: number, titulos: readonly string[]): Promise<void> {
  for (const titulo of titulos) {
    const body = { ...(await propostaCompleta(pessoa, edital)), titulo };
    await pessoa.client.submeterProjeto({ body });
  }
}

const barra = (page: Page) => page.getByRole('region', { name: 'Com os escolhidos' });
const dialogo = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

test('a call of more projects than a page: found, chosen over two pages, designated at once, each row answered', async ({
  page,
  app,
  contas,
  retomar,
}) => {
  test.setTimeout(300_000);
  const comissao = await comissaoDe(app.url, contas);
  const adm = comissao.administradora.client;
  const [avaliadora] = comissao.avaliadores;
  if (avaliadora === undefined) throw new Error('nobody evaluates');
  const { nome, siape } = await avaliadora.client.professorAtual();
  const [edital] = await adm.listarEditaisAbertos();
  if (edital === undefined) throw new Error('no call is open');

  await test.step('sixty teachers’ projects, and one of the evaluator herself', async () => {
    const dona = await novaPessoa(app.url);
    const titulos = Array.from({ length: QUANTOS }, (_, i) => `${PALAVRA} ${i + 1} de dados`);
    await submeter(dona, edital.id, titulos);
    const { client, id } = avaliadora;
    await submeter({ ...dona, client, id }, edital.id, [`${PALAVRA} de quem avalia`]);
    await fecharAbertos(comissao);
  });

  await test.step('from the list of calls to its page; filter, search and page stand in the address', async () => {
    await retomar(page, doTipo(contas, 'administrador')[0]);
    await page.goto('/administracao/editais');
    await page.getByRole('main').getByRole('link', { name: edital.nome }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(edital.nome);
    await expect(
      page.getByRole('list', { name: 'Andamento do edital' }).locator('[aria-current="step"]'),
    ).toContainText('Avaliação');
    await page
      .getByRole('region', { name: 'Para iniciar a decisão' })
      .getByRole('link', { name: `ver ${M.naoSubmetidosAAvaliacao}` })
      .click();
    await expect(page.getByRole('combobox', { name: 'Situação' })).toHaveValue('semAvaliador');
    await page.getByRole('searchbox', { name: 'Buscar' }).fill(PALAVRA.toUpperCase());
    await expect(page.getByText(`1 a 50 de ${QUANTOS + 1} projetos`)).toBeVisible();
    await page.getByRole('button', { name: 'Projeto', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Projeto' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await page.getByRole('button', { name: 'Próxima' }).click();
    await expect(page.getByText(`51 a 61 de ${QUANTOS + 1} projetos`)).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveCount(11);
    const antes = await page.getByRole('rowheader').allTextContents();
    await page.reload();
    await expect(page.getByText(`51 a 61 de ${QUANTOS + 1} projetos`)).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveText(antes);
    await expect(page.getByRole('searchbox', { name: 'Buscar' })).toHaveValue(PALAVRA.toUpperCase());
    await expect(page.getByRole('columnheader', { name: 'Projeto' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  await test.step('chosen over two pages', async () => {
    await page.getByRole('checkbox', { name: 'Escolher os 11 desta página' }).check();
    await expect(barra(page).getByRole('status')).toHaveText('11 escolhidos');
    await page.getByRole('button', { name: 'Anterior' }).click();
    await page.getByRole('checkbox', { name: 'Escolher os 50 desta página' }).check();
    await expect(barra(page).getByRole('status')).toHaveText('61 escolhidos');
    await expectAccessible(page, '/editais/:id', 'cheia', 'with chosen rows');
  });

  await test.step('designated at once; who takes part in one is refused there, with the reason', async () => {
    await barra(page).getByRole('button', { name: 'Designar…' }).click();
    const pergunta = dialogo(page, 'Designar avaliador de 61 projetos');
    await pergunta.getByRole('button', { name: 'Designar', exact: true }).click();
    await expect(pergunta.getByText(M.nenhumProfessor).first()).toBeVisible();
    await pergunta.getByRole('combobox', { name: 'Nome do avaliador' }).fill(`${nome} · ${siape}`);
    await expect(pergunta).toContainText('São designados os que ainda não têm avaliador: 61 projetos.');
    await expect(pergunta).toContainText(`${nome} recebe 61 e-mails, um por projeto.`);
    await pergunta.getByRole('button', { name: 'Designar', exact: true }).click();
    const resposta = dialogo(page, `${QUANTOS} projetos em ordem, 1 não foi possível`);
    const [recusada] = await resposta.getByRole('listitem').all();
    await expect(recusada ?? resposta).toContainText(`não foi feito. ${M.participa}.`);
    await expect(resposta.getByRole('listitem').filter({ hasText: M.designado })).toHaveCount(QUANTOS);
    await resposta.getByRole('button', { name: 'Fechar' }).last().click();
    // What is left to do is still chosen, and the only one that the filter finds.
    await expect(barra(page).getByRole('status')).toHaveText('1 escolhido');
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await expect(page.getByRole('rowheader')).toContainText(`${PALAVRA} de quem avalia`);
  });

  const { total } = await adm.whole.listarProjetosDoEdital({
    params: { id: edital.id },
    query: { avaliador: String(avaliadora.id), busca: PALAVRA, por_pagina: '1', pagina: '1' },
  });
  expect(total).toBe(QUANTOS);
});

test('T-L2: without a mouse: found, chosen, designated', async ({ page, app, contas, retomar }) => {
  const comissao = await comissaoDe(app.url, contas);
  const { client } = comissao.administradora;
  const livres: { readonly edital: number; readonly id: number }[] = [];
  for (const { id: edital, fase } of await client.listarEditais()) {
    if (fase !== 'avaliacao') continue;
    const sem = await client.listarNaoDesignados({ params: { editalId: edital } });
    livres.push(...sem.map(({ id }) => ({ edital, id })));
  }
  const [projeto] = livres;
  if (projeto === undefined) throw new Error('every project has an evaluator');
  const livre = await (await livreDe(comissao, projeto.id)).client.professorAtual();
  await semMouse(page);
  await retomar(page, doTipo(contas, 'administrador')[0]);
  await page.goto(`/editais/${projeto.edital}?situacao=semAvaliador`);
  const caixa = page.getByRole('checkbox', { name: `Escolher o projeto ${projeto.id}`, exact: true });
  await tabTo(page, caixa);
  await page.keyboard.press('Space');
  await expect(caixa).toBeChecked();
  await tabAndEnter(page, barra(page).getByRole('button', { name: 'Designar…' }));
  const pergunta = dialogo(page, 'Designar avaliador de 1 projeto');
  await expect(pergunta.getByRole('combobox', { name: 'Nome do avaliador' })).toBeFocused();
  await page.keyboard.type(livre.nome);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(pergunta.getByRole('combobox')).toHaveValue(`${livre.nome} · ${livre.siape}`);
  await tabAndEnter(page, pergunta.getByRole('button', { name: 'Designar', exact: true }));
  await expect(
    dialogo(page, 'Feito: 1 projeto').getByRole('button', { name: 'Fechar' }).last(),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(caixa).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
  await expectSemMouse(page);
});
