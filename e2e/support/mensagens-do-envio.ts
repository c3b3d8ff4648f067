import { MENSAGENS_ARQUIVO as A } from '@instrutoria/domain/arquivo/messages.ts';
import { MENSAGENS_AVALIACAO } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import { expect, type Page } from '@playwright/test';
import { contasDe, loggedIn } from './api.ts';
import { doTipo } from './contas.ts';
import { comGuardado, type Grupo, type Mundo, quebrar } from './mensagens.ts';
import { editalAberto, IDEIA, propostaCompleta } from './proposta.ts';
import { guardado, rascunhoCompleto, retomarRascunho } from './sessao.ts';

const enviar = (page: Page) => page.getByRole('button', { name: 'Enviar projeto' }).click();

async function abrirCompleto({ page, pessoa }: Mundo): Promise<void> {
  await rascunhoCompleto(pessoa);
  await retomarRascunho(page, IDEIA.titulo);
  await expect(page).toHaveURL(/revisao_projeto$/);
}

/** Changes one value of the kept draft, opens the review and sends. */
async function enviarCom(page: Page, mudancas: Readonly<Record<string, string>>): Promise<void> {
  await comGuardado(page, mudancas, '/revisao_projeto');
  await enviar(page);
}

async function edital(page: Page, id: number): Promise<string> {
  const { edital: texto = '{}' } = await guardado(page);
  const escolhido: object = JSON.parse(texto);
  return JSON.stringify({ ...escolhido, id });
}

const envio: Grupo = {
  nome: 'revisao_projeto',
  quem: 'professora',
  linhas: [
    {
      texto: M.erroAoCriar,
      forma: 'erro',
      provocar: async (mundo) => {
        await abrirCompleto(mundo);
        await quebrar(mundo.page, '/api/projeto', () => enviar(mundo.page));
      },
    },
    {
      // The field stands on another screen: it is named.
      texto: `Introdução: ${A.imagemNaoEncontrada}`,
      forma: 'erro',
      provocar: ({ page }) => enviarCom(page, { introducao: `arq_${'0'.repeat(32)}` }),
    },
    {
      texto: M.colaboradoresDemais,
      forma: 'texto',
      provocar: async ({ page }) => {
        const muitos = Array.from({ length: 31 }, (_, index) => ({
          id: index + 1,
          nome: `Docente ${index}`,
        }));
        const professores_colaboradores = JSON.stringify(muitos);
        await enviarCom(page, {
          introducao: '<p>Outra vez um texto inteiro.</p>',
          tem_colaboradores: 'true',
          professores_colaboradores,
        });
      },
    },
    {
      texto: `Dados do coordenador: ${MENSAGENS_EDITAL.naoEncontrado}`,
      forma: 'erro',
      provocar: async ({ page }) =>
        enviarCom(page, { tem_colaboradores: 'false', edital: await edital(page, 999_999) }),
    },
    {
      texto: M.projetoCadastrado,
      forma: 'aviso',
      provocar: async ({ page, pessoa }) => {
        await enviarCom(page, { edital: await edital(page, await editalAberto(pessoa)) });
        await expect(page).toHaveURL(/detalhes_projeto\/\d+$/);
      },
    },
    {
      texto: M.projetoAtualizado,
      forma: 'aviso',
      provocar: async ({ page }) => {
        await page.getByRole('button', { name: 'Editar projeto' }).click();
        await page.getByRole('button', { name: 'Salvar alterações' }).click();
        await expect(page).toHaveURL(/detalhes_projeto\/\d+$/);
      },
    },
    {
      texto: M.projetoNaoEncontrado,
      forma: 'texto',
      provocar: async ({ page }) => {
        await page.goto('/detalhes_projeto/999999');
      },
    },
    {
      texto: M.jaSubmetido,
      forma: 'erro',
      provocar: async (mundo) => {
        const { page, pessoa } = mundo;
        await abrirCompleto(mundo);
        const id = Number((await guardado(page)).projeto_id);
        // Meanwhile the same person sends it from another machine.
        const body = await propostaCompleta(pessoa, await editalAberto(pessoa));
        await pessoa.client.submeterProjeto({ body: { ...body, id } });
        await page.getByRole('button', { name: 'Salvar rascunho' }).click();
      },
    },
    {
      texto: M.desejaExcluirRascunho,
      forma: 'pergunta',
      provocar: async ({ page, pessoa }) => {
        await page.evaluate(() => localStorage.removeItem('alterado_em'));
        await rascunhoCompleto(pessoa);
        await page.goto('/rascunhos_salvos');
        await page.getByRole('button', { name: `excluir ${IDEIA.titulo}` }).click();
      },
    },
    {
      texto: M.rascunhoNaoEncontrado,
      forma: 'aviso',
      provocar: async ({ page, pessoa }) => {
        const [rascunho] = await pessoa.client.listarRascunhos({ params: { professorId: pessoa.id } });
        await pessoa.client.excluirRascunho({ params: { id: rascunho?.id ?? 0 } });
        await page.getByRole('button', { name: `${IDEIA.titulo} (continuar)` }).click();
      },
    },
  ],
};

/** A call of this test alone, so that closing it closes nobody else's. */
async function editalProprio({ app }: Mundo) {
  const { client } = await loggedIn(app.url, doTipo(await contasDe(app.url), 'administrador')[0]);
  const hoje = (await client.dataAtual()).slice(0, 10);
  const { id } = await client.criarEdital({
    body: { nome: `Edital ${hoje.slice(0, 4)} de Prazos Curtos`, inicio: hoje, fim: hoje },
  });
  return { id, encerrar: () => client.encerrarInscricoes({ params: { id } }) };
}

const prazo: Grupo = {
  nome: 'a call that closes while one writes',
  quem: 'professora',
  linhas: [
    {
      texto: M.naoPodeEditar,
      forma: 'erro',
      provocar: async (mundo) => {
        const { page, pessoa } = mundo;
        const { id: escolhido, encerrar } = await editalProprio(mundo);
        const { id } = await pessoa.client.submeterProjeto({
          body: await propostaCompleta(pessoa, escolhido),
        });
        await page.goto(`/detalhes_projeto/${id}`);
        await page.getByRole('button', { name: 'Editar projeto' }).click();
        await expect(page).toHaveURL(/revisao_projeto$/);
        await encerrar();
        await page.getByRole('button', { name: 'Salvar alterações' }).click();
      },
    },
    {
      texto: MENSAGENS_EDITAL.escolhidoNaoAberto,
      forma: 'erro',
      provocar: async (mundo) => {
        const { page, pessoa } = mundo;
        await page.evaluate(() => localStorage.removeItem('alterado_em'));
        const { id, encerrar } = await editalProprio(mundo);
        await pessoa.client.salvarRascunho({
          body: { ...(await propostaCompleta(pessoa, id)), titulo: 'Prazo curto' },
        });
        await retomarRascunho(page, 'Prazo curto');
        await expect(page).toHaveURL(/revisao_projeto$/);
        await encerrar();
        await enviar(page);
      },
    },
    {
      texto: MENSAGENS_EDITAL.escolhidoNaoAberto,
      forma: 'texto',
      provocar: async ({ page }) => {
        await page.goto('/cadastro_projeto');
      },
    },
  ],
};

const submetido: Grupo = {
  nome: 'projetos_submetidos/:id',
  quem: 'professora',
  linhas: [
    {
      texto: MENSAGENS_AVALIACAO.maisDisciplinasDisponiveis,
      forma: 'texto',
      provocar: async ({ page, pessoa }) => {
        const body = await propostaCompleta(pessoa, await editalAberto(pessoa), 4);
        const { id } = await pessoa.client.submeterProjeto({ body });
        await page.goto(`/projetos_submetidos/${id}`);
      },
    },
  ],
};

export const GRUPOS_DO_ENVIO: readonly Grupo[] = [envio, prazo, submetido];
