import { umProjeto } from '@instrutoria/domain/testing/projetos.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { iniciarSessao } from '../../../../lib/session/session.ts';
import { ANSWERS } from '../../../../testing/answers.ts';
import { type Fault, faultyClient } from '../../../../testing/faults.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { answer, click, expectTold, type } from '../../../../testing/screen.ts';
import { doProjeto } from '../proposta.ts';
import { WIZARD_VAZIO } from '../wizard-data.ts';
import { readWizard, replaceWizard } from './wizard-storage.ts';

const LA = umProjeto({ ehRascunho: true, versao: 5, titulo: 'título da outra máquina' });
const server = faultyClient({ ...ANSWERS, salvarRascunho: { ...LA, id: 31, versao: 6 }, lerProjeto: LA });
vi.mock('../../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
const CHANGED: Fault = {
  name: '412',
  sent: { status: 412, data: { code: 'VERSAO', message: 'mudou', versao: 5 }, header: () => null },
  text: 'mudou',
  id: undefined,
};

// Imported after the client that it uses was replaced.
const { default: EspecificacoesPage } = await import('../../pages/especificacoes.tsx');
const { autosave } = await import('./autosave.ts');

const statuses = () =>
  [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join('');
const line = () => document.querySelector('[data-autosave]')?.textContent?.trim();
const asked = (call: string) => server.asked.filter((name) => name === call).length;
async function write(titulo: string): Promise<void> {
  await type({ titulo });
  autosave.saveNow();
}

beforeEach(() => {
  localStorage.clear();
  server.asked.length = 0;
  iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'coordenador' });
  replaceWizard(WIZARD_VAZIO);
});
afterEach(() => {
  cleanup();
  server.mend();
});

test('T-A12: shows the time of the save, and announces it once, not at each save', async () => {
  renderPage(<EspecificacoesPage />, '/especificacoes_projeto');
  await write('um');
  await waitFor(() => expect(line()).toMatch(/^Tudo salvo às \d\d:\d\d$/));
  await waitFor(() => expect(statuses()).toBe('O rascunho está salvo.'));
  let spoken = 0;
  const watch = new MutationObserver((changes) => {
    spoken += changes.filter(({ target }) => target.parentElement?.closest('[role="status"]')).length;
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await write('dois');
  await waitFor(() => expect(asked('salvarRascunho')).toBe(2));
  await waitFor(() => expect(readWizard().alteradoEm).toBeNull());
  watch.disconnect();
  expect(spoken).toBe(0);
});

test('T-G17: shows a draft changed elsewhere beside the local one, and loses nothing', async () => {
  replaceWizard({ ...doProjeto(LA, []), projetoVersao: 4 });
  renderPage(<EspecificacoesPage />, '/especificacoes_projeto');
  server.fail('salvarRascunho', CHANGED);
  await write('título desta máquina');
  await waitFor(() => {
    const dialog = document.querySelector('[role="dialog"]')?.textContent ?? '';
    expect(dialog).toContain('título desta máquina');
    expect(dialog).toContain('título da outra máquina');
  });
  await answer('Decidir depois');
  await expectTold('Há duas versões deste projeto: salvo neste computador. Compare e escolha uma.');
  server.mend();
  const before = asked('salvarRascunho');
  autosave.saveNow();
  expect(asked('salvarRascunho')).toBe(before);
  await click('Comparar as versões');
  await answer('Ficar com a deste navegador');
  await waitFor(() => expect(asked('salvarRascunho')).toBe(before + 1));
  expect(readWizard()).toMatchObject({ titulo: 'título desta máquina', projetoVersao: 6 });
  await waitFor(() => expect(line()).toMatch(/^Tudo salvo às/));
});

test("deletes the autosaved draft on cancelling with 'Não', and goes to the menu", async () => {
  renderPage(<EspecificacoesPage />, '/especificacoes_projeto');
  await write('um');
  await waitFor(() => expect(readWizard().projetoId).toBe(31));
  await click('Cancelar');
  await answer('Não');
  await waitFor(() => expect(document.querySelector('[data-testid="where"]')?.textContent).toBe('/menu'));
  expect(asked('excluirRascunho')).toBe(1);
  expect(readWizard()).toMatchObject({ titulo: 'um', projetoId: null });
});
