import { MENSAGENS_ARQUIVO as A } from '@instrutoria/domain/arquivo/messages.ts';
import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import { expect, type Page } from '@playwright/test';
import { umTexto } from './arquivos.ts';
import { editor } from './assistente.ts';
import { comGuardado, type Grupo, type Linha } from './mensagens.ts';

const salvar = (page: Page) => page.getByRole('button', { name: 'Salvar e continuar' }).click();

interface Secao {
  readonly tela: string;
  readonly campo: string;
  readonly rotulo: string;
  readonly vazio: string;
  readonly proxima: string;
  /** Characters of formatting that the count takes in (D12): '<p></p>' or none. */
  readonly marcas: 0 | 7;
}

const secoes: readonly Secao[] = [
  {
    tela: '/resumo_projeto',
    campo: 'resumo',
    rotulo: 'Resumo',
    vazio: M.resumoVazio,
    proxima: 'introducao_projeto',
    marcas: 0,
  },
  {
    tela: '/introducao_projeto',
    campo: 'introducao',
    rotulo: 'Introdução',
    vazio: M.introducaoVazia,
    proxima: 'metodologia_projeto',
    marcas: 0,
  },
  {
    tela: '/metodologia_projeto',
    campo: 'metodologia',
    rotulo: 'Metodologia',
    vazio: M.metodologiaVazia,
    proxima: 'resultados_projeto',
    marcas: 7,
  },
  {
    tela: '/resultados_projeto',
    campo: 'resultadosEsperados',
    rotulo: 'Resultados Esperados',
    vazio: M.resultadosVazios,
    proxima: 'cronograma_projeto',
    marcas: 7,
  },
];

/** Writes so many characters and saves; the text stays when it is refused. */
function comprimento(secao: Secao, caracteres: number, texto: string): Linha {
  const digitado = 'x'.repeat(caracteres);
  return {
    texto,
    forma: 'erro',
    campo: secao.campo,
    mantem: { [secao.campo]: digitado },
    provocar: async ({ page }) => {
      await editor(page, secao.rotulo).fill(digitado);
      await salvar(page);
    },
  };
}

/** Text whose length is just right goes on: the counter has said so before. */
function aceita(secao: Secao, caracteres: number): Linha {
  return {
    texto: '',
    forma: 'passa',
    provocar: async ({ page }) => {
      await page.goto(secao.tela);
      await editor(page, secao.rotulo).fill('x'.repeat(caracteres));
      const conta = caracteres + secao.marcas;
      await expect(page.getByText(new RegExp(`^${conta} de 2000 caracteres$`)).first()).toBeVisible();
      await salvar(page);
      await expect(page).toHaveURL(new RegExp(`/${secao.proxima}`));
    },
  };
}

const dasSecoes: readonly Grupo[] = secoes.map((secao) => ({
  nome: secao.tela,
  quem: 'professora',
  linhas: [
    {
      texto: secao.vazio,
      forma: 'erro',
      campo: secao.campo,
      provocar: async ({ page }) => {
        await page.goto(secao.tela);
        await expect(editor(page, secao.rotulo)).toBeVisible();
        await salvar(page);
      },
    },
    {
      texto: secao.vazio,
      forma: 'erro',
      campo: secao.campo,
      provocar: async ({ page }) => {
        await editor(page, secao.rotulo).fill('   ');
        await salvar(page);
      },
    },
    comprimento(secao, 9 - secao.marcas, M.secaoMinimo),
    comprimento(secao, 2001 - secao.marcas, M.secaoMaximo),
    aceita(secao, 10 - secao.marcas),
    aceita(secao, 2000 - secao.marcas),
  ],
}));

const guardados: Grupo = {
  nome: 'texts that no editor makes',
  quem: 'professora',
  linhas: [
    {
      texto: M.textoNaoGuardavel,
      forma: 'erro',
      campo: 'resumo',
      provocar: async ({ page }) => {
        await page.goto('/resumo_projeto');
        await comGuardado(page, { resumo: '<p>um texto com \u0001 dentro</p>' }, '/resumo_projeto');
        await expect(editor(page, 'Resumo')).toBeVisible();
        await salvar(page);
      },
    },
    {
      texto: M.markupDemais,
      forma: 'erro',
      campo: 'resumo',
      provocar: async ({ page }) => {
        const resumo = '<p><strong><em>x</em></strong></p>'.repeat(1900);
        await comGuardado(page, { resumo }, '/resumo_projeto');
        await expect(editor(page, 'Resumo')).toBeVisible();
        await salvar(page);
      },
    },
    {
      texto: A.naoEhImagem,
      forma: 'ao lado',
      campo: 'introducao',
      provocar: async ({ page }) => {
        await page.goto('/introducao_projeto_upload');
        await page.getByTestId('introducao-file').setInputFiles(umTexto());
      },
    },
  ],
};

const REFERENCIAS = 'Referências bibliográficas';
const referencia: Secao = {
  tela: '/referencia_projeto',
  campo: 'referencias',
  rotulo: REFERENCIAS,
  vazio: '',
  proxima: 'revisao_projeto',
  marcas: 0,
};

const referencias: Grupo = {
  nome: 'referencia_projeto',
  quem: 'professora',
  linhas: [
    aceita(referencia, 10),
    aceita(referencia, 2000),
    {
      texto: M.referenciasMinimo,
      forma: 'erro',
      campo: 'referencias',
      mantem: { referencias: 'x'.repeat(9) },
      provocar: async ({ page }) => {
        await page.goto('/referencia_projeto');
        await editor(page, REFERENCIAS).fill('x'.repeat(9));
        await salvar(page);
      },
    },
    comprimento(referencia, 2001, M.referenciasMaximo),
  ],
};

const atividade = (mes: string) => `Atividade de ${mes}`;

const cronograma: Grupo = {
  nome: 'cronograma_projeto',
  quem: 'professora',
  linhas: [
    {
      texto: M.cronogramaIncompleto,
      forma: 'erro',
      provocar: async ({ page }) => {
        await page.goto('/especificacoes_projeto');
        await comGuardado(page, { num_vagas_remuneradas: '1' }, '/cronograma_projeto');
        await expect(editor(page, atividade('DEZEMBRO'))).toBeVisible();
        await salvar(page);
      },
    },
    ...Array.from({ length: 10 }, (_, index) => ({
      texto: M.atividadeVazia,
      forma: 'ao lado' as const,
      campo: `cronogramas.0.atividade${index + 1}`,
      provocar: async () => undefined,
    })),
    ...[9, 2001].map((caracteres) => ({
      texto: M.atividadeTamanho,
      forma: 'ao lado' as const,
      campo: 'cronogramas.0.atividade1',
      mantem: { 'cronogramas.0.atividade1': 'x'.repeat(caracteres) },
      provocar: async ({ page }: { readonly page: Page }) => {
        await editor(page, atividade('MARÇO')).fill('x'.repeat(caracteres));
        await salvar(page);
      },
    })),
  ],
};

export const GRUPOS_DOS_TEXTOS: readonly Grupo[] = [...dasSecoes, guardados, cronograma, referencias];
