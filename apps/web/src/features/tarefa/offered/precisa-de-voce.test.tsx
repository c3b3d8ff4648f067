import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatarPrazo } from '../../../lib/format/format.ts';
import { iniciarSessao } from '../../../lib/session/session.ts';
import { ANSWERS } from '../../../testing/answers.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { click } from '../../../testing/screen.ts';
import type { Tarefas } from '../api.ts';
import { PrecisaDeVoce } from './precisa-de-voce.tsx';

let resposta = ANSWERS.listarTarefas as Tarefas;
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return faultyClient({ ...ANSWERS, listarTarefas: resposta }).client;
  },
}));

const [uma] = (ANSWERS.listarTarefas as Tarefas).tarefas;
if (uma === undefined) throw new Error('one task');
const mesa = (tarefas: Tarefas['tarefas'], total = tarefas.length): Tarefas => ({
  hoje: '2026-11-22',
  total,
  deAgora: tarefas.length,
  rascunhos: 0,
  emailConfirmado: true,
  proxima: null,
  tarefas,
});

beforeEach(() => iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'coordenador' }));
afterEach(cleanup);

it('shows on an empty list what comes next, and when', async () => {
  resposta = { ...mesa([]), proxima: { titulo: 'Abre o registro de frequência', dia: '2026-12-11' } };
  renderPage(<PrecisaDeVoce />, '/menu');
  expect(await screen.findByText('Você não tem nada para fazer agora.')).toBeTruthy();
  expect(
    screen.getByText('A seguir: Abre o registro de frequência, em 11/12/2026 (faltam 19 dias).'),
  ).toBeTruthy();
});

it('shows in a row what, about what, why and until when, and links there', async () => {
  resposta = mesa([{ ...uma, ate: '2026-11-20', atrasada: true }]);
  renderPage(<PrecisaDeVoce />, '/menu');
  const link = await screen.findByRole('link', { name: /^Registrar: Registrar a frequência de novembro/ });
  expect(link.getAttribute('href')).toBe('/projetos/31/frequencia');
  for (const texto of ['nº 31 · R', uma.senao, `até ${formatarPrazo('2026-11-20')}`, 'atrasada há 2 dias']) {
    expect(screen.getByText(texto)).toBeTruthy();
  }
});

it('shows when a task opens later, and asks for nothing', async () => {
  resposta = mesa([{ ...uma, espera: true, de: '2026-12-01' }]);
  renderPage(<PrecisaDeVoce />, '/menu');
  expect(await screen.findByText('abre em 01/12/2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Ver: / })).toBeTruthy();
});

it('shows the first tasks, then all, and how many further ones there are', async () => {
  const cem = Array.from({ length: 100 }, (_, i) => ({ ...uma, titulo: `Tarefa ${i}` }));
  resposta = mesa(cem, 130);
  renderPage(<PrecisaDeVoce />, '/menu');
  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
  await click('Ver as outras 94 tarefas');
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
  expect(screen.getByText(/^São as primeiras 100 de 130/)).toBeTruthy();
});
