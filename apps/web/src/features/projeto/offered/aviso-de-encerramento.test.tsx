import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import { umProjeto } from '@instrutoria/domain/testing/projetos.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { iniciarSessao } from '../../../lib/session/session.ts';
import { ANSWERS } from '../../../testing/answers.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answer, click, expectTold, type } from '../../../testing/screen.ts';
import { Toasts } from '../../../ui/status/toasts.tsx';
import { AvisoDeEncerramento } from './aviso-de-encerramento.tsx';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
// Mantine measures text once fonts are loaded; jsdom has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
afterEach(cleanup);

const projeto = umProjeto({ id: 31, titulo: 'Monitoria', situacao: 'APROVADO', encerramento: '2026-05-05' });
const texto = () => document.body.textContent ?? '';
function abrir(tipo: 'administrador' | 'coordenador', id: number): void {
  iniciarSessao('t', { id, nome: 'Alguém', tipo });
  renderPage(
    <>
      <AvisoDeEncerramento projeto={projeto} />
      <Toasts />
    </>,
    '/',
  );
}

it('[C-A16] shows since when and why a project is closed; an administrator takes it back with a reason', async () => {
  abrir('administrador', 90_001);
  expect(texto()).toContain('Projeto encerrado em 05/05/2026, sem instrutores');
  server.answerWith({ desfazerEncerramento: { message: M.encerramentoDesfeito } });
  await click('Desfazer encerramento');
  await waitFor(() => expect(texto()).toContain(M.desejaDesfazerEncerramento));
  await answer('Desfazer encerramento');
  await expectTold(MENSAGENS_EDITAL.escrevaOMotivo);
  expect(server.asked).not.toContain('desfazerEncerramento');
  await type({ motivo: 'A seleção atrasou.' });
  await answer('Desfazer encerramento');
  await expectTold(M.encerramentoDesfeito);
  expect(server.asked).toContain('desfazerEncerramento');
});

it('[C-A16] shows in the dialog that the project is not closed any more, and keeps the typed text', async () => {
  abrir('administrador', 90_001);
  const recusa = { code: 'NAO_ENCERRADO', message: M.naoEncerrado };
  server.fail('desfazerEncerramento', {
    name: '409',
    text: M.naoEncerrado,
    id: undefined,
    sent: { status: 409, data: recusa, header: () => null },
  });
  await click('Desfazer encerramento');
  await type({ motivo: 'A seleção atrasou.' });
  await answer('Desfazer encerramento');
  await expectTold(M.naoEncerrado);
  expect(document.querySelector<HTMLTextAreaElement>('[role="dialog"] textarea')?.value).toBe(
    'A seleção atrasou.',
  );
  server.mend();
});

it('[C-A16] shows a participant of the project the address to write to', () => {
  for (const tipo of ['coordenador', 'administrador'] as const) {
    abrir(tipo, projeto.coordenador.id);
    expect(texto()).toContain('escreva à administração');
    expect(texto()).not.toContain('Desfazer encerramento');
    cleanup();
  }
});
