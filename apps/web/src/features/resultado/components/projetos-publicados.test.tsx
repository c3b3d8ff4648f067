import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { whenThere } from '../../../testing/screen.ts';
import { ProjetosPublicados } from './projetos-publicados.tsx';
import type { LinhaPublicada } from './use-projetos-do-resultado.ts';

afterEach(cleanup);

const umas = (quantas: number): LinhaPublicada[] =>
  Array.from({ length: quantas }, (_, i) => ({
    posicao: i + 1,
    projeto_id: 1000 + i,
    titulo: `Projeto ${i + 1}`,
    coordenador: i === 70 ? 'Íris Lago' : 'Ana',
    unidade: i % 2 === 0 ? 'Centro' : 'Campus',
    tipoProjeto: 'TIPO I',
    total: 500 - i,
    situacaoExibida: 'APROVADO',
    vagas: 'todas',
    remunerados_aprovados: 1,
    voluntarios_aprovados: 0,
    desempate: null,
  }));
const abrir = (quantas: number) =>
  renderPage(<ProjetosPublicados nome="Edital 2026" projetos={umas(quantas)} />, '/');
const titulos = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

it('shows a short result whole, without a search', () => {
  abrir(50);
  expect(titulos()).toHaveLength(50);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('shows a long one by pages, searched by words and by unit', async () => {
  abrir(120);
  expect(titulos()).toEqual(umas(50).map(({ titulo }) => titulo));
  fireEvent.click(screen.getByRole('button', { name: 'Próxima' }));
  await waitFor(() => expect(titulos()[0]).toBe('Projeto 51'));
  fireEvent.change(screen.getByRole('combobox', { name: 'Unidade' }), { target: { value: 'Campus' } });
  await waitFor(() => expect(screen.getByText('60 de 120 projetos')).toBeTruthy());
  expect(titulos()[0]).toBe('Projeto 2');
  fireEvent.change(screen.getByRole('combobox', { name: 'Unidade' }), { target: { value: '' } });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Buscar' }), { target: { value: 'iris' } });
  await whenThere(() => titulos().join() === 'Projeto 71' || null);
});

it('takes every row to paper, and goes back to its page', async () => {
  abrir(120);
  act(() => void globalThis.dispatchEvent(new Event('beforeprint')));
  expect(titulos()).toHaveLength(120);
  act(() => void globalThis.dispatchEvent(new Event('afterprint')));
  await waitFor(() => expect(titulos()).toHaveLength(50));
});

it('[C-G6] shows beside an ended project that its scholarship was returned, and counts those in use', () => {
  const devolveu = { encerramento: '2026-08-12', desistencia: '2026-08-12' };
  const projetos = umas(3).map((linha, i) => (i === 0 ? { ...linha, devolveu } : linha));
  renderPage(<ProjetosPublicados nome="Edital 2026" projetos={projetos} />, '/');
  expect(screen.getByText(/desistência em 12\/08\/2026: a bolsa voltou ao edital/)).toBeTruthy();
  expect(
    screen.getByText(
      'Das 3 bolsas deste resultado, 1 voltou com o fim de um projeto: 2 estão com os projetos agora.',
    ),
  ).toBeTruthy();
});
