import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { iniciarSessao } from '../../../lib/session/session.ts';
import { ANSWERS } from '../../../testing/answers.ts';
import { EM_AVALIACAO } from '../../../testing/answers-da-avaliacao.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { click } from '../../../testing/screen.ts';
import type { LinhaDoRanque } from '../api.ts';
import RanqueTipo1 from './ranque-tipo1.tsx';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const linha: LinhaDoRanque = {
  ...{ posicao: 1, projeto_id: 9, titulo: 'Oficina', avaliador: null, ja_foi_avaliado: true },
  ...{ pontuacaoAdequacaoCoerencia: 32, pontuacaoRelevanciaJustificativaClareza: 24 },
  ...{ pontuacaoMetodologiaAtividades: 16, pontuacaoOrganizacaoTextual: 8 },
  ...{ pontuacaoApoioDisciplina: 100.5, pontuacaoNaturezaDisciplinas: 120 },
  ...{ pontuacaoCaracteristicaDisciplinas: 80, pontuacaoFase1: 80, pontuacaoFase2: 300.5, total: 380.5 },
  ...{ desempate: null, desempateCom: null, unidade: 'ICA', remunerados: 2, voluntarios: 1 },
  ...{ remunerados_aprovados: null, voluntarios_aprovados: null },
};

it('[C-L7] prints the whole ranking as a sheet that names the edital, without grants before the decision', async () => {
  iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'administrador' });
  server.answerWith({ ...EM_AVALIACAO, ranqueTipoI: [linha] });
  renderPage(<RanqueTipo1 />, '/ranque_tipo1');
  await waitFor(() => expect(document.body.textContent).toContain('Oficina'));
  const print = vi.fn(() => {
    act(() => void globalThis.dispatchEvent(new Event('beforeprint')));
    const titulo = screen.getByRole('heading', { name: /^Ranque I: \S/ });
    const [cabeca, primeira] = within(titulo.parentElement as HTMLElement).getAllByRole('row');
    expect(cabeca?.textContent).not.toContain('concedid');
    expect([...(primeira?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      ...['1º', 'Oficina (nº\u00a09)', 'ICA', '80', '300,5', '380,5', '', '2', '1'],
    ]);
  });
  vi.stubGlobal('print', print);
  await click('Imprimir');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});
