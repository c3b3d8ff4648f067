import { umaUnidade, umProfessor } from '@instrutoria/domain/testing/contas.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { FiltrosDaMesa } from './filtros-da-mesa.tsx';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
afterEach(cleanup);

it('[C-L8] tells two evaluators of one name apart by SIAPE and unit', async () => {
  const homonimo = (id: number, siape: string, unidade: string) =>
    umProfessor({ id, nome: 'Maria Silva', siape, unidade: umaUnidade({ nome: unidade }) });
  server.answerWith({
    listarAvaliadores: [homonimo(8, '7777777', 'Letras'), homonimo(9, '8888888', 'Física')],
  });
  renderPage(<FiltrosDaMesa mesa={{}} mudar={() => undefined} administra varios={false} />, '/');
  const opcoes = () => {
    const campo = screen.getByLabelText<HTMLSelectElement>('Avaliador');
    return [...campo.options].map(({ value, textContent }) => [value, textContent]);
  };
  await waitFor(() =>
    expect(opcoes()).toEqual([
      ['', 'Todos'],
      ['8', 'Maria Silva · 7777777 · Letras'],
      ['9', 'Maria Silva · 8888888 · Física'],
    ]),
  );
});
