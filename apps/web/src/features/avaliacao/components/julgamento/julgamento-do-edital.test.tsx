import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../../testing/answers.ts';
import { EM_AVALIACAO } from '../../../../testing/answers-da-avaliacao.ts';
import { faultyClient } from '../../../../testing/faults.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { JulgamentoDoEdital } from './julgamento-do-edital.tsx';

const server = faultyClient(ANSWERS);
vi.mock('../../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
// jsdom has no canvas.
vi.mock('../../../../ui/charts/chart-drawing.tsx', () => ({ default: () => null }));
afterEach(cleanup);

const body = () => document.body.textContent ?? '';
const lido = EM_AVALIACAO.lerJulgamento as Record<string, unknown>;

async function abrir(muda: Record<string, unknown>): Promise<void> {
  server.answerWith({ ...EM_AVALIACAO, lerJulgamento: { ...lido, ...muda } });
  renderPage(<JulgamentoDoEdital edital={3} />, '/');
  await waitFor(() => expect(body()).toContain('Estes números só aconselham'));
}
const concordancia = (alfa: number | null, pares: number, semAlfa: string | null) => ({
  concordancia: { alfa, pares, semAlfa },
});

it('explains for one evaluator a project that there is nothing to compare', async () => {
  await abrir({});
  expect(body()).toContain(
    'A concordância não é mostrada: não há pares, e com menos de 10 ela diria mais do acaso do que dos avaliadores.',
  );
  expect(body()).toContain('Neste edital cada projeto tem um só avaliador');
  expect(body()).not.toContain('fora de todos eles');
});

it.each([
  ['nine pairs', concordancia(null, 9, 'poucosPares'), 'A concordância não é mostrada: há 9 pares, e com'],
  ['one pair', concordancia(null, 1, 'poucosPares'), 'A concordância não é mostrada: há 1 par, e com'],
  ['equal totals', concordancia(null, 12, 'semVariacao'), 'todos os totais comparados são iguais'],
  ['an alpha', concordancia(0.849, 55, null), 'Alfa de Krippendorff: 0,849, com 55 pares.'],
] as const)('shows the figures of %s that exist', async (_nome, muda, frase) => {
  await abrir(muda);
  expect(body()).toContain(frase);
  expect(body()).not.toContain('Neste edital cada projeto tem um só avaliador');
});

it('lists the projects whose evaluators are far apart, if there are any', async () => {
  await abrir({
    ...concordancia(0.5, 12, null),
    discordancias: [{ projeto: 31, avaliacoes: 3, menor: 40.5, maior: 61 }],
  });
  const tabela = screen.getByRole('table', { name: 'Projetos em que os avaliadores mais se afastam' });
  const [, linha] = within(tabela).getAllByRole('row');
  expect(
    within(linha as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['3', '40,5', '61', '20,5']);
});

it("counts the reader's projects that are left out, and shows neither table nor sheet without figures", async () => {
  await abrir({ avaliadores: [], todos: null, proprios: 2 });
  expect(body()).toContain('2 projetos de que você participa ficam fora de todos eles.');
  expect(body()).toContain('Ainda não há avaliação concluída que você possa ver.');
  expect(document.querySelector('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Planilha dos avaliadores' })).toBeNull();
});
