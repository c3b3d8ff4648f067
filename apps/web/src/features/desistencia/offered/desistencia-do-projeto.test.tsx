import { MENSAGENS_DESISTENCIA as M } from '@instrutoria/domain/desistencia/messages.ts';
import { umProjeto } from '@instrutoria/domain/testing/projetos.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { iniciarSessao } from '../../../lib/session/session.ts';
import { ANSWERS } from '../../../testing/answers.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { click } from '../../../testing/screen.ts';
import { DesistenciaDoProjeto } from './desistencia-do-projeto.tsx';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
// Mantine measures text once fonts are loaded; jsdom has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
afterEach(cleanup);

const projeto = umProjeto({ id: 31, titulo: 'Monitoria' });
async function dialogo(
  tipo: 'administrador' | 'coordenador',
  id: number,
  temSuplentes: boolean,
  botao: string,
) {
  iniciarSessao('t', { id, nome: 'Alguém', tipo });
  const lerDesistencia = { desistencia: null, impedimento: null, temSuplentes };
  server.answerWith({ lerDesistencia: { ...lerDesistencia, hoje: '2026-05-13', vigenciaFim: '2026-12-31' } });
  renderPage(<DesistenciaDoProjeto projeto={projeto} />, '/');
  await click(botao);
  return waitFor(() => {
    const texto = document.querySelector('[role="dialog"]')?.textContent ?? '';
    if (!texto.includes('voltam ao edital')) throw new Error('no dialog yet');
    return texto;
  });
}

it('[C-L2] asks the coordinator, and mentions suplentes only if the call has a list', async () => {
  const texto = await dialogo('coordenador', projeto.coordenador.id, false, 'Desistir do projeto…');
  expect(texto).toContain(M.desejaDesistir);
  expect(texto).toContain('Os alunos e a administração são avisados agora, por e-mail.');
  expect(texto).toContain('As bolsas voltam ao edital.');
});

it('[C-L2] asks an administrator whether to register it for somebody else', async () => {
  const texto = await dialogo('administrador', 90_001, true, 'Encerrar por desistência…');
  expect(texto).toContain(M.desejaRegistrar);
  expect(texto).not.toContain(M.desejaDesistir);
  expect(texto).toContain('As bolsas voltam ao edital e são oferecidas a suplentes.');
});
