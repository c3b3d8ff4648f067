import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { NA_SECRETARIA } from '../../../testing/answers-da-avaliacao.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import Secretaria from './listar-projetos-avaliados-secretaria.tsx';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
afterEach(cleanup);

it('[C-B3] shows a call without projects with its button', async () => {
  server.answerWith({ ...NA_SECRETARIA, listarNaSecretaria: [] });
  renderPage(<Secretaria />, '/');
  await waitFor(() => expect(document.body.textContent).toContain('enviar para os coordenadores'));
});
