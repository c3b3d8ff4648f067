import { expect, it } from 'vitest';
import { umProjeto } from '../../testing/projetos.ts';
import { coordenacaoPorExtenso, coordenouAte, coordenouPorExtenso } from './periodos.ts';

const antes = [
  { id: 1, nome: 'Ana Lima', desde: null, ate: '2027-03-12' },
  { id: 2, nome: 'Bia Reis', desde: '2027-03-13', ate: '2027-05-31' },
];
const pessoa = (id: number, nome: string) => ({ ...umProjeto().coordenador, id, nome });

it('[C-L1] lists in order the coordinators of a project with their periods', () => {
  const coordenador = { nome: 'Caio Nunes' };
  expect(coordenacaoPorExtenso({ coordenador, coordenaramAntes: [] })).toBe('Caio Nunes');
  expect(coordenacaoPorExtenso({ coordenador, coordenaramAntes: antes })).toBe(
    'Ana Lima, até 12/03/2027; Bia Reis, de 13/03/2027 a 31/05/2027; Caio Nunes, desde 01/06/2027',
  );
});

it('[C-L1] gives the last day only to former coordinators who do not act for it now', () => {
  const projeto = { ...umProjeto(), coordenador: pessoa(3, 'Caio Nunes'), coordenaramAntes: antes };
  expect(coordenouPorExtenso(projeto, 1)).toBe('coordenado por você até 12/03/2027');
  expect(coordenouPorExtenso(projeto, 4)).toBeNull();
  expect(coordenouAte({ ...projeto, coordenador: pessoa(1, 'Ana Lima') }, 1)).toBeNull();
  expect(coordenouAte({ ...projeto, vice: { id: 2, nome: 'Bia Reis' } }, 2)).toBeNull();
});
