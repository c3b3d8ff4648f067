import { baremaPadrao } from '@instrutoria/domain/barema/rules/padrao.ts';
import type { Barema } from '@instrutoria/domain/barema/types.ts';
import { expect, it } from 'vitest';
import { oQueMudou, oQueRetificou } from './palavras-do-barema.ts';

const PADRAO = baremaPadrao('TIPO II');
const mudado = (mudanca: Partial<Barema['criterios'][number]>, resto: Partial<Barema> = {}): Barema => ({
  ...PADRAO,
  ...resto,
  criterios: PADRAO.criterios.map((c, i) => (i === 0 ? { ...c, ...mudanca } : c)),
});

it('lists nothing without a change', () => {
  expect(oQueMudou(PADRAO, mudado({}))).toEqual([]);
});

it('lists each changed field in words', () => {
  const novo = mudado(
    { nome: 'Mérito', peso: 2.5, minimo: 10, parecer: true },
    { desempates: ['sorteio'], semente: 'X' },
  );
  expect(oQueMudou(PADRAO, novo).map(({ oQue, antes, depois }) => `${oQue}: ${antes} → ${depois}`)).toEqual([
    '“Adequação e coerência”: nome: “Adequação e coerência” → “Mérito”',
    '“Adequação e coerência”: peso: 1 → 2,5',
    '“Adequação e coerência”: mínimo: nenhum → 10',
    '“Adequação e coerência”: parecer: não pedido → pedido',
    expect.stringMatching(/^Desempates: maior total da fase 1; .* → sorteio$/),
    'Número do sorteio: nenhuma → “X”',
  ]);
});

it('lists a new, removed or moved criterion whole', () => {
  const [um, outro, ...resto] = PADRAO.criterios;
  if (um === undefined || outro === undefined) throw new Error('no criteria');
  const novo = {
    ...PADRAO,
    desempates: [],
    criterios: [outro, um, ...resto.slice(1), { ...um, codigo: 'x', nome: 'Alcance' }],
  };
  expect(
    oQueMudou({ ...PADRAO, desempates: [] }, novo).map(({ oQue, antes, depois }) => [oQue, antes, depois]),
  ).toEqual([
    ['Critério “Metodologia e atividades”', 'fase 1; de 0 a 20, de 0,1 em 0,1; peso 1', 'não há mais'],
    ['Critério “Alcance”', 'não havia', 'fase 1; de 0 a 40, de 0,1 em 0,1; peso 1'],
    ['Ordem dos critérios', expect.stringContaining('Adequação'), expect.stringContaining('Relevância')],
  ]);
});

it('shows in a correction where the usual criteria began or ended', () => {
  const [primeira] = oQueRetificou({ antes: null, depois: mudado({ peso: 2 }) }, 'TIPO II');
  expect(primeira).toEqual({ oQue: 'Barema', antes: 'os critérios de sempre', depois: 'barema próprio' });
  expect(oQueRetificou({ antes: PADRAO, depois: null }, 'TIPO II')).toHaveLength(1);
});
