import { readFile } from 'node:fs/promises';
import { MENSAGENS_IMPORTACAO as M } from '@instrutoria/domain/importacao/messages.ts';
import { MENSAGENS_INSTRUTOR as I } from '@instrutoria/domain/instrutor/messages.ts';
import { readXlsx } from 'hucre/xlsx';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { novaPessoaNaTela } from '../../support/browser/sessao.ts';
import { expect, test } from '../../support/fixtures.ts';
import type { ArquivoEscolhido } from '../../support/scenes/arquivos.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { loggedIn } from '../../support/server/api.ts';

test.use({ propria: 'importar' });

/** As Excel's 'CSV (separado por vírgulas)' writes it in Brazil: semicolons, windows-1252, CRLF. */
function csv(name: string, ...linhas: readonly string[]): ArquivoEscolhido {
  return { name, mimeType: 'application/vnd.ms-excel', buffer: Buffer.from(linhas.join('\r\n'), 'latin1') };
}

const DISCIPLINAS = csv(
  'disciplinas.csv',
  'Código;Componente curricular;CH;TSD;Semestre',
  'FIS101;Física Básica;64 h;58,3;2026.1',
  'MAT007;Álgebra Linear;60;71%;2026.1',
  'QUI300;Química;;90;2026.1',
);

test('imports lists with a look beforehand and a way back; the proposal and the desk use them', async ({
  page,
  app,
  contas,
  retomar,
}) => {
  const [administradora] = doTipo(contas, 'administrador');
  const { client } = await loggedIn(app.url, administradora);
  const conteudo = page.getByRole('main');

  await test.step('a sheet is sent; columns that no title names are chosen; errors come back as a sheet', async () => {
    await retomar(page, administradora);
    await page.goto('/administracao');
    await conteudo.getByRole('link', { name: 'Importar planilhas' }).click();
    await page.getByTestId('planilha-file').setInputFiles(DISCIPLINAS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Importar disciplinas.csv');
    await page.getByLabel('Coluna de nome').selectOption({ label: 'Componente curricular' });
    await expect(
      page.getByText('2 novas, 0 mudam, 0 iguais, 1 com erro. Nada foi gravado ainda.'),
    ).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Álgebra Linear' })).toBeVisible();
    await expectAccessible(page, '/importar/:id', 'cheia', 'a preview with an error');
    expect(await client.procurarDisciplinasOficiais({ query: {} })).toEqual([]);
    const baixada = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar as linhas com erro' }).click();
    const { sheets } = await readXlsx(await readFile(await (await baixada).path()));
    expect(sheets[0]?.rows[1]).toEqual([4, 'QUI300', 'Química', '', '90', '2026.1', 'Falta a carga horária']);
  });

  await test.step('what was confirmed has a receipt, and fills a teacher’s discipline', async () => {
    await page.getByRole('button', { name: 'Confirmar a importação' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Importar' }).click();
    await expect(page.getByText('Disciplinas oficiais, de disciplinas.csv: 2 novas')).toBeVisible();
    await expectAccessible(page, '/importar/:id', 'cheia', 'the receipt');
    await novaPessoaNaTela(page, app.url);
    await page.goto('/cadastro_disciplina');
    await pageReady(page);
    await page.getByRole('button', { name: 'Adicionar disciplina' }).click();
    const dialog = page.getByRole('dialog', { name: 'Adicionar disciplina' });
    await dialog.getByLabel('Procurar na lista oficial').fill('algebra');
    await page.getByRole('option', { name: 'MAT007 Álgebra Linear, TSD 71% em 2026.1' }).click();
    await expect(dialog.locator('#codigo')).toHaveValue('MAT007');
    await expect(dialog.locator('#carga_horaria')).toHaveValue('60');
    await dialog.locator('#tsd').fill('40');
    await expect(dialog.getByText('Valor oficial: 71%')).toBeVisible();
  });

  await test.step('the desk of documents says which registration differs from the list of students', async () => {
    const naFila = await client.listarParaConferir({ query: {} });
    const um = naFila.find(({ matricula }) => matricula !== null);
    if (um === undefined) throw new Error('the demonstration has nobody with a matrícula');
    await retomar(page, administradora);
    await page.goto('/importar');
    const alunos = csv('alunos.csv', 'Matrícula;Discente;Curso', `${um.matricula};Outra Pessoa;Letras`);
    await page.getByTestId('planilha-file').setInputFiles(alunos);
    await page.getByRole('button', { name: 'Confirmar a importação' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Importar' }).click();
    await expectAviso(page, M.confirmada);
    await page.goto(`/conferir_documentos/${um.id}?todos=sim`);
    await expect(page.getByText(I.outroNomeNaLista)).toBeVisible();
    await expectAccessible(page, '/conferir_documentos/:instrutor', 'cheia', 'another name in the list');
  });

  await test.step('an import is undone while nobody uses what came', async () => {
    await page.goto('/importar');
    await page.getByRole('link', { name: 'disciplinas.csv' }).click();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByText(/^Desfeita em /)).toBeVisible();
    expect(await client.procurarDisciplinasOficiais({ query: {} })).toEqual([]);
  });
});
