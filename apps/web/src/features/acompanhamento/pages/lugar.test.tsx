import { FREQUENCIA_RECEBIDA } from '@instrutoria/domain/frequencia/messages.ts';
import { RECURSO_RECEBIDO } from '@instrutoria/domain/recurso/messages.ts';
import { RELATORIO_RECEBIDO } from '@instrutoria/domain/relatorio/messages.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { PUBLICADO, recurso } from '../../../testing/answers-da-avaliacao.ts';
import { COM_FOLHA, umaFolha } from '../../../testing/answers-da-frequencia.ts';
import { COM_INSTRUTOR } from '../../../testing/answers-do-instrutor.ts';
import { aluno, SEM_RELATORIO } from '../../../testing/answers-do-relatorio.ts';
import { type Answers, faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { whenThere } from '../../../testing/screen.ts';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
// The library measures text once fonts are there; jsdom has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
afterEach(() => {
  cleanup();
  localStorage.clear();
  server.answerWith({});
});

const recibo = () => whenThere(() => document.querySelector('[data-receipt]'));
const palavras = async () => (await recibo()).textContent ?? '';

it.each<readonly [at: string, parte: string, answers: Answers]>([
  ['/instrutores/31', 'Instrutores', COM_INSTRUTOR],
  ['/cadastro_instrutor/31', 'Instrutores', COM_INSTRUTOR],
  [`/atualizar_instrutor/${aluno.id}/31`, 'Instrutores', COM_INSTRUTOR],
  ['/frequencia/31', 'Frequência', { ...COM_FOLHA, ...COM_INSTRUTOR }],
  ['/relatorio_coordenador/31', 'Relatórios', SEM_RELATORIO],
  [`/relatorio_atividades/${aluno.id}/31`, 'Relatórios', SEM_RELATORIO],
  ['/solicitar_recurso/11', 'Avaliação e resultado', PUBLICADO],
  ['/projetos_submetidos/31', 'Avaliação e resultado', PUBLICADO],
  ['/detalhes_projeto/31', 'Proposta', PUBLICADO],
])('%s is the place of its project, at %s', async (at, parte, answers) => {
  server.answerWith(answers);
  await openScreen({ at });
  const partes = await whenThere(() => document.querySelector('nav[aria-label="Partes do projeto"]'));
  expect(partes.querySelector('[aria-current="page"]')?.textContent).toBe(parte);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.querySelector('h1')?.textContent).toBe('Monitoria');
  expect(document.querySelector('header')?.textContent).toContain('Projeto nº 31');
  expect(document.querySelector('nav[aria-label="Caminho"]')?.textContent).toBe(
    'InícioProjetos submetidosMonitoria',
  );
});

it('says first that an appeal arrived, with its number, instant and last day, as the server has it', async () => {
  const espera = { ...recurso, status: 'PENDENTE', criadoEm: '2026-05-14T13:02:00.000Z' };
  server.answerWith({ ...PUBLICADO, listarRecursosDoProjeto: [espera] });
  await openScreen({ at: '/projetos_submetidos/31' });
  await waitFor(async () => expect(await palavras()).toContain(RECURSO_RECEBIDO.semEmail));
  expect(await palavras()).toMatch(
    new RegExp(`Recurso nº ${recurso.id} do projeto nº 31, recebido em 14/05/2026, .+ \\(.+\\)`),
  );
  expect(await palavras()).toContain('13/06/2026');
});

it('says first that every month is registered, since when, and until when it can be corrected', async () => {
  const registradaEm = '2026-05-15T12:30:00.000Z';
  server.answerWith({ ...COM_FOLHA, lerFolhaDeFrequencia: { ...umaFolha(), registradaEm } });
  await openScreen({ at: '/frequencia/31' });
  expect(await palavras()).toContain(FREQUENCIA_RECEBIDA.titulo('maio de 2026'));
  expect(await palavras()).toMatch(/registrada em 15\/05\/2026, .+Você pode corrigir até 10\/12\/2026/);
});

it('says first that a report arrived, by whom and until when it can be changed', async () => {
  const lerRelatorioCoordenador = {
    ...{ id: 12, versao: 2, relatorio: 'a', fundamentacao: 'b', conclusao: 'c' },
    projeto: { id: 31, titulo: 'Monitoria' },
    avaliacoesDeDesempenho: [],
    autor: { id: 7, nome: 'Ana' },
    atualizadoEm: '2026-09-10T12:00:00.000Z',
  };
  server.answerWith({ ...SEM_RELATORIO, lerRelatorioCoordenador });
  await openScreen({ at: '/relatorio_coordenador/31' });
  await waitFor(async () => expect(await palavras()).toContain(RELATORIO_RECEBIDO.semEmail));
  expect(await palavras()).toMatch(
    /Relatório do coordenador nº 12 do projeto nº 31, recebido em 10\/09\/2026, .+ Quem salvou: Ana\.Você pode atualizar até 10\/12\/2026/,
  );
});
