import type { Client } from '@instrutoria/contract/client.ts';
import { chamadas } from '@instrutoria/contract/tabela.gerada.ts';
import { MENSAGENS_AVALIACAO as A, ROTULOS_AVALIACAO } from '@instrutoria/domain/avaliacao/messages.ts';
import { notasDe } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { MENSAGENS_DECLARACAO } from '@instrutoria/domain/declaracao/messages.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { MENSAGENS_INSTRUTOR } from '@instrutoria/domain/instrutor/messages.ts';
import { MENSAGENS_GERAIS } from '@instrutoria/domain/kernel/messages.ts';
import { MENSAGENS_PAGAMENTO } from '@instrutoria/domain/pagamento/messages.ts';
import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import { MODELOS_PADRAO } from '@instrutoria/domain/publicacao/limits.ts';
import { MENSAGENS_PUBLICACAO } from '@instrutoria/domain/publicacao/messages.ts';
import { MENSAGENS_RECURSO } from '@instrutoria/domain/recurso/messages.ts';
import { MENSAGENS_RELATORIO } from '@instrutoria/domain/relatorio/messages.ts';
import { MENSAGENS_RESULTADO } from '@instrutoria/domain/resultado/messages.ts';
import { inteira, naAmostra } from '@instrutoria/domain/testing/amostra.ts';
import type { Locator, Page } from '@playwright/test';
import { loggedIn } from '../support/api.ts';
import { escolherEdital } from '../support/assistente.ts';
import { doTipo } from '../support/contas.ts';
import { correcaoEscrita } from '../support/correcao.ts';
import { responder } from '../support/dialogos.ts';
import { comSessao } from '../support/entrar.ts';
import { expect, test as jornada } from '../support/fixtures.ts';
import { novaPessoa, type PessoaCadastrada } from '../support/pessoas.ts';
import {
  type Cena,
  comBaremaProprio,
  comColaboradores,
  comEncerrados,
  comoRelator,
  emailPorConfirmar,
  folhaComEstornoConfirmado,
  mudancaPorConferir,
  projetoADesignar,
  projetoDivergente,
  projetoEncerrado,
} from '../support/preparar-modais.ts';
import { pronta, quieta } from '../support/pronta.ts';
import { umaVez } from '../support/servidor.ts';
import { abrirTela } from '../support/visitar.ts';

/** A form or dialog of the product, and one thing that a person types there. */
interface Digitado {
  readonly path: string;
  /** What has to be so before; the page then stands on the screen. */
  readonly antes?: (aqui: Cena) => Promise<unknown>;
  /** Up to the form. */
  readonly abre?: (aqui: Cena) => Promise<unknown>;
  readonly campo: (page: Page) => Locator;
  /** In a dialog: Escape and its button ask as well. */
  readonly dialogo?: string;
  readonly fecha?: string;
  /** The dialog keeps what is typed: closed and opened again, it is there. */
  readonly guarda?: true;
  /** The form's own question. */
  readonly pergunta?: string;
  readonly valor?: string;
  /** An act that looks ahead and saves nothing: what is typed is as unsaved as before. */
  readonly olha?: (page: Page) => Promise<unknown>;
  /** What else on the page would take it away, as another page of a list: asked about like leaving. */
  readonly troca?: Readonly<Record<string, (page: Page) => Promise<unknown>>>;
  /** The list that has more pages than the demonstration fills. */
  readonly lista?: RegExp;
  /** Kept while another page of the list is looked at. */
  readonly folheia?: true;
  /** Somebody saves the same record meanwhile, and then it is sent here. */
  readonly noutra?: {
    /** Answers how the record becomes again what the other journeys need, where they need it. */
    readonly muda: (administra: Client, page: Page) => Promise<(() => Promise<unknown>) | undefined>;
    readonly envia: (page: Page) => Promise<unknown>;
    /** What is said then; absent: that somebody has changed the record. */
    readonly diz?: string;
  };
}

const texto = (name: string | RegExp) => (page: Page) => page.getByRole('textbox', { name }).first();
const botao = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const clicar =
  (name: string | RegExp) =>
  ({ page }: Cena) =>
    botao(page, name).click();
const VALOR = 'Isto ainda não foi salvo';
const MOTIVO = texto('Motivo');

const cadastro = (path: string, novo: string, campo: string): Digitado => ({
  path,
  abre: clicar(novo),
  campo: (page) => page.getByRole('dialog', { name: novo }).getByRole('textbox', { name: campo }).first(),
  dialogo: novo,
});

/** Every form and dialog that holds what is typed until it is saved; the wizard keeps its own in the browser. */
const DIGITADOS: readonly Digitado[] = [
  { path: '/atualizar_professor', campo: texto('Nome') },
  { path: '/alterar_senha', campo: texto('Senha atual') },
  {
    path: '/cadastro_projeto',
    abre: async (aqui) => {
      await comColaboradores(aqui);
      await clicar(/^Cadastrar$/)(aqui);
    },
    campo: texto('SIAPE'),
    dialogo: 'Professores colaboradores cadastrados',
    fecha: 'Concluir',
    valor: '1234567',
  },
  {
    path: '/cadastro_disciplina',
    abre: clicar('Adicionar disciplina'),
    campo: texto('Nome da disciplina'),
    dialogo: 'Adicionar disciplina',
  },
  {
    path: '/dados_disciplinas',
    abre: clicar('Adicionar disciplina'),
    campo: texto('Nome da disciplina'),
    dialogo: 'Adicionar disciplina',
  },
  cadastro('/administracao/unidades', 'Nova unidade', 'Nome'),
  cadastro('/administracao/programas', 'Novo programa', 'Nome'),
  cadastro('/administracao/avisos', 'Novo aviso', 'Título'),
  cadastro('/administracao/editais', 'Novo edital', 'Nome'),
  {
    path: '/administracao/configuracao',
    campo: texto(/^Nome/),
    noutra: {
      muda: async (administra) => {
        await administra.atualizarConfiguracao({ body: { encarregado: {} } });
        return undefined;
      },
      envia: (page) => botao(page, 'Salvar').click(),
    },
  },
  {
    path: '/administracao/modelos_de_publicacao',
    campo: texto(/^Título/),
    troca: {
      'another template': (page) => page.getByLabel('Modelo', { exact: true }).selectOption('aviso'),
    },
    noutra: {
      muda: async (administra) => {
        const volta = MODELOS_PADRAO.resultado;
        const params = { nome: 'resultado' } as const;
        await administra.mudarModeloDePublicacao({ params, body: { ...volta, titulo: 'Noutra janela' } });
        return () => administra.mudarModeloDePublicacao({ params, body: volta });
      },
      envia: (page) => botao(page, 'Salvar').click(),
      diz: MENSAGENS_PUBLICACAO.outraPessoaMudou,
    },
  },
  { path: '/editais/:id/texto_de_publicacao', campo: texto(/^Quem assina/) },
  { path: '/janelas', campo: texto(/^Motivo/) },
  {
    path: '/notas_fase1',
    campo: texto('Parecer'),
    pergunta: 'As notas digitadas não foram salvas. Sair mesmo assim?',
  },
  {
    path: '/notas_fase1',
    campo: texto(/^Organização textual/),
    pergunta: 'As notas digitadas não foram salvas. Sair mesmo assim?',
    valor: '1,5',
  },
  {
    path: '/aprovacao_instrutores',
    campo: (page) => page.getByLabel(/^Bolsistas aprovados em/).first(),
    pergunta: A.sairSemSalvarVagas,
    valor: '7',
    lista: new RegExp(`${chamadas.listarParaDecidir.path}(\\?|$)`),
    folheia: true,
  },
  {
    path: '/editais/:id/decisao',
    campo: (page) => page.getByLabel(/^Bolsistas aprovados em/).first(),
    pergunta: A.sairSemSalvarVagas,
    valor: '7',
  },
  {
    path: '/solicitar_recurso/:id',
    campo: (page) => page.locator('[contenteditable="true"]'),
    pergunta: 'O recurso não foi enviado. Sair mesmo assim?',
  },
  {
    path: '/relatorias/:recurso',
    antes: comoRelator,
    campo: (page) => page.locator('[contenteditable="true"]'),
    pergunta: 'A minuta não foi salva. Sair mesmo assim?',
  },
  {
    path: '/relatorias/:recurso',
    antes: comoRelator,
    abre: clicar('Devolver a relatoria…'),
    campo: (page) => page.getByRole('dialog').getByLabel('Motivo'),
    dialogo: 'Devolver a relatoria',
  },
  {
    path: '/recursos',
    // The last contests the whole result; one against criteria wants them decided before.
    abre: ({ page }) =>
      page
        .getByRole('button', { name: /^Recusar o recurso/ })
        .last()
        .click(),
    campo: (page) => page.getByRole('dialog').locator('[contenteditable="true"]'),
    dialogo: 'Parecer do recurso',
  },
  {
    path: '/recursos',
    campo: (page) => page.getByLabel('Bolsistas aprovados').first(),
    pergunta: 'O recurso não foi decidido. Sair mesmo assim?',
    valor: '0',
    troca: { 'the decided ones': (page) => page.getByText(/^Decididos/).click() },
  },
  {
    path: '/editais/:id/configuracao',
    abre: clicar('Editar o edital'),
    campo: texto('Nome'),
    dialogo: 'Editar edital',
  },
  {
    path: '/editais/:id/configuracao',
    abre: clicar(/^Reabrir inscrições/),
    campo: MOTIVO,
    dialogo: 'Reabrir as inscrições',
  },
  {
    path: '/editais/:id/regras',
    abre: clicar(/^Mudar Tamanho/),
    campo: MOTIVO,
    dialogo: 'Tamanho do parecer',
  },
  {
    path: '/editais/:id/barema',
    antes: comBaremaProprio,
    abre: clicar('Voltar aos critérios de sempre…'),
    campo: MOTIVO,
    dialogo: 'Voltar aos critérios de sempre',
  },
  {
    path: '/editais/:id/barema/mudar',
    campo: texto('Nome'),
    pergunta: 'O barema não foi salvo. Sair mesmo assim?',
    noutra: {
      muda: mudarBaremaTambem,
      async envia(page) {
        await page.getByLabel('Motivo').fill('A resolução mudou.');
        await botao(page, 'Salvar').click();
      },
    },
  },
  {
    path: '/editais/:id/recursos/:recurso',
    abre: clicar(/^Recusar o recurso/),
    campo: (page) => page.getByRole('dialog').locator('[contenteditable="true"]'),
    dialogo: 'Parecer do recurso',
  },
  {
    path: '/editais/:id/recursos/:recurso',
    campo: (page) => page.getByLabel('Bolsistas aprovados').first(),
    pergunta: 'O recurso não foi decidido. Sair mesmo assim?',
    valor: '0',
  },
  {
    path: '/conferir_documentos',
    abre: clicar(/^Recusar/),
    campo: texto('Motivo da recusa'),
    lista: new RegExp(`${chamadas.listarParaConferir.path}(\\?|$)`),
    troca: {
      'another page': (page) => botao(page, 'Próxima').click(),
      'another filter': (page) => page.getByLabel('Só com documentos por conferir').click(),
    },
  },
  {
    path: '/conferir_documentos/:instrutor',
    abre: async ({ page }) => {
      await page.getByRole('list', { name: 'Documentos' }).getByRole('button').first().click();
      await clicar(/^Recusar este…/)({ page } as Cena);
    },
    campo: texto('Motivo da recusa'),
    troca: { 'the next one': (page) => botao(page, /^Próximo/).click() },
  },
  {
    path: '/aceitar_projeto/:id',
    abre: clicar(ROTULOS_AVALIACAO.nao),
    campo: texto('Motivo da recusa'),
    dialogo: A.desejaRecusar,
  },
  { path: '/meus_impedimentos', campo: texto(/^Observação/) },
  {
    path: '/editais/:id/avaliacao',
    abre: clicar(/^Reabrir a avaliação do projeto/),
    campo: MOTIVO,
    dialogo: 'Reabrir a avaliação',
  },
  {
    path: '/projetos/:id/administracao',
    antes: projetoDivergente,
    abre: clicar('Manter a combinação…'),
    campo: MOTIVO,
    dialogo: 'Manter a combinação',
  },
  { path: '/editais/:id/distribuir', campo: texto(/^Projetos por avaliador/), valor: '7' },
  {
    path: '/administracao/editais',
    abre: clicar(/^Devolver/),
    campo: MOTIVO,
    dialogo: MENSAGENS_EDITAL.desejaDevolver,
  },
  {
    path: '/administracao/equipe',
    abre: administrador,
    campo: MOTIVO,
    dialogo: 'Mudar o tipo de usuário',
  },
  ...['/cadastro_instrutor/:id', '/atualizar_instrutor/:instrutor_id/:projeto_id'].map((path) => ({
    path,
    campo: texto(/^Nome/),
    pergunta: 'O instrutor não foi salvo. Sair mesmo assim?',
  })),
  {
    path: '/instrutores/:id',
    abre: clicar(/^Excluir/),
    campo: MOTIVO,
    dialogo: 'deseja excluir este instrutor do projeto?',
  },
  {
    path: '/frequencia/:id',
    campo: (page) => page.locator('input[id^="horas-"]').last(),
    pergunta: 'As horas digitadas não foram registradas. Sair mesmo assim?',
    valor: '3',
  },
  {
    path: '/relatorio_coordenador/:id',
    abre: clicar('Preencher relatório'),
    campo: (page) => page.getByRole('dialog').locator('textarea').first(),
    dialogo: 'Preencher o relatório do coordenador',
    guarda: true,
    pergunta: MENSAGENS_RELATORIO.sairSemSalvar,
  },
  {
    path: '/declaracoes',
    abre: clicar(/^Revogar/),
    campo: MOTIVO,
    dialogo: MENSAGENS_DECLARACAO.desejaRevogar,
  },
  {
    path: '/folha_pagamento',
    antes: folhaComEstornoConfirmado,
    abre: clicar(/^Dispensar/),
    campo: MOTIVO,
    dialogo: MENSAGENS_PAGAMENTO.dispensarEstorno,
  },
  {
    path: '/corrigir_resultado',
    abre: correcaoEscrita,
    campo: texto('Justificativa da correção'),
    olha: async (page) => {
      await botao(page, 'Ver o que muda e corrigir').click();
      await responder(page, MENSAGENS_RESULTADO.desejaCorrigir, 'Cancelar');
    },
    troca: {
      'another project': (page) => page.getByLabel('Projeto', { exact: true }).selectOption({ index: 1 }),
      'another call': (page) => page.getByLabel('Edital', { exact: true }).selectOption({ index: 0 }),
    },
    noutra: {
      muda: corrigirTambem,
      envia: async (page) => {
        await botao(page, 'Ver o que muda e corrigir').click();
        await page
          .getByRole('dialog', { name: MENSAGENS_RESULTADO.desejaCorrigir, exact: true })
          .getByRole('button', { name: 'Corrigir', exact: true })
          .click();
      },
    },
  },
  {
    path: '/recursos',
    abre: clicar(/^Aceitar o recurso/),
    campo: (page) => page.getByRole('dialog').locator('[contenteditable="true"]'),
    dialogo: 'Parecer do recurso',
    olha: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Aceitar', exact: true }).click();
      await responder(page, MENSAGENS_RECURSO.desejaAceitar, 'Não');
    },
  },
  {
    path: '/instrutores/:id',
    antes: comEncerrados,
    abre: clicar(/^Retomar vínculo/),
    campo: MOTIVO,
    dialogo: MENSAGENS_INSTRUTOR.desejaRetomar,
  },
  {
    path: '/projetos_submetidos/:id',
    antes: projetoEncerrado,
    abre: clicar('Desfazer encerramento'),
    campo: MOTIVO,
    dialogo: MENSAGENS_PROJETO.desejaDesfazerEncerramento,
  },
  {
    path: '/administracao/emails',
    antes: emailPorConfirmar,
    abre: clicar(/^Confirmar o e-mail de /),
    campo: texto('Como você sabe'),
    dialogo: MENSAGENS_CONTA.confirmarEmail,
  },
  {
    path: '/administracao/mudancas_de_contato',
    antes: mudancaPorConferir,
    abre: clicar(/^Conferir a mudança de /),
    campo: texto('Como você sabe'),
    dialogo: 'Conferir a mudança',
  },
  {
    path: '/alterar_usuarios',
    abre: clicar(/^Corrigir e-mail ou CPF de /),
    campo: texto('Novo e-mail'),
    dialogo: 'Corrigir e-mail ou CPF',
  },
  {
    path: '/administracao/editais',
    abre: clicar(/^Reabrir inscrições/),
    campo: MOTIVO,
    dialogo: 'Reabrir as inscrições',
  },
  {
    path: '/administracao/editais',
    abre: clicar(/^Desarquivar/),
    campo: MOTIVO,
    dialogo: 'Desarquivar o edital',
    noutra: {
      muda: desarquivar,
      envia: (page) =>
        page
          .getByRole('dialog', { name: 'Desarquivar o edital', exact: true })
          .getByRole('button', { name: 'Desarquivar' })
          .click(),
      diz: MENSAGENS_EDITAL.naoEstaArquivado,
    },
  },
  ...['Designar', 'Substituir'].map(
    (ato): Digitado => ({
      path: '/editais/:id',
      abre: async ({ page }) => {
        await page
          .getByRole('checkbox', { name: /^Escolher o projeto/ })
          .first()
          .check();
        await botao(page, `${ato}…`).click();
      },
      campo: (page) => page.getByRole('combobox', { name: 'Nome do avaliador' }),
      dialogo: `${ato} avaliador de 1 projeto`,
    }),
  ),
  ...(['sem', 'com'] as const).map((avaliador): Digitado => {
    const ato = avaliador === 'sem' ? 'Designar avaliador' : 'Substituir avaliador';
    return {
      path: '/projetos/:id/administracao',
      antes: projetoADesignar(avaliador),
      abre: clicar(ato),
      campo: texto('SIAPE'),
      dialogo: ato,
      valor: '1234567',
    };
  }),
  {
    path: '/designar_avaliadores',
    abre: clicar('Designar avaliador'),
    campo: texto('SIAPE'),
    dialogo: 'Designar avaliador',
    valor: '1234567',
  },
  {
    path: '/designar_avaliadores',
    abre: clicar(/^Substituir/),
    campo: texto('SIAPE'),
    dialogo: 'Substituir avaliador',
    valor: '1234567',
  },
  {
    path: '/relatorio_atividades/:instrutor_id/:projeto_id',
    abre: clicar(/^(Atualizar|Preencher relatório) de/),
    campo: (page) => page.getByRole('dialog').locator('textarea').first(),
    dialogo: 'Preencher o relatório de atividades',
    guarda: true,
    pergunta: MENSAGENS_RELATORIO.sairSemSalvar,
  },
  {
    path: '/notas_fase2',
    campo: (page) => page.getByRole('form', { name: 'Notas da fase 2' }).getByRole('textbox').first(),
    pergunta: 'As notas digitadas não foram salvas. Sair mesmo assim?',
    valor: '0,7',
  },
];

/** Chooses to make an administrator of the first person who is none, and presses save. */
async function administrador({ page }: Cena): Promise<void> {
  for (const tipo of await page.getByRole('combobox', { name: /^Tipo de / }).all()) {
    if ((await tipo.inputValue()) === 'administrador') continue;
    await tipo.selectOption('administrador');
    break;
  }
  await page
    .getByRole('button', { name: /^Salvar o tipo de /, disabled: false })
    .first()
    .click();
}

/** Somebody else corrects the project whose correction is written here. */
async function corrigirTambem(administra: Client, page: Page) {
  const projectId = Number(await page.getByLabel('Projeto', { exact: true }).inputValue());
  const aprovacao = await administra.lerAprovacaoDoProjeto({ params: { projectId } });
  const { id, versao, projeto } = aprovacao;
  if (id === null || versao === null) throw new Error('the project was not assessed');
  const notas = notasDe(aprovacao);
  await administra.corrigirResultado({
    body: {
      ...notas,
      notas: null,
      pontuacaoOrganizacaoTextual: (notas.pontuacaoOrganizacaoTextual ?? 0) + 0.1,
      projetoAprovacao: id,
      remunerados_aprovados: projeto.remunerados_aprovados,
      voluntarios_aprovados: projeto.voluntarios_aprovados,
      justificativa: 'Corrigido noutra janela.',
    },
    ifMatch: versao,
  });
  return undefined;
}

/** Somebody else gives the call a barema of its own. */
async function mudarBaremaTambem(administra: Client, page: Page) {
  const params = { id: Number(/editais\/(\d+)/.exec(page.url())?.[1]) };
  const { versao, barema } = await administra.lerBarema({ params });
  const motivo = 'Noutra janela.';
  const novo = { ...barema, totalMinimo: barema.totalMinimo + 1 };
  await administra.mudarBarema({ params, body: { barema: novo, motivo }, ifMatch: versao });
  return () => administra.mudarBarema({ params, body: { barema: null, motivo }, ifMatch: versao + 1 });
}

/** Somebody else brings the archived call of the demonstration back to its results. */
async function desarquivar(administra: Client) {
  const edital = (await administra.listarTodosOsEditais()).find(({ fase }) => fase === 'arquivado');
  if (edital === undefined) throw new Error('no call is archived');
  const { id, versao } = await administra.desarquivarEdital({
    params: { id: edital.id },
    ifMatch: edital.versao,
    body: { motivo: 'Noutra janela' },
  });
  return () => administra.arquivarEdital({ params: { id }, ifMatch: versao });
}

/** The list as it reads when it has more pages than the demonstration fills. */
async function comMaisPaginas(page: Page, lista: RegExp): Promise<void> {
  await page.route(lista, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-total-count': '999' } });
  });
}

const test = jornada.extend<{ readonly pessoa: PessoaCadastrada; readonly administra: Client }>({
  pessoa: async ({ app }, use) => use(await umaVez(app, 'novata', () => novaPessoa(app.url))),
  administra: async ({ app, contas }, use) => {
    const entrar = () => loggedIn(app.url, doTipo(contas, 'administrador')[0]);
    await use((await umaVez(app, 'administra', entrar)).client);
  },
});

/** One row of ten: each kind of form is in several rows. */
const DA_AMOSTRA = [...DIGITADOS.entries()].filter(([n]) => naAmostra(n, 20));

for (const [vez, [n, linha]] of DA_AMOSTRA.entries()) {
  const { path, dialogo, fecha = 'Cancelar', valor = VALOR } = linha;
  const nome = `${path}${dialogo === undefined ? '' : `, “${dialogo}”`}`;
  test(`[C-B7] ${n + 1} ${nome}: no way out loses what is typed without asking`, async ({
    page,
    context,
    app,
    quem,
    retomar,
    pessoa,
    administra,
  }) => {
    await page.clock.install();
    if (linha.lista !== undefined) await comMaisPaginas(page, linha.lista);
    await abrirTela({ page, quem, retomar }, path, pessoa);
    await linha.antes?.({ page, app, pessoa });
    const pergunta = page.getByRole('dialog', {
      name: linha.pergunta ?? 'deseja sair sem salvar?',
      exact: true,
    });
    // Away and back without a reload: then the browser's own buttons lead to a page of ours.
    await page.getByRole('link', { name: 'início', exact: true }).click();
    await expect(page).toHaveURL(/\/menu$/);
    await page.goBack();
    await pronta(page);
    await linha.abre?.({ page, app, pessoa });
    const campo = linha.campo(page);
    await campo.fill(valor);
    await linha.olha?.(page);
    const aqui = new URL(page.url()).pathname;
    const lido = () => campo.evaluate((field) => ('value' in field ? field.value : field.textContent));

    const fica = async (como: string, tentativa: () => Promise<unknown>) =>
      test.step(como, async () => {
        await tentativa();
        await pergunta.getByRole('button', { name: 'Continuar aqui' }).click();
        await expect(pergunta).toBeHidden();
        expect(new URL(page.url()).pathname).toBe(aqui);
        expect(await lido()).toBe(valor);
      });
    const modal = page.getByRole('dialog', { name: dialogo ?? '', exact: true });
    if (linha.guarda === true) {
      await test.step('closed and opened again', async () => {
        await campo.press('Escape');
        await expect(modal).toBeHidden();
        await linha.abre?.({ page, app, pessoa });
        expect(await lido()).toBe(valor);
      });
    } else if (dialogo !== undefined) {
      await fica('Escape', () => campo.press('Escape'));
      await fica(fecha, () => modal.getByRole('button', { name: fecha, exact: true }).click());
    } else {
      await fica('the menu', () => page.getByRole('link', { name: 'início', exact: true }).click());
      await fica('logout', async () => {
        await page.locator('[aria-controls="menu-da-pessoa"]').click();
        await botao(page, 'Sair').click();
      });
    }
    for (const [como, tentativa] of Object.entries(linha.troca ?? {}))
      await fica(como, () => tentativa(page));
    if (linha.folheia === true) {
      await test.step('another page and back', async () => {
        for (const nome of ['Próxima', 'Anterior']) await botao(page, nome).click();
        expect(await lido()).toBe(valor);
      });
    }
    let desfaz: (() => Promise<unknown>) | undefined;
    await test.step('another tab: coming back from it, and its logout', async () => {
      // The question there knows no form: one row of three is enough.
      if (inteira || vez % 3 === 0) {
        const outra = await context.newPage();
        await outra.goto('/menu');
        await outra.locator('[aria-controls="menu-da-pessoa"]').click();
        await botao(outra, 'Sair').click();
        const asks = outra.getByRole('dialog', { name: /ainda não foi salvo/ });
        await asks.getByRole('button', { name: 'Continuar aqui' }).click();
        await outra.close();
      }
      desfaz = await linha.noutra?.muda(administra, page);
      // Long enough for what was read to be old.
      await page.clock.fastForward(60_000);
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
      await quieta(page);
      expect(await lido()).toBe(valor);
    });
    if (linha.noutra !== undefined) {
      const { envia, diz = MENSAGENS_GERAIS.desatualizado } = linha.noutra;
      await test.step('saved elsewhere meanwhile: told, and neither overwritten nor lost', async () => {
        await envia(page);
        await expect(page.getByRole('alert').filter({ hasText: diz })).toBeVisible();
        // Whatever was read anew because of the refusal takes nothing away either.
        await quieta(page);
        expect(await lido()).toBe(valor);
        await desfaz?.();
      });
    }
    await fica('the browser’s buttons', () => page.evaluate(() => history.forward()));
    await test.step('closing the window', async () => {
      const asked = page.waitForEvent('dialog');
      const closing = page.close({ runBeforeUnload: true });
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
      await closing;
      expect(await lido()).toBe(valor);
    });
    await test.step('and whoever wants to leave, leaves', async () => {
      await page.evaluate(() => history.forward());
      await pergunta.getByRole('button', { name: 'Sair sem salvar' }).click();
      await expect(page).toHaveURL(/\/menu$/);
    });
  });
}

test('[C-B7] a logout that would take an unsaved proposal away asks first', async ({ page, app }) => {
  await comSessao(page, app.url, await novaPessoa(app.url), '/cadastro_projeto');
  await page.route('**/api/projeto/rascunho', (route) => route.abort());
  await escolherEdital(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('alterado_em'))).toBeTruthy();
  await page.locator('[aria-controls="menu-da-pessoa"]').click();
  await botao(page, 'Sair').click();
  const dialog = page.getByRole('dialog', { name: /ainda não foi salvo no servidor/ });
  await dialog.getByRole('button', { name: 'Continuar aqui' }).click();
  await expect(page).toHaveURL(/cadastro_projeto$/);
  expect(await page.evaluate(() => localStorage.getItem('edital'))).toBeTruthy();
});
