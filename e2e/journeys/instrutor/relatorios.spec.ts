import { readFile } from 'node:fs/promises';
import { AJUSTES_DO_PDF, TEXTO_DO_RELATORIO_MAXIMO } from '@instrutoria/domain/relatorio/limits.ts';
import {
  NOMES_DOS_TEXTOS_DA_ATIVIDADE as ATIVIDADE,
  NOMES_DOS_TEXTOS_DO_COORDENADOR as COORDENADOR,
  MENSAGENS_RELATORIO as M,
  NOMES_DAS_CONTAGENS,
  ROTULOS_RELATORIO as R,
} from '@instrutoria/domain/relatorio/messages.ts';
import { CONTAGENS, TEXTOS_DA_ATIVIDADE } from '@instrutoria/domain/relatorio/types.ts';
import type { Locator, Page } from '@playwright/test';
import { type Estado, expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectAviso, responder } from '../../support/browser/dialogos.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { lerPdf, semEspacos } from '../../support/browser/pdf.ts';
import { imprimir, type PdfImpresso, pontos } from '../../support/browser/pdf-impresso.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { type Conta, loggedIn } from '../../support/server/api.ts';

test.use({ propria: 'relatorios', relogio: '2026-09-10T13:00:00Z' });

const FRASE = 'A atenção às dificuldades — de leitura, de cálculo, de organização — orientou a ação nº ';
/** A text of the maximum length in which every line differs. */
const LONGO = Array.from({ length: 200 }, (_, i) => `${FRASE}${i}. `)
  .join('')
  .slice(0, TEXTO_DO_RELATORIO_MAXIMO)
  .replace(/ $/, '.');

test('writes the three reports of a project, from the counts to the PDFs (E-RELATORIO-1, E-RELATORIO-2, E-RELATORIO-3, E-RELATORIO-4; T-L17)', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const { conta, projeto, alunos } = await semRelatorios(app.url, contas);
  const [aluno] = alunos;
  if (aluno === undefined) throw new Error('a project with instructors is needed');
  const { client } = await loggedIn(app.url, conta);
  const { nome: coordenador } = await client.professorAtual();
  const lido = await client.lerProjeto({ params: { id: projeto } });
  if (!('ehRascunho' in lido)) throw new Error('her own project');
  const disciplinas = lido.comprovante_disciplinas?.disciplinas_associadas ?? [];
  const correntes = disciplinas.filter(({ semestre }) => semestre !== 'primeiro');
  const instrutores = `/instrutores/${projeto}`;
  await retomar(page, conta);

  await test.step('no other report can be made without the discipline report', async () => {
    await page.goto(`/relatorio_atividades/${aluno.id}/${projeto}`);
    await expectAviso(page, M.preenchaAntesDisciplinas);
    await expect(page).toHaveURL(new RegExp(`${instrutores}$`));
    await page.goto(`/relatorio_coordenador/${projeto}`);
    await expect(page.getByRole('heading', { level: 2, name: R.gerarDoCoordenador })).toBeVisible();
    await expect(page.getByText(M.preenchaAntesDisciplinas)).toBeVisible();
    await expect(page.getByText(M.nenhumDoCoordenador)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Preencher relatório' })).toHaveCount(0);
  });

  await test.step('the discipline report: what may be added, the rates as one types, the list', async () => {
    await page.goto(instrutores);
    await page.getByRole('button', { name: 'Relatório das disciplinas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Relatório das disciplinas' });
    await expect(dialog.getByText(M.nenhumaDisciplina)).toBeVisible();
    const escolha = dialog.getByRole('combobox', { name: 'Disciplina' });
    await expect(escolha.locator('option')).toHaveCount(correntes.length + 1);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(M.semDisciplinas);
    const [primeira, segunda] = correntes;
    if (primeira === undefined || segunda === undefined) throw new Error('two disciplines are needed');

    await escolha.selectOption(String(primeira.id));
    await dialog.getByRole('button', { name: 'Adicionar disciplina' }).click();
    await expect(dialog.getByText(M.contagemVazia)).not.toHaveCount(0);
    await contar(dialog, [10, 6, 3, 1, 1]);
    await dialog.getByRole('button', { name: 'Adicionar disciplina' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(M.mais);
    await contar(dialog, [60, 6, 3, 1, 1]);
    await expect(dialog.getByText('Taxa de sucesso (TSD) alcançada: 81,7%')).toContainText(
      `taxa declarada no projeto: ${String(primeira.tsd).replace('.', ',')}%`,
    );
    await dialog.getByRole('button', { name: 'Adicionar disciplina' }).click();
    await escolha.selectOption(String(primeira.id));
    await contar(dialog, [1, 0, 0, 0, 0]);
    await dialog.getByRole('button', { name: 'Adicionar disciplina' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(M.disciplinaRepetida);

    await escolha.selectOption(String(segunda.id));
    await contar(dialog, [40, 0, 0, 0, 0]);
    await dialog.getByRole('button', { name: 'Adicionar disciplina' }).click();
    const linhas = dialog.getByRole('table', { name: 'Disciplinas do relatório' });
    await linhas.getByRole('button', { name: `Editar ${segunda.nome}` }).click();
    await contar(dialog, [40, 8, 0, 0, 0]);
    await dialog.getByRole('button', { name: 'Salvar a mudança' }).click();
    await expect(linhas.getByRole('row').filter({ hasText: segunda.nome })).toContainText('alcançado: 80%');
    await varrer(page, '/instrutores/:id', 'modal', 'Relatório das disciplinas');

    await page.route('**/api/relatorios-disciplinas/salvar', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText(M.erroAoSalvarPonto);
    await page.unroute('**/api/relatorios-disciplinas/salvar');
    await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expectAviso(page, M.salvo);
    await expect(dialog.getByRole('button', { name: 'Atualizar' })).toBeVisible();

    const pdf = await baixar(page, dialog, `relatorio_disciplinas_${projeto}.pdf`);
    expectFixo(pdf.impresso);
    for (const { nome, codigo } of [primeira, segunda])
      expect(pdf.texto).toContain(semEspacos(`${nome} (${codigo})`));
    expect(pdf.texto).toContain('81,7%');
    await linhas.getByRole('button', { name: `Remover ${segunda.nome}` }).click();
    await dialog.getByRole('button', { name: 'Atualizar' }).click();
    await expectAviso(page, M.salvo);
    await expect(dialog.getByRole('table', { name: 'Disciplinas', exact: true })).not.toContainText(
      segunda.nome,
    );
  });

  await test.step('the activity report: what is missing, the counter, the draft, the PDF', async () => {
    await page.goto(`/relatorio_atividades/${aluno.id}/${projeto}`);
    await expect(page.getByText(M.nenhumDaAtividade)).toBeVisible();
    await page.getByRole('button', { name: /^Preencher relatório/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Preencher o relatório de atividades' });
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(M.textoVazio);
    await varrer(page, '/relatorio_atividades/:instrutor_id/:projeto_id', 'com erro');
    // All fields but the references are required; the summary lists the first five.
    await expect(dialog.getByRole('link', { name: /^Escreva / })).toHaveCount(5);
    await expect(dialog.getByText(`e mais ${TEXTOS_DA_ATIVIDADE.length - 6} campos`)).toBeVisible();
    for (const campo of TEXTOS_DA_ATIVIDADE)
      await dialog.getByLabel(ATIVIDADE[campo]).fill(`${ATIVIDADE[campo]}, escrita.`);
    await dialog.getByLabel(ATIVIDADE.desenvolvimento).fill(`${LONGO}x`);
    await expect(dialog.getByText('8.001 de 8.000 caracteres: 1 a mais').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(M.textoMaximo);
    await dialog.getByLabel(ATIVIDADE.desenvolvimento).fill(LONGO);

    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Voltar' }).click();
    await responder(page, M.sairSemSalvar, 'Continuar aqui');
    page.once('dialog', (pergunta) => void pergunta.accept());
    await page.reload();
    await pageReady(page);
    await page.getByRole('button', { name: /^Preencher relatório/ }).click();
    await expect(dialog.getByText('Rascunho restaurado')).toBeVisible();
    await expect(dialog.getByLabel(ATIVIDADE.desenvolvimento)).toHaveValue(LONGO);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expectAviso(page, M.salvo);
    await expect(page.getByRole('button', { name: /^Atualizar/ })).toBeVisible();

    const pdf = await baixar(page, page.locator('main'), `relatorio_atividades_${semAcento(aluno.nome)}.pdf`);
    expectFixo(pdf.impresso);
    expect(pdf.texto).toContain(semEspacos(LONGO));
    expect(pdf.texto).toContain(semEspacos(aluno.nome));
    await page.reload();
    await page.getByRole('button', { name: /^Atualizar/ }).click();
    await expect(dialog.getByText('Rascunho restaurado')).toHaveCount(0);
  });

  await test.step('the coordinator report: an evaluation is missing, no answer, another window', async () => {
    await page.goto(`/relatorio_coordenador/${projeto}`);
    await page.getByRole('button', { name: 'Preencher relatório' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preencher o relatório do coordenador' });
    const texto = (nome: string) => dialog.getByRole('textbox', { name: nome, exact: true });
    const avaliacao = (nome: string) => dialog.getByLabel(`Avaliação de ${nome}`);
    for (const [campo, linhas] of [
      ['relatorio', '10'],
      ['fundamentacao', '3'],
      ['conclusao', '3'],
    ] as const) {
      await expect(texto(COORDENADOR[campo])).toHaveAttribute('rows', linhas);
    }
    await expect(avaliacao(aluno.nome)).toHaveAttribute('rows', '8');
    await texto(COORDENADOR.relatorio).fill(LONGO);
    await texto(COORDENADOR.fundamentacao).fill('Primeiro parágrafo.\nSegundo parágrafo.');
    await texto(COORDENADOR.conclusao).fill('Recomendo a continuidade do projeto.');
    for (const { nome } of alunos.slice(1)) await avaliacao(nome).fill(LONGO.slice(0, 3000));
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(M.avaliacaoVazia(aluno.nome));
    await varrer(page, '/relatorio_coordenador/:id', 'com erro');
    await avaliacao(aluno.nome).fill(`Ótimo desempenho. ${LONGO.slice(0, 5000)}`);

    await page.route('**/api/relatorios-coordenador', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(M.erroAoSalvarVirgula);
    await page.unroute('**/api/relatorios-coordenador');

    await client.salvarRelatorioCoordenador({
      body: {
        relatorio: 'De outra janela.',
        fundamentacao: 'f',
        conclusao: 'c',
        projeto: { id: projeto },
        avaliacoesDeDesempenho: alunos.map(({ id }) => ({ aluno: { id }, avaliacao: 'boa' })),
      },
    });
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    const escolha = page.getByRole('dialog', { name: 'Este relatório foi alterado em outro lugar' });
    await expect(escolha.getByText('De outra janela.')).toBeVisible();
    await expect(escolha.getByText('Recomendo a continuidade do projeto.')).toBeVisible();
    await varrer(page, '/relatorio_coordenador/:id', 'modal', 'as duas versões');
    await escolha.getByRole('button', { name: 'Salvar a deste navegador' }).click();
    await expectAviso(page, M.salvo);
    await expect(page.getByRole('button', { name: 'Preencher relatório' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Atualizar' })).toBeVisible();
  });

  await test.step('the PDF has the fixed settings, all the text, the break, and no line cut', async () => {
    const { impresso, texto } = await baixar(
      page,
      page.locator('main'),
      `relatorio_parecer_${semAcento(coordenador)}.pdf`,
    );
    expectFixo(impresso);
    expect(impresso.textos.length).toBeGreaterThan(4);
    for (const escrito of [LONGO, 'Segundo parágrafo.', `Ótimo desempenho. ${LONGO.slice(0, 5000)}`]) {
      expect(texto).toContain(semEspacos(escrito));
    }
    const { cidade, nome, programa } = await client.instituicaoPublica();
    const [capa = '', segunda = ''] = impresso.textos.map(semEspacos);
    for (const dito of [
      nome,
      programa,
      coordenador,
      lido.titulo,
      lido.edital?.nome ?? '—',
      `${cidade}, 2026`,
    ]) {
      expect(capa).toContain(semEspacos(dito));
    }
    expect(capa).not.toContain(semEspacos(FRASE));
    expect(segunda.startsWith(semEspacos(`${COORDENADOR.relatorio}${FRASE}`))).toBe(true);
    expectNenhumaLinhaCortada(impresso);

    const janela = page.waitForEvent('popup');
    await page.getByRole('button', { name: /^A versão acessível/ }).click();
    await (await janela).close();
    const acessivel = await client.gerarPdfDoCoordenador({ params: { id: projeto } });
    const { texto: doServidor } = await lerPdf(new Uint8Array(await acessivel.arrayBuffer()));
    for (const escrito of [`${FRASE}0.`, 'Segundo parágrafo.', 'Recomendo a continuidade do projeto.']) {
      expect(doServidor).toContain(semEspacos(escrito));
    }
  });

  await test.step('the saved report can be read by everybody', async () => {
    const { versao } = await client.lerRelatorioCoordenador({ params: { id: projeto } });
    // Short texts, since axe does not judge a paragraph that is taller than the window.
    const curto = {
      relatorio: 'Curto.',
      fundamentacao: 'Curta.',
      conclusao: 'Curta.',
      projeto: { id: projeto },
    };
    const avaliacoesDeDesempenho = alunos.map(({ id }) => ({ aluno: { id }, avaliacao: 'Boa.' }));
    await client.salvarRelatorioCoordenador({ body: { ...curto, avaliacoesDeDesempenho }, ifMatch: versao });
    await page.reload();
    await pageReady(page);
    await varrer(page, '/relatorio_coordenador/:id', 'cheia');
  });

  await test.step('T-K2: nothing of it stays in the browser after a logout', async () => {
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await page.getByRole('textbox', { name: COORDENADOR.conclusao, exact: true }).fill('Ainda não salvo.');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toContain('Ainda não salvo.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: new RegExp(coordenador) }).click();
    await page.getByRole('button', { name: 'Sair', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['dispositivo']);
  });
});

/** A teacher's approved project with instructors without any report. */
async function semRelatorios(url: string, contas: readonly Conta[]) {
  for (const conta of doTipo(contas, 'coordenador')) {
    const { client, id } = await loggedIn(url, conta);
    for (const projeto of await client.listarProjetosSubmetidos({ params: { coordinatorId: id } })) {
      if (projeto.edital?.fase !== 'resultado') continue;
      const params = { id: projeto.id };
      const { data: alunos } = await client.listarInstrutores({ params, query: {} });
      const relatadas = await client.lerRelatorioDisciplinas({ params });
      if (alunos.length > 1 && relatadas.length === 0) return { conta, projeto: projeto.id, alunos };
    }
  }
  throw new Error('every project of the demonstration has its reports');
}

/** Scrolls to the top first: axe cannot judge text under a dialog's sticky header. */
async function varrer(page: Page, tela: string, estado: Estado, what?: string): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) element.scrollTop = 0;
  });
  await expectAccessible(page, tela, estado, what);
}

async function contar(dialog: Locator, numeros: readonly number[]): Promise<void> {
  for (const [i, campo] of CONTAGENS.entries()) {
    await dialog.getByLabel(NOMES_DAS_CONTAGENS[campo]).fill(String(numeros[i]));
  }
}

const semAcento = (nome: string) => nome.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(' ', '_');

async function baixar(page: Page, onde: Locator, nome: string) {
  const [arquivo] = await Promise.all([
    // This PDF is drawn in the browser, page by page.
    page.waitForEvent('download', { timeout: 300_000 }),
    onde.getByRole('button', { name: 'Baixar PDF' }).click(),
  ]);
  expect(arquivo.suggestedFilename()).toBe(nome);
  const impresso = await imprimir(await readFile(await arquivo.path()));
  return { impresso, texto: semEspacos(impresso.textos.join('')) };
}

/** Asserts that the PDF is A4 upright, with no ink in the top and bottom margins. */
function expectFixo({ tamanhos, tinta }: PdfImpresso): void {
  const [acima, , abaixo] = AJUSTES_DO_PDF.margens;
  for (const [largura, altura] of tamanhos) {
    expect([Math.round(largura), Math.round(altura)]).toEqual([595, 842]);
  }
  for (const [i, linhas] of tinta.entries()) {
    expect(linhas.slice(0, pontos(acima) - 1), `page ${i + 1}, above`).not.toContain(true);
    expect(linhas.slice(linhas.length - pontos(abaixo) + 1), `page ${i + 1}, below`).not.toContain(true);
    expect(linhas, `page ${i + 1} is not empty`).toContain(true);
  }
}

/** Asserts white space where one page's image ends and the next begins, so that no line of text is cut. */
function expectNenhumaLinhaCortada({ tinta }: PdfImpresso): void {
  const [acima, , abaixo] = AJUSTES_DO_PDF.margens;
  for (const [i, linhas] of tinta.entries()) {
    const fim = linhas.length - pontos(abaixo);
    expect(linhas.slice(pontos(acima) - 1, pontos(acima) + 2), `page ${i + 1} begins`).not.toContain(true);
    expect(linhas.slice(fim - 2, fim + 1), `page ${i + 1} ends`).not.toContain(true);
  }
}
