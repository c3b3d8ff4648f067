import { describe, expect, it } from 'vitest';
import { caractereRecusado } from '../../kernel/textos.ts';
import { dadosDeDisciplina } from '../../testing/projetos.ts';
import { numeroDigitado, problemasDaDisciplina, problemasDasDisciplinas } from './disciplinas.ts';

const REFERENCIA = `arq_${'c'.repeat(32)}`;

function textos(mudanca: Parameters<typeof dadosDeDisciplina>[0]): string[] {
  return problemasDaDisciplina(dadosDeDisciplina(mudanca)).map(
    ({ campo, mensagem }) => `${campo}: ${mensagem}`,
  );
}

describe('[C-D7] numeroDigitado', () => {
  it.each([
    ['', undefined],
    [' ', undefined],
    ['60', 60],
    [' 58,5 ', 58.5],
    ['58.5', 58.5],
    ['-3', -3],
    ['120', 120],
    ['1.200', Number.NaN],
    ['1.200,5', Number.NaN],
    ['60h', Number.NaN],
    ['5,', Number.NaN],
  ])('reads %j as %s', (texto, numero) => expect(numeroDigitado(texto)).toBe(numero));
});

describe('problemasDaDisciplina (E-PROJETO-4)', () => {
  it.each([
    'nome',
    'semestre',
    'codigo',
    'unidade_oferta',
    'tipo_disciplina',
    'ehObrigatoria',
    'tsd',
    'carga_horaria',
  ] as const)('refuses a discipline without %s', (campo) => {
    expect(textos({ [campo]: undefined })).toEqual([`${campo}: adicione todos os campos`]);
  });

  it.each([
    [{ cursos_ofertadas: undefined }, 'cursos_ofertadas: adicione os cursos contemplados na oferta'],
    [{ cursos_ofertadas: [] }, 'cursos_ofertadas: adicione os cursos contemplados na oferta'],
    [{ cursos_ofertadas: [' '] }, 'cursos_ofertadas: adicione os cursos contemplados na oferta'],
    [{ cursos_ofertadas: ['Física', ''] }, 'cursos_ofertadas.1: adicione os cursos contemplados na oferta'],
    [{ cursos_ofertadas: Array(31).fill('Física') }, 'cursos_ofertadas: Número máximo de cursos: 30'],
    [
      { cursos_ofertadas: ['a'.repeat(151)] },
      'cursos_ofertadas.0: O texto deve ter no máximo 150 caracteres',
    ],
    [{ semestre: 'terceiro' }, 'semestre: adicione todos os campos'],
    [{ tipo_disciplina: 'teorico-pratica' }, 'tipo_disciplina: adicione todos os campos'],
    [{ carga_horaria: 0 }, 'carga_horaria: adicione todos os campos'],
    [{ carga_horaria: Number.NaN }, 'carga_horaria: Digite um número, por exemplo 60 ou 58,5'],
    [{ carga_horaria: -1 }, 'carga_horaria: A carga horária deve ser maior que 0 e no máximo 9.999'],
    [{ carga_horaria: 10_000 }, 'carga_horaria: A carga horária deve ser maior que 0 e no máximo 9.999'],
    [{ tsd: -1 }, 'tsd: A taxa de sucesso deve estar entre 0 e 100'],
    [{ tsd: 101 }, 'tsd: A taxa de sucesso deve estar entre 0 e 100'],
    [{ tsd: Number.POSITIVE_INFINITY }, 'tsd: A taxa de sucesso deve estar entre 0 e 100'],
    [{ nome: '  ' }, 'nome: adicione todos os campos'],
    [{ nome: 'Cálculo\ufffe I' }, `nome: ${caractereRecusado('Cálculo', '\ufffe')}`],
    [{ codigo: 'M'.repeat(31) }, 'codigo: O texto deve ter no máximo 30 caracteres'],
  ])('refuses %j', (mudanca, texto) => {
    expect(textos(mudanca)[0]).toBe(texto);
  });

  it.each([
    { tsd: 0 },
    { tsd: 100 },
    { tsd: 61.5 },
    { ehObrigatoria: false },
    { carga_horaria: 1 },
    { carga_horaria: 9999 },
    { cursos_ofertadas: Array(30).fill('Física') },
    { semestre: 'anual', tipo_disciplina: 'teorico-Pratica' },
  ])('accepts %j', (mudanca) => {
    expect(textos(mudanca)).toEqual([]);
  });

  it('requires the courses before the other fields', () => {
    expect(
      problemasDaDisciplina({})
        .map(({ mensagem }) => mensagem)
        .slice(0, 2),
    ).toEqual(['adicione os cursos contemplados na oferta', 'adicione todos os campos']);
  });
});

describe('problemasDasDisciplinas', () => {
  const uma = dadosDeDisciplina();

  it.each([
    [{ comprovante: REFERENCIA, disciplinas: [uma] }, []],
    [{ comprovante: REFERENCIA, disciplinas: [{ id: 4 }] }, []],
    [{ comprovante: REFERENCIA, disciplinas: Array(60).fill(uma) }, []],
    [{ disciplinas: [uma] }, ['comprovante: realize o upload do comprovante das disciplinas']],
    [
      { comprovante: '', disciplinas: [uma] },
      ['comprovante: realize o upload do comprovante das disciplinas'],
    ],
    [
      { comprovante: REFERENCIA, disciplinas: [] },
      ['disciplinas_associadas: adicione pelo menos uma disciplina'],
    ],
    [
      {},
      [
        'comprovante: realize o upload do comprovante das disciplinas',
        'disciplinas_associadas: adicione pelo menos uma disciplina',
      ],
    ],
    [
      { comprovante: REFERENCIA, disciplinas: Array(61).fill(uma) },
      ['disciplinas_associadas: Número máximo de disciplinas: 60'],
    ],
    [
      { comprovante: REFERENCIA, disciplinas: [uma, dadosDeDisciplina({ tsd: 101 })] },
      ['disciplinas_associadas.1.tsd: A taxa de sucesso deve estar entre 0 e 100'],
    ],
  ])('names the errors (case %#)', (conjunto, esperado) => {
    const problemas = problemasDasDisciplinas(conjunto);
    expect(problemas.map(({ campo, mensagem }) => `${campo}: ${mensagem}`)).toEqual(esperado);
  });
});
