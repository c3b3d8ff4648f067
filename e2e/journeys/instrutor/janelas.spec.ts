import { MENSAGENS_JANELA as J } from '@instrutoria/domain/janela/messages.ts';
import type { Page } from '@playwright/test';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { entrar } from '../../support/browser/entrar.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import type { Visitantes } from '../../support/browser/visitantes.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { naInstituicao } from '../../support/scenes/dias.ts';
import { digitarInstrutor, enviarDocumentos } from '../../support/scenes/instrutores.ts';
import { type Conta, loggedIn } from '../../support/server/api.ts';
import type { App } from '../../support/server/app.ts';

// Every simulated day is a year later, when the demonstration's extensions have ended.
test.use({ propria: 'janelas', relogio: '2026-09-10T13:00:00Z' });
test.describe.configure({ mode: 'default' });

const CADASTRO = J.cadastroInstrutor(1, 10);
const FREQUENCIA = J.frequencia(11, 20);
const RELATORIOS = J.relatorios(1, 19, 'setembro');
const FECHADO_EM_ABRIL = J.fechada('cadastroInstrutor', 'em 1 e 2 de abril');

/** Whether each window is open. */
interface Aberturas {
  readonly cadastro: boolean;
  readonly frequencia: boolean;
  readonly relatorios: boolean;
}

/**
 * A closure, an evening that is the next day in UTC, and a night that is the day before. Every edge of every
 * window to the millisecond is tested in packages/domain, janela/rules/estado-da-janela.test.ts; the server's
 * guard in api, janela/janelas.test.ts.
 */
const CASOS: readonly (readonly [string, Aberturas])[] = [
  ['2027-04-02T23:59:59.999', { cadastro: false, frequencia: false, relatorios: false }],
  ['2027-09-10T23:59:59.999', { cadastro: true, frequencia: false, relatorios: true }],
  ['2027-09-20T00:00:00.000', { cadastro: false, frequencia: true, relatorios: false }],
];

test('T-J1, T-J2: makes server, buttons and pages agree which windows are open', async ({
  page,
  app,
  contas,
  quem,
  retomar,
}) => {
  const lugar = await preparado(app, contas, quem);
  await retomar(page, lugar.dona);
  for (const [instante, aberturas] of CASOS) {
    await test.step(instante, async () => {
      await lugar.simular(naInstituicao(instante));
      await expectConcordam(
        page,
        lugar,
        aberturas,
        instante.startsWith('2027-04') ? FECHADO_EM_ABRIL : CADASTRO,
      );
    });
  }
});

test('T-J1: keeps the window open in the last millisecond of the 10th, and shows until when', async ({
  page,
  app,
  contas,
  retomar,
}) => {
  const [administradora] = doTipo(contas, 'administrador');
  const { client } = await loggedIn(app.url, administradora);
  await client.simularData({ body: { instante: naInstituicao('2026-09-10T23:59:59.999') } });
  expect(await client.dataAtual()).toMatch(/^2026-09-10/);
  await retomar(page, administradora);
  await page.goto('/janelas');
  await expect(page.getByText('Cadastro de instrutores está aberto.')).toBeVisible();
  await expect(page.getByText('Fecha em 10/09/2026, 23h59', { exact: false })).toBeVisible();
  await expect(page.getByText(`${FREQUENCIA}.`, { exact: true })).toBeVisible();
  await expect(page.getByText('Abre em 11/09/2026, 00h00', { exact: false })).toBeVisible();
});

test('T-J9, T-J1: opens one window of one project by an extension on /janelas, until its last day ends', {
  tag: '@longo',
}, async ({ page, app, contas, quem, retomar }) => {
  const lugar = await preparado(app, contas, quem);
  await lugar.simular('2027-10-22T12:00:00.000Z');
  const fechadas = { cadastro: false, frequencia: false, relatorios: false };
  expect(await respostas(lugar)).toEqual(fechadas);

  const [administradora] = doTipo(contas, 'administrador');
  await retomar(page, administradora);
  await page.goto('/janelas');
  const form = page.getByRole('form', { name: 'Nova prorrogação' });
  await form.getByLabel('Até o fim do dia').fill('2027-10-24');
  await form.locator('[id="projeto"]').fill(lugar.titulo);
  await page.getByRole('option', { name: `(nº ${lugar.projeto})` }).click();
  await form.getByLabel('Motivo').fill('A energia faltou no campus.');
  await form.getByRole('button', { name: 'Prorrogar' }).click();
  await expectAviso(page, J.prorrogada);
  const registrada = page.getByRole('listitem').filter({ hasText: ', até 24/10/2027, 23h59' });
  await expect(registrada).toContainText('A energia faltou no campus.');
  await expect(registrada).toContainText(administradora.nome);
  await expect(page.getByText(`${CADASTRO}.`, { exact: true })).toBeVisible();

  await retomar(page, lugar.dona);
  await expectConcordam(page, lugar, { ...fechadas, cadastro: true });
  await page.goto(`/instrutores/${lugar.projeto}`);
  await expect(page.getByText('Fecha em 24/10/2027, 23h59', { exact: false })).toContainText(
    'por uma prorrogação',
  );
  await lugar.simular(naInstituicao('2027-10-24T23:59:59.999'));
  expect(await respostas(lugar)).toEqual({ ...fechadas, cadastro: true });
  await lugar.simular(naInstituicao('2027-10-25T00:00:00.000'));
  await expectConcordam(page, lugar, fechadas);
});

test('T-J7: refuses a form whose window has closed, with the next opening, when the text is back', async ({
  page,
  app,
  contas,
  quem,
  retomar,
}) => {
  const lugar = await preparado(app, contas, quem);
  await lugar.simular(naInstituicao('2027-11-10T23:59:59.999'));
  await retomar(page, lugar.dona);
  await page.goto(`/cadastro_instrutor/${lugar.projeto}`);
  const aluno = { nome: 'Cássia Menezes', email: 'cassia.menezes@estudante.br', tipoAluno: lugar.vaga };
  await digitarInstrutor(page, lugar.vaga === 'BOLSISTA' ? { ...aluno, acumulo: 'unica' } : aluno);
  await enviarDocumentos(page, ['termo_compromisso', 'declaracao_aluno_detentor', 'historico_declaracao']);
  if (lugar.vaga === 'BOLSISTA') await enviarDocumentos(page, ['dados_bancarios']);
  await lugar.simular(naInstituicao('2027-11-11T00:00:00.000'));
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: CADASTRO })).toBeVisible();
  await expect(page.locator('#nome')).toHaveValue(aluno.nome);

  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto(`/cadastro_instrutor/${lugar.projeto}`);
  await expect(page).toHaveURL(/\/menu$/);
  await expectAviso(page, `${CADASTRO}. Abre em 01/12/2027, 00h00.`);
  await lugar.simular(naInstituicao('2027-12-01T00:00:00.000'));
  await page.goto(`/cadastro_instrutor/${lugar.projeto}`);
  await expect(page.locator('#nome')).toHaveValue(aluno.nome);
});

test('T-J3: shows the windows of the server’s day in a browser three days ahead', { tag: '@longo' }, async ({
  page,
  app,
  contas,
  quem,
}) => {
  const lugar = await preparado(app, contas, quem);
  await lugar.simular('2027-09-10T12:00:00.000Z');
  await page.clock.install({ time: new Date('2027-09-13T12:00:00.000Z') });
  await entrar(page, lugar.dona);
  expect(await page.evaluate(() => new Date().toISOString().slice(0, 10))).toBe('2027-09-13');
  await expectConcordam(page, lugar, { cadastro: true, frequencia: false, relatorios: true });
});

const EM_SAO_PAULO = ', horário de São Paulo';

/** The text that follows an hour, for a reader in each time zone. */
const FUSOS = { 'America/Fortaleza': '', 'America/Rio_Branco': EM_SAO_PAULO } as const;

for (const [timezoneId, fuso] of Object.entries(FUSOS)) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`[C-J7] T-J4: shows in ${timezoneId} closing and opening in the institution’s time, and shifts no day`, {
      tag: '@longo',
    }, async ({ page, app, contas, quem, retomar }) => {
      const lugar = await preparado(app, contas, quem);
      await lugar.simular('2027-09-10T12:00:00.000Z');
      await retomar(page, lugar.dona);
      await page.goto(`/instrutores/${lugar.projeto}`);
      await expect(page.getByText(`Fecha em 10/09/2027, 23h59${fuso}.`)).toBeVisible();
      await page.goto(`/frequencia/${lugar.projeto}`);
      await expect(page).toHaveURL(/\/menu$/);
      await expectAviso(page, `${FREQUENCIA}. Abre em 11/09/2027, 00h00${fuso}.`);
      const [administradora] = doTipo(contas, 'administrador');
      await retomar(page, administradora);
      await page.goto('/janelas');
      await expect(page.getByText(`Fecha em 10/09/2027, 23h59${fuso}.`)).toBeVisible();
      await expect(page.getByLabel('Até o fim do dia')).toHaveAttribute('min', '2027-09-10');
    });
  });
}

interface Lugar {
  readonly url: string;
  readonly token: string;
  readonly dona: Conta;
  readonly projeto: number;
  readonly titulo: string;
  /** The kind of the place that is free. */
  readonly vaga: 'BOLSISTA' | 'VOLUNTARIO';
  readonly simular: (instante: string) => Promise<void>;
}

const preparados = new Map<string, Promise<Lugar>>();

/**
 * A running project with one free place, so that only the window decides whether an instructor may be added.
 */
function preparado(app: App, contas: readonly Conta[], quem: Visitantes): Promise<Lugar> {
  const lugar = preparados.get(app.url) ?? preparar(app.url, contas, quem);
  preparados.set(app.url, lugar);
  return lugar;
}

async function preparar(url: string, contas: readonly Conta[], quem: Visitantes): Promise<Lugar> {
  const projeto = quem.exemplos.emAndamento;
  const dona = quem.contaPara({ path: '/instrutores/:id', title: '', tipo: 'coordenador' }, 'coordenador');
  const { client, token } = await loggedIn(url, dona);
  const { client: daAdministracao } = await loggedIn(url, doTipo(contas, 'administrador')[0]);
  const simular = async (instante: string) => {
    await daAdministracao.simularData({ body: { instante } });
  };
  const { data } = await client.listarInstrutores({ params: { id: projeto } });
  const sai = data.at(-1);
  if (sai === undefined) throw new Error('a project with instructors is needed');
  await simular('2027-09-10T12:00:00.000Z');
  await client.encerrarInstrutor({ params: { id: sai.id }, body: { motivo: 'Concluiu o curso.' } });
  const { titulo } = await client.lerProjeto({ params: { id: projeto } });
  return { url, token, dona, projeto, titulo, vaga: sai.tipoAluno, simular };
}

/** Asserts that the server's guard, the buttons and the pages' guard agree for each window. */
async function expectConcordam(
  page: Page,
  lugar: Lugar,
  aberturas: Aberturas,
  cadastro = CADASTRO,
): Promise<void> {
  const { projeto } = lugar;
  expect(await respostas(lugar)).toEqual(aberturas);

  await page.goto(`/projetos_submetidos/${projeto}`);
  await pageReady(page);
  await expect(page.getByRole('link', { name: 'Ver Instrutores' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Frequência', exact: true })).toHaveCount(
    aberturas.frequencia ? 1 : 0,
  );

  await page.goto(`/instrutores/${projeto}`);
  await pageReady(page);
  await expect(page.getByRole('link', { name: 'Adicionar instrutor' })).toHaveCount(
    aberturas.cadastro ? 1 : 0,
  );
  const aviso = aberturas.cadastro ? 'O cadastro de instrutores está aberto.' : `${cadastro}.`;
  await expect(page.getByText(aviso, { exact: true })).toBeVisible();

  await page.goto(`/relatorio_coordenador/${projeto}`);
  await pageReady(page);
  await expect(page.getByText(RELATORIOS, { exact: true })).toHaveCount(aberturas.relatorios ? 0 : 1);
  await expect(page.getByText(/^Os relatórios podem ser salvos até /)).toHaveCount(
    aberturas.relatorios ? 1 : 0,
  );

  await expectGuarda(page, `/cadastro_instrutor/${projeto}`, aberturas.cadastro, cadastro);
  await expectGuarda(page, `/frequencia/${projeto}`, aberturas.frequencia, FREQUENCIA);
}

/** Asserts that the page opens, or redirects to the menu with a notice that names its window (D23). */
async function expectGuarda(page: Page, path: string, aberta: boolean, texto: string): Promise<void> {
  await page.goto(path);
  const avisos = page.getByRole('region', { name: 'Avisos do sistema' });
  if (!aberta) {
    await expect(page).toHaveURL(/\/menu$/);
    await expect(avisos.getByText(`${texto}. Abre em `, { exact: false })).toBeVisible();
    return;
  }
  await pageReady(page);
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(page.getByText(texto, { exact: false })).toHaveCount(0);
}

/**
 * The server's responses to writes that lack every field: the window is checked first, so nothing is ever
 * stored.
 */
async function respostas({
  url,
  token,
  projeto,
}: {
  readonly url: string;
  readonly token: string;
  readonly projeto: number;
}): Promise<Aberturas> {
  const ref = { projeto: { id: projeto } };
  const aberta = async (path: string, body: unknown): Promise<boolean> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const texto = await response.text();
    if (response.status === 422) return true;
    if (response.status === 409 && texto.includes('"FORA_DA_JANELA"')) return false;
    throw new Error(`${path}: ${response.status} ${texto}`);
  };
  return {
    cadastro: await aberta('/api/instrutor', ref),
    frequencia: await aberta('/api/frequenciasInstrutor', [ref]),
    relatorios: await aberta('/api/relatorios-coordenador', ref),
  };
}
