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

const valor = (id: number, dados: object = {}) => ({
  ...{
    id,
    tipo: 'TIPO I',
    edital: null,
    mesInicio: '2026-03',
    mesFim: null,
    centavos: 70_000,
    usadoAte: null,
  },
  ...{ criadoEm: '2026-02-20T12:00:00Z', criadoPor: { id: 1, nome: 'Ana' }, ...dados },
});

it('says what each grant is worth and until when it was paid, and offers to delete only what paid nothing', async () => {
  server.answerWith({
    listarValoresDaBolsa: [valor(2, { tipo: 'TIPO II' }), valor(1, { usadoAte: '2026-09' })],
  });
  await openScreen({ at: '/valores_da_bolsa', tipo: 'administrador' });
  const tabela = await screen.findByRole('table', { name: 'Valores cadastrados' });
  expect(
    within(tabela)
      .getAllByRole('rowheader')
      .map((um) => um.textContent),
  ).toEqual([...['Todos os editais TIPO II', 'Todos os editais TIPO I']]);
  expect(tabela.textContent).toContain('R$ 700,00');
  expect(tabela.textContent).toContain('09/2026');
  expect(within(tabela).getAllByRole('button', { name: /^Apagar/ })).toHaveLength(1);
});

it('says beside its field what is wrong with a value, and keeps what was typed', async () => {
  server.answerWith({ listarValoresDaBolsa: [valor(1)] });
  await openScreen({ at: '/valores_da_bolsa', tipo: 'administrador' });
  const campo = await screen.findByLabelText(/^Valor por mês/);
  fireEvent.change(campo, { target: { value: '700.50' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cadastrar o valor' }));
  screen.getByRole('textbox', { name: /^Valor por mês/, description: /Escreva um valor de R\$ 1,00/ });
  expect(screen.getByDisplayValue('700.50')).toBe(campo);
  screen.getByRole('combobox', { name: /^Primeiro mês/, description: /Escolha o mês/ });
});
