import { describe, expect, it } from 'vitest';
import { AVISOS_DO_ENCERRAMENTO_DIAS } from '../../edital/limits.ts';
import { umEdital } from '../../testing/editais.ts';
import { avisoDevido, encerradoDesde } from './encerramento.ts';

describe('projects without instructors (D44)', () => {
  const edital = umEdital({ fase: 'resultado', encerrado: true, encerramentoSemInstrutores: '2026-05-05' });
  const fatos = { vagas: 2, nuncaTeveInstrutor: true, desfeito: false, desistencia: null };

  it.each([
    ['the day itself', {}, {}, '2026-05-05', '2026-05-05'],
    ['the day before', {}, {}, '2026-05-04', null],
    ['no places', {}, { vagas: 0 }, '2026-05-05', null],
    ['an instructor once', {}, { nuncaTeveInstrutor: false }, '2026-05-05', null],
    ['taken back', {}, { desfeito: true }, '2026-05-05', null],
    ['no day', { encerramentoSemInstrutores: null }, {}, '2027-01-01', null],
    ['before publication', { encerrado: false }, {}, '2026-05-05', null],
  ] as const)('[C-A16] %s', (_, doEdital, doProjeto, hoje, esperado) => {
    expect(encerradoDesde({ ...edital, ...doEdital }, { ...fatos, ...doProjeto }, hoje)).toBe(esperado);
  });

  it.each([
    ['2026-04-19', null],
    ['2026-04-20', 15],
    ['2026-05-01', 15],
    ['2026-05-02', 3],
    ['2026-05-04', 3],
    ['2026-05-05', 0],
    ['2026-05-06', 0],
  ])('[C-A16] get on %s the mail of %s days before', (hoje, dias) => {
    expect(avisoDevido('2026-05-05', hoje, AVISOS_DO_ENCERRAMENTO_DIAS)).toBe(dias);
  });
});
