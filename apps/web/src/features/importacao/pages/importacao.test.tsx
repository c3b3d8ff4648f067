import { MENSAGENS_IMPORTACAO as M } from '@instrutoria/domain/importacao/messages.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer, click } from '../../../testing/screen.ts';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

afterEach(() => {
  cleanup();
  server.answerWith({});
});
beforeEach(() => {
  localStorage.clear();
  server.asked.length = 0;
});

const says = (text: string) => waitFor(() => expect(document.body.textContent).toContain(text));
const abrir = () => openScreen({ at: '/importar/5', tipo: 'administrador' });

it('shows what would change, old and new value beside each other, and the bad rows', async () => {
  await abrir();
  await says('1 nova, 1 muda, 3 iguais, 1 com erro. Nada foi gravado ainda.');
  await says('TSD: 70');
  await says('TSD: 72,4');
  await says('Falta o nome');
});

it('offers a removal whose records are beyond the shown rows', async () => {
  const { lerPrevia } = ANSWERS as { lerPrevia: object };
  const vazio = { total: 0, linhas: [] };
  const somem = { total: 300, linhas: [{ id: 1, nome: 'Usada', fica: true }] };
  server.answerWith({
    lerPrevia: { ...lerPrevia, novas: vazio, mudam: vazio, comErro: vazio, somem, saem: 7 },
  });
  await abrir();
  await says('0 novas, 0 mudam, 7 saem, 3 iguais');
  const confirmar = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Confirmar a importação',
  );
  expect(confirmar?.disabled).toBe(false);
});

it('confirms, shows the receipt, and undoes', async () => {
  await abrir();
  await says('Nada foi gravado ainda');
  await click('Confirmar a importação');
  await answer('Importar');
  await says(M.confirmada);
  await click('Desfazer');
  await answer('Desfazer');
  await says('Desfeita em');
});

it('offers to undo the rest when a part is in use, and names who uses it', async () => {
  await abrir();
  await says('Nada foi gravado ainda');
  await click('Confirmar a importação');
  await answer('Importar');
  await says(M.confirmada);
  const usadas = M.jaUsadas('Ana (já entrou no sistema)');
  const data = { code: 'IMPORTACAO_USADA', message: usadas };
  server.fail('desfazerImportacao', {
    name: '409',
    sent: { status: 409, data, header: () => null },
    text: usadas,
    id: undefined,
  });
  await click('Desfazer');
  await answer('Desfazer');
  await says(usadas);
  server.mend();
  await answer('Desfazer o resto');
  await says('Desfeita em');
});

it('says beside the column what is missing, and makes no preview then', async () => {
  const { lerImportacao } = ANSWERS as { lerImportacao: { planilha: object } };
  const problemas = [{ campo: 'colunas.nome', mensagem: M.semColuna('Nome') }];
  server.answerWith({
    lerImportacao: { ...lerImportacao, planilha: { ...lerImportacao.planilha, problemas } },
  });
  await abrir();
  await says(M.semColuna('Nome'));
  expect(server.asked).not.toContain('lerPrevia');
});
