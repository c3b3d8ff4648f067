import { describe, expect, it } from 'vitest';
import { umaProposta, umCronograma } from '../../testing/projetos.ts';
import { ESCOLHAS_OBRIGATORIAS, ETAPAS } from '../campos.ts';
import { problemasDaEtapa, problemasDaMudancaDeVagas, problemasDaProposta } from './proposta.ts';
import { problemasDoRascunho } from './rascunho.ts';

describe('problemasDaProposta', () => {
  it('accepts a complete proposal', () => {
    expect(problemasDaProposta(umaProposta())).toEqual([]);
  });

  it('reports everything that an empty one lacks, in the order of the wizard (T-C14)', () => {
    expect(problemasDaProposta({}).map(({ mensagem }) => mensagem)).toEqual([
      'selecione o edital',
      'Preencha todos os campos',
      'Preencha todos os campos',
      ...ESCOLHAS_OBRIGATORIAS.map(() => 'Preencha todos os campos'),
      'realize o upload do comprovante das disciplinas',
      'preencha todas as palavras chaves',
      'preencha todas as palavras chaves',
      'preencha todas as palavras chaves',
      'preencha todas as palavras chaves',
      'digite o campo de resumo',
      'digite o campo de introducao',
      'digite o campo de metodologia',
      'digite o campo de resultados esperados',
      'digite todas os crongramas e atividades',
    ]);
  });

  it.each([
    ['coordenador', { edital: null }],
    ['especificacoes', { titulo: '' }],
    ['disciplinas', { comprovante_disciplinas: null }],
    ['identificacao', { palavraChave3: '' }],
    ['resumo', { resumo: '' }],
    ['introducao', { introducao: '' }],
    ['metodologia', { metodologia: '' }],
    ['resultadosEsperados', { resultadosEsperados: '' }],
    ['cronograma', { cronogramas: [umCronograma()] }],
    ['referencias', { referencias: 'curta' }],
  ] as const)('step %s reports its own problem, and no other step does', (etapa, mudanca) => {
    const proposta = umaProposta(mudanca);
    expect(ETAPAS.filter((e) => problemasDaEtapa(e, proposta).length > 0)).toEqual([etapa]);
  });

  it('accepts a submission without schedules, but none with wrong ones (D9)', () => {
    const depois = { exigirCronogramas: false };
    expect(problemasDaProposta(umaProposta({ cronogramas: undefined }), depois)).toEqual([]);
    expect(problemasDaProposta(umaProposta({ cronogramas: [] }), depois)).toHaveLength(1);
    expect(problemasDaProposta(umaProposta({ cronogramas: undefined }))).toHaveLength(1);
  });
});

it('requires schedules for a changed number of holders (D9)', () => {
  const sem = umaProposta({ cronogramas: undefined });
  expect(problemasDaMudancaDeVagas(2, sem)).toEqual([]);
  expect(problemasDaMudancaDeVagas(3, sem)[0]?.campo).toBe('cronogramas');
  expect(problemasDaMudancaDeVagas(3, umaProposta())).toEqual([]);
});

describe('problemasDoRascunho (D7)', () => {
  it.each([
    {},
    { titulo: '', resumo: '<p></p>', edital: null, cronogramas: [] },
    { remunerados: 0, voluntarios: 0 },
    { remunerados: 9, voluntarios: 99 },
    { resumo: `<p>${'x'.repeat(2001)}</p>` },
    { regimeTrabalho: '' },
    { regimeTrabalho: null },
    { cronogramas: [{ atividade1: 'a' }, {}, {}, {}, {}] },
    umaProposta(),
  ])('accepts %#', (p) => {
    expect(problemasDoRascunho(p)).toEqual([]);
  });

  it.each([
    [{ titulo: 'a'.repeat(301) }, 'titulo'],
    [{ titulo: 'a\ufffe' }, 'titulo'],
    [{ palavraChave4: 'a'.repeat(101) }, 'palavraChave4'],
    [{ remunerados: -1 }, 'remunerados'],
    [{ remunerados: 1.5 }, 'remunerados'],
    [{ voluntarios: 100 }, 'voluntarios'],
    [{ regimeTrabalho: '60h' }, 'regimeTrabalho'],
    [{ resumo: 'x'.repeat(50_001) }, 'resumo'],
    [{ referencias: 'a\ufffe' }, 'referencias'],
    [{ cronogramas: [{}, {}, {}, {}, {}, {}] }, 'cronogramas'],
    [{ cronogramas: [{}, { atividade2: 'x'.repeat(50_001) }] }, 'cronogramas.1.atividade2'],
    [{ professores_colaboradores: [1, 1] }, 'professores_colaboradores'],
  ])('refuses %#', (p, campo) => {
    expect(problemasDoRascunho(p).map((problema) => problema.campo)).toEqual([campo]);
  });

  it('lets everything be saved that may be submitted', () => {
    const longa = umaProposta({ titulo: 'a'.repeat(300), resumo: '<strong>x</strong>'.repeat(2000) });
    expect(problemasDaProposta(longa)).toEqual([]);
    expect(problemasDoRascunho(longa)).toEqual([]);
  });
});
