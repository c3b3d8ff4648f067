import { MENSAGENS_AVISO } from '@instrutoria/domain/aviso/messages.ts';
import { MENSAGENS_CONTA as C } from '@instrutoria/domain/conta/messages.ts';
import { MENSAGENS_EDITAL as E } from '@instrutoria/domain/edital/messages.ts';
import { MENSAGENS_GERAIS } from '@instrutoria/domain/kernel/messages.ts';
import { expect, type Page } from '@playwright/test';
import { contasDe, loggedIn } from './api.ts';
import { doTipo } from './contas.ts';
import type { Grupo, Mundo } from './mensagens.ts';

async function administradora({ app }: Mundo) {
  return loggedIn(app.url, doTipo(await contasDe(app.url), 'administrador')[0]);
}

const novo = 'Novo edital';

/** Fills the open form of a new call in and sends it. */
function comEdital(mudancas: Readonly<Record<string, string>>) {
  return async ({ page }: { readonly page: Page }) => {
    const dialog = page.getByRole('dialog', { name: novo });
    const valido = {
      nome: 'Edital 2031 de Teste',
      inicio: '2031-03-01',
      fim: '2031-04-01',
      limiteBolsas: '',
    };
    for (const [campo, valor] of Object.entries({ ...valido, fimRecursos: '', ...mudancas })) {
      await dialog.locator(`#${campo}`).fill(valor);
    }
    await dialog.getByRole('button', { name: 'Salvar' }).click();
  };
}

const editais: Grupo = {
  nome: 'administracao/editais',
  quem: 'administradora',
  linhas: [
    {
      texto: E.preenchaTodosOsCampos,
      forma: 'erro',
      campo: 'nome',
      dialogo: novo,
      provocar: async ({ page }) => {
        await page.goto('/administracao/editais');
        await page.getByRole('button', { name: novo }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
      },
    },
    {
      texto: E.nomeSemAno,
      forma: 'erro',
      campo: 'nome',
      dialogo: novo,
      mantem: { inicio: '2031-03-01', fim: '2031-04-01' },
      provocar: comEdital({ nome: 'Edital de Teste' }),
    },
    {
      texto: E.fimAntesDoInicio,
      forma: 'erro',
      campo: 'fim',
      dialogo: novo,
      mantem: { nome: 'Edital 2031 de Teste' },
      provocar: comEdital({ fim: '2031-02-28' }),
    },
    {
      texto: E.vigenciaInvertida,
      forma: 'erro',
      campo: 'vigenciaFim',
      dialogo: novo,
      provocar: comEdital({ vigenciaInicio: '2031-03-01', vigenciaFim: '2031-02-28' }),
    },
    {
      texto: E.prazoAntesDoFim,
      forma: 'erro',
      campo: 'prazoAvaliacao',
      dialogo: novo,
      provocar: comEdital({ prazoAvaliacao: '2031-03-31' }),
    },
    {
      texto: E.limiteInvalido,
      forma: 'erro',
      campo: 'limiteBolsas',
      dialogo: novo,
      provocar: comEdital({ limiteBolsas: '100001' }),
    },
    { texto: E.atualizado, forma: 'aviso', provocar: comEdital({}) },
    {
      texto: E.arquivado,
      forma: 'erro',
      dialogo: 'Editar edital',
      provocar: async ({ page }) => {
        await page
          .getByRole('row')
          .filter({ hasText: 'Arquivado' })
          .first()
          .getByRole('button', { name: 'Editar' })
          .click();
        await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
      },
    },
    {
      texto: E.desejaEncerrar,
      forma: 'pergunta',
      provocar: async (mundo) => {
        const { page } = mundo;
        const { client } = await administradora(mundo);
        const hoje = (await client.dataAtual()).slice(0, 10);
        const nome = `Edital ${hoje.slice(0, 4)} de Encerramento`;
        await client.criarEdital({ body: { nome, inicio: hoje, fim: hoje } });
        await page.goto('/administracao/editais');
        await page.getByRole('button', { name: `Encerrar inscrições de ${nome}` }).click();
      },
    },
    {
      texto: MENSAGENS_GERAIS.desatualizado,
      forma: 'erro',
      dialogo: 'Editar edital',
      mantem: { fim: '2031-12-01' },
      provocar: async (mundo) => {
        const { page } = mundo;
        const [edital] = await doEncerramento(mundo);
        await page.getByRole('button', { name: `Editar ${edital?.nome}` }).click();
        const { client } = await administradora(mundo);
        await client.atualizarEdital({ params: { id: edital?.id ?? 0 }, body: { limiteBolsas: 7 } });
        await page.getByRole('dialog').locator('#fim').fill('2031-12-01');
        await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
      },
    },
    {
      texto: E.naoEstaAberto,
      forma: 'aviso',
      provocar: async (mundo) => {
        const { page } = mundo;
        await page.goto('/administracao/editais');
        const [edital] = await doEncerramento(mundo);
        const botao = page.getByRole('button', { name: `Encerrar inscrições de ${edital?.nome}` });
        await expect(botao).toBeVisible();
        const { client } = await administradora(mundo);
        await client.encerrarInscricoes({ params: { id: edital?.id ?? 0 } });
        await botao.click();
        await page.getByRole('dialog').getByRole('button', { name: 'Encerrar' }).click();
      },
    },
  ],
};

async function doEncerramento(mundo: Mundo) {
  const { client } = await administradora(mundo);
  return (await client.listarEditais()).filter(({ nome }) => nome.endsWith('de Encerramento'));
}

async function mudarTipo(page: Page, nome: string): Promise<void> {
  await page.goto('/alterar_usuarios');
  await page.getByRole('combobox', { name: `Tipo de ${nome}` }).selectOption('Avaliador');
  await page.getByRole('button', { name: `Salvar o tipo de ${nome}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mudar para avaliador' }).click();
}

const cadastros: Grupo = {
  nome: 'alterar_usuarios, unidades, programas, avisos',
  quem: 'administradora',
  linhas: [
    {
      texto: C.proprioTipo,
      forma: 'erro',
      dialogo: C.mudarTipo,
      provocar: async (mundo) => {
        const { client } = await administradora(mundo);
        await mudarTipo(mundo.page, (await client.professorAtual()).nome);
      },
    },
    {
      texto: C.atualizado,
      forma: 'aviso',
      provocar: async ({ page, pessoa }) => {
        await page.goto('/alterar_usuarios');
        await page.getByRole('searchbox').fill(pessoa.siape);
        await page.getByRole('combobox', { name: `Tipo de ${pessoa.nome}` }).selectOption('Avaliador');
        await page.getByRole('button', { name: `Salvar o tipo de ${pessoa.nome}` }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Mudar para avaliador' }).click();
      },
    },
    ...(
      [
        ['/administracao/unidades', 'Nova unidade', 'cidade'],
        ['/administracao/programas', 'Novo programa', 'nome'],
        ['/administracao/avisos', 'Novo aviso', 'resumo'],
      ] as const
    ).map(([tela, dialogo, campo]) => ({
      texto: C.preenchaTodosOsCampos,
      forma: 'erro' as const,
      campo,
      dialogo,
      provocar: async ({ page }: Mundo) => {
        await page.goto(tela);
        await page.getByRole('button', { name: dialogo }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
      },
    })),
    {
      texto: MENSAGENS_AVISO.ordemInvalida,
      forma: 'erro',
      campo: 'ordem',
      dialogo: 'Novo aviso',
      mantem: { titulo: 'Um aviso' },
      provocar: async ({ page }) => {
        const dialog = page.getByRole('dialog');
        await dialog.locator('#titulo').fill('Um aviso');
        await dialog.locator('#resumo').fill('Com o seu resumo.');
        await dialog.locator('#ordem').fill('10000');
        await dialog.getByRole('button', { name: 'Salvar' }).click();
      },
    },
    {
      texto: MENSAGENS_AVISO.desejaExcluir,
      forma: 'pergunta',
      provocar: async ({ page }) => {
        await page.goto('/administracao/avisos');
        await page
          .getByRole('button', { name: /^Excluir / })
          .first()
          .click();
      },
    },
    {
      texto: C.unidadeEmUso,
      forma: 'aviso',
      provocar: async ({ page, pessoa }) => {
        await page.goto('/administracao/unidades');
        await page.getByRole('button', { name: `Excluir ${pessoa.unidade}` }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
      },
    },
  ],
};

export const GRUPOS_DA_ADMINISTRACAO: readonly Grupo[] = [editais, cadastros];
