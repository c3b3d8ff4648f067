import { MENSAGENS_DESIGNACAO as M } from '@instrutoria/domain/designacao/messages.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { EM_AVALIACAO, ENTRE_VARIOS } from '../../../testing/answers-da-avaliacao.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer, click, type, whenThere } from '../../../testing/screen.ts';

const server = faultyClient(ANSWERS);
const mandados: unknown[] = [];
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    const { client } = server;
    const substituirVarios = (pedido: Parameters<typeof client.substituirVarios>[0]) => {
      mandados.push(pedido.body);
      return client.substituirVarios(pedido);
    };
    return { ...client, substituirVarios };
  },
}));
// The library measures text once fonts are loaded; jsdom has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

afterEach(() => {
  cleanup();
  server.answerWith({});
  mandados.length = 0;
});

const body = () => document.body.textContent ?? '';
const diz = (texto: string) => waitFor(() => expect(body()).toContain(texto));
const escolher = async (...projetos: readonly number[]) => {
  for (const projeto of projetos) {
    const caixa = await whenThere(() =>
      document.querySelector<HTMLInputElement>(`input[aria-label="Escolher o projeto ${projeto}"]`),
    );
    caixa.click();
  }
};
const deQuem = () =>
  whenThere(() => document.querySelector<HTMLSelectElement>('select[name="de"]')).then(({ options }) =>
    [...options].map(({ value, textContent }) => [value, textContent]),
  );

it('asks for the place among those who have not concluded, and shows the outcome for each project', async () => {
  server.answerWith({
    ...ENTRE_VARIOS,
    substituirVarios: {
      linhas: [
        { projeto: 31, resultado: 'feito', mensagem: M.avaliadorSubstituido },
        { projeto: 32, resultado: 'recusado', mensagem: M.participa },
      ],
    },
  });
  await openScreen({ at: '/editais/3', tipo: 'administrador' });
  await escolher(31, 32);
  await click('Substituir…');
  expect(await deQuem()).toEqual([
    ['', 'Escolha'],
    ['8', 'Bruno Telles · 2 projetos'],
    // In the other she has concluded.
    ['9', 'Carla Nunes · 1 projeto'],
  ]);
  await type({ avaliador: 'Bruno Telles · 7777777' });
  await answer('Substituir');
  await diz(M.nenhumProfessor);
  expect(mandados).toEqual([]);
  await type({ de: '9' });
  await diz('Carla Nunes sai de 1 projeto; os outros avaliadores ficam.');
  expect(body()).toContain(M.notasNaoPassam);
  expect(body()).toContain('Carla Nunes não está, ou já concluiu, e nada muda: 1 projeto.');
  await answer('Substituir');
  await diz('1 projeto em ordem, 1 não foi possível');
  expect(body()).toContain(M.participa);
  expect(mandados).toEqual([{ projetos: [31, 32], avaliador: 8, de: 9 }]);
});

it('selects the only possible place', async () => {
  server.answerWith(ENTRE_VARIOS);
  await openScreen({ at: '/editais/3', tipo: 'administrador' });
  await escolher(32);
  await click('Substituir…');
  await diz('Bruno Telles sai de 1 projeto');
});

it('asks nothing more when each project has one evaluator', async () => {
  server.answerWith(EM_AVALIACAO);
  await openScreen({ at: '/editais/3', tipo: 'administrador' });
  await escolher(32);
  await click('Substituir…');
  await diz('Nome do avaliador');
  expect(document.querySelector('select[name="de"]')).toBeNull();
  expect(body()).toContain('O avaliador muda onde a avaliação não foi concluída');
});

it.each([
  ['several projects with one evaluator each', EM_AVALIACAO],
  ['several evaluators', ENTRE_VARIOS],
])('[C-L10] says of %s that scores are kept, and never that they are lost', async (_quais, respostas) => {
  server.answerWith(respostas);
  await openScreen({ at: '/editais/3', tipo: 'administrador' });
  await escolher(32);
  await click('Substituir…');
  await diz(M.notasNaoPassam);
  expect(body()).not.toMatch(/perde/);
});
