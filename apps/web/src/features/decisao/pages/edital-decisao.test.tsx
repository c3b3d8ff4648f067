import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { iniciarSessao } from '../../../lib/session/session.ts';
import { ANSWERS } from '../../../testing/answers.ts';
import { EM_DECISAO } from '../../../testing/answers-da-avaliacao.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { click } from '../../../testing/screen.ts';
import type { Decisao, LinhaDaDecisao } from '../api.ts';
import EditalDecisao from './edital-decisao.tsx';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
afterEach(cleanup);

const body = () => document.body.textContent ?? '';
function campo(titulo: string): HTMLInputElement {
  const achado = document.querySelector(`input[aria-label="Bolsistas aprovados em ${titulo}"]`);
  if (!(achado instanceof HTMLInputElement)) throw new Error(`no field of ${titulo}`);
  return achado;
}

const [modelo] = (EM_DECISAO.lerDecisao as Decisao).linhas;
const linha = (n: number, posicao: number, unidade: string): LinhaDaDecisao => ({
  ...(modelo as LinhaDaDecisao),
  ...{ id: n, projeto_id: n, titulo: `Oficina ${n}`, posicao, unidade, total: 80, remunerados: 1 },
  ...{ voluntarios: 0, remunerados_aprovados: 0, voluntarios_aprovados: 0 },
});

async function abrir(decisao: Partial<Decisao>): Promise<void> {
  iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'administrador' });
  server.answerWith({
    ...EM_DECISAO,
    lerDecisao: { limiteBolsas: null, linhas: [], proprios: 0, ...decisao },
  });
  renderPage(
    <Routes>
      <Route path="/editais/:id/decisao" element={<EditalDecisao />} />
    </Routes>,
    '/editais/3/decisao',
  );
  await waitFor(() => expect(body()).toContain('Bolsas por unidade'));
}

const linhas = [linha(1, 1, 'ICA'), linha(2, 2, 'ICA'), linha(3, 3, 'IQ')];

it('fills a call with limits by unit up to each limit, and shows used and total for each unit', async () => {
  await abrir({ linhas, bolsasPorUnidade: 1 });
  await click('Dar na ordem do ranque até o limite');
  expect(['Oficina 1', 'Oficina 2', 'Oficina 3'].map((titulo) => campo(titulo).value)).toEqual([
    '1',
    '0',
    '1',
  ]);
  const tabela = screen.getByRole('table', { name: 'Bolsas por unidade' });
  const [, ica] = within(tabela).getAllByRole('row');
  expect(ica?.textContent).toBe('ICA20 de 11 de 1');
  expect(body()).not.toContain('acima do limite');
});

it('names a unit that would exceed its limit before saving, and marks it in its sum', async () => {
  await abrir({ linhas, bolsasPorUnidade: 1 });
  for (const titulo of ['Oficina 1', 'Oficina 2'])
    fireEvent.change(campo(titulo), { target: { value: '1' } });
  expect(body()).toContain('1 unidade acima do limite de 1 bolsa por unidade');
  fireEvent.click(screen.getByRole('button', { name: /^Antes de decidir/ }));
  expect(body()).toContain('ICA, com 2.');
  const tabela = screen.getByRole('table', { name: 'Bolsas por unidade' });
  expect(within(tabela).getByText('acima')).toBeTruthy();
});

it('names the projects of a unit that tie at its limit, and gives them nothing', async () => {
  await abrir({ linhas: [linha(1, 1, 'ICA'), linha(2, 1, 'ICA'), linha(3, 3, 'IQ')], bolsasPorUnidade: 1 });
  await click('Antes de decidir: 1 aviso');
  expect(body()).toContain('Empate no limite da unidade ICA, na 1ª posição');
  expect(body()).toContain('Oficina 1; Oficina 2. Para eles há 1 bolsa da unidade');
  await click('Dar na ordem do ranque até o limite');
  expect(['Oficina 1', 'Oficina 2', 'Oficina 3'].map((titulo) => campo(titulo).value)).toEqual([
    '0',
    '0',
    '1',
  ]);
});

it('[C-G1] numbers the waiting projects by the typed counts, also with a volunteer, and none in a call without a list', async () => {
  const comVoluntario = { ...linha(2, 2, 'ICA'), voluntarios: 1 };
  const tres = [linha(1, 1, 'ICA'), comVoluntario, linha(3, 3, 'IQ')];
  const regra = { criterio: 'semBolsa', parciais: false } as const;
  await abrir({ linhas: tres, limiteBolsas: 1, lista: { regra, feitos: [] } });
  await click('Dar na ordem do ranque até o limite');
  const tabela = screen.getByRole('table', { name: 'Projetos na ordem do ranque' });
  const ditas = () =>
    within(tabela)
      .getAllByRole('row')
      .flatMap(
        ({ textContent }) => /(Oficina \d).*(suplente nº \d)/.exec(textContent)?.slice(1).join(': ') ?? [],
      );
  expect(ditas()).toEqual(['Oficina 2: suplente nº 1', 'Oficina 3: suplente nº 2']);
  cleanup();
  await abrir({ linhas: tres, limiteBolsas: 1 });
  expect(body()).not.toContain('suplente nº');
});

it('shows no limits in a call without them', async () => {
  await abrir({ linhas });
  await click('Dar na ordem do ranque');
  const tabela = screen.getByRole('table', { name: 'Bolsas por unidade' });
  expect(within(tabela).getAllByRole('row')[1]?.textContent).toBe('ICA202');
});

it('[C-L7] prints a sheet with phases, tie-break, asked and what is typed, in place of the page', async () => {
  const primeira = { ...linha(1, 1, 'ICA'), pontuacaoFase1: 80, pontuacaoFase2: 200.5, total: 280.5 };
  const segunda = {
    ...primeira,
    ...{ id: 2, projeto_id: 2, titulo: 'Oficina 2', posicao: 2, unidade: 'IQ' },
  };
  await abrir({
    linhas: [primeira, { ...segunda, desempate: 'tsdMedio', desempateCom: 1 }],
    limiteBolsas: 3,
  });
  fireEvent.change(campo('Oficina 1'), { target: { value: '1' } });
  act(() => void globalThis.dispatchEvent(new Event('beforeprint')));
  const titulo = screen.getByRole('heading', { name: /^Decisão do número de instrutores: / });
  const folha = titulo.parentElement as HTMLElement;
  expect(folha.parentElement).toBe(document.body);
  expect(folha.textContent).toContain('2 projetos');
  expect(folha.textContent).toContain('limite de 3 bolsas · com números por salvar');
  const [tabela] = within(folha).getAllByRole('table');
  const linhasDela = within(tabela as HTMLElement).getAllByRole('row');
  expect(linhasDela.slice(1).map((uma) => [...uma.children].map(({ textContent }) => textContent))).toEqual([
    ['1º', 'Oficina 1 (nº\u00a01)', 'ICA', '80', '200,5', '280,5', '', '1', '0', '1', '0'],
    [
      ...['2º', 'Oficina 2 (nº\u00a02)', 'IQ', '80', '200,5', '280,5'],
      ...['empate no total, decidido por menor taxa de sucesso média (TSD)', '1', '0', '0', '0'],
    ],
    ['', 'Todos os projetos', '2', '0', '1', '0'],
  ]);
  act(() => void globalThis.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('heading', { name: /^Decisão do número de instrutores: / })).toBeNull();
});

it("shows a project's scores and opinion in a dialog", async () => {
  await abrir({ linhas });
  await click('Ler o parecer de Oficina 1');
  const dialogo = await screen.findByRole('dialog', { name: 'Parecer e notas' });
  expect(await within(dialogo).findByText('As suas notas')).toBeTruthy();
  expect(await within(dialogo).findByText('sem parecer')).toBeTruthy();
});
