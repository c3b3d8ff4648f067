import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caractereRecusado } from '../../kernel/textos.ts';
import { umaProposta } from '../../testing/projetos.ts';
import { ESCOLHAS_OBRIGATORIAS, REGIMES } from '../campos.ts';
import { ajustarVoluntarios, problemasDasEspecificacoes, voluntariosDisponiveis } from './especificacoes.ts';

const VAZIO = 'Preencha todos os campos';
const INVALIDO = 'Informe um número inteiro entre 0 e 99';
const PAGOS = 'Número máximo de instrutores remunerados: 2';
const TOTAL = 'Número máximo de instrutores: 5';
const VOLUNTARIOS = 'Número máximo de instrutores voluntários: 3';

describe('the two counts, in the order of D8', () => {
  it.each([
    [0, 0, 'remunerados', VAZIO],
    [0, 6, 'remunerados', VAZIO],
    [-1, 0, 'remunerados', INVALIDO],
    [1.5, 0, 'remunerados', INVALIDO],
    [Number.NaN, 0, 'remunerados', INVALIDO],
    [undefined, 0, 'remunerados', VAZIO],
    [1, -1, 'voluntarios', INVALIDO],
    [1, 0.5, 'voluntarios', INVALIDO],
    [1, 0, undefined, undefined],
    [1, undefined, undefined, undefined],
    [2, 0, undefined, undefined],
    [3, 0, 'remunerados', PAGOS],
    [3, 3, 'remunerados', PAGOS],
    [2, 3, undefined, undefined],
    [2, 4, 'voluntarios', TOTAL],
    [1, 5, 'voluntarios', TOTAL],
    [1, 4, 'voluntarios', VOLUNTARIOS],
    [1, 3, undefined, undefined],
  ])('%s paid and %s volunteers: %s', (remunerados, voluntarios, campo, mensagem) => {
    const problemas = problemasDasEspecificacoes(umaProposta({ remunerados, voluntarios }));
    expect(problemas.map((p) => [p.campo, p.mensagem])).toEqual(
      campo === undefined ? [] : [[campo, mensagem]],
    );
  });
});

describe('title and regime', () => {
  it.each([
    [{ titulo: '' }, 'titulo', VAZIO],
    [{ titulo: ' \u00a0' }, 'titulo', VAZIO],
    [{ titulo: undefined }, 'titulo', VAZIO],
    [{ regimeTrabalho: '' }, 'regimeTrabalho', VAZIO],
    [{ regimeTrabalho: null }, 'regimeTrabalho', VAZIO],
    [{ regimeTrabalho: '60h' }, 'regimeTrabalho', VAZIO],
    [{ titulo: 'a\ufffeb' }, 'titulo', caractereRecusado('a', '\ufffe')],
    [{ titulo: 'a'.repeat(301) }, 'titulo', 'O texto deve ter no máximo 300 caracteres'],
  ])('refuses %j', (mudanca, campo, mensagem) => {
    expect(problemasDasEspecificacoes(umaProposta(mudanca))).toEqual([
      expect.objectContaining({ campo, mensagem }),
    ]);
  });

  it.each([
    ...REGIMES.map((regimeTrabalho) => ({ regimeTrabalho })),
    { titulo: 'a' },
    { titulo: 'a'.repeat(300) },
  ])('accepts %j', (mudanca) => {
    expect(problemasDasEspecificacoes(umaProposta(mudanca))).toEqual([]);
  });

  it('reports all empty fields at once, before any limit of the counts', () => {
    const problemas = problemasDasEspecificacoes({ voluntarios: 9 });
    expect(problemas.map(({ campo }) => campo)).toEqual(['titulo', 'remunerados', ...ESCOLHAS_OBRIGATORIAS]);
  });

  it("reports the title's error beside empty fields and wrong counts", () => {
    const titulo = 'a'.repeat(301);
    const campos = (mudanca: Parameters<typeof umaProposta>[0]) =>
      problemasDasEspecificacoes(umaProposta({ titulo, ...mudanca })).map(({ campo }) => campo);
    expect(campos({ regimeTrabalho: '' })).toEqual(['regimeTrabalho', 'titulo']);
    expect(campos({ remunerados: 3 })).toEqual(['remunerados', 'titulo']);
  });
});

describe('the lowering of the volunteers (D8)', () => {
  it.each([
    [0, 3],
    [1, 2],
    [2, 1],
    [3, 1],
    [-1, 3],
    [Number.NaN, 3],
  ])('%s paid leave room for %s', (remunerados, lugar) => {
    expect(voluntariosDisponiveis(remunerados)).toBe(lugar);
  });

  it.each([
    [2, 4, 1],
    [1, 5, 2],
    [0, 6, 3],
    [2, 3, 3],
    [1, 4, 4],
    [1, 0, 0],
  ])('%s paid and %s volunteers become %s', (remunerados, voluntarios, depois) => {
    expect(ajustarVoluntarios(remunerados, voluntarios)).toBe(depois);
  });

  it('leaves no sum above 5 and raises no number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 }), fc.nat(50), (pagos, voluntarios) => {
        const depois = ajustarVoluntarios(pagos, voluntarios);
        expect(pagos + depois).toBeLessThanOrEqual(5);
        expect(depois).toBeLessThanOrEqual(voluntarios);
      }),
    );
  });
});
