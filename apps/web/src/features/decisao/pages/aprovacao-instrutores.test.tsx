import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { EM_DECISAO } from '../../../testing/answers-da-avaliacao.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answer, click } from '../../../testing/screen.ts';
import AprovacaoInstrutores from './aprovacao-instrutores.tsx';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
afterEach(cleanup);

const body = () => document.body.textContent ?? '';
const dialog = () => document.querySelector('[role="dialog"]');

it('[C-B3] shows a call without projects with its button', async () => {
  server.answerWith({ ...EM_DECISAO, listarParaDecidir: [] });
  renderPage(<AprovacaoInstrutores />, '/');
  await waitFor(() => expect(body()).toContain('enviar para a secretária'));
});

it('[C-B2] names unsaved counts, and does not send the call with them', async () => {
  server.answerWith(EM_DECISAO);
  renderPage(<AprovacaoInstrutores />, '/');
  const campo = () => document.querySelector<HTMLInputElement>('input[aria-label^="Bolsistas aprovados"]');
  await waitFor(() => expect(campo()).not.toBeNull());
  const antes = campo()?.value;
  fireEvent.change(campo() as HTMLInputElement, { target: { value: antes === '2' ? '1' : '2' } });
  await waitFor(() => expect(body()).toContain('Há números de instrutores digitados e ainda não salvos'));
  await click('enviar para a secretária');
  await waitFor(() => expect(dialog()?.textContent).toContain('Há números de instrutores digitados'));
  expect(dialog()?.querySelectorAll('li')).toHaveLength(1);
  await answer('Voltar à tabela');
  await waitFor(() => expect(dialog()).toBeNull());
  expect(server.asked.filter((call) => call === 'enviarASecretaria')).toEqual([]);
});

it('shows of two calls the one that its address names', async () => {
  const [um] = EM_DECISAO.listarTodosOsEditais as readonly { readonly id: number; readonly nome: string }[];
  const outro = { ...um, id: 4, nome: 'Edital das Artes' };
  server.answerWith({ ...EM_DECISAO, listarTodosOsEditais: [um, outro] });
  renderPage(<AprovacaoInstrutores />, '/?edital=4');
  await waitFor(() =>
    expect(document.querySelector('section[aria-label="Edital das Artes"]')).not.toBeNull(),
  );
  expect(document.querySelector(`section[aria-label="${um?.nome}"]`)).toBeNull();
  fireEvent.change(document.querySelector('select') as HTMLSelectElement, { target: { value: `${um?.id}` } });
  await waitFor(() => expect(document.querySelector(`section[aria-label="${um?.nome}"]`)).not.toBeNull());
});
