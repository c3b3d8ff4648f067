import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { expect } from '@playwright/test';
import { responder } from './dialogos.ts';
import { comissao } from './edital-fechado.ts';
import type { Grupo } from './mensagens.ts';

export const GRUPO_DA_DECISAO: Grupo = {
  nome: 'aprovacao_instrutores and the secretariat',
  quem: 'administradora',
  linhas: [
    {
      texto: M.remuneradosForaDaFaixa,
      forma: 'texto',
      provocar: async ({ page }) => {
        await page.goto('/aprovacao_instrutores');
        await page
          .getByLabel(/^Bolsistas aprovados em/)
          .first()
          .fill('5');
        await page
          .getByRole('button', { name: /^Salvar/ })
          .first()
          .click();
      },
    },
    {
      texto: M.voluntariosForaDaFaixa,
      forma: 'texto',
      provocar: async ({ page }) => {
        await page
          .getByLabel(/^Bolsistas aprovados em/)
          .first()
          .fill('1');
        await page
          .getByLabel(/^Voluntários aprovados em/)
          .first()
          .fill('4');
        await page
          .getByRole('button', { name: /^Salvar/ })
          .first()
          .click();
      },
    },
    {
      texto: M.desejaSalvarInstrutores,
      forma: 'pergunta',
      provocar: async ({ page }) => {
        await page
          .getByLabel(/^Voluntários aprovados em/)
          .first()
          .fill('0');
        await page
          .getByRole('button', { name: /^Salvar/ })
          .first()
          .click();
      },
    },
    {
      texto: M.instrutoresSalvos,
      forma: 'aviso',
      provocar: async ({ page }) => {
        await page
          .getByRole('button', { name: /^Salvar/ })
          .first()
          .click();
        await responder(page, M.desejaSalvarInstrutores);
      },
    },
    {
      texto: M.limiteDeBolsas,
      forma: 'aviso',
      provocar: async (mundo) => {
        const { page } = mundo;
        const { client } = (await comissao(mundo)).administradora;
        const [primeira, ...outras] = await client.listarParaDecidir();
        if (primeira === undefined) throw new Error('nothing to decide');
        const doEdital = outras.filter(({ edital }) => edital.id === primeira.edital.id);
        let bolsas = primeira.remunerados_aprovados;
        for (const { projeto_id, voluntarios_aprovados } of doEdital) {
          const livres = Math.min(2, (primeira.edital.limiteBolsas ?? 0) - bolsas);
          bolsas += livres;
          await client.aprovarInstrutores({
            body: { id: projeto_id, remunerados_aprovados: livres, voluntarios_aprovados },
          });
        }
        await page.goto('/aprovacao_instrutores');
        await page.getByLabel(`Bolsistas aprovados em ${primeira.titulo}`).fill('2');
        await page.getByRole('button', { name: `Salvar os instrutores de ${primeira.titulo}` }).click();
        await responder(page, M.desejaSalvarInstrutores);
      },
    },
    {
      texto: M.desejaEnviarASecretaria,
      forma: 'pergunta',
      provocar: ({ page }) => page.getByRole('button', { name: 'enviar para a secretária' }).first().click(),
    },
    {
      texto: M.jaEnviado,
      forma: 'aviso',
      provocar: async (mundo) => {
        const { page } = mundo;
        const { client } = (await comissao(mundo)).administradora;
        const [linha] = await client.listarParaDecidir();
        await page.getByRole('button', { name: 'enviar para a secretária' }).first().click();
        const pergunta = page.getByRole('dialog', { name: M.desejaEnviarASecretaria });
        await expect(pergunta).toBeVisible();
        await client.enviarASecretaria({ body: { id: linha?.edital.id } });
        await pergunta.getByRole('button', { name: 'Sim', exact: true }).click();
      },
    },
    {
      texto: M.desejaEnviarAosCoordenadores,
      forma: 'pergunta',
      provocar: async ({ page }) => {
        await page.goto('/listar-projetos-avaliados-secretaria');
        await page.getByRole('button', { name: 'enviar para os coordenadores' }).first().click();
      },
    },
  ],
};
