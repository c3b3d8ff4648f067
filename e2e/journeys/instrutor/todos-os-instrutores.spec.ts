import { MENSAGENS_TAREFA as M } from '@instrutoria/domain/tarefa/messages.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { walkTabStops } from '../../support/accessibility/tab-stops.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { loggedIn } from '../../support/server/api.ts';
import { emailPara } from '../../support/server/emails.ts';

// The document that it refuses is a task from then on.
test.use({ propria: 'todos-os-instrutores' });

const linhaDe = (page: Page, nome: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: nome }) });

test('finds instructors with a missing month over all projects, and reminds the coordinators at once', {
  tag: '@longo',
}, async ({ page, app, contas, quem, retomar }) => {
  const [administradora] = doTipo(contas, 'administrador');
  const { client } = await loggedIn(app.url, administradora);
  const dona = quem.contaPara({ path: '/instrutores/:id', title: '', tipo: 'coordenador' }, 'coordenador');
  const coordenadora = await (await loggedIn(app.url, dona)).client.professorAtual();
  const todos = await client.listarTodosOsInstrutores({ query: {} });
  const dela = todos.filter(({ projeto }) => projeto.coordenador.id === coordenadora.id);
  const [uma] = dela;
  const semNada = todos.find(
    ({ mesInicio, matricula, documentos, projeto }) =>
      mesInicio === null &&
      matricula !== null &&
      documentos.porConferir === documentos.total &&
      projeto.coordenador.id !== coordenadora.id,
  );
  if (uma === undefined || semNada === undefined) throw new Error('the demonstration has nobody like that');
  const { versao } = await client.lerInstrutor({ params: { id: uma.id } });
  await client.conferirDocumento({
    params: { id: uma.id },
    body: { documento: 'termo_compromisso', situacao: 'RECUSADO', motivo: 'Falta a assinatura.' },
    ifMatch: versao,
  });
  await retomar(page, administradora);

  await test.step('the page opens from the menu; search, filter and order are in the address', async () => {
    await page.goto('/menu');
    await page.getByRole('link', { name: 'Todos os instrutores' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todos os instrutores');
    await expect(page.getByRole('rowheader')).toHaveCount(todos.length);
    await expectAccessible(page, '/instrutores', 'cheia', 'all');
    await page
      .getByRole('combobox', { name: 'O que falta' })
      .selectOption({ label: 'documentos por conferir' });
    const comPendentes = todos.filter(({ documentos }) => documentos.porConferir > 0);
    await expect(page.getByRole('rowheader')).toHaveCount(comPendentes.length);
    await page.getByRole('button', { name: 'Instrutor', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Instrutor' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await page.reload();
    await expect(page.getByRole('rowheader')).toHaveCount(comPendentes.length);
    await page.getByRole('button', { name: 'Limpar os filtros' }).click();
    await page.getByRole('searchbox', { name: 'Buscar' }).fill(uma.nome.toUpperCase());
    await expect(page.getByRole('rowheader')).toContainText([uma.nome]);
    await expect(page.getByText(/\d{3}\.\d{3}\.\d{3}-\d{2}/)).toHaveCount(0);
    await expect(linhaDe(page, uma.nome)).toContainText('1 recusado');
  });

  await test.step('reminded: one mail with all of it; who has nothing to do is said, and stays chosen', async () => {
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('');
    await expect(page.getByRole('rowheader')).toHaveCount(todos.length);
    for (const { nome } of [...dela, semNada]) {
      await page.getByRole('checkbox', { name: `Escolher o instrutor ${nome}`, exact: true }).check();
    }
    const barra = page.getByRole('region', { name: 'Com os escolhidos' });
    await expect(barra.getByRole('status')).toHaveText(`${dela.length + 1} escolhidos`);
    await barra.getByRole('button', { name: 'Lembrar os coordenadores…' }).click();
    const pergunta = page.getByRole('dialog', {
      name: `Lembrar os coordenadores de ${dela.length + 1} instrutores?`,
    });
    await expect(pergunta).toContainText(coordenadora.nome);
    await pergunta.getByRole('button', { name: 'Lembrar', exact: true }).click();
    const resposta = page.getByRole('dialog', { name: /não foi possível$/ });
    await expect(resposta.getByRole('listitem').filter({ hasText: semNada.nome })).toContainText(M.nadaFalta);
    await expect(resposta.getByText(M.lembreteEnviado)).toHaveCount(1);
    await resposta.getByRole('button', { name: 'Fechar' }).last().click();
    await expect(page.getByRole('checkbox', { name: `Escolher o instrutor ${semNada.nome}` })).toBeChecked();
    const carta = await emailPara(app, coordenadora.email, /^Falta .* nos seus projetos$/);
    expect(JSON.stringify(carta)).toContain(uma.nome);
  });

  await test.step('repeated on the same day nothing goes out again', async () => {
    const lembrar = await client.lembrarCoordenadores({ body: { instrutores: [uma.id] } });
    expect(lembrar.linhas).toEqual([{ instrutor: uma.id, resultado: 'jaEstava', mensagem: M.jaLembrado }]);
  });

  await test.step('the table has one column on a phone, with a link to the desk', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/instrutores?falta=documentos');
    const link = page.getByRole('link', { name: /por conferir/ }).first();
    await expect(link).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    await page.getByRole('checkbox', { name: /^Escolher os/ }).check();
    await expect(page.getByRole('region', { name: 'Com os escolhidos' })).toBeInViewport();
    // The action bar stays visible over the rows and covers no element that has the focus.
    expect((await walkTabStops(page)).problems).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(/\/conferir_documentos\/\d+$/);
    await expect(page.getByRole('button', { name: /^Abrir/ })).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
});
