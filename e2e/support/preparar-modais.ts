import { expect, type Page } from '@playwright/test';
import { clientOf, contasDe, loggedIn } from './api.ts';
import type { App } from './app.ts';
import { comoBlob, umaImagem } from './arquivos.ts';
import { doTipo } from './contas.ts';
import { daquiA } from './dias.ts';
import { avaliarOsOutros, comissaoDe } from './edital-em-avaliacao.ts';
import { novoEdital } from './edital-grande.ts';
import { comSessao } from './entrar.ts';
import { visitantes } from './exemplos.ts';
import type { PessoaCadastrada } from './pessoas.ts';
import { pronta } from './pronta.ts';
import { editalAberto, IDEIA, propostaCompleta } from './proposta.ts';
import { guardado, projetoCompleto, rascunhoCompleto, retomarRascunho } from './sessao.ts';

/** What brings a modal about: a page of a teacher of this test alone, at home on the modal's route. */
export interface Cena {
  readonly page: Page;
  readonly app: App;
  readonly pessoa: PessoaCadastrada;
}

const titulo = (page: Page) => page.getByRole('textbox', { name: 'Título do projeto' });

async function abrir(page: Page, caminho: string): Promise<void> {
  await page.goto(caminho);
  await pronta(page);
}

/** Types a title that this browser keeps and the server, which cannot be reached, does not. */
async function digitarSemRede(page: Page, texto: string): Promise<void> {
  await page.route('**/api/projeto/rascunho', (route) => route.abort());
  await abrir(page, '/especificacoes_projeto');
  await titulo(page).fill(texto);
  await expect(async () => expect((await guardado(page)).titulo).toBe(texto)).toPass({ intervals: [50] });
}

/** A complete draft, taken up on this page, which then shows `caminho`. */
export async function rascunhoAberto(
  { page, pessoa }: Cena,
  caminho: string,
): Promise<{ id: number; versao: number }> {
  const rascunho = await rascunhoCompleto(pessoa);
  await retomarRascunho(page, IDEIA.titulo);
  await expect(page).toHaveURL(/revisao_projeto$/);
  await abrir(page, caminho);
  return rascunho;
}

/** The draft that is open here was saved by another machine meanwhile. */
export async function rascunhoMudado(cena: Cena): Promise<void> {
  const { id, versao } = await rascunhoAberto(cena, '/especificacoes_projeto');
  const body = await propostaCompleta(cena.pessoa, await editalAberto(cena.pessoa));
  await cena.pessoa.client.salvarRascunho({
    // A text longer than the box that shows it.
    body: { ...body, id, titulo: 'Título do telefone', resumo: `<p>${'Longo. '.repeat(200)}</p>` },
    ifMatch: versao,
  });
  await titulo(cena.page).fill('Título deste navegador');
}

/** The draft that is open here is gone from the server. */
export async function rascunhoExcluido(cena: Cena): Promise<void> {
  const { id } = await rascunhoAberto(cena, '/especificacoes_projeto');
  await cena.pessoa.client.excluirRascunho({ params: { id } });
  await titulo(cena.page).fill('Título deste navegador');
}

/** The list of drafts, whose only draft differs from what this browser holds of it. */
export async function duasVersoes(cena: Cena): Promise<void> {
  const { page, pessoa } = cena;
  const { id, versao } = await rascunhoAberto(cena, '/especificacoes_projeto');
  await digitarSemRede(page, 'Título deste navegador');
  const body = await propostaCompleta(pessoa, await editalAberto(pessoa));
  await pessoa.client.salvarRascunho({ body: { ...body, id }, ifMatch: versao });
  await abrir(page, '/rascunhos_salvos');
}

/** The list of drafts, while this browser holds another project that the server does not know. */
export async function outroProjetoAqui({ page, pessoa }: Cena): Promise<void> {
  await rascunhoCompleto(pessoa);
  await digitarSemRede(page, 'Projeto só deste navegador');
  await abrir(page, '/rascunhos_salvos');
}

/** The page of a project that its teacher has submitted. */
export async function projetoEnviado({ page, app, pessoa }: Cena): Promise<void> {
  await comSessao(page, app.url, pessoa, `/projetos_submetidos/${await projetoCompleto(pessoa)}`);
  await pronta(page);
}

/** The review of a draft that says what a project of the same teacher says already. */
export async function propostaRepetida(cena: Cena): Promise<void> {
  await projetoCompleto(cena.pessoa);
  await rascunhoAberto(cena, '/revisao_projeto');
}

/** A submitted project opened to be edited; the page then shows `caminho`. */
export async function submetidoAberto(cena: Cena, caminho: string): Promise<void> {
  const { page } = cena;
  await projetoEnviado(cena);
  await page.getByRole('button', { name: 'Editar projeto' }).click();
  await expect(page).toHaveURL(/revisao_projeto$/);
  await abrir(page, caminho);
}

/** The list of drafts, while changes of a submitted project are held here. */
export async function alteracoesAqui(cena: Cena): Promise<void> {
  const { page, pessoa } = cena;
  await submetidoAberto(cena, '/especificacoes_projeto');
  await titulo(page).fill('Título corrigido');
  await expect(async () => expect((await guardado(page)).titulo).toBe('Título corrigido')).toPass();
  await rascunhoCompleto(pessoa);
  await abrir(page, '/rascunhos_salvos');
}

/** A new project of another day is held here. */
export async function projetoEmAndamento({ page }: Cena): Promise<void> {
  await digitarSemRede(page, 'Projeto só deste navegador');
  await abrir(page, '/cadastro_projeto');
}

/** Changes of a submitted project are held here, and its first step is open. */
export async function alteracoesNoPrimeiroPasso(cena: Cena): Promise<void> {
  await submetidoAberto(cena, '/especificacoes_projeto');
  await titulo(cena.page).fill('Título corrigido');
  await expect(async () => expect((await guardado(cena.page)).titulo).toBe('Título corrigido')).toPass();
  await abrir(cena.page, '/cadastro_projeto');
}

/** A draft whose introduction is an image. */
export async function introducaoPorImagem({ page, pessoa }: Cena): Promise<void> {
  const { data: introducao } = await pessoa.client.enviarImagem({ file: comoBlob(umaImagem()) });
  const body = await propostaCompleta(pessoa, await editalAberto(pessoa));
  await pessoa.client.salvarRascunho({ body: { ...body, introducao } });
  await retomarRascunho(page, IDEIA.titulo);
  await expect(page).toHaveURL(/revisao_projeto$/);
  await abrir(page, '/introducao_projeto');
}

/** The password that closing the account asks for is typed. */
export async function senhaParaEncerrar({ page }: Cena): Promise<void> {
  await page.getByLabel('Senha atual').fill('qualquer senha digitada');
}

/** The person has logged in on another machine too. */
export async function outraSessao({ page, app, pessoa }: Cena): Promise<void> {
  await loggedIn(app.url, pessoa);
  await abrir(page, '/sessoes');
}

/** A photo has been chosen. */
export async function fotoEscolhida({ page }: Cena): Promise<void> {
  await page.getByTestId('foto-file').setInputFiles(umaImagem('nova.png'));
  await expect(page.getByRole('button', { name: 'Salvar foto' })).toBeVisible();
}

/** The question of who takes part has been answered with yes. */
export async function comColaboradores({ page }: Cena): Promise<void> {
  await page.getByRole('combobox', { name: /Outros professores/ }).selectOption('Sim');
}

/** As above, in the modal of the registered ones. */
export async function nosCadastrados(cena: Cena): Promise<void> {
  await comColaboradores(cena);
  await cena.page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(cena.page.getByRole('dialog')).toBeVisible();
}

/** Nothing has been sent for 59 minutes; the focus stands on a link of the menu. */
export async function ociosa({ page }: Cena): Promise<void> {
  await page.getByRole('link', { name: 'início', exact: true }).focus();
  await page.evaluate(() => {
    localStorage.setItem('ultimoUso', String(Date.now() - 59 * 60_000));
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** A score has been typed and not saved. */
export async function notaDigitada({ page }: Cena): Promise<void> {
  await page.getByRole('textbox', { name: /^Organização textual/ }).fill('1,5');
}

/** The feedback of an acceptance stands in its modal. */
export function parecerEscrito(aqui: Cena): Promise<void> {
  return escreverParecer(aqui, /^Aceitar o recurso/);
}

/** The reasons of a refusal, written. */
export function parecerDaRecusa(aqui: Cena): Promise<void> {
  return escreverParecer(aqui, /^Recusar o recurso/);
}

/** An extension for the whole university, written and not sent. */
export async function prorrogacaoParaTodos({ page }: Cena): Promise<void> {
  const form = page.getByRole('form', { name: 'Nova prorrogação' });
  await form.getByLabel('Para quem').selectOption('todos');
  await form.getByLabel('Até o fim do dia').fill('2099-12-31');
  await form.getByLabel('Motivo').fill('A energia faltou no campus.');
}

/** A conflict with a unit, declared on its screen. */
export async function impedimentoDeclarado({ page }: Cena): Promise<void> {
  const form = page.getByRole('form', { name: 'Declarar um impedimento' });
  const encerrar = page.getByRole('button', { name: /^Encerrar o impedimento/ });
  await form.getByLabel('Com quem').selectOption('unidade');
  await form.getByLabel(/^Unidade/).selectOption({ index: 1 });
  await form.getByLabel(/^Espécie/).selectOption('interesse');
  await form.getByRole('button', { name: 'Declarar' }).click();
  await encerrar.first().waitFor();
}

/** Counts typed in the decision's table and not saved. */
export async function vagasDigitadas({ page }: Cena): Promise<void> {
  const campo = page.getByLabel(/^Bolsistas aprovados em/).first();
  await campo.fill((await campo.inputValue()) === '1' ? '2' : '1');
}

/** The last of those shown contests the whole result: the first ones want each of their criteria decided before. */
async function escreverParecer({ page }: Cena, abre: RegExp): Promise<void> {
  await page.getByRole('button', { name: abre }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Parecer do recurso' });
  await dialog.locator('[contenteditable="true"]').fill('A comissão releu a proposta.');
}

/** REGULAR is chosen for an instructor whose documents nobody has checked. */
export async function aRegularizar({ page, app }: Cena): Promise<void> {
  const [conta] = doTipo(await contasDe(app.url), 'administrador');
  const { client } = await loggedIn(app.url, conta);
  const [um] = await client.listarParaConferir({ query: { pendentes: 'true' } });
  if (um === undefined) throw new Error('no document waits');
  await comSessao(page, app.url, conta);
  await abrir(page, `/instrutores/${um.projeto.id}`);
  await page.getByLabel(`Situação de ${um.nome}`).selectOption('REGULAR');
}

/** The running project with its ended ties, as an administrator reads it. */
export async function comEncerrados({ page, app }: Cena): Promise<void> {
  const contas = await contasDe(app.url);
  const { exemplos } = await visitantes(app, contas);
  await comSessao(page, app.url, doTipo(contas, 'administrador')[0]);
  await abrir(page, `/instrutores/${exemplos.emAndamento}?encerrados=true`);
}

/** A filled coordinator report that the server says is older than what it has. */
export async function relatorioDeOutraJanela(aqui: Cena): Promise<void> {
  const { page } = aqui;
  await page.route('**/api/relatorios-coordenador', (route) =>
    route.fulfill({ status: 412, json: { code: 'VERSAO_DESATUALIZADA', message: 'mudou', versao: 1 } }),
  );
  await page.getByRole('button', { name: 'Preencher relatório' }).click();
  const campos = page.getByRole('dialog').locator('textarea');
  await expect(campos.first()).toBeVisible();
  for (const campo of await campos.all()) await campo.fill('Texto.');
}

/** A sheet with fewer than 32 hours in the current month. */
export async function poucasHoras(aqui: Cena): Promise<void> {
  const campos = aqui.page.locator('input[id^="horas-"]');
  await expect(campos.first()).toBeVisible();
  const ids = await campos.evaluateAll((all) => all.map(({ id }) => id));
  const mesDe = (id: string) => Number(id.split('-')[2]);
  const atual = Math.max(...ids.map(mesDe));
  for (const id of ids.filter((um) => mesDe(um) === atual)) await aqui.page.locator(`#${id}`).fill('10');
}

/** A sheet that the server says is older than what it has. */
export async function folhaDeOutraJanela(aqui: Cena): Promise<void> {
  await aqui.page.route('**/api/frequenciasInstrutor', (route) =>
    route.fulfill({ status: 412, json: { code: 'VERSAO_DESATUALIZADA', message: 'mudou', versao: 9 } }),
  );
}

/** The open sheet of the demonstration, which proposes an estorno, with this decision about it. */
async function folhaComEstorno({ page, app }: Cena, decisao: 'CONFIRMADO' | 'DISPENSADO'): Promise<void> {
  const [administradora] = doTipo(await contasDe(app.url), 'administrador');
  const { client } = await loggedIn(app.url, administradora);
  const folhas = await client.listarFolhasDePagamento({ query: {} });
  const mes = folhas.findLast(({ fechada }) => !fechada)?.mes ?? '';
  const { lancamentos } = await client.lerFolhaDePagamento({ params: { mes } });
  const estorno = lancamentos.find(({ tipo }) => tipo === 'ESTORNO');
  if (estorno === undefined) throw new Error('the open sheet proposes no estorno');
  const { instrutor, competencia } = estorno;
  const motivo = 'As horas foram confirmadas pelo coordenador.';
  await client.decidirEstornoDaFolha({
    body: { mes, instrutor: instrutor.id, competencia, decisao, motivo },
  });
  await abrir(page, '/folha_pagamento');
}

/** Its estorno was confirmed: the sheet may be closed, and the estorno waived instead. */
export function folhaComEstornoConfirmado(cena: Cena): Promise<void> {
  return folhaComEstorno(cena, 'CONFIRMADO');
}

/** Its estorno was waived: it may be confirmed instead. */
export function folhaComEstornoDispensado(cena: Cena): Promise<void> {
  return folhaComEstorno(cena, 'DISPENSADO');
}

/** The sheet as it reads when two ties take one place: rare, and not to be made by hand. */
export async function folhaComDoisVinculos({ page }: Cena): Promise<void> {
  await page.route(/\/api\/pagamento\/\d{4}-\d{2}$/, async (route) => {
    const resposta = await route.fetch();
    const folha = await resposta.json();
    const paga = folha.lancamentos.find(
      (l: { pago: boolean; tipo: string }) => l.pago && l.tipo === 'NORMAL',
    );
    const outro = { ...paga.instrutor, id: paga.instrutor.id + 100_000, nome: 'Outro Aluno' };
    const concorrentes = [paga.instrutor.id];
    const semVaga = { ...paga, instrutor: outro, pago: false, motivo: 'OUTRO_VINCULO', concorrentes };
    const lancamentos = [...folha.lancamentos, semVaga];
    await route.fulfill({ response: resposta, json: { ...folha, lancamentos } });
  });
  await abrir(page, '/folha_pagamento');
}

/** A published project as it reads once it has closed for want of instructors, before an administrator. */
export async function projetoEncerrado({ page, app }: Cena): Promise<void> {
  const contas = await contasDe(app.url);
  const { exemplos } = await visitantes(app, contas);
  await page.route(`**/api/projeto/projeto/${exemplos.emAndamento}`, async (route) => {
    const resposta = await route.fetch();
    await route.fulfill({
      response: resposta,
      json: { ...(await resposta.json()), encerramento: '2026-05-05' },
    });
  });
  await comSessao(page, app.url, doTipo(contas, 'administrador')[0]);
  await abrir(page, `/projetos_submetidos/${exemplos.emAndamento}`);
}

/** The instructors of an approved project as they read with this giving up: asked of its coordinator, else before an administrator. */
export const projetoComADesistencia =
  (estado: 'consultada' | 'marcada' | 'nenhuma') =>
  async ({ page, app }: Cena): Promise<void> => {
    const contas = await contasDe(app.url);
    const quem = await visitantes(app, contas);
    const desistencia = {
      id: 1,
      estado,
      fundamento: estado === 'consultada' ? 'CONSULTA' : 'COORDENADOR',
      motivo: 'Assume outro cargo',
      temPedido: false,
      responderAte: estado === 'consultada' ? '2999-01-10' : null,
      dia: estado === 'marcada' ? '2999-01-10' : null,
      criadaEm: '2026-05-13T12:00:00.000Z',
    };
    await page.route('**/api/projeto/*/desistencia', (route) =>
      route.fulfill({
        json: {
          desistencia: estado === 'nenhuma' ? null : desistencia,
          impedimento: null,
          hoje: '2999-01-01',
          vigenciaFim: '2999-12-31',
        },
      }),
    );
    const coordenador = quem.contaPara(
      { path: '/instrutores/:id', title: '', tipo: 'coordenador' },
      'coordenador',
    );
    const administrador = doTipo(contas, 'administrador')[0];
    await comSessao(page, app.url, estado === 'consultada' ? coordenador : administrador);
    await abrir(page, `/projetos/${quem.exemplos.emAndamento}/instrutores`);
  };

/** A published call in which one who has a number waits for a scholarship that was given back. */
export async function bolsaDevolvida({ page, app }: Cena): Promise<void> {
  const [publicado] = await clientOf(app.url).listarResultados();
  if (publicado === undefined) throw new Error('no call is published');
  const { id } = publicado;
  await page.route(`**/api/publico/resultados/${id}`, async (route) => {
    const resposta = await route.fetch();
    const lido = await resposta.json();
    const [primeiro, ...outros] = lido.projetos;
    await route.fulfill({
      response: resposta,
      json: { ...lido, projetos: [{ ...primeiro, suplente: 1 }, ...outros] },
    });
  });
  const daVez = { projeto_id: 1, titulo: 'Um projeto', coordenador: 'Ana', numero: 1, pede: 1 };
  await page.route(`**/api/edital/${id}/suplentes`, (route) =>
    route.fulfill({
      json: {
        suplentes: [
          {
            ...daVez,
            ato: null,
            em: null,
            bolsas: 0,
            motivo: null,
            responderAte: null,
            aceite: null,
            temRecusa: false,
          },
        ],
        mudanca: { perdem: [], desde: null, pode: true },
        devolveram: [{ projeto_id: 2, titulo: 'Outro', bolsas: 1, em: '2026-05-05' }],
        devidas: [],
        livres: 1,
        proximo: 1,
      },
    }),
  );
  await comSessao(page, app.url, doTipo(await contasDe(app.url), 'administrador')[0]);
  await abrir(page, `/editais/${id}/resultado`);
}

/** The list as it reads where mails are sent: here they are files, and everybody counts as confirmed (D51). */
export async function emailPorConfirmar({ page, pessoa }: Cena): Promise<void> {
  const { id, siape, email } = pessoa;
  const unidade = { id: 1, nome: pessoa.unidade, cidade: 'Serra Alta' };
  const linha = {
    id,
    nome: 'Berenice Alvim Cordeiro',
    siape,
    email,
    unidade,
    enviadaEm: null,
    submissoes: [],
  };
  await page.route('**/api/professor/email/por-confirmar**', (route) =>
    route.fulfill({ json: [linha], headers: { 'x-total-count': '1' } }),
  );
  await abrir(page, '/administracao/emails');
}

/** As the day after another administrator changed an e-mail. */
export async function mudancaPorConferir({ page }: Cena): Promise<void> {
  const mudanca = {
    id: 5,
    professor: { id: 8, nome: 'Berenice Alvim Cordeiro' },
    autor: { id: 9, nome: 'Caio Antunes' },
    motivo: 'Pediu por ofício',
    feitaEm: new Date().toISOString(),
    mudaEmail: true,
    mudaCpf: true,
    email: { antes: 'berenice@ufx.br', depois: 'alvim@ufx.br' },
    cpf: { antes: '***.982.247-**', depois: '***.982.147-**', digitos: [7] },
    situacao: 'espera',
    ate: new Date().toISOString(),
    faltaConfirmar: true,
    conferida: null,
    desfeitaEm: null,
    solta: null,
    minha: false,
  };
  await page.route('**/api/professor/mudancas?**', (route) =>
    route.fulfill({ json: [mudanca], headers: { 'x-total-count': '1' } }),
  );
  await abrir(page, '/administracao/mudancas_de_contato');
}

/** The same, with the values on the screen. */
export async function mudancaLida(aqui: Cena): Promise<void> {
  await mudancaPorConferir(aqui);
  const { page } = aqui;
  const json = { email: { antes: 'berenice@ufx.br', depois: 'alvim@ufx.br' }, cpf: null };
  await page.route('**/api/professor/mudancas/5/ler', (route) => route.fulfill({ json }));
  await page.getByRole('button', { name: /^Ver valores inteiros da mudança de / }).click();
  await page.getByLabel('Para que você precisa deles').fill('Apurar uma queixa');
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
}

/** As after a day without a mail server: ten attempts take longer than a journey. */
export async function emailsMortos({ page }: Cena): Promise<void> {
  const desde = new Date().toISOString();
  const morto = (id: string, assunto: string) => ({
    id,
    assunto,
    causa: 'O servidor de e-mail não respondeu a tempo.',
    desde,
  });
  await page.route('**/api/sistema/emails-mortos', (route) =>
    route.fulfill({
      json: [morto('1', 'Confirme o seu e-mail'), morto('2', 'O projeto foi recebido')],
    }),
  );
  await abrir(page, '/administracao/saude');
}

/** A call of this test alone with homologação, closed with one project of this person, marked so. */
async function chamadaComHomologacao({ app, pessoa }: Cena, estado: 'devolvido' | 'emRecurso' | 'pendente') {
  const [conta] = doTipo(await contasDe(app.url), 'administrador');
  const { client } = await loggedIn(app.url, conta);
  const nome = `Edital ${daquiA(0).slice(0, 4)} da Homologação ${Math.random().toString(36).slice(2)}`;
  const { id: edital } = await client.criarEdital({
    // Begun so long ago that no screen chooses it by itself.
    body: { nome, tipoProjeto: 'TIPO II', inicio: daquiA(-4000), fim: daquiA(20) },
  });
  const params = { id: edital };
  await client.mudarRegrasDoEdital({
    params,
    body: { homologacao: true, motivo: 'O edital esqueceu' },
    ifMatch: 1,
  });
  const { id: projeto } = await pessoa.client.submeterProjeto({
    body: await propostaCompleta(pessoa, edital),
  });
  await client.encerrarInscricoes({ params, ifMatch: 1 });
  const motivo = 'Falta o título certo';
  if (estado === 'devolvido') {
    await client.marcarHomologacao({
      params: { id: projeto },
      body: { marca: estado, motivo, secoes: ['titulo'], ate: daquiA(5) },
    });
  }
  if (estado === 'emRecurso') {
    await client.marcarHomologacao({ params: { id: projeto }, body: { marca: 'naoHomologado', motivo } });
    await pessoa.client.recorrerDaHomologacao({
      params: { id: projeto },
      body: { texto: 'O título é este' },
    });
  }
  return { conta, client, edital, projeto };
}

/** Its project's page: the correction before its coordinator, else before an administrator. */
export function projetoNaHomologacao(estado: 'devolvido' | 'emRecurso', parte: '/correcao' | '/homologacao') {
  return async (cena: Cena): Promise<void> => {
    const { page, app, pessoa } = cena;
    const { conta, projeto } = await chamadaComHomologacao(cena, estado);
    await comSessao(page, app.url, parte === '/correcao' ? pessoa : conta);
    await abrir(page, `/projetos/${projeto}${parte}`);
    if (parte === '/correcao') await page.getByLabel(/^Título do projeto/).fill('Um título melhor');
  };
}

/** Its table, with its one project chosen. */
export async function editalNaHomologacao(cena: Cena): Promise<void> {
  await escolhidoNaHomologacao(cena);
}

/** The same, and another administrator's mark comes first. */
export async function projetoMarcadoEntretanto(cena: Cena): Promise<void> {
  const { client, projeto } = await escolhidoNaHomologacao(cena);
  await client.marcarHomologacao({
    params: { id: projeto },
    body: { marca: 'naoHomologado', motivo: 'Fora do tema' },
  });
}

async function escolhidoNaHomologacao(cena: Cena) {
  const { page, app } = cena;
  const { conta, client, edital, projeto } = await chamadaComHomologacao(cena, 'pendente');
  await comSessao(page, app.url, conta);
  await abrir(page, `/editais/${edital}/homologacao`);
  await page.getByRole('checkbox', { name: /^Escolher o projeto/ }).check();
  return { client, projeto };
}

/** A meeting of a call of this test alone, with one project on its agenda; answers its way. */
async function emSessao({ page, app, pessoa }: Cena, encerrada: boolean): Promise<void> {
  const contas = await contasDe(app.url);
  const comissao = await comissaoDe(app.url, contas);
  const { client, id: administradora } = comissao.administradora;
  const { id: edital, versao } = await novoEdital(
    comissao,
    `da Sessão ${Math.random().toString(36).slice(2)}`,
    {
      // Begun so long ago that no screen chooses it by itself.
      inicio: daquiA(-4000),
    },
  );
  await pessoa.client.submeterProjeto({ body: await propostaCompleta(pessoa, edital) });
  await client.encerrarInscricoes({ params: { id: edital }, ifMatch: versao });
  await avaliarOsOutros(comissao, edital, []);
  await client.iniciarDecisao({ body: { id: edital } });
  const { id } = await client.abrirSessaoDaComissao({
    params: { id: edital },
    body: { local: 'Sala 12', membros: [administradora] },
  });
  if (encerrada) await client.encerrarSessaoDaComissao({ params: { id } });
  await comSessao(page, app.url, doTipo(contas, 'administrador')[0]);
  await abrir(page, `/sessoes_da_comissao/${id}`);
}

export const sessaoAberta = (cena: Cena): Promise<void> => emSessao(cena, false);
export const sessaoEncerrada = (cena: Cena): Promise<void> => emSessao(cena, true);

/** A project of a call in evaluation on its own page, before an administrator. */
export function projetoADesignar(avaliador: 'com' | 'concluida' | 'antes de começar' | 'sem') {
  return async ({ page, app }: Cena): Promise<void> => {
    const contas = await contasDe(app.url);
    const { exemplos } = await visitantes(app, contas);
    const [administradora] = doTipo(contas, 'administrador');
    const { client } = await loggedIn(app.url, administradora);
    const designacoes = await client.listarDesignacoes({
      params: { editalId: exemplos.editalEmAvaliacao },
      query: {},
    });
    const projeto = designacoes.find(({ avaliacao }) =>
      avaliador === 'sem'
        ? avaliacao === null
        : avaliacao !== null &&
          avaliacao.ja_foi_avaliado === (avaliador === 'concluida') &&
          (avaliador !== 'antes de começar' || !avaliacao.comecada),
    );
    if (projeto === undefined) throw new Error(`no project ${avaliador} an evaluator in this call`);
    await comSessao(page, app.url, administradora);
    await abrir(page, `/projetos/${projeto.id}/administracao`);
  };
}

/** The demonstration's call whose projects have several evaluators, before its administrator: a page of it. */
async function deVarios({ page, app }: Cena, pagina: (edital: number, projeto: number) => string) {
  const [administradora] = doTipo(await contasDe(app.url), 'administrador');
  const { client } = await loggedIn(app.url, administradora);
  for (const { id } of await client.listarTodosOsEditais()) {
    const [projeto] = await client.listarProjetosDoEdital({
      params: { id },
      query: { situacao: 'divergente' },
    });
    if (projeto === undefined) continue;
    await comSessao(page, app.url, administradora);
    await abrir(page, pagina(id, projeto.id));
    return;
  }
  throw new Error('no project whose totals are far apart');
}

/** Its project whose evaluators' totals are far apart. */
export const projetoDivergente = (aqui: Cena) =>
  deVarios(aqui, (_, projeto) => `/projetos/${projeto}/administracao`);

/** Two of its projects, chosen in its table. */
export async function doisDeVarios(aqui: Cena): Promise<void> {
  await deVarios(aqui, (edital) => `/editais/${edital}`);
  const caixas = aqui.page.getByRole('checkbox', { name: /^Escolher o projeto/ });
  for (const n of [0, 1]) await caixas.nth(n).check();
}

/** A draw of this call's evaluators, made on its screen. */
export async function sorteado({ page }: Cena): Promise<void> {
  await page.getByRole('button', { name: 'Sortear', exact: true }).click();
  await page
    .getByRole('button', { name: /^Designar \d+ projeto/ })
    .first()
    .waitFor();
}

/** The same, with a row that is to stay as it is. */
export async function linhaFixada(aqui: Cena): Promise<void> {
  await sorteado(aqui);
  await aqui.page
    .getByRole('checkbox', { name: /^Fixar o avaliador/ })
    .first()
    .check();
}

const SEM_NOTAS = {
  pontuacaoAdequacaoCoerencia: null,
  pontuacaoRelevanciaJustificativaClareza: null,
  pontuacaoMetodologiaAtividades: null,
  pontuacaoOrganizacaoTextual: null,
  pontuacaoApoioDisciplina: null,
  pontuacaoNaturezaDisciplinas: null,
  pontuacaoCaracteristicaDisciplinas: null,
  remunerados_aprovados: null,
  voluntarios_aprovados: null,
};

/** The appeal of this page as its rapporteur reads it: no seeded call gives its appeals one. */
export async function comoRelator({ page }: Pick<Cena, 'page'>): Promise<void> {
  await page.route('**/api/recurso/*/relatoria', async (route) => {
    const response = await route.fetch();
    const lida = await response.json();
    const dele = {
      estado: 'designada',
      relator: { id: 1, nome: 'Ana' },
      souRelator: true,
      podeEscrever: true,
    };
    const minuta = {
      versao: 1,
      gravadaEm: '2026-05-05T12:00:00Z',
      decisao: 'recusar',
      criterios: [],
      ...SEM_NOTAS,
    };
    await route.fulfill({
      response,
      json: { ...lida, ...dele, minuta: { ...minuta, feedback: '<p>As notas seguem os critérios.</p>' } },
    });
  });
  await page.reload();
  await pronta(page);
}

/** The appeals of this page, of a call whose appeals have a rapporteur. */
export async function semRelator({ page }: Cena): Promise<void> {
  await page.route('**/api/recurso?edital=*', async (route) => {
    const response = await route.fetch();
    const recursos: readonly object[] = await response.json();
    const relatoria = { estado: 'semRelator', relator: null };
    await route.fulfill({ response, json: recursos.map((um) => ({ ...um, relatoria })) });
  });
  await page.reload();
  await pronta(page);
}

/** A proposal to lower the project's result, which the reader may answer or decide. */
export const projetoComAnulacao =
  (pode: 'podeDecidir' | 'podeResponder') =>
  async ({ page, app }: Cena): Promise<void> => {
    const contas = await contasDe(app.url);
    const quem = await visitantes(app, contas);
    const anulacao = {
      id: 1,
      diminui: [{ nome: 'total', de: 80, para: 70 }],
      justificativa: 'A soma estava errada.',
      propostaEm: '2026-05-13T12:00:00.000Z',
      responderAte: '2999-01-10',
      ...{ resposta: null, anula: null, parecer: null, podeResponder: false, podeDecidir: false },
      [pode]: true,
    };
    await page.route('**/api/projeto/*/anulacao', (route) => route.fulfill({ json: { anulacao } }));
    const coordenador = quem.contaPara(
      { path: '/instrutores/:id', title: '', tipo: 'coordenador' },
      'coordenador',
    );
    const administrador = doTipo(contas, 'administrador')[0];
    await comSessao(page, app.url, pode === 'podeResponder' ? coordenador : administrador);
    await abrir(page, `/projetos/${quem.exemplos.emAndamento}/resultado`);
  };

/** An appeal of another project, which the reader's may answer. */
export async function projetoComRecursoDeOutro({ page, app }: Cena): Promise<void> {
  const contas = await contasDe(app.url);
  const quem = await visitantes(app, contas);
  const recurso = {
    id: 1,
    projeto: { id: 2, titulo: 'Monitoria de Botânica' },
    status: 'PENDENTE',
    mensagem: '<p>A nota de metodologia não considerou o anexo.</p>',
    criterios: [],
    ate: '2999-01-10',
    podeResponder: true,
    texto: null,
    enviadaEm: null,
  };
  await page.route('**/api/projeto/*/recursos_dos_outros', (route) => route.fulfill({ json: [recurso] }));
  const coordenador = quem.contaPara(
    { path: '/instrutores/:id', title: '', tipo: 'coordenador' },
    'coordenador',
  );
  await comSessao(page, app.url, coordenador);
  await abrir(page, `/projetos/${quem.exemplos.emAndamento}/resultado`);
}

/** No president may decide the appeal, and the reader may name who does. */
export async function semPresidencia({ page }: Cena): Promise<void> {
  await page.route('**/api/recurso?edital=*', async (route) => {
    const response = await route.fetch();
    const recursos: readonly object[] = await response.json();
    await route.fulfill({ response, json: recursos.map((um) => ({ ...um, podeIndicar: true })) });
  });
  await page.reload();
  await pronta(page);
}

/** The appeal was accepted, and a scholarship was not free. */
export async function comBolsasDevidas({ page }: Cena): Promise<void> {
  await page.route('**/api/recurso?edital=*', async (route) => {
    const response = await route.fetch();
    const recursos: readonly object[] = await response.json();
    const bolsas = {
      ...{ faltam: 1, ato: null, motivo: null, quando: null, podeDecidir: true },
      dito: 'seria o 1º; falta 1 bolsa: 0 livres de 2; a administração pode aumentar o limite',
    };
    const aceito = { status: 'ACEITO', decididoEm: '2026-05-12T12:00:00.000Z', feedback: '', bolsas };
    await route.fulfill({ response, json: recursos.map((um) => ({ ...um, ...aceito })) });
  });
  await page.reload();
  await pronta(page);
}

const VICE = {
  id: 1,
  nome: 'Ana Souza',
  convidadaEm: '2026-05-01T12:00:00.000Z',
  desde: '2026-05-02T12:00:00.000Z',
};

/** Who coordinates a project, as its coordinator reads it. */
async function coordenando({ page }: Cena, mudancas: object): Promise<void> {
  await page.route('**/api/projeto/*/coordenacao', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), coordena: true, ...mudancas } });
  });
  await page.reload();
  await pronta(page);
}
export const comPassagem = (cena: Cena) =>
  coordenando(cena, {
    ...{ administra: true, coordena: false },
    transferencia: {
      ...{ para: { id: 1, nome: 'Ana Souza' }, causa: 'pedido', motivo: 'Mudou.', dia: '2026-05-20' },
      ...{
        propostaEm: '2026-05-12T12:00:00.000Z',
        aceitou: false,
        concordou: false,
        respondeAte: '2026-05-22',
        naoPassou: null,
      },
    },
  });
export const coordenaSemVice = (cena: Cena) => coordenando(cena, { vice: null });
export const coordenaComVice = (cena: Cena) => coordenando(cena, { vice: VICE });

/** An invitation to act for a project. */
export async function comConvite({ page }: Cena): Promise<void> {
  await page.route('**/api/coordenacao/convites', async (route) => {
    const response = await route.fetch();
    const convite = {
      ...{ especie: 'vice', dia: null, para: null, respondeAte: null, causa: null, motivo: null },
      ...{ projeto: { id: 1, titulo: 'Monitoria' }, edital: 'Edital 2026', em: '2026-05-01T12:00:00.000Z' },
      coordenador: { id: 1, nome: 'Ana Souza' },
    };
    await route.fulfill({ response, json: [convite] });
  });
  await page.reload();
  await pronta(page);
}

/** Who coordinates a project, as an administrator reads it while its coordinator is away. */
export async function comAfastamento({ page }: Cena): Promise<void> {
  await page.route('**/api/projeto/*/coordenacao', async (route) => {
    const response = await route.fetch();
    const afastamento = {
      ...{
        id: 1,
        inicio: '2026-05-01',
        fim: '2026-06-30',
        corre: true,
        motivo: 'Licença',
        encerramento: null,
      },
      ...{ registradoEm: '2026-05-01T12:00:00.000Z', autor: { id: 1, nome: 'Ana Souza' } },
    };
    const json = {
      ...(await response.json()),
      administra: true,
      afastado: true,
      afastamentos: [afastamento],
    };
    await route.fulfill({ response, json });
  });
  await page.reload();
  await pronta(page);
}

/** The page of a call of this test alone that has criteria of its own. */
export async function comBaremaProprio({ page, app }: Cena): Promise<void> {
  const [conta] = doTipo(await contasDe(app.url), 'administrador');
  const { client } = await loggedIn(app.url, conta);
  const { id } = await client.criarEdital({
    // Begun so long ago that no screen chooses it by itself.
    body: {
      nome: `Edital ${daquiA(0).slice(0, 4)} do Barema ${Math.random().toString(36).slice(2)}`,
      ...{ tipoProjeto: 'TIPO II', inicio: daquiA(-4000), fim: daquiA(20) },
    },
  });
  const { barema } = await client.lerBarema({ params: { id } });
  const body = { barema: { ...barema, totalMinimo: 60 }, motivo: 'A resolução pede' };
  await client.mudarBarema({ params: { id }, body, ifMatch: 1 });
  await comSessao(page, app.url, conta);
  await abrir(page, `/editais/${id}/barema`);
}

/** Something is typed there and not saved. */
export async function baremaDigitado({ page }: Cena): Promise<void> {
  await page.getByRole('textbox', { name: 'Nome' }).first().fill('Mérito da proposta');
}

/** What the chosen template asks for; nothing is kept. */
export async function textoPreenchido({ page }: Cena): Promise<void> {
  for (const nome of [/^Quem assina/, /^Cargo/, /^Número do processo/]) {
    await page.getByRole('textbox', { name: nome }).fill('Preenchido');
  }
}
