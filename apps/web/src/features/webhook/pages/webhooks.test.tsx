import { MENSAGENS_WEBHOOK as M } from '@instrutoria/domain/webhook/messages.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer, click, expectTold, type } from '../../../testing/screen.ts';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

beforeEach(() => openScreen({ at: '/webhooks', tipo: 'administrador' }));
afterEach(() => {
  cleanup();
  server.answerWith({});
});

const says = (text: string) => waitFor(() => expect(document.body.textContent).toContain(text));
async function escrever(): Promise<void> {
  await click('Avisar um sistema');
  await type({ nome: 'Portal', endereco: 'https://portal.exemplo.br/avisos' });
  await answer('Salvar');
}

it('lists the systems, and how many notices did not reach them', async () => {
  await says('https://portal.exemplo.br/avisos');
  await says('ligado; 1 sem chegar');
});

it('shows the secret of a new webhook once, with its copy button', async () => {
  await escrever();
  await says('whsec_exemplo');
  await says(M.criado);
});

it('says what to do when the answer with the secret was lost', async () => {
  const [semSegredo] = ANSWERS.listarWebhooks as readonly object[];
  server.answerWith({ criarWebhook: semSegredo });
  await escrever();
  await says(M.segredoNaoVeio);
});

it('asks before it changes the secret', async () => {
  await click('Trocar o segredo de Portal');
  await says('O segredo de agora vale mais 24 horas.');
  expect(server.asked).not.toContain('trocarSegredoDoWebhook');
  await answer('Trocar');
  await says('whsec_outro');
});

it('shows why a delivery failed, and sends it again', async () => {
  await click('Ver avisos de Portal');
  await says('não chegou: respondeu 500');
  await click('Enviar outra vez');
  await expectTold(M.reenviado);
});

it('shows the deliveries of a webhook after a test', async () => {
  await click('Testar Portal');
  await expectTold(M.testeEnviado);
  await says('Avisos enviados: Portal');
});
