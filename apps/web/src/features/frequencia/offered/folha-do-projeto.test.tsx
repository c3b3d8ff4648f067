import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apagarSessao, iniciarSessao } from '../../../lib/session/session.ts';
import { ANSWERS } from '../../../testing/answers.ts';
import { COM_FOLHA, umaFolha } from '../../../testing/answers-da-frequencia.ts';
import { janelas } from '../../../testing/answers-do-instrutor.ts';
import { type Fault, faultyClient } from '../../../testing/faults.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answer, click, expectTold, type } from '../../../testing/screen.ts';
import { Toasts } from '../../../ui/status/toasts.tsx';
import { FolhaDoProjeto } from './folha-do-projeto.tsx';

const server = faultyClient({ ...ANSWERS, ...COM_FOLHA });
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const refusal = (status: number, code: string, message: string): Fault => ({
  name: String(status),
  text: message,
  id: undefined,
  sent: { status, data: { code, message }, header: () => null },
});
const MUDOU = refusal(
  412,
  'VERSAO_DESATUALIZADA',
  'Este registro foi alterado por outra pessoa. Recarregue a página.',
);

const shown = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.value;
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('frequencia:'));
function render(id = 7, tipo: 'coordenador' | 'administrador' | 'secretaria' = 'coordenador'): void {
  iniciarSessao('t', { id, nome: 'Helena', tipo });
  renderPage(
    <>
      <Routes>
        <Route
          path="/frequencia/:id"
          element={<FolhaDoProjeto projeto={COM_FOLHA.lerProjeto as Projeto} />}
        />
        <Route path="*" element={null} />
      </Routes>
      <Toasts />
    </>,
    '/frequencia/31',
  );
}
async function open(...who: Parameters<typeof render>): Promise<void> {
  render(...who);
  await waitFor(() => expect(document.body.textContent).toContain('Ana Lima'));
}

beforeEach(() => {
  localStorage.clear();
  server.answerWith({});
});
afterEach(() => {
  cleanup();
  server.mend();
  vi.unstubAllGlobals();
});

it('T-L9: is a table with a caption, headers of rows and columns, and a name of month and person in each cell', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await open();
  const table = document.querySelector('table');
  expect(table?.caption?.textContent).toBe('Horas de cada instrutor em cada mês de 2026');
  expect(table?.querySelectorAll('thead th[scope="col"]')).toHaveLength(14);
  expect([...(table?.querySelectorAll('tbody th[scope="row"]') ?? [])].map((th) => th.textContent)).toEqual([
    expect.stringMatching(/^Ana LimaBolsista · desde março de 2026 até dezembro$/),
    expect.stringMatching(/^Bia Reis.*aluno irregular$/),
  ]);
  const names = [...document.querySelectorAll('input[aria-label$="horas"]')].map((input) =>
    input.getAttribute('aria-label'),
  );
  expect(names).toEqual(
    ['janeiro', 'fevereiro', 'março', 'abril', 'maio'].map((mes) => `${mes}, Ana Lima, horas`),
  );
  expect(document.body.textContent).toContain('ainda não chegou');
});

it('asks before it registers less than 32 hours in the current month, and sends nothing on a refusal', async () => {
  await open();
  await type({ 'horas-1-5': '31,5' });
  expect(document.body.textContent).toContain('Total: 99,5 horas');
  const before = server.asked.length;
  await click('Registrar');
  await waitFor(() => expect(document.body.textContent).toContain('menos de 8h semanais'));
  await answer('Não');
  expect(server.asked.slice(before)).toEqual([]);
  await click('Registrar');
  await answer('Sim');
  await expectTold('Frequências registradas com sucesso!');
  expect(drafts()).toEqual([]);
});

it('[C-G8] asks before −1 costs a bolsista the current month, and names the month', async () => {
  await open();
  await type({ 'horas-1-5': '-1' });
  const before = server.asked.length;
  await click('Registrar');
  const perdeOMes = 'Ana Lima: sem horas não há pagamento em maio de 2026.';
  await waitFor(() => expect(document.body.textContent).toContain(perdeOMes));
  await answer('Não');
  expect(server.asked.slice(before)).toEqual([]);
});

it('[C-G8] asks the same after a choice between two sheets', async () => {
  await open();
  await type({ 'horas-1-4': '12' });
  server.fail('registrarFrequencias', MUDOU);
  const la = [-1, -1, 34, 34, -1].map((horas, i) => ({ mes: i + 1, horas }));
  server.answerWith({ lerFolhaDeFrequencia: umaFolha(1, la) });
  await click('Registrar');
  await waitFor(() => expect(document.querySelectorAll('[role="dialog"] fieldset')).toHaveLength(2));
  server.mend();
  const before = server.asked.length;
  await answer('Registrar o que escolhi');
  await waitFor(() => expect(document.body.textContent).toContain('sem horas não há pagamento em maio'));
  await answer('Não');
  expect(server.asked.slice(before)).toEqual([]);
});

it('[C-G9] marks each recovered cell that differs from what is registered, and says what is', async () => {
  await open();
  await type({ 'horas-1-4': '40', 'horas-1-5': '20' });
  cleanup();
  const la = [-1, -1, 34, 320].map((horas, i) => ({ mes: i + 1, horas }));
  server.answerWith({ lerFolhaDeFrequencia: umaFolha(1, la) });
  await open();
  await waitFor(() => expect(shown('horas-1-4')).toBe('40'));
  const dica = (mes: number) => document.getElementById(`horas-1-${mes}-dica`)?.textContent;
  expect([dica(3), dica(4), dica(5)]).toEqual([undefined, 'registrado: 320', 'não registrado']);
  const marcadas = [...document.querySelectorAll('[data-difere]')].map(({ id }) => id);
  expect(marcadas).toEqual(['horas-1-4']);
});

it('[C-G9] recovers nothing into a month whose payment sheet is closed, and says what had been typed', async () => {
  await open();
  await type({ 'horas-1-3': '40' });
  cleanup();
  const la = [-1, -1, 320, 34, 34].map((horas, i) => ({ mes: i + 1, horas }));
  server.answerWith({ lerFolhaDeFrequencia: { ...umaFolha(1, la), mesesFechados: [1, 2, 3] } });
  await open();
  await waitFor(() => expect(shown('horas-1-3')).toBe('320'));
  expect(document.body.textContent).toContain('Você tinha digitado: Ana Lima, março: 40.');
  expect(document.body.textContent).not.toContain('Recuperamos as horas');
  expect(drafts()).toEqual([]);
});

it('names the instructor and the month of each wrong cell, and of each empty one before anything is sent', async () => {
  await open();
  await type({ 'horas-1-3': '321', 'horas-1-4': '' });
  expect(document.body.textContent).toContain('Falta preencher um mês:Ana Lima: abril');
  const before = server.asked.length;
  await click('Registrar');
  await expectTold('Ana Lima: As horas devem');
  for (const [text, month] of [
    ['Ana Lima: As horas devem', 'março'],
    ['Ana Lima: Preencha as horas', 'abril'],
  ] as const) {
    const title = screen.getAllByRole('alert').find(({ textContent }) => textContent?.startsWith(text));
    expect(within(title?.parentElement as HTMLElement).getByRole('link').textContent).toBe(month);
  }
  expect(document.getElementById('horas-1-4')?.getAttribute('aria-invalid')).toBe('true');
  expect(server.asked.slice(before)).toEqual([]);
});

it('keeps typed hours over a reload, and drops them at a logout (T-K2)', async () => {
  await open();
  await type({ 'horas-1-4': '12' });
  expect(drafts()).toEqual(['frequencia:7:31:2026']);
  expect(Object.values(localStorage).join()).not.toContain('@');
  cleanup();
  await open();
  await waitFor(() => expect(shown('horas-1-4')).toBe('12'));
  expect(document.body.textContent).toContain('Recuperamos as horas que você tinha digitado.');
  apagarSessao();
  expect(drafts()).toEqual([]);
});

it('T-G13: asks for a choice in each cell that another tab changed first, and loses no typed value', async () => {
  await open();
  await type({ 'horas-1-4': '12', 'horas-1-5': '40' });
  server.fail('registrarFrequencias', MUDOU);
  const la = [-1, -1, 10, 20, 34].map((horas, i) => ({ mes: i + 1, horas }));
  server.answerWith({ lerFolhaDeFrequencia: umaFolha(1, la) });
  await click('Registrar');
  await waitFor(() => expect(document.querySelectorAll('[role="dialog"] fieldset')).toHaveLength(3));
  const cells = [...document.querySelectorAll('[role="dialog"] fieldset')];
  expect(cells.map((cell) => cell.textContent)).toEqual([
    'Ana Lima, marçoAqui: 34 horasNo servidor: 10 horas',
    'Ana Lima, abrilAqui: 12 horasNo servidor: 20 horas',
    'Ana Lima, maioAqui: 40 horasNo servidor: 34 horas',
  ]);
  const chosen = () => cells.map((cell) => cell.querySelector('input')?.checked);
  expect(chosen()).toEqual([false, true, true]);
  fireEvent.click(cells[1]?.querySelectorAll('input')[1] ?? document.body);
  expect(chosen()).toEqual([false, false, true]);
  await answer('Decidir depois');
  expect([shown('horas-1-3'), shown('horas-1-4'), shown('horas-1-5')]).toEqual(['34', '12', '40']);
  await click('Registrar');
  await waitFor(() => expect(document.querySelectorAll('[role="dialog"] fieldset')).toHaveLength(3));
  server.mend();
  const merged = [-1, -1, 10, 12, 40].map((horas, i) => ({ mes: i + 1, horas }));
  server.answerWith({ lerFolhaDeFrequencia: umaFolha(2, merged) });
  await answer('Registrar o que escolhi');
  await waitFor(() => expect(document.body.textContent).toContain('Frequências registradas com sucesso!'));
  await waitFor(() => expect([shown('horas-1-3'), shown('horas-1-4')]).toEqual(['10', '12']));
});

it('T-J7: the window closes while the sheet is open: what was typed stays, and the page says when it opens again', async () => {
  await open();
  await type({ 'horas-1-4': '12' });
  const texto = 'O registro de frequência é permitido do dia 11 ao dia 20 de cada mês';
  server.fail('registrarFrequencias', refusal(409, 'FORA_DA_JANELA', texto));
  server.answerWith({ listarJanelas: janelas(false) });
  await click('Registrar');
  await expectTold(`Erro ao enviar frequência: ${texto}`);
  await expectTold('O que você digitou continua aqui');
  await waitFor(() => expect(document.body.textContent).toContain('Abre em'));
  expect(shown('horas-1-4')).toBe('12');
  expect(drafts()).toHaveLength(1);
});

it('leads to the menu while its window is closed, and says which (D23)', async () => {
  server.answerWith({ listarJanelas: janelas(false) });
  render();
  await waitFor(() => expect(document.querySelector('[data-testid="where"]')?.textContent).toBe('/menu'));
  await waitFor(() => expect(document.body.textContent).toContain('é permitido do dia'));
});

it('shows other readers the registered hours at any time, and why the rest is empty', async () => {
  server.answerWith({
    listarJanelas: janelas(false),
    lerFolhaDeFrequencia: umaFolha(1, [{ mes: 3, horas: 12.5 }]),
  });
  await open(99, 'administrador');
  await waitFor(() => expect(document.body.textContent).toContain('Total: 12,5 horas'));
  expect(document.querySelectorAll('main input, form, input[id^="horas-"]')).toHaveLength(0);
  for (const text of ['sem registro', 'não se aplica', 'ainda não chegou', 'aluno irregular']) {
    expect(document.body.textContent).toContain(text);
  }
});

it('cancelling asks first, and leads back to the project with nothing kept', async () => {
  await open();
  await type({ 'horas-1-4': '12' });
  await click('Cancelar');
  await waitFor(() =>
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('deseja cancelar?'),
  );
  await answer('Sim');
  await waitFor(() =>
    expect(document.querySelector('[data-testid="where"]')?.textContent).toBe('/projetos_submetidos/31'),
  );
  expect(drafts()).toEqual([]);
});

it('prints the sheet of an instructor and month, first the latest registered one', async () => {
  vi.stubGlobal('open', () => null);
  server.answerWith({ lerFolhaDeFrequencia: umaFolha(1, [{ mes: 3, horas: 12.5 }]) });
  await open();
  const painel = within(await screen.findByRole('region', { name: 'Imprimir a folha de frequência' }));
  const mes = painel.getByLabelText<HTMLSelectElement>('Mês');
  expect([mes.value, ...[...mes.options].map(({ label }) => label)]).toEqual([
    ...['2026-03', 'março de 2026', 'abril de 2026', 'maio de 2026'],
  ]);
  fireEvent.change(mes, { target: { value: '2026-04' } });
  fireEvent.click(painel.getByRole('button', { name: /^Imprimir/ }));
  const baixar = await painel.findByRole('link', { name: 'Baixar o PDF' });
  expect(baixar.getAttribute('download')).toBe('folha-de-frequencia-1-2026-04.pdf');
  expect(server.asked).toContain('imprimirMes');
});

it('offers no sheet to readers who do not see the documents', async () => {
  server.answerWith({ listarJanelas: janelas(false) });
  render(99, 'secretaria');
  await waitFor(() => expect(document.body.textContent).toContain('Ana Lima'));
  expect(screen.queryByRole('region', { name: 'Imprimir a folha de frequência' })).toBeNull();
});

it('lets an administrator write only the months of contests that were upheld', async () => {
  server.answerWith({
    lerFolhaDeFrequencia: {
      ...umaFolha(1, [
        { mes: 3, horas: 20 },
        { mes: 4, horas: 34 },
      ]),
      contestados: [{ instrutor: 1, mes: 3 }],
    },
    listarJanelas: janelas(false),
  });
  await open(9, 'administrador');
  const names = [...document.querySelectorAll('input[aria-label$="horas"]')].map((input) =>
    input.getAttribute('aria-label'),
  );
  expect(names).toEqual(['março, Ana Lima, horas']);
  expect(document.body.textContent).toContain('Corrija os meses de contestações procedentes');
  await type({ 'horas-1-3': '30' });
  expect(document.body.textContent).toContain('Total: 64 horas');
});
