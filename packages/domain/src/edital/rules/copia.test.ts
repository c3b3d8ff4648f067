import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compararDias, somarDias } from '../../kernel/datas.ts';
import { umEditalGuardado } from '../../testing/editais.ts';
import { copiaDoEdital } from './copia.ts';
import { problemasDoEdital } from './datas-e-fase.ts';

const edital = umEditalGuardado({
  nome: 'Edital 2024 de Instrutoria',
  inicio: '2024-02-29',
  fim: '2024-03-31',
  publicacao: '2024-02-01',
  vigenciaInicio: '2024-04-01',
  vigenciaFim: '2024-12-31',
  prazoAvaliacao: '2024-04-30',
  fimRecursos: null,
  encerramentoSemInstrutores: '2024-05-05',
  limiteBolsas: 7,
});

describe('a call like an earlier one (E-EDITAL-5)', () => {
  it('is moved by the number of years that it needs to begin today or later', () => {
    expect(copiaDoEdital(edital, '2026-02-28')).toMatchObject({
      nome: 'Edital 2026 de Instrutoria',
      inicio: '2026-02-28',
      fim: '2026-03-31',
      prazoAvaliacao: '2026-04-30',
      fimRecursos: null,
      encerramentoSemInstrutores: '2026-05-05',
      limiteBolsas: 7,
    });
    expect(copiaDoEdital(edital, '2026-03-01').inicio).toBe('2027-02-28');
    expect(copiaDoEdital(edital, '2020-01-01')).toMatchObject({
      inicio: '2025-02-28',
      nome: 'Edital 2025 de Instrutoria',
    });
  });

  it('keeps the order of days, and is a valid call, for any earlier one', () => {
    const dia = fc.integer({ min: 0, max: 4000 }).map((n) => somarDias('2020-01-01', n));
    fc.assert(
      fc.property(fc.array(dia, { minLength: 4, maxLength: 4 }), dia, (quatro, hoje) => {
        const [inicio = '', fim = '', vigenciaInicio = '', vigenciaFim = ''] = quatro.toSorted(compararDias);
        const datas = { inicio, fim, vigenciaInicio, vigenciaFim, prazoAvaliacao: null, fimRecursos: null };
        const copia = copiaDoEdital({ ...edital, ...datas }, hoje);
        expect(problemasDoEdital(copia, true)).toEqual([]);
        expect(compararDias(copia.inicio ?? '', hoje)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
