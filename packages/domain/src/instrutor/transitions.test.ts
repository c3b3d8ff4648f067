import { describe, expect, it } from 'vitest';
import { caractereRecusado } from '../kernel/textos.ts';
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
  identificar,
  liberar,
  retomar,
} from './transitions.ts';
import type { InstrutorGuardado } from './types.ts';

const HOJE = '2026-12-13';
const VIGENCIA = { inicio: '2026-03-01', fim: '2026-12-31' };
const QUANDO = { hoje: HOJE, vigencia: VIGENCIA, primeiroMesComHoras: null };
const AGORA = new Date('2026-12-13T12:00:00Z');
const encerrado = umInstrutorGuardado({ fimVinculo: { data: '2026-11-30', motivo: 'concluiu o curso' } });

describe('registration (D25)', () => {
  it('is IRREGULAR without a start month, with every file pending', () => {
    const novo = cadastrar(31, umCadastro());
    expect(novo).toMatchObject({ projetoId: 31, situacaoInstrutor: 'IRREGULAR', mesInicio: null });
    expect(novo.conferencias.map(({ documento, situacao }) => [documento, situacao])).toEqual([
      ['termo_compromisso', 'PENDENTE'],
      ['declaracao_aluno_detentor', 'PENDENTE'],
      ['historico_declaracao', 'PENDENTE'],
      ['dados_bancarios', 'PENDENTE'],
    ]);
  });

  it('requires a place of its type', () => {
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
])('has room for 2 paid and 3 volunteer vínculos in %i and %i places: %s', (BOLSISTA, VOLUNTARIO, sim) => {
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

  it('makes only replaced documents pending again', () => {
    const { conferencias } = atualizar(todos, { historico_declaracao: umaReferencia('e') });
    expect(conferencias.map((c) => c.situacao)).toEqual(['CONFERIDO', 'CONFERIDO', 'PENDENTE', 'CONFERIDO']);
  });

  it('removes the check of a document that is no longer needed', () => {
    const { conferencias } = atualizar(todos, { tipoAluno: 'VOLUNTARIO' });
    expect(conferencias.map((c) => c.documento)).not.toContain('dados_bancarios');
  });
});

describe('the end of a vínculo (D25)', () => {
  it('is today and without a reason by default', () => {
    expect(encerrar(umInstrutorGuardado(), {}, QUANDO).fimVinculo).toEqual({
      data: HOJE,
      motivo: 'sem motivo informado',
    });
    const dito = { data: '2026-12-01', motivo: ' desistiu ' };
    expect(encerrar(umInstrutorGuardado(), dito, QUANDO).fimVinculo).toEqual({
      data: '2026-12-01',
      motivo: 'desistiu',
    });
  });

  it.each(['2026-12-14', '2026-02-30', 'hoje'])('refuses the day %s', (data) => {
    expect(() => encerrar(umInstrutorGuardado(), { data }, QUANDO)).toThrow(
      'Escreva o dia do encerramento, que não pode ser depois de hoje',
    );
  });

  it.each([
    ['a'.repeat(1001), 'Texto longo demais'],
    ['a\ufffe', caractereRecusado('a', '\ufffe')],
  ])('refuses the reason %j', (motivo, texto) => {
    expect(() => encerrar(umInstrutorGuardado(), { motivo }, QUANDO)).toThrow(texto);
  });
});

/** The instructor with every document accepted. */
function emOrdem(mudancas: Parameters<typeof umInstrutorGuardado>[0] = {}): InstrutorGuardado {
  const i = umInstrutorGuardado(mudancas);
  const conferidoEm = AGORA.toISOString();
  return {
    ...i,
    conferencias: i.conferencias.map((c) => ({ ...c, situacao: 'CONFERIDO' as const, conferidoEm })),
  };
}

describe('situation and start month (D25)', () => {
  it.each([
    ['REGULAR', null, '2026-12'],
    ['REGULAR', '2026-03', '2026-03'],
    ['IRREGULAR', null, null],
    ['IRREGULAR', '2026-03', '2026-03'],
  ] as const)('%s with the month %s: %s', (situacao, mesInicio, depois) => {
    const antes = emOrdem({ situacaoInstrutor: situacao === 'REGULAR' ? 'IRREGULAR' : 'REGULAR', mesInicio });
    expect(alterarSituacao(antes, { situacaoInstrutor: situacao }, '2026-12')).toMatchObject({
      situacaoInstrutor: situacao,
      mesInicio: depois,
    });
  });

  it.each(['2026-13', '2026-1', '13/2026', '', '2026-01-01'])('refuses %j as a month', (mes) => {
    expect(() => alterarMesInicio(umInstrutorGuardado(), mes, VIGENCIA)).toThrow(
      'Escreva o mês de início como aaaa-mm',
    );
  });
});

describe('the check of a document', () => {
  const recusa = { documento: 'historico_declaracao', situacao: 'RECUSADO' } as const;

  it('changes that document only', () => {
    const { conferencias } = conferir(umInstrutorGuardado(), { ...recusa, motivo: ' ilegível ' }, AGORA);
    expect(conferencias.filter((c) => c.situacao !== 'PENDENTE')).toEqual([
      { ...recusa, motivo: 'ilegível', dispensa: null, conferidoEm: AGORA.toISOString(), enviadoEm: null },
    ]);
  });

  it('stores no reason when in order', () => {
    const certo = { ...recusa, situacao: 'CONFERIDO' as const, motivo: 'sobra' };
    const { conferencias } = conferir(umInstrutorGuardado(), certo, AGORA);
    expect(conferencias.find((c) => c.situacao === 'CONFERIDO')?.motivo).toBeNull();
  });

  it.each(['', '  ', null, undefined])('requires a reason for a refusal: %j', (motivo) => {
    expect(() => conferir(umInstrutorGuardado(), { ...recusa, motivo }, AGORA)).toThrow(
      'Escreva o motivo da recusa do documento',
    );
  });

  it('refuses a literal in place of a file', () => {
    const literal = { documento: 'termo_anuencia', situacao: 'CONFERIDO' } as const;
    expect(() => conferir(umInstrutorGuardado(), literal, AGORA)).toThrow(
      'Este documento não foi exigido deste instrutor',
    );
  });
});

describe('[C-A4] REGULAR needs every document in order, CPF and matrícula (D25, D37)', () => {
  const novo = { situacaoInstrutor: 'IRREGULAR', mesInicio: null } as const;
  const regular = (motivo?: string) => ({ situacaoInstrutor: 'REGULAR' as const, motivo });
  const recusado = emOrdem(novo);
  const comRecusa = {
    ...recusado,
    conferencias: recusado.conferencias.map((c, i) =>
      i === 0 ? { ...c, situacao: 'RECUSADO' as const, motivo: 'ilegível' } : c,
    ),
  };

  it('names the missing documents and data', () => {
    const faltas = (i: InstrutorGuardado, motivo?: string) => {
      try {
        alterarSituacao(i, regular(motivo), '2026-12');
        return null;
      } catch (error) {
        const { message, problemas } = error as { message: string; problemas: { campo: string }[] };
        return [message, problemas.map(({ campo }) => campo)];
      }
    };
    const todos = [
      'termo_compromisso',
      'declaracao_aluno_detentor',
      'historico_declaracao',
      'dados_bancarios',
    ];
    expect(faltas(umInstrutorGuardado(novo))).toEqual(['Há documentos por conferir', todos]);
    expect(faltas(comRecusa)).toEqual(['Há documentos recusados', ['termo_compromisso']]);
    expect(faltas(comRecusa, 'em papel')).toEqual(['Há documentos recusados', ['termo_compromisso']]);
    expect(faltas(emOrdem({ ...novo, cpf: null, matricula: null }))).toEqual([
      'Falta o CPF do instrutor',
      ['cpf', 'matricula'],
    ]);
    expect(faltas(emOrdem({ ...novo, matricula: null }), 'em papel')).toEqual([
      'Falta a matrícula do instrutor',
      ['matricula'],
    ]);
    expect(faltas(emOrdem(novo))).toBeNull();
  });

  it('allows pending documents with a reason, which is stored on each of them', () => {
    const { situacaoInstrutor, conferencias } = alterarSituacao(
      umInstrutorGuardado(novo),
      regular(' Conferidos em papel '),
      '2026-12',
    );
    expect(situacaoInstrutor).toBe('REGULAR');
    expect(conferencias.map(({ situacao, dispensa }) => [situacao, dispensa])).toEqual(
      Array(4).fill(['PENDENTE', 'Conferidos em papel']),
    );
  });

  it('gives no month once the vigência is over', () => {
    expect(() => alterarSituacao(emOrdem(novo), regular(), null)).toThrow(
      'A vigência deste edital já terminou',
    );
  });

  it('checks the pending documents in the same act, and changes nothing when repeated', () => {
    const como = { mes: '2026-12', vigencia: VIGENCIA, agora: AGORA };
    const feito = liberar(umInstrutorGuardado(novo), {}, como);
    expect(feito).toMatchObject({ situacaoInstrutor: 'REGULAR', mesInicio: '2026-12' });
    expect(feito.conferencias.map(({ situacao }) => situacao)).toEqual(Array(4).fill('CONFERIDO'));
    expect(liberar(feito, {}, como)).toBe(feito);
    expect(liberar(umInstrutorGuardado(novo), { mesInicio: '2026-05' }, como).mesInicio).toBe('2026-05');
    expect(() => liberar(comRecusa, {}, como)).toThrow('Há documentos recusados');
    expect(() => liberar(umInstrutorGuardado(novo), { mesInicio: '2027-05' }, como)).toThrow(
      'O mês de início deve estar na vigência do edital: de março de 2026 a dezembro de 2026',
    );
  });

  it('requires every check again after a change of type, but keeps a refusal', () => {
    const conferencias = atualizar(emOrdem(), { tipoAluno: 'VOLUNTARIO' }).conferencias;
    expect(conferencias.map(({ situacao }) => situacao)).toEqual(Array(3).fill('PENDENTE'));
    const recusada = atualizar(comRecusa, { tipoAluno: 'VOLUNTARIO' }).conferencias;
    expect(recusada.map(({ situacao }) => situacao)).toEqual(['RECUSADO', 'PENDENTE', 'PENDENTE']);
  });
});

describe('[C-A5] the last day of a vínculo (D40)', () => {
  const encerra = (data: string, primeiroMesComHoras: string | null = null) =>
    encerrar(umInstrutorGuardado(), { data }, { ...QUANDO, primeiroMesComHoras }).fimVinculo?.data;

  it('is inside the vigência, and not before registered hours', () => {
    expect(encerra('2026-03-01')).toBe('2026-03-01');
    for (const dia of ['2020-05-01', '2026-02-28']) {
      expect(() => encerra(dia)).toThrow(
        'O último dia do vínculo deve estar na vigência do edital: de 01/03/2026 a 31/12/2026',
      );
    }
    expect(encerra('2026-04-01', '2026-04')).toBe('2026-04-01');
    expect(() => encerra('2026-03-31', '2026-04')).toThrow(
      'Há horas registradas neste vínculo: o último dia não pode vir antes de 01/04/2026',
    );
  });

  it('is the day itself before the vigência, and its last day after it', () => {
    const fim = (hoje: string) => encerrar(umInstrutorGuardado(), {}, { ...QUANDO, hoje }).fimVinculo?.data;
    expect([fim('2026-02-10'), fim('2027-03-05')]).toEqual(['2026-02-10', '2026-12-31']);
  });

  it('can be taken back, with a reason', () => {
    expect(retomar(encerrado, 'encerrado por engano').fimVinculo).toBeNull();
    expect(() => retomar(encerrado, ' ')).toThrow('Escreva o motivo da retomada do vínculo');
  });
});

describe('[C-A1] CPF and matrícula are added at any time; after REGULAR only the administration changes a CPF (D37)', () => {
  const sem = umInstrutorGuardado({ cpf: null, matricula: null });

  it('adds them to an ended vínculo too', () => {
    const dados = { cpf: '529.982.247-25', matricula: ' 2026 001 ' };
    expect(identificar({ ...sem, fimVinculo: encerrado.fimVinculo }, dados, false)).toMatchObject({
      cpf: '52998224725',
      matricula: '2026 001',
    });
  });

  it('lets only the administration change a CPF after REGULAR, with a reason', () => {
    const outro = { cpf: '111.444.777-35' };
    const regular = umInstrutorGuardado();
    expect(() => identificar(regular, outro, false)).toThrow('só é alterado pela administração');
    expect(() => atualizar(regular, outro)).toThrow('só é alterado pela administração');
    expect(() => identificar(regular, outro, true)).toThrow('Escreva o motivo da alteração do CPF');
    expect(identificar(regular, { ...outro, motivo: 'digitado errado' }, true).cpf).toBe('11144477735');
    const novo = umInstrutorGuardado({ situacaoInstrutor: 'IRREGULAR', mesInicio: null });
    expect(identificar(novo, outro, false).cpf).toBe('11144477735');
    expect(atualizar(regular, { cpf: '***.982.247-**' }).cpf).toBe('52998224725');
  });

  it.each([
    ['123', 'Digite o CPF com 11 números'],
    ['529.982.247-26', 'Confira o CPF: os dígitos verificadores não conferem'],
    ['111.111.111-11', 'Confira o CPF: os dígitos verificadores não conferem'],
    ['', 'Digite o CPF ou a matrícula'],
  ])('%j', (cpf, texto) => {
    expect(() => identificar(sem, { cpf }, false)).toThrow(texto);
  });
});
