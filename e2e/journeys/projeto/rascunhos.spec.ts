import type { Page } from '@playwright/test';
import { entrar } from '../../support/browser/entrar.ts';
import {
  guardado,
  novaPessoaNaTela,
  rascunhoCompleto,
  retomarRascunho,
} from '../../support/browser/sessao.ts';
import { expect, test } from '../../support/fixtures.ts';
import { umaImagem } from '../../support/scenes/arquivos.ts';
import {
  adicionarDisciplina,
  editor,
  enviarComprovante,
  escolherEdital,
  preencherCronograma,
  preencherEspecificacoes,
  preencherPalavras,
  salvarEContinuar,
} from '../../support/scenes/assistente.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { IDEIA } from '../../support/scenes/proposta.ts';

const salvarRascunho = (page: Page) => page.getByRole('button', { name: 'Salvar rascunho' }).click();
const cancelar = (page: Page) => page.getByRole('button', { name: 'Cancelar', exact: true }).click();

async function irPara(page: Page, caminho: string): Promise<void> {
  await page.goto(`/${caminho}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The input on each screen that has 'salvar rascunho', and the screen where the saved draft is resumed. */
const etapas: readonly {
  readonly tela: string;
  readonly preencher: (page: Page) => Promise<void>;
  readonly retoma: string;
}[] = [
  { tela: 'cadastro_projeto', preencher: escolherEdital, retoma: 'especificacoes_projeto' },
  { tela: 'especificacoes_projeto', preencher: preencherEspecificacoes, retoma: 'cadastro_disciplina' },
  {
    tela: 'cadastro_disciplina',
    preencher: async (page) => {
      await adicionarDisciplina(page);
      await enviarComprovante(page);
    },
    retoma: 'identificacao_projeto',
  },
  { tela: 'identificacao_projeto', preencher: preencherPalavras, retoma: 'resumo_projeto' },
  {
    tela: 'resumo_projeto',
    preencher: (page) => editor(page, 'Resumo').fill(IDEIA.resumo),
    retoma: 'introducao_projeto',
  },
  {
    tela: 'introducao_projeto_upload',
    preencher: async (page) => {
      await page.getByTestId('introducao-file').setInputFiles(umaImagem());
      await expect(page.getByRole('img', { name: 'Imagem da seção Introdução' })).toBeVisible();
    },
    retoma: 'metodologia_projeto',
  },
  {
    tela: 'metodologia_projeto',
    preencher: (page) => editor(page, 'Metodologia').fill(IDEIA.metodologia),
    retoma: 'resultados_projeto',
  },
  {
    tela: 'resultados_projeto',
    preencher: (page) => editor(page, 'Resultados Esperados').fill(IDEIA.resultados),
    retoma: 'cronograma_projeto',
  },
  { tela: 'cronograma_projeto?instrutor=1', preencher: preencherCronograma, retoma: 'cronograma_projeto' },
  {
    tela: 'referencia_projeto',
    preencher: (page) => editor(page, 'Referências bibliográficas').fill(IDEIA.referencias),
    retoma: 'cronograma_projeto',
  },
];

test("saves by 'salvar rascunho' on every screen: listed once, resumed where it stopped, no personal number stored (T-K3)", {
  tag: '@longo',
}, async ({ page, app }) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  const segredos = [
    pessoa.cpf,
    pessoa.cpf.replace(/\D/g, ''),
    pessoa.email,
    pessoa.lattes,
    pessoa.senha,
    '0000000',
  ];
  await irPara(page, 'cadastro_projeto');
  for (const [index, { tela, preencher, retoma }] of etapas.entries()) {
    await test.step(tela, async () => {
      await irPara(page, tela);
      await preencher(page);
      await expect(page.getByText(/^(Salvando…|Tudo salvo)/).first()).toBeVisible();
      await expectNada(page, segredos);
      await salvarRascunho(page);
      await expect(page).toHaveURL(/\/menu$/);
      await expect(page.getByText('você tem rascunhos salvos!')).toBeVisible();
      if (tela === 'cadastro_disciplina') {
        await expect(page.getByText('disciplinas adicionadas e rascunho salvo')).toBeVisible();
      }
      await page.getByRole('link', { name: 'Ver o rascunho' }).click();
      const titulo = index === 0 ? 'SEM TITULO' : IDEIA.titulo;
      await expect(page.getByRole('rowheader')).toHaveText([`${titulo} (continuar)`]);
      await expect(page.getByRole('row').last()).toContainText('SIM');
      await page.getByRole('button', { name: `${titulo} (continuar)` }).click();
      await expect(page).toHaveURL(new RegExp(`/${retoma}(\\?instrutor=\\d)?$`));
      await expectNada(page, segredos);
    });
  }
});

/** Asserts that no value in the browser's storage contains one of these texts (T-K3). */
async function expectNada(page: Page, segredos: readonly string[]): Promise<void> {
  const tudo = JSON.stringify(await guardado(page));
  expect(segredos.filter((segredo) => tudo.includes(segredo))).toEqual([]);
  const outros = await page.evaluate(async () => ({
    bancos: (await indexedDB.databases()).length,
    caches: (await caches?.keys?.())?.length ?? 0,
    cookies: document.cookie,
  }));
  expect(outros).toEqual({ bancos: 0, caches: 0, cookies: '' });
}

test('deletes a draft only after the exact question', async ({ page, app }) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  await rascunhoCompleto(pessoa);
  await page.goto('/rascunhos_salvos');
  const excluir = page.getByRole('button', { name: `excluir ${IDEIA.titulo}` });
  const pergunta = page.getByRole('dialog', { name: 'deseja excluir este rascunho?' });
  for (const recusa of ['Não', 'Escape'] as const) {
    await excluir.click();
    await expect(pergunta).toContainText(IDEIA.titulo);
    await expect(pergunta.getByRole('button', { name: 'Não' })).toBeFocused();
    await (recusa === 'Não'
      ? pergunta.getByRole('button', { name: 'Não' }).click()
      : page.keyboard.press('Escape'));
    await expect(pergunta).toBeHidden();
    await expect(excluir).toBeFocused();
  }
  await excluir.click();
  await pergunta.getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByText('Você não tem rascunhos salvos.')).toBeVisible();
  expect(await pessoa.client.listarRascunhos({ params: { professorId: pessoa.id } })).toEqual([]);
});

test('shows a message for a draft that no longer exists', { tag: '@longo' }, async ({ page, app }) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  const { id } = await rascunhoCompleto(pessoa);
  await page.goto('/rascunhos_salvos');
  const abrir = page.getByRole('button', { name: `${IDEIA.titulo} (continuar)` });
  await expect(abrir).toBeVisible();
  await pessoa.client.excluirRascunho({ params: { id } });
  await abrir.click();
  await expect(page.getByText('ocorreu um erro', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/rascunhos_salvos$/);
  await expect(abrir).toBeHidden();
});

test('asks on cancelling: Escape stays, no keeps the text here, yes saves it', async ({ page, app }) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  const rascunhos = () => pessoa.client.listarRascunhos({ params: { professorId: pessoa.id } });
  const titulo = page.getByRole('textbox', { name: 'Título do projeto' });
  const pergunta = page.getByRole('dialog', { name: 'deseja salvar como rascunho?' });
  await irPara(page, 'especificacoes_projeto');
  await titulo.fill(IDEIA.titulo);

  await cancelar(page);
  await expect(pergunta).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pergunta).toBeHidden();
  await expect(titulo).toHaveValue(IDEIA.titulo);

  await cancelar(page);
  await pergunta.getByRole('button', { name: 'Não' }).click();
  await expect(page).toHaveURL(/\/menu$/);
  expect(await rascunhos()).toEqual([]);

  await irPara(page, 'especificacoes_projeto');
  await expect(titulo).toHaveValue(IDEIA.titulo);
  await cancelar(page);
  await pergunta.getByRole('button', { name: 'Sim' }).click();
  await expect(page).toHaveURL(/\/menu$/);
  expect((await rascunhos()).map((cada) => cada.titulo)).toEqual([IDEIA.titulo]);
  await irPara(page, 'especificacoes_projeto');
  await expect(titulo).toHaveValue('');
});

test('shows the next person on this machine nothing of the former (T-K4); a logout leaves nothing (T-K2)', async ({
  page,
  app,
}) => {
  const outra = await novaPessoa(app.url, 'Norberto Cintra Vidal');
  await novaPessoaNaTela(page, app.url);
  await irPara(page, 'especificacoes_projeto');
  await page.getByRole('textbox', { name: 'Título do projeto' }).fill('segredo da primeira pessoa');
  await expect(page.getByText(/^(Salvando…|Tudo salvo)/).first()).toBeVisible();
  // Her session expires: her text stays stored, for her alone.
  await page.evaluate(() => {
    localStorage.removeItem('token');
    localStorage.removeItem('usuario');
  });
  await entrar(page, outra);
  expect(JSON.stringify(await guardado(page))).not.toContain('segredo da primeira pessoa');
  await irPara(page, 'especificacoes_projeto');
  await expect(page.getByRole('textbox', { name: 'Título do projeto' })).toHaveValue('');
  await page.getByRole('textbox', { name: 'Título do projeto' }).fill('texto da segunda pessoa');
  // Before that, the logout would ask a question.
  await expect(page.getByText(/^Tudo salvo/).first()).toBeVisible();

  await page.getByRole('button', { name: /Norberto Cintra Vidal/ }).click();
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(Object.keys(await guardado(page))).toEqual(['dispositivo']);
  await page.goBack();
  await expect(page.getByText('texto da segunda pessoa')).toHaveCount(0);
  await expect(page).toHaveURL(/\/login/);
});

test('removes broken values of the browser with a message, and keeps the rest (T-K5)', {
  tag: '@longo',
}, async ({ page, app }) => {
  await novaPessoaNaTela(page, app.url);
  await page.evaluate((titulo) => {
    localStorage.setItem('titulo', titulo);
    for (const chave of ['disciplinas', 'edital', 'cronogramas', 'num_vagas_remuneradas', 'envio_pendente']) {
      localStorage.setItem(chave, '{{{');
    }
  }, IDEIA.titulo);
  await irPara(page, 'especificacoes_projeto');
  await expect(
    page.getByText('Uma parte do que estava salvo neste navegador não pôde ser lida'),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Título do projeto' })).toHaveValue(IDEIA.titulo);
  await preencherEspecificacoes(page);
  await salvarEContinuar(page, 'cadastro_disciplina');
});

for (const estado of ['full', 'disabled'] as const) {
  test(`shows a message for storage ${estado}, and saves the draft on the server (T-K5)`, async ({
    page,
    app,
  }) => {
    const pessoa = await novaPessoa(app.url);
    await page.addInitScript((disabled) => {
      if (disabled) {
        Object.defineProperty(globalThis, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
        return;
      }
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key: string, value: string) {
        // The storage has room for the session, but none for typed text.
        if (!['token', 'usuario', 'dono', 'ultimoUso', 'dispositivo'].includes(key)) {
          throw new DOMException('full', 'QuotaExceededError');
        }
        setItem.call(this, key, value);
      };
    }, estado === 'disabled');
    await entrar(page, pessoa);
    await page.getByRole('navigation', { name: 'Principal' }).getByText('Cadastrar projeto').click();
    await escolherEdital(page);
    await expect(page.getByText('Este navegador não está salvando o que você digita').first()).toBeVisible();
    await page.getByRole('button', { name: 'Salvar e continuar' }).click();
    await preencherEspecificacoes(page);
    await salvarRascunho(page);
    await expect(page).toHaveURL(/\/menu$/);
    const rascunhos = await pessoa.client.listarRascunhos({ params: { professorId: pessoa.id } });
    expect(rascunhos.map((cada) => cada.titulo)).toEqual([IDEIA.titulo]);
  });
}

test('opens a complete draft of the server on the review', async ({ page, app }) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  await rascunhoCompleto(pessoa);
  await retomarRascunho(page, IDEIA.titulo);
  await expect(page).toHaveURL(/revisao_projeto$/);
  await expect(page.getByText('Está tudo preenchido')).toBeVisible();
});
