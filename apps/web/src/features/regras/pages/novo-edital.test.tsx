import { MENSAGENS_EDITAL as M } from '@instrutoria/domain/edital/messages.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANSWERS, instituicaoEm } from '../../../testing/answers.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { click, type, whenThere } from '../../../testing/screen.ts';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));

beforeEach(() => {
  localStorage.clear();
  server.answerWith(instituicaoEm('2026-03-10T12:00:00+00:00'));
});
afterEach(() => {
  cleanup();
  server.mend();
  server.asked.length = 0;
});

const body = () => document.body.textContent ?? '';
const abrir = async () => {
  await openScreen({ at: '/administracao/editais/novo', tipo: 'administrador' });
  await whenThere(() => document.getElementById('inicio'));
};

describe('the form of a new call', () => {
  it('says beside the button when the call opens to teachers', async () => {
    await abrir();
    await waitFor(() => expect(body()).toContain(M.abreNoInicio));
    await type({ inicio: '2026-03-10' });
    await waitFor(() => expect(body()).toContain(M.abreAgora));
    await type({ inicio: '2026-04-01' });
    await waitFor(() => expect(body()).toContain('enviam projetos a partir de 01/04/2026.'));
  });

  it('refuses days that contradict each other beside the field, and asks the server nothing', async () => {
    await abrir();
    await type({ nome: 'Edital 2026', inicio: '2026-04-01', fim: '2026-04-30', fimRecursos: '2026-04-02' });
    await click('Criar o edital');
    await waitFor(() =>
      expect(document.getElementById('fimRecursos-error')?.textContent).toBe(M.recursosAntesDasInscricoes),
    );
    expect(server.asked).not.toContain('criarEdital');
  });
});
