import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answer, click } from '../../../testing/screen.ts';
import { useAtoDoEdital } from './ato-do-edital.tsx';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));

const ATO = { question: 'Publicar o edital?', yes: 'Publicar', detail: 'Não tem volta.', final: true };
const act = vi.fn(async () => undefined);
function Botao() {
  const perguntar = useAtoDoEdital();
  return (
    <button type="button" onClick={() => void perguntar(3, ATO, act)}>
      Fazer
    </button>
  );
}
const dialog = () => document.querySelector('[role="dialog"]');
const item = {
  codigo: 'A',
  mensagem: 'existem projetos que ainda não foram avaliados',
  quantidade: 4,
  tela: '/designar_avaliadores',
};

afterEach(() => {
  cleanup();
  act.mockClear();
});

it('names what blocks the act, with a link to it, and does not act (D1)', async () => {
  server.answerWith({ lerPendencias: { ato: 'iniciarDecisao', bloqueios: [item], avisos: [] } });
  renderPage(<Botao />, '/');
  await click('Fazer');
  await waitFor(() => expect(dialog()?.textContent).toContain(`${item.mensagem}: 4`));
  expect(dialog()?.querySelector('a')?.getAttribute('href')).toBe(item.tela);
  await click('ver');
  await waitFor(() => expect(dialog()).toBeNull());
  expect(document.querySelector('[data-testid="where"]')?.textContent).toBe(item.tela);
  expect(act).not.toHaveBeenCalled();
});

it('lists warnings with the question, and acts only after a yes', async () => {
  server.answerWith({ lerPendencias: { ato: 'publicar', bloqueios: [], avisos: [item] } });
  renderPage(<Botao />, '/');
  await click('Fazer');
  await waitFor(() => expect(dialog()?.textContent).toContain(item.mensagem));
  expect(dialog()?.textContent).toContain('Publicar o edital?');
  expect(dialog()?.textContent).toContain('Não tem volta.');
  // An act that cannot be undone has the safe answer first.
  expect([...(dialog()?.querySelectorAll('button') ?? [])].map((um) => um.textContent).slice(-2)).toEqual([
    'Cancelar',
    'Publicar',
  ]);
  await answer('Cancelar');
  expect(act).not.toHaveBeenCalled();
  await click('Fazer');
  await answer('Publicar');
  await waitFor(() => expect(act).toHaveBeenCalledOnce());
});
