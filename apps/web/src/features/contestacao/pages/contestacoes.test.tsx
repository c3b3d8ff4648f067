import { MENSAGENS_DA_CONTESTACAO as M } from '@instrutoria/domain/contestacao/messages.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
// Its patience with a slow machine.
import '../../../testing/screen.ts';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
afterEach(cleanup);

// jsdom has no fonts, which a growing text field waits for.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

async function abrir() {
  server.answerWith(ANSWERS);
  await openScreen({ at: '/contestacoes?situacao=ABERTA', tipo: 'administrador' });
  return within(await screen.findByRole('region', { name: 'Ana Lima, outubro de 2026' }));
}

it('shows the hours, the payment, the text and the last day of each contest', async () => {
  const painel = await abrir();
  painel.getByText('34 h');
  painel.getByText('30 h. Motivo da coordenação: Faltou ao plantão.');
  painel.getByText(/Folha de outubro de 2026, do mês: recebe, R\$ 700,00/);
  painel.getByText(/Faltam 4 horas\./);
  painel.getByText(/12\/12\/2026/);
  painel.getByRole('button', { name: /^Abrir o arquivo/ });
});

it('asks for a result and reasons, and leads from procedente to the hours', async () => {
  const painel = await abrir();
  fireEvent.click(painel.getByRole('button', { name: /^Responder/ }));
  const modal = within(await screen.findByRole('dialog', { name: 'Responder a Ana Lima: outubro de 2026' }));
  fireEvent.click(modal.getByRole('button', { name: 'Enviar a resposta' }));
  expect((await modal.findAllByText(M.escolhaOResultado)).length).toBeGreaterThan(0);
  expect(modal.getAllByText(M.escrevaAsRazoes).length).toBeGreaterThan(0);
  fireEvent.click(modal.getByRole('radio', { name: /^Procedente/ }));
  fireEvent.change(modal.getByLabelText(/^Razões/), { target: { value: 'A lista mostra 34 horas.' } });
  fireEvent.click(modal.getByRole('button', { name: 'Enviar a resposta' }));
  await screen.findByText(M.respondida);
  const link = await screen.findByRole('link', { name: /^Corrigir as horas/ });
  expect(link.getAttribute('href')).toBe('/projetos/31/frequencia?ano=2026');
});
