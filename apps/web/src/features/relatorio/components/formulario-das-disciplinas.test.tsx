import { MENSAGENS_RELATORIO as M } from '@instrutoria/domain/relatorio/messages.ts';
import { umaDisciplina, umProjeto } from '@instrutoria/domain/testing/projetos.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { iniciarSessao } from '../../../lib/session/session.ts';
import { ANSWERS } from '../../../testing/answers.ts';
import { SEM_RELATORIO } from '../../../testing/answers-do-relatorio.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { click, expectTold, type } from '../../../testing/screen.ts';
import { FormularioDasDisciplinas } from './formulario-das-disciplinas.tsx';

const server = faultyClient({ ...ANSWERS, ...SEM_RELATORIO });
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const disciplina = umaDisciplina({ id: 11, nome: 'Cálculo I', semestre: 'anual' });
const projeto = umProjeto({
  comprovante_disciplinas: { id: 5, comprovante: null, disciplinas_associadas: [disciplina] },
});
const certas = {
  disciplina: '11',
  numMatriculados: '40',
  numReprovadosNota: '3',
  numReprovadosFrequencia: '2',
  numTrancaram: '1',
  numSuprimiram: '1',
};
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const error = (id: string) => document.getElementById(`${id}-error`)?.textContent;
const sent = () => server.asked.filter((call) => call === 'salvarRelatorioDisciplinas').length;

beforeEach(() => {
  localStorage.clear();
  iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'coordenador' });
  renderPage(
    <FormularioDasDisciplinas projeto={projeto} relatadas={[]} hoje="2026-09-10" onClose={() => undefined} />,
    '/',
  );
});
afterEach(cleanup);

it.each(['-3', '1.5'])('[C-D7] keeps %s as typed, with the error beside it', async (typed) => {
  await type({ ...certas, numReprovadosNota: typed });
  await click('Adicionar disciplina');
  await waitFor(() => expect(error('numReprovadosNota')).toBe(M.contagemInvalida));
  expect(field('numReprovadosNota').value).toBe(typed);
  expect(document.body.textContent).toContain('Nenhuma disciplina adicionada.');
});

it('[C-D7] never shows a negative rate', async () => {
  await type({ ...certas, numMatriculados: '5' });
  await waitFor(() => expect(document.body.textContent).toContain('Taxa de sucesso (TSD) alcançada: —'));
  await type({ numMatriculados: '40' });
  await waitFor(() => expect(document.body.textContent).toContain('Taxa de sucesso (TSD) alcançada: 82,5%'));
});

it('[C-D7] clears a repeated entry, and saves the rest', async () => {
  await type(certas);
  await click('Adicionar disciplina');
  await type({ ...certas, numMatriculados: '50' });
  await click('Salvar');
  await expectTold(M.disciplinaRepetida);
  expect(sent()).toBe(0);
  await click('Limpar');
  await waitFor(() => expect(field('numMatriculados').value).toBe(''));
  await click('Salvar');
  await waitFor(() => expect(sent()).toBe(1));
});
