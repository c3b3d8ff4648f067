import { MENSAGENS_DOS_DIAS as M, MENSAGENS_FREQUENCIA } from '@instrutoria/domain/frequencia/messages.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectReflow } from '../../support/accessibility/accessibility-scan.ts';
import { expectAviso, responder } from '../../support/browser/dialogos.ts';
import { preencherLogin } from '../../support/browser/entrar.ts';
import { expect, test } from '../../support/fixtures.ts';
import { ALUNO, doAluno } from '../../support/scenes/aluno.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { abrirFolha, celula } from '../../support/scenes/folha-de-frequencia.ts';
import { clientOf } from '../../support/server/api.ts';
import { openPort } from '../../support/server/closable-port.ts';
import { emailPara } from '../../support/server/emails.ts';

test.use({ propria: 'dias', relogio: '2026-11-16T13:00:00Z' });

const NO_TELEFONE = { width: 360, height: 740 };

/** Removes the days of this month that the demonstration's student logged. */
async function semDias(url: string, cpf: string): Promise<void> {
  const entrada = await clientOf(url).entrar({ body: { cpf, password: ALUNO.senha } });
  if (!('token' in entrada)) throw new Error('the student has no second factor');
  const client = clientOf(url, entrada.token);
  const [vinculo] = await client.lerMeusVinculos();
  const params = { id: vinculo?.id ?? 0 };
  const { meses } = await client.lerMeusDias({ params });
  const dias = meses.filter(({ estado }) => estado === 'aberto').flatMap((mes) => mes.dias);
  const apagados = dias.map(({ id, versao }) => ({ id, versao }));
  await client.guardarMeusDias({ params, body: { dias: [], apagados } });
}

async function registrarDia(page: Page, dia: string, horas: string, atividade: string): Promise<void> {
  await page.getByRole('button', { name: 'Informar um dia' }).first().click();
  const form = page.getByRole('form', { name: 'Informar um dia' });
  await form.getByLabel(/^Dia/).fill(dia);
  await form.getByLabel(/^Horas/).fill(horas);
  await form.getByLabel(/^O que você fez/).fill(atividade);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toHaveCount(0);
}

/** Opens the sheet of a month in its window. */
async function imprimir(page: Page, botao: Locator): Promise<void> {
  const janela = page.waitForEvent('popup');
  await botao.click();
  await (await janela).close();
  await expect(page.getByRole('link', { name: 'Baixar o PDF' })).toBeVisible();
}

test('opens the page of the days where no server answers, keeps a day, and sends it once one does', async ({
  page,
  context,
  app,
  contas,
}) => {
  const aluno = await doAluno(app.url, doTipo(contas, 'coordenador'), doTipo(contas, 'administrador')[0]);
  const porta = await openPort(app.url);
  const aqui = 'salvo neste aparelho, ainda não enviado';
  await page.setViewportSize(NO_TELEFONE);

  await test.step('the student opens the page of instructors, and puts the phone away', async () => {
    await page.goto(`${porta.url}/login`);
    await preencherLogin(page, { cpf: aluno.cpf, senha: ALUNO.senha });
    await expect(page.getByRole('link', { name: /^Informar dias e horas/ })).toBeVisible();
    // The store is whole once the page is in it, which comes last.
    await page.waitForFunction(async () => (await caches.match('/aluno')) !== undefined);
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('diasLidos:')));
    await page.close();
    await porta.fechar();
  });

  const depois = await context.newPage();
  await test.step('without a server, the page opens again, and a day is kept', async () => {
    await depois.setViewportSize(NO_TELEFONE);
    await depois.goto(`${porta.url}/aluno`);
    await expect(depois.getByRole('alert')).toHaveText(/Verifique a conexão e tente de novo/);
    await expectAccessible(depois, '/aluno', 'cheia', 'the student without a server');
    await depois.getByRole('link', { name: /^Informar dias e horas: / }).click();
    await expect(depois.getByText(/^Sem conexão: dias lidos em /)).toBeVisible();
    await registrarDia(depois, '2026-11-06', '1', 'Relato da semana');
    await expect(depois.getByText(aqui, { exact: true })).toBeVisible();
    await depois.reload();
    await expect(depois.getByText(aqui, { exact: true })).toBeVisible();
    await expectReflow(depois, '/aluno/dias/:id', false);
  });

  await test.step('once the server answers, the day is sent', async () => {
    await porta.abrir();
    await expect(depois.getByText(aqui, { exact: true })).toHaveCount(0);
    await expect(depois.getByText(/^Sem conexão/)).toHaveCount(0);
    await expect(depois.getByText(/Relato da semana/)).toBeVisible();
  });

  await test.step('a logout leaves nothing of the pages on the device (T-K2)', async () => {
    await depois.getByRole('button', { name: 'Sair', exact: true }).click();
    await expect(depois).toHaveURL(/\/aluno\/entrar$/);
    await depois.waitForFunction(async () => (await caches.keys()).length === 0);
    expect(await depois.evaluate(() => Object.keys(localStorage))).not.toContainEqual(
      expect.stringContaining('dias'),
    );
  });
  await porta.fechar();
});

test('logs days on a phone, one without network, and sends the month; the coordination lowers it with a reason', async ({
  page,
  context,
  app,
  contas,
  retomar,
}) => {
  const aluno = await doAluno(app.url, doTipo(contas, 'coordenador'), doTipo(contas, 'administrador')[0]);
  await semDias(app.url, aluno.cpf);
  const novembro = page.getByRole('region', { name: 'Novembro de 2026' });
  const aqui = 'salvo neste aparelho, ainda não enviado';

  await test.step('the student opens the days, and loses the network', async () => {
    await page.setViewportSize(NO_TELEFONE);
    await page.goto('/login');
    await preencherLogin(page, { cpf: aluno.cpf, senha: ALUNO.senha });
    await page.getByRole('link', { name: /^Informar dias e horas/ }).click();
    await expect(novembro).toBeVisible();
    await registrarDia(page, '2026-11-03', '4', 'Plantão de dúvidas');
    await expectAviso(page, 'Dia salvo.');
    await registrarDia(page, '2026-11-04', '2h30', 'Oficina de gráficos');
    await expect(novembro.getByText('6,5 h', { exact: true })).toBeVisible();
    await context.setOffline(true);
    await registrarDia(page, '2026-11-05', '2', 'Correção de listas');
    await expect(novembro.getByText(aqui)).toBeVisible();
    await expect(novembro.getByRole('button', { name: /^Enviar o mês/ })).toBeDisabled();
    await expectAccessible(page, '/aluno/dias/:id', 'cheia', 'a day without network');
    await context.setOffline(false);
    await expect(novembro.getByText(aqui)).toHaveCount(0);
    await expect(novembro.getByText('8,5 h', { exact: true })).toBeVisible();
  });

  await test.step('a week is repeated, and the month is sent', async () => {
    await novembro.getByRole('button', { name: 'Repetir na semana' }).click();
    const form = page.getByRole('form', { name: 'Repetir na semana' });
    await form.getByRole('checkbox', { name: 'segunda' }).check();
    await expect(form.getByText('Serão salvos 3 dias:')).toBeVisible();
    await form.getByLabel(/^Horas em cada dia/).fill('3');
    await form.getByLabel(/^O que você fez/).fill('Monitoria da turma A');
    await expectReflow(page, '/aluno/dias/:id', false);
    await form.getByRole('button', { name: 'Salvar estes dias' }).click();
    await expectAviso(page, '3 dias salvos.');
    await expect(novembro.getByText('17,5 h', { exact: true })).toBeVisible();
    await novembro.getByRole('button', { name: /^Enviar o mês/ }).click();
    await responder(page, 'Enviar o mês à coordenação?', 'Enviar');
    await expectAviso(page, M.mesEnviado);
    await page.getByRole('button', { name: 'Sair', exact: true }).click();
    await expect(page).toHaveURL(/\/aluno\/entrar$/);
  });

  await test.step('the coordinator finds the sum, opens the days, and lowers it with a reason', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await retomar(page, aluno.conta);
    await abrirFolha(page, aluno.projeto);
    const horas = celula(page, 'novembro', ALUNO.nome);
    await expect(horas).toHaveAccessibleDescription(/aluno: 17,5 h/);
    await page.getByRole('button', { name: `Ver os dias de ${ALUNO.nome}, novembro` }).click();
    const dias = page.getByRole('dialog');
    await expect(dias.getByRole('listitem')).toHaveCount(6);
    await expect(dias).toContainText('Correção de listas');
    await page.keyboard.press('Escape');
    await expect(dias).toHaveCount(0);
    await horas.fill('16');
    await page.getByRole('button', { name: 'Registrar', exact: true }).click();
    await expect(page.getByText(M.motivoDasHoras).first()).toBeVisible();
    await page.getByLabel(`Motivo: ${ALUNO.nome}, novembro`).fill('A oficina durou uma hora.');
    await expectAccessible(page, '/frequencia/:id', 'cheia', 'fewer hours than the student sent');
    await page.getByRole('button', { name: 'Registrar', exact: true }).click();
    await responder(page, MENSAGENS_FREQUENCIA.desejaContinuar, 'Sim');
    await expectAviso(page, MENSAGENS_FREQUENCIA.registradas);
    await expect(page.getByText(/O aluno enviou 17,5 h em 6 dias/)).toContainText('Registrado: 16 h.');
    expect((await emailPara(app, aluno.email, /informou menos/)).text).toContain('A oficina durou uma hora.');
    const folha = page.getByRole('region', { name: 'Imprimir a folha de frequência' });
    await folha.getByLabel('Instrutor').selectOption(ALUNO.nome);
    await expect(folha.getByLabel('Mês')).toHaveValue('2026-11');
    await imprimir(page, folha.getByRole('button', { name: /^Imprimir/ }));
  });

  await test.step('the student reads both numbers and the reason', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.setViewportSize(NO_TELEFONE);
    await page.goto('/login');
    await preencherLogin(page, { cpf: aluno.cpf, senha: ALUNO.senha });
    await expect(page.getByText('você enviou 17,5 horas')).toBeVisible();
    await page.getByRole('link', { name: /^Informar dias e horas/ }).click();
    await expect(novembro.getByText('Você enviou 17,5 h. A coordenação informou 16 h.')).toBeVisible();
    await expect(novembro.getByText('Motivo: A oficina durou uma hora.')).toBeVisible();
    await imprimir(page, novembro.getByRole('button', { name: /^Imprimir a folha de frequência/ }));
    await expectAccessible(page, '/aluno/dias/:id', 'cheia', 'a printed month');
    await expectReflow(page, '/aluno/dias/:id', false);
  });
});
