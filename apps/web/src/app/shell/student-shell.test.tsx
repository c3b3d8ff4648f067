import { expect, it } from 'vitest';
import { iniciarSessao } from '../../lib/session/session.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { whenThere } from '../../testing/screen.ts';
import { Guard } from './guard.tsx';
import { Shell } from './shell.tsx';
import { podeVer } from './who.ts';

it('shows a student the own bar over a page of teachers, without their menu, and says that it is not theirs', async () => {
  iniciarSessao('t', { id: 7, nome: 'Dora Alves', tipo: 'estudante' });
  renderPage(<Shell />, '/menu');
  const bar = await whenThere(() => document.querySelector('header nav'));
  expect(bar.textContent).toBe('Dora AlvesMeus dadosSair');
  expect(document.querySelector('input[type=search]')).toBeNull();
});

it('opens the student’s pages to students and teachers, and pages of teachers to no student', () => {
  expect(podeVer('aluno', 'estudante')).toBe(true);
  expect(podeVer('aluno', 'coordenador')).toBe(true);
  expect(podeVer('aluno', undefined)).toBe(false);
  expect(podeVer('entrou', 'estudante')).toBe(false);
  expect(podeVer('listarTarefas', 'estudante')).toBe(false);
});

it('explains to a student that a page of teachers is not theirs', async () => {
  iniciarSessao('t', { id: 7, nome: 'Dora Alves', tipo: 'estudante' });
  renderPage(<Guard who="entrou">segredo</Guard>, '/meus_dados');
  const link = await whenThere(() => document.querySelector<HTMLAnchorElement>('a'));
  expect(document.body.textContent).not.toContain('segredo');
  expect(link.getAttribute('href')).toBe('/aluno');
});
