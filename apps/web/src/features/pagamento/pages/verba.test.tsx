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

const VERBA = {
  ...{ edital: { id: 1, nome: 'Edital 2026 nº 01' }, unidade: null, autorizado: 840_000, pago: 70_001 },
  retirada: false,
  ...{ fechadoPorPagar: 140_000, comprometido: 700_000, livre: -70_001, semValor: 0 },
  atos: [
    {
      ...{
        id: 3,
        tipo: 'reducao',
        centavos: 160_000,
        empenho: '2026NE000124',
        motivo: 'Corte do segundo semestre',
      },
      ...{ em: '2026-07-02T12:00:00Z', por: { id: 1, nome: 'Caio' } },
    },
  ],
};

it('shows the figures and the acts, and asks value, commitment number and reason beside their fields', async () => {
  server.answerWith({ listarVerbas: [VERBA] });
  await openScreen({ at: '/verba', tipo: 'administrador' });
  const contas = await screen.findByRole('table', { name: 'Contas das verbas' });
  expect(contas.textContent).toContain('R$ 700,01');
  within(contas).getByText('faltam R$ 700,01');
  const atos = screen.getByRole('table', { name: 'Atos das verbas, do último ao primeiro' });
  expect(atos.textContent).toContain('−R$ 1.600,00');
  fireEvent.click(await screen.findByRole('button', { name: 'Aumentar a verba' }));
  expect(
    await screen.findByRole('textbox', { name: /^Valor/, description: /Escreva um valor/ }),
  ).toBeDefined();
  screen.getByRole('textbox', { name: /^Número do empenho/, description: 'Escreva o número do empenho' });
  screen.getByRole('combobox', { name: /^Edital/, description: 'Escolha o edital' });
});

it('says which budget was withdrawn, and withdraws one with a reason alone', async () => {
  server.answerWith({ listarVerbas: [{ ...VERBA, retirada: true, autorizado: 0 }] });
  await openScreen({ at: '/verba?edital=1', tipo: 'administrador' });
  const contas = await screen.findByRole('table', { name: 'Contas das verbas' });
  within(contas).getByText('sem verba');
  fireEvent.change(await screen.findByRole('combobox', { name: 'O que fazer' }), {
    target: { value: 'retirada' },
  });
  screen.getByRole('combobox', {
    name: 'O que fazer',
    description: 'Depois, nenhuma verba limita as folhas',
  });
  expect(screen.queryByRole('textbox', { name: /^Valor/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Retirar a verba' }));
  await screen.findByRole('textbox', { name: /^Motivo/, description: /Escreva o motivo/ });
});
