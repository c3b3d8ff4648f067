import { CRITERIOS_FASE1, CRITERIOS_FASE2 } from '@instrutoria/domain/avaliacao/types.ts';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { iniciarSessao } from '../../../../lib/session/session.ts';
import { ANSWERS } from '../../../../testing/answers.ts';
import { EM_AVALIACAO } from '../../../../testing/answers-da-avaliacao.ts';
import { type Fault, faultyClient } from '../../../../testing/faults.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { click, expectTold, type } from '../../../../testing/screen.ts';
import NotasFase1 from '../../pages/notas-fase1.tsx';
import NotasFase2 from '../../pages/notas-fase2.tsx';

const server = faultyClient({ ...ANSWERS, ...EM_AVALIACAO });
vi.mock('../../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const ADEQUACAO = 'pontuacaoAdequacaoCoerencia';
const APOIO = 'pontuacaoApoioDisciplina';
const shown = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.value;

beforeEach(async () => {
  localStorage.clear();
  iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'avaliador' });
  renderPage(<NotasFase1 />, '/notas_fase1?projeto=31');
  await waitFor(() => expect(shown(ADEQUACAO)).toBe('32'));
});
afterEach(() => {
  cleanup();
  server.mend();
});

it('lowers a score above the maximum to it, and updates the total while typing (E-AVALIACAO-7; D16)', async () => {
  expect(document.body.textContent).toContain('Total da fase 1: 80');
  await type({ [ADEQUACAO]: '999' });
  fireEvent.blur(document.getElementById(ADEQUACAO) ?? document.body);
  await waitFor(() => expect(shown(ADEQUACAO)).toBe('40'));
  expect(document.body.textContent).toContain('Total da fase 1: 88');
});

it('accepts a comma, and one decimal', async () => {
  await type({ [ADEQUACAO]: '30,5' });
  await waitFor(() => expect(document.body.textContent).toContain('Total da fase 1: 78,5'));
});

it('shows beside each empty score that it is missing, and sends nothing', async () => {
  await type({ [ADEQUACAO]: '', pontuacaoOrganizacaoTextual: '' });
  const before = server.asked.length;
  await click('Salvar e ir para a fase 2');
  await expectTold('Digite a nota');
  for (const field of [ADEQUACAO, 'pontuacaoOrganizacaoTextual']) {
    expect(document.getElementById(field)?.getAttribute('aria-invalid'), field).toBe('true');
  }
  expect(server.asked.slice(before)).toEqual([]);
});

it('keeps typed scores when another tab saved first (T-G5)', async () => {
  const old: Fault = {
    name: '412',
    sent: {
      status: 412,
      data: { code: 'VERSAO', message: 'Este registro foi alterado' },
      header: () => null,
    },
    text: 'Este registro foi alterado',
    id: undefined,
  };
  server.fail('salvarFase1', old);
  await type({ [ADEQUACAO]: '31', parecer: 'Bom projeto.' });
  await click('Salvar e ir para a fase 2');
  await expectTold(old.text);
  expect(shown(ADEQUACAO)).toBe('31');
  expect(shown('parecer')).toBe('Bom projeto.');
});

it('shows the scores of both phases and the total of the project, whichever phase was opened', async () => {
  for (const campo of [...CRITERIOS_FASE1, ...CRITERIOS_FASE2]) expect(shown(campo), campo).toBeDefined();
  expect(document.body.textContent).toContain('de 650');
  cleanup();
  renderPage(<NotasFase2 />, '/notas_fase2?projeto=31');
  for (const campo of [...CRITERIOS_FASE1, ...CRITERIOS_FASE2]) {
    await waitFor(() => expect(shown(campo), campo).toBeDefined());
  }
  expect(document.body.textContent).toContain('de 650');
});

it('saves phase 1 alone on its page, and keeps what was typed in phase 2 for the next', async () => {
  await type({ [ADEQUACAO]: '31', [APOIO]: '77' });
  const before = server.asked.length;
  await click('Salvar e ir para a fase 2');
  await waitFor(() =>
    expect(document.querySelector('[data-testid="where"]')?.textContent).toBe('/notas_fase2?projeto=31'),
  );
  const escritas = server.asked.slice(before).filter((call) => /^(salvar|avaliar)/.test(String(call)));
  expect(escritas).toEqual(['salvarFase1']);
  cleanup();
  renderPage(<NotasFase2 />, '/notas_fase2?projeto=31');
  await waitFor(() => expect(shown(APOIO)).toBe('77'));
});

it('keeps unsaved scores when the page is left and opened again', async () => {
  await type({ [ADEQUACAO]: '31' });
  await click('Voltar ao projeto');
  await waitFor(() =>
    expect(document.querySelector('[data-testid="where"]')?.textContent).toBe('/avaliacao_projetos/31'),
  );
  cleanup();
  renderPage(<NotasFase1 />, '/notas_fase1?projeto=31');
  await waitFor(() => expect(shown(ADEQUACAO)).toBe('31'));
});
