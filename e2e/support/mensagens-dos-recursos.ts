import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { FEEDBACK_MAXIMO } from '@instrutoria/domain/recurso/limits.ts';
import { MENSAGENS_RECURSO as R } from '@instrutoria/domain/recurso/messages.ts';
import { expect, type Page } from '@playwright/test';
import { contasDe } from './api.ts';
import { editor } from './assistente.ts';
import { responder } from './dialogos.ts';
import { designar, fase1 } from './edital-em-avaliacao.ts';
import { doGrupo, editalFechado } from './edital-fechado.ts';
import { comSessao } from './entrar.ts';
import type { Grupo, Mundo } from './mensagens.ts';

const PARECER = 'Parecer do recurso';
const { guardar, ler: doPublicado } = doGrupo<Awaited<ReturnType<typeof publicar>>>();
const { guardar: guardarNota, ler: notaDeAntes } = doGrupo<{ readonly nota: string }>();

export const GRUPO_DOS_RECURSOS: Grupo = {
  nome: 'recursos and solicitar_recurso',
  quem: 'presidente',
  linhas: [
    {
      texto: M.voceParticipa,
      forma: 'texto',
      provocar: async ({ page }) => void (await page.goto('/recursos')),
    },
    {
      texto: R.naoPodeDiminuir,
      forma: 'texto',
      provocar: async ({ page }) => {
        guardarNota({ nota: await primeiraNota(page).inputValue() });
        await primeiraNota(page).fill('0');
      },
    },
    {
      texto: R.desejaRecusar,
      forma: 'pergunta',
      provocar: async ({ page }) => {
        await primeiraNota(page).fill(notaDeAntes().nota);
        await recusar(page);
      },
    },
    {
      texto: R.parecerVazio,
      forma: 'erro',
      campo: 'feedback',
      dialogo: PARECER,
      provocar: async ({ page }) => {
        // The refusal that was begun above is left.
        await page.goto('/recursos');
        await page
          .getByRole('button', { name: /^Aceitar o recurso/ })
          .first()
          .click();
        await page.getByRole('dialog').getByRole('button', { name: 'Aceitar', exact: true }).click();
      },
    },
    {
      texto: R.parecerMaximo,
      forma: 'erro',
      campo: 'feedback',
      dialogo: PARECER,
      provocar: async ({ page }) => {
        await editor(page, 'Parecer').fill('a'.repeat(FEEDBACK_MAXIMO + 1));
        await page.getByRole('dialog').getByRole('button', { name: 'Aceitar', exact: true }).click();
      },
    },
    {
      texto: R.desejaAceitar,
      forma: 'pergunta',
      provocar: async ({ page }) => {
        await editor(page, 'Parecer').fill('A comissão releu a proposta.');
        await page.getByRole('dialog').getByRole('button', { name: 'Aceitar', exact: true }).click();
      },
    },
    {
      texto: R.aceito,
      forma: 'aviso',
      provocar: async ({ page }) => {
        await page.getByRole('dialog').getByRole('button', { name: 'Aceitar', exact: true }).click();
        await responder(page, R.desejaAceitar);
      },
    },
    {
      texto: R.recusado,
      forma: 'aviso',
      provocar: async ({ page }) => {
        await recusar(page);
        await responder(page, R.desejaRecusar, 'Recusar');
      },
    },
    {
      texto: R.mensagemVazia,
      forma: 'erro',
      campo: 'mensagem',
      provocar: async (mundo) => {
        const { page, app } = mundo;
        const { dona, aprovacao } = guardar(await publicar(mundo));
        await comSessao(page, app.url, dona);
        await page.goto(`/solicitar_recurso/${aprovacao}`);
        await page.getByRole('button', { name: 'Enviar' }).click();
      },
    },
    {
      texto: R.mensagemMaxima,
      forma: 'erro',
      campo: 'mensagem',
      provocar: async ({ page }) => {
        await editor(page, 'Justificativa do Recurso').fill('a'.repeat(FEEDBACK_MAXIMO + 1));
        await page.getByRole('button', { name: 'Enviar' }).click();
      },
    },
    {
      texto: R.enviado,
      forma: 'aviso',
      provocar: async ({ page }) => {
        await editor(page, 'Justificativa do Recurso').fill('Peço a revisão da nota.');
        await page.getByRole('button', { name: 'Enviar' }).click();
      },
    },
    {
      texto: R.jaPendente,
      forma: 'texto',
      provocar: async ({ page }) => void (await page.goto(`/solicitar_recurso/${doPublicado().aprovacao}`)),
    },
    {
      texto: M.recursoPendente,
      forma: 'passa',
      provocar: async ({ page, app }) => {
        const { todos, edital } = doPublicado();
        const { client } = todos.administradora;
        const nome = (await client.listarEditais()).find(({ id }) => id === edital)?.nome;
        const administrador = (await contasDe(app.url)).find(({ tipo }) => tipo === 'administrador');
        if (administrador === undefined) throw new Error('no administrator');
        await comSessao(page, app.url, administrador);
        await page.goto('/administracao/editais');
        await page.getByRole('button', { name: `Arquivar ${nome}` }).click();
        const dialog = page.getByRole('dialog', { name: 'Ainda não é possível' });
        await expect(dialog.getByText(`${M.recursoPendente} (1)`)).toBeVisible();
        await dialog.getByRole('button', { name: 'Fechar', exact: true }).last().click();
        for (const { id, versao, projetoAprovacao } of await client.listarRecursos()) {
          if (projetoAprovacao.id !== doPublicado().aprovacao) continue;
          await client.recusarRecurso({ body: { id, feedback: 'Não.' }, ifMatch: versao });
        }
      },
    },
    {
      texto: R.jaHouveDecidido,
      forma: 'texto',
      provocar: async ({ page, app }) => {
        const { dona, aprovacao } = doPublicado();
        await comSessao(page, app.url, dona);
        await page.goto(`/solicitar_recurso/${aprovacao}`);
      },
    },
    {
      texto: M.desejaArquivar,
      forma: 'pergunta',
      provocar: async ({ page, app }) => {
        const { todos, edital } = doPublicado();
        // Long over: a call whose projects run is not archived.
        await todos.administradora.client.atualizarEdital({
          params: { id: edital },
          body: { vigenciaInicio: '2020-03-01', vigenciaFim: '2020-12-31', motivo: 'Já terminou' },
        });
        const administrador = (await contasDe(app.url)).find(({ tipo }) => tipo === 'administrador');
        if (administrador === undefined) throw new Error('no administrator');
        await comSessao(page, app.url, administrador);
        await page.goto('/administracao/editais');
        const editais = await todos.administradora.client.listarEditais();
        const nome = editais.find(({ id }) => id === edital)?.nome;
        await page.getByRole('button', { name: `Arquivar ${nome}` }).click();
      },
    },
    {
      texto: R.foraDoResultado,
      forma: 'texto',
      provocar: async ({ page, app }) => {
        const { dona, aprovacao, todos, edital } = doPublicado();
        await todos.administradora.client.arquivarEdital({ params: { id: edital } });
        await comSessao(page, app.url, dona);
        await page.goto(`/solicitar_recurso/${aprovacao}`);
      },
    },
  ],
};

/** The first score of the first appeal that may be decided here. */
function primeiraNota(page: Page) {
  return page.locator('input[name="pontuacaoAdequacaoCoerencia"]').first();
}

/** The committee's refusal of the first appeal with its reasons, up to the question. */
async function recusar(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Recusar o recurso/ })
    .first()
    .click();
  await editor(page, 'Parecer').fill('As notas seguem os critérios do edital.');
  await page.getByRole('dialog').getByRole('button', { name: 'Recusar', exact: true }).click();
}

/** A call with one project whose result is public. */
async function publicar(mundo: Mundo) {
  const { edital, projetos, todos, dona } = await editalFechado(mundo, ['Projeto publicado'], 'TIPO II');
  const { client } = todos.administradora;
  const { avaliador, aprovacao } = await designar(todos, projetos[0] ?? 0);
  await avaliador.client.salvarFase1({ body: { id: aprovacao.id, ...fase1(5), parecer: '' } });
  await avaliador.client.avaliar({ params: { id: aprovacao.id } });
  await client.iniciarDecisao({ body: { id: edital } });
  await client.enviarASecretaria({ body: { id: edital } });
  await client.publicarResultados({ body: { edital } });
  return { edital, todos, dona, aprovacao: aprovacao.id };
}
