import { describe, expect, it } from 'vitest';
import { umaReferencia, umCadastro, umInstrutorGuardado } from '../testing/instrutores.ts';
import {
  alterarMesInicio,
  alterarSituacao,
  atualizar,
  cadastrar,
  conferir,
  encerrar,
  exigirLugarParaOsVivos,
  exigirVaga,
  registrarAusencia,
} from './transitions.ts';

const HOJE = '2026-12-13';
const AGORA = new Date('2026-12-13T12:00:00Z');
const encerrado = umInstrutorGuardado({ fimVinculo: { data: '2026-11-30', motivo: 'concluiu o curso' } });
const JA_ENCERRADO = 'O vínculo deste instrutor já foi encerrado';

describe('registration (D25)', () => {
  it('is IRREGULAR without a start month, every file still to be checked', () => {
    const novo = cadastrar(31, umCadastro());
    expect(novo).toMatchObject({ projetoId: 31, situacaoInstrutor: 'IRREGULAR', mesInicio: null });
    expect(novo.conferencias.map(({ documento, situacao }) => [documento, situacao])).toEqual([
      ['termo_compromisso', 'PENDENTE'],
      ['declaracao_aluno_detentor', 'PENDENTE'],
      ['historico_declaracao', 'PENDENTE'],
      ['dados_bancarios', 'PENDENTE'],
    ]);
  });

  it('needs a place of its type', () => {
    const vagas = { BOLSISTA: 1, VOLUNTARIO: 1 };
    expect(() => exigirVaga('BOLSISTA', vagas, vagas)).toThrow('Não há vaga de bolsista neste projeto');
    expect(() => exigirVaga('VOLUNTARIO', vagas, vagas)).toThrow('Não há vaga de voluntário neste projeto');
    expect(() => exigirVaga('VOLUNTARIO', vagas, { ...vagas, VOLUNTARIO: 0 })).not.toThrow();
  });
});

it.each([
  [2, 3, true],
  [1, 3, false],
  [2, 2, false],
])('2 paid and 3 volunteer ties have room in %i and %i places: %s', (BOLSISTA, VOLUNTARIO, sim) => {
  const exigir = () => exigirLugarParaOsVivos({ BOLSISTA, VOLUNTARIO }, { BOLSISTA: 2, VOLUNTARIO: 3 });
  if (sim) expect(exigir).not.toThrow();
  else expect(exigir).toThrow('Há mais instrutores neste projeto do que estas vagas');
});

describe('update', () => {
  const conferidos = umInstrutorGuardado();
  const todos = {
    ...conferidos,
    conferencias: conferidos.conferencias.map((c) => ({ ...c, situacao: 'CONFERIDO' as const })),
  };

  it('asks for a new check of what was replaced, and of that only', () => {
    const { conferencias } = atualizar(todos, { historico_declaracao: umaReferencia('e') });
    expect(conferencias.map((c) => c.situacao)).toEqual(['CONFERIDO', 'CONFERIDO', 'PENDENTE', 'CONFERIDO']);
  });

  it('forgets the check of a document that is no longer needed', () => {
    const { conferencias } = atualizar(todos, { tipoAluno: 'VOLUNTARIO' });
    expect(conferencias.map((c) => c.documento)).not.toContain('dados_bancarios');
  });
});

describe('end of the tie (D25)', () => {
  it('today and without a reason, unless told', () => {
    expect(encerrar(umInstrutorGuardado(), {}, HOJE).fimVinculo).toEqual({
      data: HOJE,
      motivo: 'sem motivo informado',
    });
    const dito = { data: '2026-12-01', motivo: ' desistiu ' };
    expect(encerrar(umInstrutorGuardado(), dito, HOJE).fimVinculo).toEqual({
      data: '2026-12-01',
      motivo: 'desistiu',
    });
  });

  it.each(['2026-12-14', '2026-02-30', 'hoje'])('not on %s', (data) => {
    expect(() => encerrar(umInstrutorGuardado(), { data }, HOJE)).toThrow(
      'Escreva o dia do encerramento, que não pode ser depois de hoje',
    );
  });

  it.each([
    ['a'.repeat(1001), 'Texto longo demais'],
    ['a\u0007', 'O texto tem caracteres que não podem ser guardados'],
  ])('not for %j', (motivo, texto) => {
    expect(() => encerrar(umInstrutorGuardado(), { motivo }, HOJE)).toThrow(texto);
  });

  it('after it nothing changes any more', () => {
    const atos = [
      () => atualizar(encerrado, { nome: 'Outro' }),
      () => encerrar(encerrado, {}, HOJE),
      () => alterarSituacao(encerrado, 'REGULAR', HOJE),
      () => alterarMesInicio(encerrado, '2026-01'),
      () => conferir(encerrado, { documento: 'dados_bancarios', situacao: 'CONFERIDO' }, AGORA),
    ];
    for (const ato of atos) expect(ato).toThrow(JA_ENCERRADO);
  });
});

describe('situation and start month (D25)', () => {
  it.each([
    ['REGULAR', null, '2027-01'],
    ['REGULAR', '2026-03', '2026-03'],
    ['IRREGULAR', null, null],
    ['IRREGULAR', '2026-03', '2026-03'],
  ] as const)('%s with the month %s: %s', (situacao, mesInicio, depois) => {
    const antes = umInstrutorGuardado({ situacaoInstrutor: 'IRREGULAR', mesInicio });
    expect(alterarSituacao(antes, situacao, HOJE)).toMatchObject({
      situacaoInstrutor: situacao,
      mesInicio: depois,
    });
  });

  it.each(['2026-13', '2026-1', '13/2026', '', '2026-01-01'])('%j is no month', (mes) => {
    expect(() => alterarMesInicio(umInstrutorGuardado(), mes)).toThrow(
      'Escreva o mês de início como aaaa-mm',
    );
  });
});

it('an absence makes the instructor irregular, once a month (D28)', () => {
  expect(registrarAusencia(umInstrutorGuardado(), true).situacaoInstrutor).toBe('IRREGULAR');
  expect(() => registrarAusencia(umInstrutorGuardado(), false)).toThrow(
    'A ausência deste mês já foi registrada',
  );
});

describe('the check of a document', () => {
  const recusa = { documento: 'historico_declaracao', situacao: 'RECUSADO' } as const;

  it('touches that document only', () => {
    const { conferencias } = conferir(umInstrutorGuardado(), { ...recusa, motivo: ' ilegível ' }, AGORA);
    expect(conferencias.filter((c) => c.situacao !== 'PENDENTE')).toEqual([
      { ...recusa, motivo: 'ilegível', dispensa: null, conferidoEm: AGORA.toISOString() },
    ]);
  });

  it('keeps no reason when in order', () => {
    const certo = { ...recusa, situacao: 'CONFERIDO' as const, motivo: 'sobra' };
    const { conferencias } = conferir(umInstrutorGuardado(), certo, AGORA);
    expect(conferencias.find((c) => c.situacao === 'CONFERIDO')?.motivo).toBeNull();
  });

  it.each(['', '  ', null, undefined])('a refusal says why: %j', (motivo) => {
    expect(() => conferir(umInstrutorGuardado(), { ...recusa, motivo }, AGORA)).toThrow(
      'Escreva o motivo da recusa do documento',
    );
  });

  it('not of what is no file', () => {
    const literal = { documento: 'termo_anuencia', situacao: 'CONFERIDO' } as const;
    expect(() => conferir(umInstrutorGuardado(), literal, AGORA)).toThrow(
      'Este documento não foi exigido deste instrutor',
    );
  });
});
