import { describe, expect, it } from 'vitest';
import { CONTAGEM_MAXIMA } from '../limits.ts';
import { MENSAGENS_RELATORIO as M } from '../messages.ts';
import { CONTAGENS } from '../types.ts';
import {
  contagemDigitada,
  disciplinasOferecidas,
  problemasDaLista,
  problemasDasContagens,
  taxaDeSucesso,
} from './disciplinas.ts';

const certas = {
  numMatriculados: 40,
  numReprovadosNota: 3,
  numReprovadosFrequencia: 2,
  numTrancaram: 1,
  numSuprimiram: 1,
};
const mensagens = (problemas: readonly { mensagem: string }[]) => problemas.map(({ mensagem }) => mensagem);

describe('the achieved success rate', () => {
  it.each([
    [certas, 82.5],
    [{ ...certas, numMatriculados: 7 }, 0],
    [{ numMatriculados: 3, numReprovadosNota: 1 }, 66.7],
    [{ ...certas, numMatriculados: 0 }, null],
    [{}, null],
  ])('gives for %j %s', (contagens, taxa) => expect(taxaDeSucesso(contagens)).toBe(taxa));
});

describe('[C-D7] a rate is never negative', () => {
  it.each([
    { ...certas, numMatriculados: 6 },
    { numMatriculados: 5, numReprovadosNota: 7 },
    { numMatriculados: -5, numReprovadosNota: -7 },
    { ...certas, numTrancaram: Number.NaN },
    { numMatriculados: Number.NaN },
  ])('gives null for %j', (contagens) => expect(taxaDeSucesso(contagens)).toBeNull());
});

describe('[C-D7] a count as typed', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    [' 12 ', 12],
    ['-3', Number.NaN],
    ['1.5', Number.NaN],
    ['1,5', Number.NaN],
    ['3 e 4', Number.NaN],
  ])('gives for %j %s', (texto, contagem) => expect(contagemDigitada(texto)).toBe(contagem));
});

describe('counts', () => {
  it('accepts zero and the maximum', () => {
    expect(problemasDasContagens(certas)).toEqual([]);
    expect(problemasDasContagens({ ...certas, numMatriculados: CONTAGEM_MAXIMA })).toEqual([]);
    expect(problemasDasContagens(Object.fromEntries(CONTAGENS.map((c) => [c, 0])))).toEqual([]);
  });
  it.each(CONTAGENS)('%s: refuses missing, negative, broken and enormous ones', (campo) => {
    const com = (valor: number | null) => problemasDasContagens({ ...certas, [campo]: valor });
    expect(com(null)).toEqual([{ campo, codigo: 'CONTAGEM_VAZIA', mensagem: M.contagemVazia }]);
    for (const valor of [-1, 1.5, Number.NaN, CONTAGEM_MAXIMA + 1]) {
      expect(mensagens(com(valor))).toEqual([M.contagemInvalida]);
    }
  });
  it('refuse more failed than enrolled students', () => {
    expect(problemasDasContagens({ ...certas, numMatriculados: 7 })).toEqual([]);
    expect(mensagens(problemasDasContagens({ ...certas, numMatriculados: 6 }))).toEqual([M.mais]);
  });
});

describe('the list', () => {
  it('requires one entry, of this project, and no discipline twice', () => {
    expect(mensagens(problemasDaLista([], [1]))).toEqual([M.semDisciplinas]);
    expect(problemasDaLista([{ disciplina: 1, ...certas }], [1])).toEqual([]);
    expect(problemasDaLista([{ disciplina: 2, ...certas }], [1])).toEqual([
      expect.objectContaining({ campo: '0.disciplina', mensagem: M.disciplinaDeOutroProjeto }),
    ]);
    const duas = [
      { disciplina: 1, ...certas },
      { disciplina: 1, ...certas },
    ];
    expect(problemasDaLista(duas, [1])).toEqual([
      expect.objectContaining({ campo: '1.disciplina', mensagem: M.disciplinaRepetida }),
    ]);
  });
  it('names the entry of a wrong count', () => {
    expect(problemasDaLista([{ disciplina: 1, ...certas, numTrancaram: null }], [1])).toEqual([
      expect.objectContaining({ campo: '0.numTrancaram', mensagem: M.contagemVazia }),
    ]);
  });
});

describe('the disciplines that the form offers (D29)', () => {
  const todas = [{ semestre: 'primeiro' }, { semestre: 'segundo' }, { semestre: 'anual' }] as const;
  it.each([
    ['2026-01-01', ['primeiro', 'anual']],
    ['2026-07-31T23:59:59+00:00', ['primeiro', 'anual']],
    ['2026-08-01', ['segundo', 'anual']],
    ['2026-12-31', ['segundo', 'anual']],
  ])('offers on %s the disciplines of %j', (dia, semestres) => {
    expect(disciplinasOferecidas(todas, dia).map(({ semestre }) => semestre)).toEqual(semestres);
  });
  it('offers all disciplines when none is of the running semester: the other reports need this one', () => {
    const doPrimeiro = [{ semestre: 'primeiro' }] as const;
    expect(disciplinasOferecidas(doPrimeiro, '2026-09-10')).toEqual(doPrimeiro);
    expect(disciplinasOferecidas([], '2026-09-10')).toEqual([]);
  });
});
