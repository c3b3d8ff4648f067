import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { expect, type Page } from '@playwright/test';
import { umaImagem } from './arquivos.ts';
import { novaPessoa, type PessoaCadastrada } from './pessoas.ts';
import type { Porta } from './porta.ts';
import { pronta } from './pronta.ts';
import { IDEIA } from './proposta.ts';

/** Where a cause of failure meets a screen. */
export interface Aqui {
  readonly page: Page;
  readonly porta: Porta;
  /** A teacher with a submitted project and a draft. */
  readonly pessoa: PessoaCadastrada;
  /** A project whose year runs. */
  readonly emAndamento: number;
  /** Of no other cause: what is made in this round has it in its name. */
  readonly rodada: number;
}

/** One kind of screen: what stands there before, what needs the server, and how it is seen to work. */
export interface TipoDeTela {
  readonly nome: string;
  /** The page belongs to the coordinator of the project whose year runs. */
  readonly deOutro?: true;
  /** Brings it into the browser once, so that its code is in the browser's cache. */
  readonly conhece?: string;
  /** Stands before the act with nothing remembered. */
  readonly prepara: (aqui: Aqui) => Promise<unknown>;
  readonly age: (aqui: Aqui) => Promise<unknown>;
  /** What the end of the session is met by; absent: the act. */
  readonly comeca?: (aqui: Aqui) => Promise<unknown>;
  /** A press while the first is on its way; absent: there is nothing left to press. */
  readonly insiste?: (aqui: Aqui) => Promise<unknown>;
  /** Once the cause is gone; absent: what was asked for comes by itself. */
  readonly deNovo?: (aqui: Aqui) => Promise<unknown>;
  readonly chegou: (aqui: Aqui) => Promise<unknown>;
  /** Reads its list again after the act, also after one that failed. */
  readonly rele?: true;
  /** Its code is no part of what was opened before. */
  readonly semCodigo?: true;
  /** The act leads to another page, whose code was never here. */
  readonly sai?: true;
  /** What is said while the answer is awaited. */
  readonly espera: string;
  /** A session that has ended: asked for over the page, which goes on by itself, or by the page of the login; null: not missed. */
  readonly semSessao: 'sobre' | 'login' | null;
  /** What is typed there is unsaved: this asks before it is left. */
  readonly digitado?: (aqui: Aqui) => Promise<unknown>;
}

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first();
const botao = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const titulo = (page: Page) => page.getByRole('heading', { level: 1 });

/** Presses what may be out of reach by now, as an impatient hand does. */
const teimar = (page: Page, name: string | RegExp) => botao(page, name).dispatchEvent('click');

async function abre({ page }: Aqui, path: string): Promise<void> {
  await page.goto(path);
  await pronta(page);
}

const figura = (rodada: number) => umaImagem(`figura-${rodada}.png`);
const enviaFigura = ({ page, rodada }: Aqui) =>
  page.getByTestId('introducao-file').setInputFiles(figura(rodada));
const excluivel = ({ rodada }: Aqui) => `Rascunho a excluir ${rodada}`;

async function excluir(aqui: Aqui): Promise<void> {
  await botao(aqui.page, `excluir ${excluivel(aqui)}`).click();
  await aqui.page.getByRole('dialog').getByRole('button', { name: 'Sim' }).click();
}

/** A number that the server refuses, since it is somebody else's: the form stays as it is. */
const deOutrem = (page: Page) => page.getByRole('textbox', { name: 'SIAPE' });

async function resumir({ page, rodada }: Aqui): Promise<void> {
  await page.getByRole('textbox', { name: 'Resumo' }).fill(`${IDEIA.resumo} ${rodada}.`);
  await botao(page, 'Salvar e continuar').click();
}

async function atualizar({ page }: Aqui): Promise<void> {
  await botao(page, 'Atualizar').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sim' }).click();
}

export const TIPOS_DE_TELA: readonly TipoDeTela[] = [
  {
    nome: 'list',
    conhece: '/projetos_submetidos',
    // Not from the home page, which has read the list already.
    prepara: (aqui) => abre(aqui, '/rascunhos_salvos'),
    age: ({ page }) => link(page, /projetos submetidos/i).click(),
    chegou: ({ page }) => expect(page.getByRole('rowheader', { name: IDEIA.titulo })).toBeVisible(),
    espera: 'Carregando',
    semSessao: 'login',
  },
  {
    nome: 'detail',
    conhece: '/projetos/1',
    prepara: (aqui) => abre(aqui, '/projetos_submetidos'),
    age: ({ page }) => link(page, IDEIA.titulo).click(),
    chegou: ({ page }) => expect(titulo(page)).toHaveText(IDEIA.titulo),
    espera: 'Carregando',
    semSessao: 'login',
  },
  {
    nome: 'table',
    deOutro: true,
    prepara: (aqui) => abre(aqui, `/projetos_submetidos/${aqui.emAndamento}`),
    age: ({ page }) => link(page, /frequência/i).click(),
    chegou: ({ page }) => expect(page.getByRole('table').first()).toBeVisible(),
    espera: 'Carregando',
    semSessao: 'login',
  },
  {
    nome: 'public page',
    conhece: '/resultados',
    prepara: (aqui) => abre(aqui, '/privacidade'),
    age: ({ page }) => link(page, 'Resultados').click(),
    chegou: ({ page }) => expect(link(page, /^Edital/)).toBeVisible(),
    espera: 'Carregando',
    semSessao: null,
  },
  {
    nome: 'page whose code was never here',
    semCodigo: true,
    prepara: (aqui) => abre(aqui, '/menu'),
    age: async ({ page }) => {
      await page.locator('[aria-controls="menu-da-pessoa"]').click();
      await link(page, 'Sessões').click();
    },
    chegou: async ({ page }) => {
      await expect(titulo(page)).toHaveText('Sessões');
      await expect(page.getByText('Esta sessão').first()).toBeVisible();
    },
    espera: 'Carregando',
    semSessao: 'login',
  },
  {
    nome: 'form',
    prepara: async (aqui) => {
      const { page, porta, rodada } = aqui;
      if (rodada === 0) await abre(aqui, '/atualizar_professor');
      // Typed anew: what was said of it before goes.
      const siape = rodada === 0 ? (await novaPessoa(porta.url)).siape : await deOutrem(page).inputValue();
      await deOutrem(page).fill('');
      await deOutrem(page).fill(siape);
      await expect(page.getByText(MENSAGENS_CONTA.siapeJaCadastrado)).toHaveCount(0);
    },
    age: atualizar,
    insiste: async ({ page }) => {
      await teimar(page, 'Atualizar');
      await deOutrem(page).press('Enter');
    },
    deNovo: atualizar,
    chegou: async ({ page }) => {
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        MENSAGENS_CONTA.siapeJaCadastrado,
      );
      await expect(deOutrem(page)).toHaveValue(/^\d{7}$/);
    },
    espera: 'Enviando',
    semSessao: 'sobre',
    digitado: ({ page }) => expect(deOutrem(page)).toHaveValue(/^\d{7}$/),
  },
  {
    nome: 'wizard step, and the code of the next one is there already',
    prepara: (aqui) => abre(aqui, '/resumo_projeto'),
    comeca: resumir,
    age: async (aqui) => {
      await resumir(aqui);
      await expect(titulo(aqui.page)).toHaveText('Introdução');
      await botao(aqui.page, 'Salvar rascunho').click();
    },
    insiste: ({ page }) => teimar(page, 'Salvar rascunho'),
    deNovo: ({ page }) => botao(page, 'Salvar rascunho').click(),
    chegou: async ({ page, pessoa, rodada }) => {
      await expect(page).toHaveURL(/\/menu$/);
      const rascunhos = await pessoa.client.listarRascunhos({ params: { professorId: pessoa.id } });
      const lidos = await Promise.all(
        rascunhos.map(({ id }) => pessoa.client.lerProjeto({ params: { id } })),
      );
      const resumos = lidos.map((lido) => ('resumo' in lido ? String(lido.resumo) : ''));
      expect(resumos.filter((resumo) => resumo.includes(`${IDEIA.resumo} ${rodada}.`))).toHaveLength(1);
    },
    espera: 'Enviando',
    semSessao: 'login',
    sai: true,
  },
  {
    nome: 'dialog with an act that cannot be undone',
    rele: true,
    prepara: async (aqui) => {
      await aqui.pessoa.client.salvarRascunho({ body: { titulo: excluivel(aqui) } });
      await abre(aqui, '/rascunhos_salvos');
    },
    age: excluir,
    insiste: (aqui) => teimar(aqui.page, `excluir ${excluivel(aqui)}`),
    deNovo: excluir,
    chegou: async (aqui) => {
      const { page, pessoa } = aqui;
      await expect(page.getByRole('rowheader', { name: IDEIA.titulo })).toBeVisible();
      await expect(page.getByRole('rowheader', { name: excluivel(aqui) })).toHaveCount(0);
      const rascunhos = await pessoa.client.listarRascunhos({ params: { professorId: pessoa.id } });
      const titulos = rascunhos.map((cada) => cada.titulo);
      expect(titulos).toContain(IDEIA.titulo);
      expect(titulos).not.toContain(excluivel(aqui));
    },
    espera: 'Enviando',
    semSessao: 'login',
  },
  {
    nome: 'PDF',
    prepara: async (aqui) => {
      const { client, id } = aqui.pessoa;
      const [projeto] = await client.listarProjetosSubmetidos({ params: { coordinatorId: id } });
      await abre(aqui, `/detalhes_projeto/${projeto?.id}`);
    },
    age: ({ page }) => botao(page, /^Gerar PDF/).click(),
    insiste: ({ page }) => teimar(page, /^Gerar PDF/),
    deNovo: ({ page }) => botao(page, /^Gerar PDF/).click(),
    chegou: ({ page }) => expect(link(page, 'Baixar o PDF')).toBeVisible(),
    espera: 'Preparando o PDF',
    semSessao: 'login',
  },
  {
    nome: 'upload',
    prepara: (aqui) => abre(aqui, '/introducao_projeto_upload'),
    age: enviaFigura,
    insiste: enviaFigura,
    deNovo: enviaFigura,
    chegou: ({ page, rodada }) =>
      expect(page.getByText(`Arquivo enviado: figura-${rodada}.png`)).toBeAttached(),
    espera: 'Enviando',
    semSessao: 'login',
  },
];
