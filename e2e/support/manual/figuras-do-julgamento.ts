import type { Locator, Page } from '@playwright/test';
import type { Figura } from './figuras.ts';

const ALTA = { width: 1100, height: 1000 } as const;
const TELEFONE = { width: 360, height: 740 } as const;
const INTERDISCIPLINAR = 'Projetos Interdisciplinares';
const LABORATORIOS = 'Laboratórios de Ensino';
const NOTURNOS = 'Cursos Noturnos';

/** Scrolls the element to the top of the window, below the sticky header. */
async function noAlto(alvo: Locator): Promise<void> {
  await alvo.evaluate((element) => {
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
    scrollBy({ top: -90, behavior: 'instant' });
  });
}

/** Opens a link of a list, and scrolls to this heading. */
const abrir =
  (link: RegExp, titulo?: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('link', { name: link }).first().click();
    if (titulo === undefined) return;
    await noAlto(page.getByRole('heading', { name: titulo, exact: true }));
  };

const mostrar =
  (titulo: string) =>
  async (page: Page): Promise<void> =>
    await noAlto(page.getByRole('heading', { name: titulo, exact: true }));

const LADO_A_LADO = /^Ver lado a lado/;

/** Opens the question for the administration about totals that are far apart. */
const divergencia =
  (botao: string, preencher: (dialogo: Locator) => Promise<void>): NonNullable<Figura['antes']> =>
  async (page) => {
    await page.getByRole('link', { name: LADO_A_LADO }).click();
    await page.getByRole('heading', { name: /^Avaliador 3/ }).waitFor();
    await page.getByRole('button', { name: botao }).click();
    await preencher(page.getByRole('dialog'));
  };

/** The pictures of a call's judgement, from its rules to its appeals. */
export const FIGURAS_DO_JULGAMENTO: readonly Figura[] = [
  {
    nome: 'regra',
    tela: '/editais/:id/configuracao',
    tipo: 'administrador',
    edital: 'Inovação Pedagógica',
    viewport: ALTA,
    antes: async (page) => {
      await page.getByLabel('Avaliadores de cada projeto').fill('3');
    },
  },
  {
    nome: 'varios-avaliadores',
    tela: '/editais/:id',
    tipo: 'administrador',
    edital: LABORATORIOS,
    viewport: ALTA,
    antes: async (page) => await noAlto(page.getByRole('table')),
  },
  {
    nome: 'lado-a-lado',
    tela: '/editais/:id',
    tipo: 'administrador',
    edital: LABORATORIOS,
    viewport: ALTA,
    antes: async (page) => {
      await page.getByRole('link', { name: LADO_A_LADO }).click();
      await page.getByRole('heading', { name: /^Avaliador 3/ }).waitFor();
      await noAlto(page.getByRole('heading', { name: 'Avaliação', exact: true }));
    },
  },
  {
    nome: 'mais-um-avaliador',
    tela: '/editais/:id',
    tipo: 'administrador',
    edital: LABORATORIOS,
    antes: divergencia('Pedir mais um avaliador…', async (dialogo) => {
      await dialogo.getByRole('combobox', { name: 'Nome do avaliador' }).fill('Adri');
      await dialogo
        .page()
        .getByRole('option', { name: /^Adriana/ })
        .click();
    }),
  },
  {
    nome: 'manter-a-combinacao',
    tela: '/editais/:id',
    tipo: 'administrador',
    edital: LABORATORIOS,
    antes: divergencia(
      'Manter a combinação…',
      async (dialogo) =>
        await dialogo
          .getByRole('textbox', { name: 'Motivo' })
          .fill('Os três pareceres dizem o mesmo; só um deles pesa a segurança mais do que os outros.'),
    ),
  },
  {
    nome: 'reabrir',
    tela: '/editais/:id/avaliacao',
    tipo: 'administrador',
    edital: LABORATORIOS,
    antes: async (page) => {
      await page
        .getByRole('button', { name: /^Reabrir a avaliação/ })
        .first()
        .click();
      await page
        .getByRole('textbox', { name: 'Motivo' })
        .fill('O parecer não fala da segurança na cozinha, que o edital pede. Acrescente-o, por favor.');
    },
  },
  {
    nome: 'homologacao',
    tela: '/editais/:id/homologacao',
    edital: INTERDISCIPLINAR,
    viewport: ALTA,
    antes: async (page) => await noAlto(page.getByText(/^\d+ por homologar$/)),
  },
  {
    nome: 'correcao',
    tela: '/editais/:id/homologacao',
    edital: INTERDISCIPLINAR,
    antes: async (page) => {
      await page.getByRole('link', { name: /^Contar e cuidar/ }).click();
      await page.getByText('O que mudou em Metodologia').click();
      await noAlto(page.getByRole('heading', { name: 'Situação na homologação' }));
    },
  },
  {
    nome: 'impedimento',
    tela: '/aceitar_projeto/:id',
    antes: async (page) => {
      await page.getByRole('button', { name: 'Não', exact: true }).click();
      await page.getByLabel('Tenho impedimento').check();
      await page.getByLabel('Tipo de impedimento').selectOption('orientador ou orientando');
    },
  },
  {
    nome: 'avaliar-barema',
    tela: '/projetos_avaliar',
    pessoa: 'Samuel',
    tipo: 'avaliador',
    viewport: { width: 1280, height: 900 },
    antes: abrir(/^Mapa e poema/),
  },
  {
    nome: 'avaliar-telefone',
    tela: '/projetos_avaliar',
    pessoa: 'Samuel',
    tipo: 'avaliador',
    viewport: TELEFONE,
    antes: async (page) => {
      await page.getByRole('link', { name: /^Mapa e poema/ }).click();
      await page.getByRole('tab', { name: 'Avaliação' }).click();
    },
  },
  {
    nome: 'outras-avaliacoes',
    tela: '/projetos_avaliar',
    pessoa: 'Mônica',
    tipo: 'avaliador',
    viewport: { width: 1280, height: 900 },
    antes: async (page) => {
      await page.getByRole('link', { name: /^Medir antes/ }).click();
      const outras = page.getByRole('heading', { name: 'As outras avaliações deste projeto' });
      await outras.evaluate((h) => h.scrollIntoView({ block: 'start', behavior: 'instant' }));
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    },
  },
  {
    nome: 'relatoria',
    tela: '/relatorias',
    pessoa: 'Samuel',
    tipo: 'avaliador',
    viewport: ALTA,
    antes: abrir(/^Peças à mão/, 'Minuta da decisão'),
  },
  {
    nome: 'abrir-sessao',
    tela: '/editais/:id/decisao',
    tipo: 'PRESIDENTE_COMISSAO',
    edital: 'Campi do Interior',
    viewport: ALTA,
    antes: async (page) => {
      await page.getByRole('link', { name: 'Sessões', exact: true }).click();
      await page.getByLabel('Local').fill('Sala de reuniões da Pró-Reitoria, bloco 2');
      for (const quem of [/^Fernando/, /^Hugo/, /^Tereza/])
        await page.getByRole('checkbox', { name: quem }).check();
      await mostrar('Abrir uma sessão')(page);
    },
  },
  { nome: 'sessao', tela: '/sessoes_da_comissao/:id', tipo: 'PRESIDENTE_COMISSAO', viewport: ALTA },
  {
    nome: 'sessao-item',
    tela: '/sessoes_da_comissao/:id',
    tipo: 'PRESIDENTE_COMISSAO',
    viewport: ALTA,
    antes: abrir(/^Libras no recreio/),
  },
  {
    nome: 'ata',
    tela: '/sessoes_da_comissao',
    tipo: 'PRESIDENTE_COMISSAO',
    antes: async (page) => {
      const linha = page.getByRole('row').filter({ hasText: 'Licenciaturas' });
      await linha.getByRole('link', { name: '1ª sessão' }).click();
    },
  },
  {
    nome: 'resultado-preliminar',
    tela: '/editais/:id/resultado',
    tipo: 'administrador',
    edital: NOTURNOS,
    viewport: ALTA,
  },
  {
    nome: 'o-que-mudou',
    tela: '/editais/:id/resultado',
    tipo: 'secretaria',
    edital: NOTURNOS,
    antes: mostrar('O que mudou'),
  },
  {
    nome: 'suplentes',
    tela: '/editais/:id/resultado',
    tipo: 'administrador',
    edital: 'Permanência Estudantil',
    antes: mostrar('Suplentes'),
  },
  {
    nome: 'recurso-por-criterio',
    tela: '/editais/:id/recursos',
    tipo: 'PRESIDENTE_COMISSAO',
    edital: NOTURNOS,
    viewport: ALTA,
    antes: async (page) => {
      await page.getByRole('link', { name: /^Depois das sete/ }).click();
      await noAlto(page.getByText(/^Relator: /));
    },
  },
  { nome: 'mesa-de-recursos', tela: '/mesa_de_recursos', tipo: 'PRESIDENTE_COMISSAO' },
  { nome: 'modelos', tela: '/administracao/modelos_de_publicacao', viewport: ALTA },
  {
    nome: 'impedimentos',
    tela: '/administracao/impedimentos',
    antes: async (page, entrar) => {
      const [{ client }, coordenador] = [await entrar('Samuel'), await entrar('Rosângela')];
      if ((await client.listarMeusImpedimentos()).length === 0) {
        await client.declararImpedimento({
          body: {
            ...{ pessoa: coordenador.id, unidade: null, especie: 'orientacao', desde: '2026-02-10' },
            observacao: 'Fui orientador dela no doutorado.',
          },
        });
      }
      await page.reload();
    },
  },
  {
    nome: 'meus-impedimentos',
    tela: '/meus_impedimentos',
    pessoa: 'Mônica',
    tipo: 'avaliador',
    viewport: ALTA,
    antes: async (page) => {
      if (await page.getByText('Você não declarou nenhum impedimento.').isVisible()) {
        await page.getByLabel('Pessoa').fill('Beatriz Sal');
        await page.getByRole('option', { name: /^Beatriz Salgado/ }).click();
        await page.getByLabel('Tipo de impedimento').selectOption('sociedade, chefia ou subordinação');
        await page.getByRole('button', { name: 'Declarar', exact: true }).click();
        await page.getByRole('button', { name: /^Encerrar/ }).waitFor();
      }
      await page.reload();
      await mostrar('Declarar um impedimento')(page);
    },
  },
  {
    nome: 'reaberta',
    tela: '/projetos_avaliar',
    pessoa: 'Mônica',
    tipo: 'avaliador',
    viewport: { width: 1280, height: 900 },
    antes: async (page, entrar) => {
      const titulo = /^À beira do leito/;
      const [mônica, { client }] = [await entrar('Mônica'), await entrar('Cláudia')];
      const suas = await mônica.client.listarAvaliacoesDoAvaliador({ params: { professorId: mônica.id } });
      const sua = suas.find(({ projeto }) => titulo.test(projeto.titulo));
      if (sua?.ja_foi_avaliado === true && sua.id !== null && sua.versao !== null) {
        await client.reabrirAvaliacao({
          params: { id: sua.id },
          ifMatch: sua.versao,
          body: { motivo: 'O parecer ficou sem a parte sobre o acompanhamento dos instrutores.' },
        });
      }
      await page.getByRole('link', { name: titulo }).click();
    },
  },
];
