import { describe, expect, it } from 'vitest';
import { DomainError } from '../../kernel/domain-error.ts';
import { caractereRecusado } from '../../kernel/textos.ts';
import { umCronograma } from '../../testing/projetos.ts';
import {
  comprimentoDaAtividade,
  cronogramaVazio,
  exigirCronogramasCompletos,
  problemasDaAtividade,
  problemasDoCronograma,
  problemasDosCronogramas,
} from './cronograma.ts';

const FALTA = 'digite todas os crongramas e atividades';
const TAMANHO = 'o número de caracteres é entre 10 e 2000';

describe('problemasDaAtividade (E-PROJETO-8)', () => {
  it.each([
    [undefined, 'nenhum campo foi digitado'],
    ['', 'nenhum campo foi digitado'],
    ['<p> </p>', 'nenhum campo foi digitado'],
    [`<p>${'x'.repeat(9)}</p>`, TAMANHO],
    [`<p>${'x'.repeat(10)}</p>`, undefined],
    [`<p>${'x'.repeat(2000)}</p>`, undefined],
    [`<p>${'x'.repeat(2001)}</p>`, TAMANHO],
    ['<p>com \ufffe dentro</p>', caractereRecusado('com ', '\ufffe')],
  ])('judges %.30j: %s', (valor, mensagem) => {
    const esperado = mensagem === undefined ? [] : [expect.objectContaining({ campo: 'x', mensagem })];
    expect(problemasDaAtividade(valor, 'x')).toEqual(esperado);
  });

  it('counts the visible characters of an activity', () => {
    expect(comprimentoDaAtividade('<p><b>a</b>&amp;</p>')).toBe(2);
  });
});

describe('problemasDoCronograma', () => {
  it('accepts ten months and ten activities, decomposed or not (D9)', () => {
    expect(problemasDoCronograma(umCronograma(), 0)).toEqual([]);
    expect(problemasDoCronograma(umCronograma({ mesAno1: 'MARC\u0327O' }), 0)).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const)('reports a missing position %i', (n) => {
    expect(problemasDoCronograma(umCronograma({ [`atividade${n}`]: '' }), 2)).toEqual([
      { campo: 'cronogramas.2', codigo: 'CRONOGRAMA_INCOMPLETO', mensagem: FALTA },
      {
        campo: `cronogramas.2.atividade${n}`,
        codigo: 'ATIVIDADE_VAZIA',
        mensagem: 'nenhum campo foi digitado',
      },
    ]);
    expect(
      problemasDoCronograma(umCronograma({ [`mesAno${n}`]: '' }), 2).map((p) => [p.campo, p.mensagem]),
    ).toEqual([
      ['cronogramas.2', FALTA],
      [`cronogramas.2.mesAno${n}`, FALTA],
    ]);
  });

  it('refuses a month outside the call’s ten', () => {
    expect(problemasDoCronograma(umCronograma({ mesAno2: 'MAIO' }), 0)[0]?.mensagem).toBe(FALTA);
  });

  it('reports a wrong length of one activity by itself', () => {
    expect(problemasDoCronograma(umCronograma({ atividade3: '<p>curta</p>' }), 0)).toEqual([
      { campo: 'cronogramas.0.atividade3', codigo: 'ATIVIDADE_TAMANHO', mensagem: TAMANHO },
    ]);
  });

  it('gives the empty form its months, without activities', () => {
    const codigos = problemasDoCronograma(cronogramaVazio(), 0).map(({ codigo }) => codigo);
    expect(codigos).toEqual(['CRONOGRAMA_INCOMPLETO', ...Array<string>(10).fill('ATIVIDADE_VAZIA')]);
  });
});

describe('problemasDosCronogramas (D9)', () => {
  const dois = [umCronograma(), umCronograma()];

  it.each([
    [undefined, 2, ['cronogramas']],
    [[], 1, ['cronogramas']],
    [dois, 1, ['cronogramas']],
    [dois, 2, []],
    [dois, 3, ['cronogramas']],
    [Array(10_000).fill({}), 2, ['cronogramas']],
    [[umCronograma(), umCronograma({ atividade10: '' })], 2, ['cronogramas.1', 'cronogramas.1.atividade10']],
  ])('names the wrong schedules (case %#)', (lista, quantidade, campos) => {
    const problemas = problemasDosCronogramas(lista, quantidade);
    expect(problemas.map(({ campo }) => campo)).toEqual(campos);
    expect(problemas[0]?.mensagem).toBe(campos.length === 0 ? undefined : FALTA);
  });

  it('throws the same in exigirCronogramasCompletos', () => {
    expect(() => exigirCronogramasCompletos(dois, 2)).not.toThrow();
    expect(() => exigirCronogramasCompletos(dois, 1)).toThrow(DomainError);
  });
});
