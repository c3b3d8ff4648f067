import { MENSAGENS_CONFIGURACAO as M } from '@instrutoria/domain/configuracao/messages.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { click, expectTold, type } from '../../../testing/screen.ts';
import { Toasts } from '../../../ui/status/toasts.tsx';
import TextosDosEmails from './textos-dos-emails.tsx';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
afterEach(() => {
  cleanup();
  server.mend();
});

const abrir = (address: string) =>
  renderPage(
    <>
      <TextosDosEmails />
      <Toasts />
    </>,
    address,
  );
const texto = () => document.querySelector<HTMLTextAreaElement>('#texto')?.value;

it('lists the mails, when each is sent, and saves how all of them end', async () => {
  abrir('/');
  expect(await screen.findByRole('link', { name: 'E-mail alterado' })).toBeTruthy();
  await type({ fimDosEmails: 'Pró-Reitoria de Graduação' });
  server.answerWith({ atualizarConfiguracao: ANSWERS.lerConfiguracao });
  await click('Salvar');
  await expectTold(M.modeloDeEmailSalvo);
});

it('inserts a field, shows a refusal beside the text and keeps it, and returns to the original', async () => {
  abrir('/?email=emailAlterado');
  await type({ texto: 'Prezada pessoa' });
  await click('Incluir {{nome}}');
  const escrito = texto();
  expect(escrito).toContain('{{nome}}');
  server.fail('mudarModeloDeEmail', {
    name: '422',
    text: M.campoFalta('link'),
    id: undefined,
    sent: {
      status: 422,
      data: { code: 'INVALIDO', message: M.campoFalta('link'), errors: { texto: M.campoFalta('link') } },
      header: () => null,
    },
  });
  await click('Salvar');
  await waitFor(() =>
    expect(document.querySelector('[id="texto-error"]')?.textContent).toBe(M.campoFalta('link')),
  );
  expect(texto()).toBe(escrito);
  await click('Voltar ao texto original');
  expect(texto()).toBe('Olá, {{nome}}.');
});

it('shows the mail in both its forms, with scripts forbidden', async () => {
  abrir('/?email=emailAlterado');
  await screen.findByText('Ver como fica');
  await click('Ver como fica');
  const quadro = await screen.findByTitle('O e-mail como chega');
  expect(quadro.getAttribute('sandbox')).toBe('');
  expect(screen.getByText('Olá, Ana.')).toBeTruthy();
});
