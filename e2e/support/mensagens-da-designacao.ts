import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { responder } from './dialogos.ts';
import { designar, livreDe } from './edital-em-avaliacao.ts';
import { comissao, dia, doGrupo, editalFechado, noEdital } from './edital-fechado.ts';
import type { Grupo, Mundo } from './mensagens.ts';

const DESIGNAR = 'Designar avaliador';
const SUBSTITUIR = 'Substituir avaliador';

async function enviarModal({ page }: Mundo, nome: string): Promise<void> {
  await page
    .getByRole('dialog', { name: nome })
    .getByRole('button', { name: nome.split(' ')[0] ?? nome, exact: true })
    .click();
}

const { guardar, ler: desteGrupo } = doGrupo<Awaited<ReturnType<typeof editalFechado>>>();

const designacao: Grupo = {
  nome: 'designar_avaliadores',
  quem: 'administradora',
  linhas: [
    {
      texto: M.rankingVazio,
      forma: 'texto',
      provocar: async (mundo) => {
        const { edital } = guardar(
          await editalFechado(mundo, ['Projeto por designar', 'Outro por designar']),
        );
        await noEdital(mundo, '/ranque_tipo1', edital);
      },
    },
    {
      texto: M.naoSubmetidosAAvaliacao,
      forma: 'texto',
      provocar: (mundo) => noEdital(mundo, '/finalizar_avaliacoes', desteGrupo().edital),
    },
    {
      texto: M.nenhumProjeto,
      forma: 'erro',
      campo: 'projeto',
      dialogo: DESIGNAR,
      provocar: async (mundo) => {
        await noEdital(mundo, '/designar_avaliadores', desteGrupo().edital);
        await mundo.page.getByRole('button', { name: DESIGNAR, exact: true }).click();
        await enviarModal(mundo, DESIGNAR);
      },
    },
    {
      texto: M.nenhumProfessor,
      forma: 'erro',
      campo: 'avaliador',
      dialogo: DESIGNAR,
      provocar: async (mundo) => {
        await mundo.page.locator('#projeto').selectOption(String(desteGrupo().projetos[0]));
        await enviarModal(mundo, DESIGNAR);
      },
    },
    {
      texto: M.designado,
      forma: 'aviso',
      provocar: async (mundo) => {
        const { siape } = await (
          await livreDe(desteGrupo().todos, desteGrupo().projetos[0] ?? 0)
        ).client.professorAtual();
        await mundo.page.getByRole('textbox', { name: 'SIAPE' }).fill(siape);
        await enviarModal(mundo, DESIGNAR);
      },
    },
    {
      texto: M.jaTemAvaliador,
      forma: 'erro',
      dialogo: DESIGNAR,
      provocar: async (mundo) => {
        const { page } = mundo;
        const { projetos, todos } = desteGrupo();
        const projeto = projetos[1] ?? 0;
        await page.getByRole('button', { name: /^Designar avaliador de Outro/ }).click();
        const { siape } = await (await livreDe(todos, projeto)).client.professorAtual();
        await page.getByRole('textbox', { name: 'SIAPE' }).fill(siape);
        await designar(todos, projeto);
        await enviarModal(mundo, DESIGNAR);
      },
    },
    {
      texto: M.mesmoAvaliador,
      forma: 'erro',
      dialogo: SUBSTITUIR,
      provocar: async (mundo) => {
        const { page } = mundo;
        await noEdital(mundo, '/designar_avaliadores', desteGrupo().edital);
        await page.getByRole('button', { name: /^Substituir o avaliador de Outro/ }).click();
        const [um] = desteGrupo().todos.avaliadores;
        const { siape } = (await um?.client.professorAtual()) ?? { siape: '' };
        await page.getByRole('textbox', { name: 'SIAPE' }).fill(siape);
        await enviarModal(mundo, SUBSTITUIR);
      },
    },
    {
      texto: M.avaliadorSubstituido,
      forma: 'aviso',
      provocar: async (mundo) => {
        const outro = desteGrupo().todos.avaliadores[1];
        const { siape } = (await outro?.client.professorAtual()) ?? { siape: '' };
        await mundo.page.getByRole('textbox', { name: 'SIAPE' }).fill(siape);
        await enviarModal(mundo, SUBSTITUIR);
      },
    },
    {
      texto: M.desejaLembrar,
      forma: 'pergunta',
      provocar: ({ page }) => page.getByRole('button', { name: 'Lembrar os atrasados' }).click(),
    },
    ...[M.lembretesEnviados, M.nenhumAtrasado].map((texto) => ({
      texto,
      forma: 'aviso' as const,
      provocar: async ({ page }: Mundo) => {
        await page.getByRole('button', { name: 'Lembrar os atrasados' }).click();
        await responder(page, M.desejaLembrar);
      },
    })),
    {
      texto: M.naoAvaliados,
      forma: 'texto',
      provocar: (mundo) => noEdital(mundo, '/finalizar_avaliacoes', desteGrupo().edital),
    },
    ...[M.participa, M.avisoMesmaUnidade, M.avisoColaborou, M.avisoRecusou].map((texto) => ({
      texto,
      forma: 'texto' as const,
      dialogo: DESIGNAR,
      provocar: async (mundo: Mundo) => {
        const { edital, projeto, siape } = await candidatoCom(mundo, texto);
        await noEdital(mundo, '/designar_avaliadores', edital);
        await mundo.page.getByRole('button', { name: DESIGNAR, exact: true }).click();
        await mundo.page.locator('#projeto').selectOption(String(projeto));
        await mundo.page.getByRole('textbox', { name: 'SIAPE' }).fill(siape);
      },
    })),
  ],
};

/** A project without an evaluator, and somebody against whom exactly this speaks. */
async function candidatoCom(mundo: Mundo, texto: string) {
  const { client } = (await comissao(mundo)).administradora;
  for (const { id: edital, fase } of await client.listarEditais()) {
    if (fase !== 'avaliacao') continue;
    for (const { id } of await client.listarNaoDesignados({ params: { editalId: edital } })) {
      for (const um of await client.listarCandidatos({ params: { projectId: id } })) {
        if (um.impedimento === texto || um.avisos.includes(texto))
          return { edital, projeto: id, siape: um.siape };
      }
    }
  }
  throw new Error(`the demonstration has nobody with: ${texto}`);
}

const aberto: Grupo = {
  nome: 'designar_avaliadores while a call is open',
  quem: 'administradora',
  linhas: [
    {
      texto: M.espereFechar,
      forma: 'texto',
      provocar: async (mundo) => {
        const { administradora } = await comissao(mundo);
        await administradora.client.criarEdital({
          body: { nome: 'Edital 2031 Aberto', inicio: dia(-1), fim: dia(20) },
        });
        await mundo.page.goto('/designar_avaliadores');
        await mundo.page.getByLabel('Edital').selectOption({ label: 'Edital 2031 Aberto (submissão)' });
      },
    },
  ],
};

export const GRUPOS_DA_DESIGNACAO: readonly Grupo[] = [designacao, aberto];
