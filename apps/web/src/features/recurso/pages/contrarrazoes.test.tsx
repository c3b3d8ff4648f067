import { REGRAS_PADRAO } from '@instrutoria/domain/edital/rules/regras.ts';
import { MENSAGENS_CONTRARRAZOES as M } from '@instrutoria/domain/recurso/messages.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { PUBLICADO, RECURSO_DE_OUTRO, recurso } from '../../../testing/answers-da-avaliacao.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer, click, type, whenThere } from '../../../testing/screen.ts';

const server = faultyClient(ANSWERS);
const mandados: unknown[] = [];
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    const { client } = server;
    const enviarContrarrazoes = (pedido: Parameters<typeof client.enviarContrarrazoes>[0]) => {
      mandados.push([pedido.params, pedido.body]);
      return client.enviarContrarrazoes(pedido);
    };
    return { ...client, enviarContrarrazoes };
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
const AGUARDA = 'Aguarda contrarrazões até 10/01/2999, 23h59';

describe('the answer of another project to an appeal (D56)', () => {
  it('[C-G6] is written beside the reasons of the appeal, and sent once', async () => {
    server.answerWith({ ...PUBLICADO, listarRecursosDosOutros: [RECURSO_DE_OUTRO] });
    await openScreen({ at: '/projetos/31/resultado' });
    await diz('A nota de metodologia não considerou o anexo.');
    await diz('Pode responder até 10/01/2999, 23h59');
    await click('Responder ao recurso nº 6…');
    await answer('Enviar as contrarrazões');
    await diz(M.vazias);
    expect(mandados).toEqual([]);
    await type({ texto: 'A nota está certa.' });
    await answer('Enviar as contrarrazões');
    await waitFor(() =>
      expect(mandados).toEqual([[{ id: 31, recurso: 6 }, { texto: 'A nota está certa.' }]]),
    );
  });

  it('[C-G6] is shown after it was sent, without the button', async () => {
    const enviada = {
      ...RECURSO_DE_OUTRO,
      podeResponder: false,
      texto: 'A nota está certa.',
      enviadaEm: '2026-11-20T12:00:00Z',
    };
    server.answerWith({ ...PUBLICADO, listarRecursosDosOutros: [enviada] });
    await openScreen({ at: '/projetos/31/resultado' });
    await diz('As contrarrazões deste projeto');
    expect(body()).not.toContain('Responder ao recurso');
    const recibo = await whenThere(() => document.querySelector('[data-receipt]'));
    expect(recibo.textContent).toMatch(
      /Contrarrazões recebidas.+Resposta do projeto nº 31 ao recurso nº 6, recebida em 20\/11\/2026.+19\/12\/2026/,
    );
  });

  it('[C-G6] is awaited by the deciding person, who sees the answers so far and the effect meanwhile', async () => {
    const contrarrazoes = { ate: '2999-01-10', correm: true, recebidas: 1 };
    server.answerWith({
      ...PUBLICADO,
      listarRecursos: [{ ...recurso, contrarrazoes }],
      lerContrarrazoes: [
        { projeto: { id: 32, titulo: 'Botânica' }, texto: 'Discordo.', enviadaEm: '2026-11-20T12:00:00Z' },
      ],
    });
    await openScreen({ at: '/editais/3/recursos/5', tipo: 'PRESIDENTE_COMISSAO' });
    await diz(AGUARDA);
    await diz('Projeto nº 32, Botânica');
    await diz('Discordo.');
    for (const nome of ['Aceitar', 'Recusar']) {
      const botao = await whenThere(() =>
        [...document.querySelectorAll('button')].find((um) => um.textContent?.startsWith(nome)),
      );
      expect(botao.disabled).toBe(true);
    }
    await click('Ver o efeito no ranque');
    await diz('Total');
    cleanup();
    await openScreen({ at: '/editais/3/recursos', tipo: 'PRESIDENTE_COMISSAO' });
    await diz(AGUARDA);
  });

  it('[C-G6] is explained to a judge who sees the others after the time of their own project', async () => {
    const contrarrazoes = { ate: '2999-01-10', correm: true, depoisDaSua: true as const };
    server.answerWith({ ...PUBLICADO, listarRecursos: [{ ...recurso, contrarrazoes }] });
    await openScreen({ at: '/editais/3/recursos/5', tipo: 'PRESIDENTE_COMISSAO' });
    await diz(M.depoisDaSua);
  });

  it('[C-G6] is announced to the author of an appeal', async () => {
    server.answerWith({
      ...PUBLICADO,
      lerRegrasDoEdital: { versao: 2, regras: { ...REGRAS_PADRAO, contrarrazoes: true }, retificacoes: [] },
    });
    await openScreen({ at: '/solicitar_recurso/11' });
    await diz(M.seraoLidas);
  });
});
