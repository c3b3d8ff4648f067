import { MESES } from '@instrutoria/domain/projeto/limits.ts';
import { namesOfRole } from '../../support/accessibility/accessibility-tree.ts';
import { larguras } from '../../support/browser/browser.ts';
import { comSessao } from '../../support/browser/entrar.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { expect, test } from '../../support/fixtures.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { editalAberto, IDEIA, propostaCompleta } from '../../support/scenes/proposta.ts';

for (const [largura, viewport] of Object.entries(larguras)) {
  test(`T-L9: keeps caption, headers and rows of the schedule tables in the role tree, ${largura}`, async ({
    page,
    app,
  }) => {
    const pessoa = await novaPessoa(app.url);
    const proposta = await propostaCompleta(pessoa, await editalAberto(pessoa));
    const [deBolsista, deVoluntario] = proposta.cronogramas;
    if (deBolsista === undefined || deVoluntario === undefined) throw new Error('two schedules');
    const so = 'Gravar os exercícios resolvidos em sala.';
    const cronogramas = [deBolsista, { ...deVoluntario, atividade2: `<p>${so}</p>` }];
    const { id } = await pessoa.client.submeterProjeto({ body: { ...proposta, cronogramas } });
    await page.setViewportSize(viewport);
    await comSessao(page, app.url, pessoa, `/detalhes_projeto/${id}`);
    await pageReady(page);
    const quem = ['Bolsista 1 de 1', 'Voluntário 1 de 1'];
    const lidas = page.getByRole('table', { name: `Cronograma: ${quem.join('; ')}`, exact: true });
    await expect(lidas.getByRole('columnheader')).toHaveText(['Mês', ...quem]);
    await expect(lidas.getByRole('rowheader')).toHaveText([...MESES]);
    for (const [index, mes] of MESES.entries()) {
      const linha = lidas.getByRole('row').nth(index + 1);
      await expect(linha.getByRole('rowheader')).toHaveText(mes);
      // An activity that both have in the same month is listed once.
      const ditas = index === 1 ? [IDEIA.atividade(mes), so] : [IDEIA.atividade(mes)];
      await expect(linha.getByRole('cell')).toHaveText(ditas);
    }
    // Only Chromium's accessibility tree tells what the styles of a phone do to a table.
    expect((await namesOfRole(page, 'table')).filter((nome) => nome.startsWith('Cronograma: '))).toHaveLength(
      1,
    );
    expect(
      (await namesOfRole(page, 'rowheader')).filter((nome) => MESES.some((mes) => mes === nome)),
    ).toEqual([...MESES]);
    await page.getByRole('button', { name: 'Editar projeto' }).click();
    await expect(page).toHaveURL(/revisao_projeto$/);
    await page.goto('/cronograma_projeto?instrutor=2');
    await pageReady(page);
    const tabela = page.getByRole('table', { name: 'Cronograma de Voluntário 1 de 1', exact: true });
    await expect(tabela.getByRole('columnheader')).toHaveText(['Mês', 'Atividades']);
    for (const mes of MESES) {
      const linha = tabela
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: mes, exact: true }) });
      await expect(linha.getByRole('textbox')).toHaveAccessibleName(`Atividade de ${mes}`);
    }
    expect(await namesOfRole(page, 'table')).toContain('Cronograma de Voluntário 1 de 1');
    expect(await namesOfRole(page, 'rowheader')).toEqual([...MESES]);
  });

  test(`T-L9: keeps a list's headers and names its rows and their buttons, ${largura}`, async ({
    page,
    app,
  }) => {
    const pessoa = await novaPessoa(app.url);
    await pessoa.client.salvarRascunho({ body: { titulo: IDEIA.titulo } });
    await page.setViewportSize(viewport);
    await comSessao(page, app.url, pessoa, '/rascunhos_salvos');
    await pageReady(page);
    const tabela = page.getByRole('table', { name: 'Rascunhos salvos' });
    const titulos = ['ID', 'Título do projeto', 'Edital', 'Edital aberto', 'Salvo em', 'Ações'];
    await expect(tabela.getByRole('columnheader')).toHaveText(titulos);
    expect(await namesOfRole(page, 'columnheader')).toEqual(titulos);
    expect(await namesOfRole(page, 'rowheader')).toEqual([`${IDEIA.titulo} (continuar)`]);
    const linha = tabela.getByRole('row').last();
    await expect(linha.getByRole('rowheader')).toContainText(IDEIA.titulo);
    await expect(linha.getByRole('button')).toHaveText([
      `${IDEIA.titulo} (continuar)`,
      `excluir ${IDEIA.titulo}`,
    ]);
  });
}
