import { MENSAGENS_EDITAL as M } from '@instrutoria/domain/edital/messages.ts';
import { REGRAS_PADRAO } from '@instrutoria/domain/edital/rules/regras.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
afterEach(cleanup);

it('offers no change of a rule that somebody’s designation fixes, and says why', async () => {
  server.answerWith({
    lerRegrasDoEdital: {
      versao: 1,
      regras: REGRAS_PADRAO,
      retificacoes: [],
      fixas: { anonimato: M.anonimatoComDesignado },
    },
  });
  await openScreen({ at: '/editais/3/regras', tipo: 'administrador' });
  expect(await screen.findByText(M.anonimatoComDesignado)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Mudar ?Avaliação sem nomes$/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Mudar ?Avaliadores por projeto$/ })).toBeDefined();
});
