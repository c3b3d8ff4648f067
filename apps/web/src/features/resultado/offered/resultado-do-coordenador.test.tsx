import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { PUBLICADO, recurso } from '../../../testing/answers-da-avaliacao.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
// Imported for its longer time limit of `findBy` on slow machines.
import '../../../testing/screen.ts';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
afterEach(() => {
  cleanup();
  server.answerWith({});
});

const FRASE = 'Aprovado em parte: 1 bolsista e 1 voluntário. 80 de 100 pontos, 3º lugar.';
const parcial = {
  ...(PUBLICADO.lerAprovacaoDoProjeto as object),
  situacaoExibida: 'APROVADO PARCIALMENTE',
  vagas: 'parte',
  resultado: { versao: 1, instante: '2026-05-13T12:00:00.000Z', posicao: 3, menorTotalComVaga: 75.5 },
  recurso: { pode: true, motivo: null, ate: '2026-05-25', soMudanca: false, mudancas: [] },
};

it('shows the result in one sentence, what can be done now, and each score with its maximum', async () => {
  server.answerWith({ ...PUBLICADO, lerAprovacaoDoProjeto: parcial });
  await openScreen({ at: '/projetos/31/resultado' });
  const avaliacao = await screen.findByRole('region', { name: 'Avaliação' });
  expect(within(avaliacao).getByRole('heading', { level: 2, name: FRASE })).toBeTruthy();
  expect(avaliacao.textContent).toMatch(/Você pode recorrer até 25\/05\/2026/);
  expect(avaliacao.textContent).toContain('Menor total que recebeu vaga75,5');
  const linhas = within(avaliacao)
    .getAllByRole('row')
    .map((linha) => linha.textContent);
  expect(linhas).toEqual([
    'CritérioNotaMáximo',
    'Adequação e coerência3240',
    'Relevância, justificativa e clareza2430',
    'Metodologia e atividades1620',
    'Organização textual810',
    'Total80100',
  ]);
});

it('shows that the result already has an accepted appeal', async () => {
  const aceito = { ...recurso, status: 'ACEITO', original: {}, corrigido: {}, feedback: 'Sim.' };
  server.answerWith({
    ...PUBLICADO,
    lerAprovacaoDoProjeto: parcial,
    listarRecursosDoProjeto: [aceito],
  });
  await openScreen({ at: '/projetos/31/resultado' });
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: `${FRASE} Este resultado já conta o recurso aceito.` })),
  );
});
