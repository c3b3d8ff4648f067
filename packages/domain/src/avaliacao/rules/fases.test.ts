import { expect, it } from 'vitest';
import { baremaPadrao } from '../../barema/rules/padrao.ts';
import type { Barema } from '../../barema/types.ts';
import { SEM_NOTAS } from '../../testing/avaliacoes.ts';
import { CRITERIOS, CRITERIOS_FASE1 } from '../types.ts';
import { corpoDasNotas, fasesDaAvaliacao, limitarAoPasso, totalDigitado, valoresDasNotas } from './fases.ts';

const campos = (...args: Parameters<typeof fasesDaAvaliacao>) =>
  fasesDaAvaliacao(...args).flatMap(({ criterios }) => criterios.map(({ campo }) => campo));

it('gives TIPO I both phases with every criterion once, TIPO II the first', () => {
  expect(campos('TIPO I')).toEqual(CRITERIOS);
  expect(campos('TIPO II')).toEqual(CRITERIOS_FASE1);
});

it('requires each score of a phase and sums them up', () => {
  for (const { criterios, problemas, total } of fasesDaAvaliacao('TIPO I')) {
    expect(problemas({}).map(({ campo }) => campo)).toEqual(criterios.map(({ campo }) => campo));
    const cheia = Object.fromEntries(criterios.map(({ campo, maximo }) => [campo, maximo]));
    expect(problemas(cheia)).toEqual([]);
    expect(total(cheia)).toBe(criterios.reduce((soma, { maximo }) => soma + maximo, 0));
  }
});

const [primeiro, segundo] = baremaPadrao('TIPO I').criterios;
if (primeiro === undefined || segundo === undefined) throw new Error('no criteria');
const PROPRIO: Barema = {
  criterios: [
    { ...primeiro, codigo: 'merito', nome: 'Mérito', peso: 2, passo: 0.5, parecer: true },
    { ...segundo, codigo: 'equipe', nome: 'Equipe', fase: 2, recomendacao: 'apoio' },
  ],
  totalMinimo: 0,
  desempates: [],
  semente: '',
};

it('gives a call with its own barema the phases and fields of its criteria, for both types', () => {
  expect(campos('TIPO II', PROPRIO)).toEqual(['notas.merito', 'notas.equipe']);
  const [fase1, fase2] = fasesDaAvaliacao('TIPO I', PROPRIO);
  expect(fase1?.criterios[0]?.parecer).toBe('pareceres.merito');
  expect(fase2?.criterios[0]?.recomendacao).toBe('pontuacaoApoioDisciplina');
  expect(fase1?.problemas({ 'notas.merito': 10.2 }).map(({ campo, codigo }) => [campo, codigo])).toEqual([
    ['notas.merito', 'NOTA_FORA_DO_PASSO'],
    ['pareceres.merito', 'PARECER_VAZIO'],
  ]);
  const digitadas = { 'notas.merito': 10.5, 'pareceres.merito': 'Bom.', 'notas.equipe': 3 };
  expect([fase1?.total(digitadas), fase2?.total(digitadas), totalDigitado(PROPRIO, digitadas)]).toEqual([
    21, 3, 24,
  ]);
  expect(fasesDaAvaliacao('TIPO I', { ...PROPRIO, criterios: PROPRIO.criterios.slice(0, 1) })).toHaveLength(
    1,
  );
});

it('puts saved scores into the fields and reads them back unchanged', () => {
  const notas = [
    { criterio: 'merito', valor: 10.5, parecer: 'Bom.' },
    { criterio: 'equipe', valor: 3 },
  ];
  const valores = valoresDasNotas({ ...SEM_NOTAS, notas }, PROPRIO);
  expect(valores).toEqual({ 'notas.merito': 10.5, 'pareceres.merito': 'Bom.', 'notas.equipe': 3 });
  expect(corpoDasNotas(PROPRIO, valores)).toEqual({ notas });
  expect(corpoDasNotas(PROPRIO, valores, fasesDaAvaliacao('TIPO I', PROPRIO)[1])).toEqual({
    notas: [notas[1]],
  });
  const padrao = valoresDasNotas({ ...SEM_NOTAS, pontuacaoOrganizacaoTextual: 7 });
  expect(corpoDasNotas(null, padrao)).toEqual({ ...SEM_NOTAS, pontuacaoOrganizacaoTextual: 7 });
});

it('rounds a typed score to its step', () => {
  expect([10.3, -1, 12, 4.74].map((n) => limitarAoPasso(n, { maximo: 10, passo: 0.5 }))).toEqual([
    10, 0, 10, 4.5,
  ]);
  expect(limitarAoPasso(3.14, { maximo: 10, passo: 0.1 })).toBe(3.1);
  // A combined score can be typed again, digit by digit; any other value is brought to the step.
  const deNovo = [7, 7.6, 7.66, 7.667, 7.668, 7.7];
  expect(deNovo.map((n) => limitarAoPasso(n, { maximo: 10, passo: 0.5 }, 7.667))).toEqual([
    ...[7, 7.6, 7.66, 7.667],
    ...[7.5, 7.5],
  ]);
});
