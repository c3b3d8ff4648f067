import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { MENSAGENS_RELATORIO as M } from '@instrutoria/domain/relatorio/messages.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apagarSessao, iniciarSessao } from '../../../lib/session/session.ts';
import { ANSWERS } from '../../../testing/answers.ts';
import { aluno, SEM_RELATORIO } from '../../../testing/answers-do-relatorio.ts';
import { type Fault, faultyClient } from '../../../testing/faults.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answer, click, expectTold, type } from '../../../testing/screen.ts';
import { RelatorioDoCoordenador } from '../offered/relatorio-do-coordenador.tsx';

const server = faultyClient({ ...ANSWERS, ...SEM_RELATORIO });
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const refusal = (status: number, code: string, message: string): Fault => ({
  name: code,
  sent: { status, data: { code, message }, header: () => null },
  text: message,
  id: undefined,
});
const shown = (id: string) => (document.getElementById(id) as HTMLTextAreaElement | null)?.value;
const guardado = () => JSON.stringify({ ...localStorage });
const open = async () => {
  renderPage(
    <Routes>
      <Route
        path="/relatorio_coordenador/:id"
        element={<RelatorioDoCoordenador projeto={ANSWERS.lerProjeto as Projeto} />}
      />
      <Route path="*" element={null} />
    </Routes>,
    '/relatorio_coordenador/31',
  );
  await click('Preencher relatório');
  await waitFor(() => expect(shown('relatorio')).toBeDefined());
};
const CAMPO = `aluno-${aluno.id}`;
const TUDO = { relatorio: 'Relato.', fundamentacao: 'Base.', conclusao: 'Fim.', [CAMPO]: 'Boa.' };

beforeEach(async () => {
  localStorage.clear();
  iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'coordenador' });
  await open();
});
afterEach(() => {
  cleanup();
  server.mend();
});

it('names the instructor whose evaluation is empty, and sends nothing (E-RELATORIO-3)', async () => {
  await type({ ...TUDO, [CAMPO]: ' \n ' });
  const before = server.asked.length;
  await answer('Salvar');
  await expectTold(M.avaliacaoVazia(aluno.nome));
  expect(document.getElementById(CAMPO)?.getAttribute('aria-invalid')).toBe('true');
  expect(server.asked.slice(before)).toEqual([]);
});

it('counts code points as the rule does: an emoji is one', async () => {
  await type({ relatorio: '🙂'.repeat(8000) });
  await waitFor(() => expect(document.body.textContent).toContain('8.000 de 8.000 caracteres'));
  await type({ relatorio: '🙂'.repeat(8001) });
  await waitFor(() => expect(document.body.textContent).toContain('8.001 de 8.000 caracteres: 1 a mais'));
});

it('keeps the text outside the window, and shows the open days with the refusal (D23)', async () => {
  const texto = 'Os relatórios são enviados de 1 a 19 de setembro';
  server.fail('salvarRelatorioCoordenador', refusal(409, 'FORA_DA_JANELA', texto));
  await type(TUDO);
  await answer('Salvar');
  await expectTold(texto);
  expect(shown('relatorio')).toBe('Relato.');
  await waitFor(() => expect(guardado()).toContain('Relato.'));
});

it('restores unsaved text with a notice, and keeps nothing after the save', async () => {
  await type(TUDO);
  cleanup();
  await open();
  expect(shown('conclusao')).toBe('Fim.');
  expect(document.body.textContent).toContain('Rascunho restaurado');
  server.answerWith({
    salvarRelatorioCoordenador: {
      id: 1,
      versao: 1,
      relatorio: 'Relato.',
      fundamentacao: 'Base.',
      conclusao: 'Fim.',
      projeto: { id: 31, titulo: 'Monitoria' },
      avaliacoesDeDesempenho: [{ aluno, avaliacao: 'Boa.' }],
      autor: { id: 7, nome: 'Ana' },
      atualizadoEm: '2026-09-10T12:00:00.000Z',
    },
  });
  await answer('Salvar');
  await waitFor(() => expect(guardado()).not.toContain('Relato.'));
});

it('T-K2, T-K4: keeps a draft for one person, and removes it at the logout', async () => {
  await type(TUDO);
  await waitFor(() => expect(guardado()).toContain('Relato.'));
  apagarSessao();
  cleanup();
  expect(guardado()).not.toContain('Relato.');
});
