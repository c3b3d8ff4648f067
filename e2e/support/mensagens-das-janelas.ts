import { MENSAGENS_CONFIGURACAO as C } from '@instrutoria/domain/configuracao/messages.ts';
import { MENSAGENS_JANELA as M } from '@instrutoria/domain/janela/messages.ts';
import type { Page } from '@playwright/test';
import type { Grupo } from './mensagens.ts';

const salvarOsPrazos = (page: Page) => page.getByRole('button', { name: 'Salvar os prazos' }).click();
const prorrogar = (page: Page) => page.getByRole('button', { name: 'Prorrogar', exact: true }).click();
const primeiro = (page: Page) => page.getByRole('group', { name: 'Fechamento 1' });

/** Windows, closures, extensions and the demonstration's date (D23, D24). */
const janelas: Grupo = {
  nome: 'janelas',
  quem: 'administradora',
  linhas: [
    {
      texto: M.diaInvalido,
      forma: 'erro',
      campo: 'ate',
      mantem: { motivo: 'Pedido da coordenação' },
      provocar: async ({ page }) => {
        await page.goto('/janelas');
        await page.locator('#motivo').fill('Pedido da coordenação');
        await prorrogar(page);
      },
    },
    {
      texto: M.escrevaOMotivo,
      forma: 'erro',
      campo: 'motivo',
      mantem: { ate: '2040-01-31' },
      provocar: async ({ page }) => {
        await page.locator('#ate').fill('2040-01-31');
        await page.locator('#motivo').fill('');
        await prorrogar(page);
      },
    },
    {
      texto: M.projetoNaoEncontrado,
      forma: 'erro',
      mantem: { motivo: 'Pedido da coordenação' },
      provocar: async ({ page }) => {
        await page.locator('#motivo').fill('Pedido da coordenação');
        await page.locator('#projeto').fill('999999999');
        await prorrogar(page);
      },
    },
    {
      texto: M.prorrogada,
      forma: 'aviso',
      provocar: async ({ page }) => {
        // A project of an archived call: nothing opens for anybody else's journey.
        await page.locator('#projeto').fill('1');
        await prorrogar(page);
      },
    },
    {
      texto: M.instanteInvalido,
      forma: 'erro',
      campo: 'instante',
      provocar: ({ page }) => page.getByRole('button', { name: 'Simular' }).click(),
    },
    {
      texto: M.escrevaOMotivo,
      forma: 'erro',
      campo: 'motivo-da-mudanca',
      provocar: async ({ page }) => {
        // One alert at a time: the other form's goes when its field is filled in.
        await page.locator('#instante').fill('2026-01-01T10:00');
        await salvarOsPrazos(page);
      },
    },
    {
      texto: C.diasInvalidos,
      forma: 'erro',
      mantem: { 'motivo-da-mudanca': 'Recesso' },
      provocar: async ({ page }) => {
        await page.locator('#motivo-da-mudanca').fill('Recesso');
        await page.locator('#frequencia-diaInicio').fill('25');
        await salvarOsPrazos(page);
      },
    },
    {
      texto: C.fechamentoInvalido,
      forma: 'erro',
      mantem: { 'motivo-da-mudanca': 'Recesso' },
      provocar: async ({ page }) => {
        await page.locator('#frequencia-diaInicio').fill('11');
        await primeiro(page).getByLabel('De', { exact: true }).fill('31-31');
        await salvarOsPrazos(page);
      },
    },
  ],
};

export const GRUPOS_DAS_JANELAS: readonly Grupo[] = [janelas];
