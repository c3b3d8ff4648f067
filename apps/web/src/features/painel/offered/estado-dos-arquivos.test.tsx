import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { iniciarSessao } from '../../../lib/session/session.ts';
import { ANSWERS } from '../../../testing/answers.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { EstadoDosArquivos } from './estado-dos-arquivos.tsx';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
afterEach(cleanup);

const GB = 1024 ** 3;
const danificado = {
  referencia: `arq_${'a'.repeat(32)}`,
  tipo: 'termo',
  sobre: 'Ana Souza',
  projeto: 31,
  enviadoPor: 'Bruno Telles',
  danificadoEm: '2026-05-13T12:00:00.000Z',
};
function abrir(livre: number, situacao: string, danificados: readonly object[] = []): void {
  iniciarSessao('t', { id: 7, nome: 'Rita', tipo: 'administrador' });
  server.answerWith({
    lerArmazenamento: {
      espaco: { situacao, livre, piso: 5 * GB },
      danificados,
      quantosDanificados: danificados.length,
    },
  });
  renderPage(<EstadoDosArquivos />, '/');
}
const texto = () => document.body.textContent ?? '';

it('[C-F1] shows the free space, the floor of uploads and whom to ask when space is low', async () => {
  abrir(9.5 * GB, 'acabando');
  await waitFor(() => expect(texto()).toContain('O espaço para arquivos está acabando'));
  expect(texto()).toContain('Há 9,5 GB livres no disco. Abaixo de 5 GB ninguém consegue enviar');
  expect(texto()).toContain('Peça a quem cuida do servidor');
  cleanup();
  abrir(4 * GB, 'cheio');
  await waitFor(() => expect(texto()).toContain('O espaço para arquivos acabou'));
});

it('[C-F11] names damaged files and what to do', async () => {
  abrir(500 * GB, 'livre', [danificado]);
  await waitFor(() => expect(texto()).toContain('Um arquivo enviado está danificado'));
  expect(texto()).toContain('termo de compromisso de Ana Souza (projeto nº 31), enviado por Bruno Telles');
  expect(texto()).toContain('última cópia de segurança');
  expect(texto()).not.toContain('O espaço para arquivos');
});

it('[C-F1] shows nothing without a problem, and nothing to other people', async () => {
  abrir(500 * GB, 'livre');
  await waitFor(() => expect(server.asked).toContain('lerArmazenamento'));
  expect(document.querySelector('[role="note"]')).toBeNull();
  cleanup();
  server.asked.length = 0;
  abrir(9 * GB, 'acabando', [danificado]);
  cleanup();
  iniciarSessao('t', { id: 8, nome: 'Rui', tipo: 'secretaria' });
  server.asked.length = 0;
  renderPage(<EstadoDosArquivos />, '/');
  expect(server.asked).toEqual([]);
});
