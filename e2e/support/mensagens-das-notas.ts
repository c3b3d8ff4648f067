import { PARECER_MAXIMO } from '@instrutoria/domain/avaliacao/limits.ts';
import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { responder } from './dialogos.ts';
import { type Comissao, designar } from './edital-em-avaliacao.ts';
import { doGrupo, editalFechado } from './edital-fechado.ts';
import { comSessao } from './entrar.ts';
import type { Grupo } from './mensagens.ts';

const RECUSA = M.desejaRecusar;
const { guardar, ler: desteGrupo } = doGrupo<Awaited<ReturnType<typeof editalFechado>>>();
const projetoDoGrupo = () => desteGrupo().projetos[0] ?? 0;

export const GRUPO_DAS_NOTAS: Grupo = {
  nome: 'aceitar_projeto, notas_fase1 and notas_fase2',
  quem: 'administradora',
  linhas: [
    {
      texto: M.desejaAceitar,
      forma: 'pergunta',
      provocar: async (mundo) => {
        const { todos } = guardar(
          await editalFechado(mundo, ['Projeto com parecer', 'Projeto a recusar', 'Projeto já recusado']),
        );
        const designado = await designar(todos, projetoDoGrupo());
        await comSessao(mundo.page, mundo.app.url, designado.avaliador.conta);
        await mundo.page.goto(`/aceitar_projeto/${designado.aprovacao.id}`);
        await mundo.page.getByRole('button', { name: 'Sim', exact: true }).click();
      },
    },
    {
      texto: M.aceito,
      forma: 'aviso',
      provocar: async ({ page }) => {
        await page.getByRole('button', { name: 'Sim', exact: true }).click();
        await responder(page, M.desejaAceitar);
      },
    },
    {
      texto: M.faltaFase1,
      forma: 'texto',
      provocar: async ({ page }) => void (await page.goto(`/notas_fase2?projeto=${projetoDoGrupo()}`)),
    },
    {
      texto: M.notaVazia,
      forma: 'erro',
      campo: 'pontuacaoOrganizacaoTextual',
      mantem: { pontuacaoMetodologiaAtividades: '12,5' },
      provocar: async ({ page }) => {
        await page.goto(`/notas_fase1?projeto=${projetoDoGrupo()}`);
        await page.locator('#pontuacaoAdequacaoCoerencia').fill('30');
        await page.locator('#pontuacaoRelevanciaJustificativaClareza').fill('20');
        await page.locator('#pontuacaoMetodologiaAtividades').fill('12,5');
        await page.getByRole('button', { name: 'Salvar e ir para a fase 2' }).click();
      },
    },
    {
      texto: M.parecerMaximo,
      forma: 'erro',
      campo: 'parecer',
      mantem: { pontuacaoMetodologiaAtividades: '12,5' },
      provocar: async ({ page }) => {
        await page.locator('#pontuacaoOrganizacaoTextual').fill('9');
        await page.getByLabel('Parecer').fill('a'.repeat(PARECER_MAXIMO + 1));
        await page.getByRole('button', { name: 'Salvar e ir para a fase 2' }).click();
      },
    },
    {
      texto: M.recomendacao,
      forma: 'texto',
      provocar: async ({ page }) => {
        await page.getByLabel('Parecer').fill('Bom projeto.');
        await page.getByRole('button', { name: 'Salvar e ir para a fase 2' }).click();
      },
    },
    {
      texto: M.notasSalvas,
      forma: 'aviso',
      provocar: ({ page }) => page.getByRole('button', { name: 'Salvar rascunho' }).click(),
    },
    {
      texto: M.desejaAvaliar,
      forma: 'pergunta',
      provocar: ({ page }) => page.getByRole('button', { name: 'Avaliar', exact: true }).click(),
    },
    {
      texto: M.concluida,
      forma: 'aviso',
      provocar: async ({ page }) => {
        await page.getByRole('button', { name: 'Avaliar', exact: true }).click();
        await responder(page, M.desejaAvaliar);
      },
    },
    {
      texto: M.jaConcluida,
      forma: 'texto',
      provocar: async ({ page }) => void (await page.goto(`/notas_fase1?projeto=${projetoDoGrupo()}`)),
    },
    {
      texto: M.naoEhAvaliador,
      forma: 'texto',
      provocar: async ({ page }) =>
        void (await page.goto(`/notas_fase1?projeto=${desteGrupo().projetos[1]}`)),
    },
    {
      texto: M.desejaRecusar,
      forma: 'pergunta',
      provocar: async (mundo) => {
        const designado = await designar(desteGrupo().todos, desteGrupo().projetos[1] ?? 0);
        await comSessao(mundo.page, mundo.app.url, designado.avaliador.conta);
        await mundo.page.goto(`/aceitar_projeto/${designado.aprovacao.id}`);
        await mundo.page.getByRole('button', { name: 'Não', exact: true }).click();
      },
    },
    {
      texto: M.motivoVazio,
      forma: 'erro',
      campo: 'motivo',
      dialogo: RECUSA,
      provocar: async ({ page }) => {
        await page.getByRole('button', { name: 'Não', exact: true }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Sim', exact: true }).click();
      },
    },
    {
      texto: M.motivoMaximo,
      forma: 'erro',
      campo: 'motivo',
      dialogo: RECUSA,
      provocar: async ({ page }) => {
        await page.getByRole('textbox', { name: 'Motivo da recusa' }).fill('a'.repeat(2001));
        await page.getByRole('dialog').getByRole('button', { name: 'Sim', exact: true }).click();
      },
    },
    {
      texto: M.recusado,
      forma: 'aviso',
      provocar: async ({ page }) => {
        await page.getByRole('textbox', { name: 'Motivo da recusa' }).fill('Sem tempo neste mês.');
        await page.getByRole('dialog').getByRole('button', { name: 'Sim', exact: true }).click();
      },
    },
    {
      texto: M.jaRecusou,
      forma: 'aviso',
      provocar: async ({ page, app }) => {
        const { todos, projetos } = desteGrupo();
        const { avaliador, aprovacao } = await designar(todos, projetos[2] ?? 0);
        await comSessao(page, app.url, avaliador.conta);
        await page.goto(`/aceitar_projeto/${aprovacao.id}`);
        await page.getByRole('button', { name: 'Sim', exact: true }).click();
        await avaliador.client.recusarAvaliacao({
          params: { id: aprovacao.id },
          body: { motivo: 'Na outra aba.' },
          ifMatch: aprovacao.versao,
        });
        await responder(page, M.desejaAceitar);
      },
    },
    {
      texto: M.soTipoI,
      forma: 'texto',
      provocar: async (mundo) => {
        const { projetos, todos } = await editalFechado(mundo, ['De acolhida'], 'TIPO II');
        const { avaliador } = await designar(todos, projetos[0] ?? 0);
        await comSessao(mundo.page, mundo.app.url, avaliador.conta);
        await mundo.page.goto(`/notas_fase2?projeto=${projetos[0]}`);
      },
    },
    {
      texto: M.maisDisciplinas,
      forma: 'texto',
      provocar: async ({ page, app }) => {
        const { avaliador, projeto } = await comQuatroDisciplinas(desteGrupo().todos);
        await comSessao(page, app.url, avaliador.conta);
        await page.goto(`/avaliacao_projetos/${projeto}`);
      },
    },
  ],
};

/** An assigned project of more than three disciplines, and its evaluator. */
async function comQuatroDisciplinas(todos: Comissao) {
  for (const um of todos.avaliadores) {
    for (const { projeto } of await um.client.listarAvaliacoesDoAvaliador({
      params: { professorId: um.id },
    })) {
      const lido = await um.client.lerProjeto({ params: { id: projeto.id } });
      const disciplinas = 'comprovante_disciplinas' in lido ? lido.comprovante_disciplinas : null;
      if ((disciplinas?.disciplinas_associadas.length ?? 0) > 3)
        return { avaliador: um, projeto: projeto.id };
    }
  }
  throw new Error('no assigned project has more than three disciplines');
}
