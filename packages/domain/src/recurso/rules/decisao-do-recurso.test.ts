import { describe, expect, it } from 'vitest';
import { MAXIMO_NO_RECURSO } from '../../avaliacao/limits.ts';
import { CRITERIOS, CRITERIOS_FASE2 } from '../../avaliacao/types.ts';
import { limitarDecisao, problemasDaDecisao } from './decisao-do-recurso.ts';
import { problemasDaMensagem, problemasDoFeedback } from './textos-escritos.ts';

const completa = {
  ...Object.fromEntries(CRITERIOS.map((criterio) => [criterio, 5])),
  remunerados_aprovados: 1,
  voluntarios_aprovados: 2,
  feedback: '<p>sim</p>',
};

const SEM_ORIGINAL = {};

describe('the justification', () => {
  it.each([null, undefined, '', ' \n ', '<p>&nbsp;</p>', '<script>x</script>'])(
    'treats %j as empty',
    (mensagem) => {
      expect(problemasDaMensagem(mensagem)).toMatchObject([{ codigo: 'TEXTO_VAZIO' }]);
    },
  );
  it.each([
    ['a'.repeat(20_000), []],
    ['a'.repeat(20_001), [{ codigo: 'TEXTO_LONGO' }]],
    ['🎓'.repeat(20_000), []],
    ['a\ufffe', [{ codigo: 'CARACTER_PROIBIDO' }]],
  ])('is at most 20,000 code points of storable text (case %#)', (mensagem, problemas) => {
    expect(problemasDaMensagem(mensagem)).toMatchObject(problemas);
  });
});

it.each(['', null, undefined, '<p> </p>'])(
  '[C-A10] requires a feedback for either decision: %j is none (D21)',
  (vazio) => {
    expect(problemasDoFeedback(vazio)).toMatchObject([{ mensagem: 'Escreva o parecer do recurso' }]);
  },
);

describe('the numbers', () => {
  it('are all required, of TIPO II those of phase 1 only', () => {
    const campos = (tipo: 'TIPO I' | 'TIPO II') =>
      problemasDaDecisao({ feedback: 'x' }, tipo).map(({ campo }) => campo);
    expect(campos('TIPO I')).toEqual([...CRITERIOS, 'remunerados_aprovados', 'voluntarios_aprovados']);
    expect(campos('TIPO II')).toHaveLength(6);
    expect(problemasDaDecisao(completa, 'TIPO I')).toEqual([]);
    expect(problemasDaDecisao({ ...completa, pontuacaoApoioDisciplina: Number.NaN }, 'TIPO I')).toHaveLength(
      1,
    );
  });

  it.each(CRITERIOS)('limits %s to 0..cap with one decimal (T-C5)', (criterio) => {
    const maximo = MAXIMO_NO_RECURSO[criterio];
    const vezes = [
      [-0.1, 0],
      [0, 0],
      [maximo, maximo],
      [maximo + 0.1, maximo],
      [1.25, 1.3],
      [Number.POSITIVE_INFINITY, maximo],
    ];
    for (const [digitada, guardada] of vezes) {
      expect(limitarDecisao({ ...completa, [criterio]: digitada }, 'TIPO I', SEM_ORIGINAL)[criterio]).toBe(
        guardada,
      );
    }
  });

  it('has one maximum that differs from those of the evaluation (E-RECURSO-3)', () => {
    expect(CRITERIOS_FASE2.map((criterio) => MAXIMO_NO_RECURSO[criterio])).toEqual([200, 150, 150]);
  });

  it.each([
    [-1, 0, -1, 0],
    [2.9, 2, 3.9, 3],
    [99, 2, 99, 3],
  ])(
    'limits counts to whole 0..2 and 0..3: %d to %d, %d to %d',
    (r, remunerados_aprovados, v, voluntarios_aprovados) => {
      const dados = { ...completa, remunerados_aprovados: r, voluntarios_aprovados: v };
      expect(limitarDecisao(dados, 'TIPO I', SEM_ORIGINAL)).toMatchObject({
        remunerados_aprovados,
        voluntarios_aprovados,
      });
    },
  );
});
