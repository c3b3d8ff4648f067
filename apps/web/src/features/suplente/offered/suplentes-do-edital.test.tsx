import { umEdital } from '@instrutoria/domain/testing/editais.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { iniciarSessao } from '../../../lib/session/session.ts';
import { ANSWERS } from '../../../testing/answers.ts';
import { PUBLICADO } from '../../../testing/answers-da-avaliacao.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { click } from '../../../testing/screen.ts';
import type { Suplentes } from '../api.ts';
import { type Suplente, SuplentesDoEdital } from './suplentes-do-edital.tsx';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
afterEach(cleanup);

const body = () => document.body.textContent ?? '';
const CHEIA = 'espera: a unidade já tem as bolsas que pode ter';
const umSuplente = (numero: number, cabem: number): Suplente => ({
  ...{ projeto_id: 30 + numero, titulo: `Oficina ${numero}`, coordenador: 'Ana', numero, pede: 2, cabem },
  ...{ ato: null, em: null, bolsas: 0, motivo: null, responderAte: null, aceite: null, temRecusa: false },
});

async function abrir(
  lista: Pick<Suplentes, 'proximo' | 'suplentes'> & Partial<Pick<Suplentes, 'devidas' | 'devolveram'>>,
): Promise<void> {
  iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'administrador' });
  server.answerWith({
    ...PUBLICADO,
    lerSuplentes: { devolveram: [], devidas: [], livres: 2, mudanca: null, ...lista },
  });
  renderPage(<SuplentesDoEdital edital={umEdital({ id: 3, fase: 'resultado' })} />, '/');
  await waitFor(() => expect(body()).toContain('Oficina 1'));
}

it('shows of a skipped suplente that their unit is full, and of the next how many fit', async () => {
  await abrir({ proximo: 32, suplentes: [umSuplente(1, 0), umSuplente(2, 1)] });
  expect(screen.getAllByRole('row')[1]?.textContent).toContain(CHEIA);
  expect(screen.getAllByRole('row')[2]?.textContent).not.toContain(CHEIA);
  await click('Chamar o 2º suplente');
  await waitFor(() => expect(body()).toContain('De 1 a 1: pede 2, e há 2 livres; na unidade ainda cabe 1'));
});

it('explains why nobody is next when no unit has room', async () => {
  await abrir({ proximo: null, suplentes: [umSuplente(1, 0)] });
  expect(body()).toContain('As unidades dos que esperam já têm as bolsas que podem ter.');
  expect(screen.queryByRole('button', { name: /Chamar/ })).toBeNull();
});

it('[C-G6] marks projects whose appeal has a right to the next scholarship, before the waiting list', async () => {
  await abrir({
    proximo: 32,
    suplentes: [umSuplente(1, 1), umSuplente(2, 1)],
    devidas: [{ projeto_id: 31, titulo: 'Oficina 1', recurso: 5, faltam: 1, cabem: 1 }],
    devolveram: [{ projeto_id: 30, titulo: 'Outra', bolsas: 2, em: '2026-05-05', porAnulacao: true }],
  });
  expect(body()).toContain('nº 30 (2 bolsas, por anulação, em 05/05/2026)');
  expect(body()).toContain('nº 31, Oficina 1: falta 1 bolsa; 1 bolsa a dar agora.');
  expect(screen.getByRole('link', { name: 'Abrir o recurso nº 5' }).getAttribute('href')).toBe(
    '/editais/3/recursos/5',
  );
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('antes dos suplentes, pelo recurso nº 5');
  expect(screen.getAllByRole('row')[2]?.textContent).not.toContain('antes dos suplentes');
});
