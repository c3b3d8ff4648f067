import { describe, expect, it } from 'vitest';
import { ehMesValido } from '../kernel/meses.ts';
import { fatosCom, umVinculo } from '../testing/vinculos.ts';
import { destinoDoLancamento, destinoPorExtenso, NOMES_DAS_CAUSAS, NOMES_DOS_MOTIVOS } from './messages.ts';
import { concorrentesDaVaga, mesmaPessoa } from './rules/apuracao.ts';
import { alcancaOMes, motivosDoMes } from './rules/devido.ts';
import { periodosEmDias } from './rules/periodos.ts';
import { lancamentosDaFolha, mesesEmAberto } from './rules.ts';
import {
  CAUSAS_DO_COMPLEMENTO,
  type FatosDaFolha,
  type LancamentoFechado,
  MOTIVOS_DO_NAO_PAGAMENTO,
  type Vinculo,
} from './types.ts';

const MES = '2026-05';
const AGORA = new Date('2026-06-22T12:00:00Z');

it.each([
  ['2026-01', true],
  ['2026-12', true],
  ['2026-13', false],
  ['2026-00', false],
  ['2026-1', false],
  ['0999-01', false],
  ['2026-01-01', false],
  ['', false],
])('%j is a month: %s', (texto, valido) => {
  expect(ehMesValido(texto)).toBe(valido);
});

describe('the tie touches the month', () => {
  const vigencia = { inicio: '2025-03-01', fim: '2026-12-31' };
  it.each([
    [null, null, false],
    ['2026-04', null, true],
    ['2026-05', null, true],
    ['2026-06', null, false],
    ['2026-04', '2026-04-30', false],
    ['2026-04', '2026-05-01', true],
    ['2026-04', '2026-05-31', true],
    ['2025-12', '2026-12-31', true],
  ])('from %s to %s: %s', (mesInicio, fim, alcanca) => {
    expect(alcancaOMes({ mesInicio, fim, vigencia }, MES)).toBe(alcanca);
  });
  it.each([
    ['2026-05-31', '2026-12-31', true],
    ['2026-01-01', '2026-05-01', true],
    ['2026-06-01', '2026-12-31', false],
    ['2026-01-01', '2026-04-30', false],
  ])('of a call that runs from %s to %s: %s (D41, D48)', (inicio, fim, alcanca) => {
    expect(alcancaOMes({ mesInicio: '2026-01', fim: null, vigencia: { inicio, fim } }, MES)).toBe(alcanca);
  });
});

describe('[C-A2] a month is judged by what held in it, never by what holds now', () => {
  const fato = (campo: string, valor: string, desde: string, ate: string | null, origem = 'ATO') => ({
    campo,
    valor,
    desde,
    ate,
    origem,
  });
  const regularDe = (desde: string, ate: string | null) => fato('SITUACAO', 'REGULAR', desde, ate);
  const motivos = (
    fatos: ReturnType<typeof fato>[],
    fuso = 'UTC',
    dados: Parameters<typeof umVinculo>[1] = {},
  ) =>
    motivosDoMes(
      umVinculo(1, { horas: { [MES]: 34 }, ...dados, historico: periodosEmDias(fatos, fuso) }),
      MES,
      AGORA,
    );

  it('an absence registered in November leaves October paid', () => {
    const v = umVinculo(1, {
      situacao: 'IRREGULAR',
      horas: { '2026-10': 38 },
      ausencias: ['2026-11'],
      historico: periodosEmDias(
        [
          regularDe('2026-03-10T12:00:00Z', '2026-11-22T12:00:00Z'),
          fato('SITUACAO', 'IRREGULAR', '2026-11-22T12:00:00Z', null),
        ],
        'America/Fortaleza',
      ),
    });
    expect(motivosDoMes(v, '2026-10', new Date('2026-11-23T12:00:00Z'))).toEqual([]);
  });

  it.each([
    ['2026-05-31T23:59:59.999Z', null, 'UTC', []],
    ['2026-06-01T00:00:00Z', null, 'UTC', ['IRREGULAR']],
    ['2026-06-01T02:59:59Z', null, 'America/Fortaleza', []],
    ['2026-06-01T03:00:00Z', null, 'America/Fortaleza', ['IRREGULAR']],
    ['2026-01-01T00:00:00Z', '2026-05-01T00:00:00Z', 'UTC', ['IRREGULAR']],
    ['2026-01-01T00:00:00Z', '2026-05-01T00:00:00.001Z', 'UTC', []],
    ['2026-05-10T00:00:00Z', '2026-05-10T00:00:00Z', 'UTC', ['IRREGULAR']],
  ])('REGULAR from %s to %s in %s: %j', (desde, ate, fuso, esperado) => {
    expect(motivos([regularDe(desde, ate)], fuso)).toEqual(esperado);
  });

  it('grant holder and REGULAR on one same day, not on two', () => {
    const bolsista = fato('TIPO', 'BOLSISTA', '2026-05-01T00:00:00Z', '2026-05-10T12:00:00Z');
    expect(motivos([bolsista, regularDe('2026-05-10T20:00:00Z', null)])).toEqual([]);
    expect(motivos([bolsista, regularDe('2026-05-11T00:00:00Z', null)])).toEqual(['IRREGULAR']);
    expect(motivos([fato('TIPO', 'VOLUNTARIO', '2026-01-01T00:00:00Z', null)])).toEqual(['NAO_BOLSISTA']);
  });

  it('what the upgrade rebuilt holds before it too; without any history what stands now does (D52)', () => {
    expect(motivos([fato('SITUACAO', 'REGULAR', '2026-11-22T00:00:00Z', null, 'RECONSTRUIDO')])).toEqual([]);
    expect(motivos([fato('SITUACAO', 'REGULAR', '2026-11-22T00:00:00Z', null)])).toEqual(['IRREGULAR']);
    expect(motivos([], 'UTC', { situacao: 'IRREGULAR' })).toEqual(['IRREGULAR']);
    expect(motivos([])).toEqual([]);
  });

  it.each([
    ['EM_ORDEM', []],
    ['DISPENSADO', []],
    ['POR_CONFERIR', ['DOCUMENTOS']],
    ['RECUSADO', ['DOCUMENTOS']],
  ])('documents that are %s now hold back %j (D25)', (valor, esperado) => {
    const antes = fato('DOCUMENTOS', 'EM_ORDEM', '2026-01-01T00:00:00Z', '2026-06-01T00:00:00Z');
    expect(motivos([antes, fato('DOCUMENTOS', valor, '2026-06-01T00:00:00Z', null)])).toEqual(esperado);
  });

  it.each([
    [undefined, 'SEM_FREQUENCIA'],
    [-1, 'NAO_SE_APLICA'],
    [0, 'SEM_HORAS'],
    [0.5, null],
    [320, null],
  ])('%s hours: %s', (horas, motivo) => {
    const v = umVinculo(1, { horas: horas === undefined ? {} : { [MES]: horas } });
    expect(motivosDoMes(v, MES, AGORA)).toEqual(motivo === null ? [] : [motivo]);
  });

  it.each([
    [null, ['FALTA_CPF']],
    ['2026-06-22T12:00:00.001Z', []],
    ['2026-06-22T12:00:00Z', ['FALTA_CPF']],
  ])('without a CPF, dispensed until %s: %j (D38, D52)', (cpfDispensadoAte, esperado) => {
    const v = umVinculo(1, { cpf: null, cpfDispensadoAte, horas: { [MES]: 34 } });
    expect(motivosDoMes(v, MES, AGORA)).toEqual(esperado);
  });

  it('every reason and every cause has its words', () => {
    expect(Object.keys(NOMES_DOS_MOTIVOS).toSorted()).toEqual(MOTIVOS_DO_NAO_PAGAMENTO.toSorted());
    expect(Object.keys(NOMES_DAS_CAUSAS).toSorted()).toEqual(CAUSAS_DO_COMPLEMENTO.toSorted());
    const linha = { causa: null, decisao: null, justificativa: null, pago: false, vaga: null } as const;
    const destino = destinoDoLancamento({ ...linha, tipo: 'NORMAL', motivo: 'FALTA_CPF' });
    expect(destinoPorExtenso(destino)).toBe('não recebe: falta o CPF');
  });
});

const resumo = (mes: string, fatos: FatosDaFolha) =>
  lancamentosDaFolha(mes, fatos).map((l) => [l.instrutor.id, l.competencia, l.tipo, l.pago, l.motivo]);

/** The facts after these months were closed one after another, with what `depois` makes of the ties. */
function depoisDeFechar(
  meses: readonly string[],
  vinculos: readonly Vinculo[],
  depois: (v: Vinculo) => Vinculo = (v) => v,
  dados: Partial<FatosDaFolha> = {},
): FatosDaFolha {
  const lancados: LancamentoFechado[] = [];
  const fechados: string[] = [];
  for (const mes of meses) {
    lancados.push(...lancamentosDaFolha(mes, fatosCom(vinculos, { ...dados, lancados, fechados })));
    fechados.push(mes);
  }
  return fatosCom(vinculos.map(depois), { ...dados, lancados, fechados });
}

describe('[C-A1] one person, one grant, one payment a month (D38)', () => {
  const comHoras = { horas: { [MES]: 20 } };
  const pagos = (vinculos: Vinculo[]) =>
    resumo(MES, fatosCom(vinculos))
      .filter(([, , , pago]) => pago)
      .map(([id]) => id);

  it('a bolsa única is paid once to a CPF, whatever the e-mails', () => {
    const um = umVinculo(1, { cpf: '52998224725', email: 'um@x.test', ...comHoras });
    const outro = umVinculo(2, { cpf: '52998224725', email: 'outro@x.test', ...comHoras });
    expect(resumo(MES, fatosCom([um, outro]))).toEqual([
      [1, MES, 'NORMAL', true, null],
      [2, MES, 'NORMAL', false, 'JA_PAGO'],
    ]);
    expect(pagos([um, { ...outro, acumulo: 'acumulavel' }])).toEqual([1]);
  });

  it('accumulable grants of two projects are paid each', () => {
    const acumulavel = { cpf: '52998224725', acumulo: 'acumulavel', ...comHoras } as const;
    expect(pagos([umVinculo(1, acumulavel), umVinculo(2, acumulavel)])).toEqual([1, 2]);
    const noMesmo = { ...acumulavel, projeto: 7 };
    expect(pagos([umVinculo(1, noMesmo), umVinculo(2, noMesmo)])).toEqual([1]);
  });

  it('without a CPF the e-mail says who it is, whatever its case; two CPFs are two people', () => {
    const semCpf = { cpf: null, cpfDispensadoAte: '2099-01-01T00:00:00Z', ...comHoras };
    const um = umVinculo(1, { ...semCpf, email: 'Ana@x.test' });
    expect(pagos([um, umVinculo(2, { ...semCpf, email: 'ANA@x.test' })])).toEqual([1]);
    expect(pagos([um, umVinculo(2, { cpf: '52998224725', email: 'ana@x.test', ...comHoras })])).toEqual([1]);
    expect(mesmaPessoa({ cpf: '1', email: 'a' }, { cpf: '2', email: 'a' })).toBe(false);
  });

  it('somebody who only waits for a document takes the grant from no other tie of his', () => {
    const historico = [{ campo: 'DOCUMENTOS', valor: 'POR_CONFERIR', de: '2026-01-01', ate: '9999-12-31' }];
    const um = umVinculo(1, { cpf: '52998224725', historico, ...comHoras });
    expect(pagos([um, umVinculo(2, { cpf: '52998224725', ...comHoras })])).toEqual([2]);
  });

  it('two payments that a CPF proves to be one person’s are asked back once; an e-mail proves nothing', () => {
    const meses = [MES];
    const vinculos = [umVinculo(1, comHoras), umVinculo(2, comHoras)];
    const comCpf = depoisDeFechar(meses, vinculos, (v) => ({
      ...v,
      instrutor: { ...v.instrutor, cpf: '52998224725' },
    }));
    expect(resumo('2026-06', comCpf).slice(2)).toEqual([[2, MES, 'ESTORNO', false, 'JA_PAGO']]);
    const comEmail = depoisDeFechar(meses, vinculos, (v) => ({
      ...v,
      instrutor: { ...v.instrutor, cpf: null, email: 'a@x.test' },
    }));
    expect(resumo('2026-06', comEmail).slice(2)).toEqual([]);
    // Paid as accumulable grants: that one became única later takes nothing back.
    const eram = vinculos.map((v) => ({
      ...v,
      acumulo: 'acumulavel' as const,
      instrutor: { ...v.instrutor, cpf: '52998224725' },
    }));
    expect(
      resumo(
        '2026-06',
        depoisDeFechar(meses, eram, (v) => ({ ...v, acumulo: 'unica' })),
      ).slice(2),
    ).toEqual([]);
  });
});

describe('a granted place pays one tie a month (D39)', () => {
  const antes = umVinculo(1, { projeto: 9, vagas: 1, fim: '2026-05-10', horas: { [MES]: 10 } });
  const depois = umVinculo(2, { projeto: 9, vagas: 1, mesInicio: MES, horas: { [MES]: 24 } });
  const escolha = { projetoId: 9, competencia: MES, instrutorId: 2, preteridoId: 1 };

  it('the earlier one, unless the administrator chooses the other', () => {
    expect(resumo(MES, fatosCom([antes, depois]))).toEqual([
      [1, MES, 'NORMAL', true, null],
      [2, MES, 'NORMAL', false, 'OUTRO_VINCULO'],
    ]);
    expect(resumo(MES, fatosCom([antes, depois], { escolhas: [escolha] }))).toEqual([
      [1, MES, 'NORMAL', false, 'OUTRO_VINCULO'],
      [2, MES, 'NORMAL', true, null],
    ]);
  });

  it('two places pay two ties', () => {
    const vinculos = [antes, depois].map((v) => ({ ...v, projeto: { ...v.projeto, vagas: 2 } }));
    expect(resumo(MES, fatosCom(vinculos)).every(([, , , pago]) => pago)).toBe(true);
  });

  it('what was paid in good faith stays, when the earlier one’s hours come late', () => {
    const semHoras = { ...antes, horas: {} };
    const fatos = depoisDeFechar([MES], [semHoras, depois], (v) => (v === semHoras ? antes : v));
    expect(resumo('2026-06', fatos)).toEqual([[2, '2026-06', 'NORMAL', false, 'SEM_FREQUENCIA']]);
  });

  it('a choice after the closing moves the month: one complement, one estorno, until the estorno is waived', () => {
    const fatos = depoisDeFechar([MES], [antes, depois]);
    const escolhido = { ...fatos, escolhas: [escolha] };
    expect(resumo('2026-06', escolhido).slice(1)).toEqual([
      [2, MES, 'COMPLEMENTO', true, null],
      [1, MES, 'ESTORNO', false, 'OUTRO_VINCULO'],
    ]);
    const decididos = [
      { instrutorId: 1, competencia: MES, decisao: 'DISPENSADO', justificativa: 'boa-fé' } as const,
    ];
    expect(resumo('2026-06', { ...escolhido, decididos }).slice(1)).toEqual([
      [1, MES, 'ESTORNO', false, 'OUTRO_VINCULO'],
    ]);
  });
});

describe('[C-G4] a place in the month of a change (D55)', () => {
  const tipo = (valor: string, de: string, ate: string) => ({ campo: 'TIPO', valor, de, ate });
  const documentos = (valor: string) => ({ campo: 'DOCUMENTOS', valor, de: '2026-05-15', ate: '9999-12-31' });
  const umaVaga = { projeto: 9, vagas: 1, horas: { [MES]: 20, '2026-06': 20 } };
  const deixou = [
    tipo('BOLSISTA', '2026-01-10', '2026-05-15'),
    tipo('VOLUNTARIO', '2026-05-15', '9999-12-31'),
  ];
  const entrou = [
    tipo('VOLUNTARIO', '2026-01-10', '2026-05-15'),
    tipo('BOLSISTA', '2026-05-15', '9999-12-31'),
  ];
  // The new holder has the lower number: the place was the other's before all the same.
  const ana = (docs: string) =>
    umVinculo(2, {
      ...umaVaga,
      nome: 'Ana',
      tipoAluno: 'VOLUNTARIO',
      historico: [...deixou, documentos(docs)],
    });
  const bia = (docs: string) =>
    umVinculo(1, { ...umaVaga, nome: 'Bia', historico: [...entrou, documentos(docs)] });
  const folha = (mes: string, vinculos: readonly Vinculo[], dados: Partial<FatosDaFolha> = {}) =>
    lancamentosDaFolha(mes, fatosCom(vinculos, dados)).map((l) => {
      const { resultado, porque, detalhe } = destinoDoLancamento(l);
      return [l.instrutor.nome, resultado, porque, detalhe];
    });
  const escolha = (instrutorId: number, preteridoId: number) => ({
    escolhas: [{ projetoId: 9, competencia: MES, instrutorId, preteridoId }],
  });

  it('is paid to whoever held it first, if the month is due', () => {
    expect(folha(MES, [ana('EM_ORDEM'), bia('EM_ORDEM')])).toEqual([
      ['Ana', 'recebe', null, null],
      ['Bia', 'não recebe', 'a vaga é paga a Ana neste mês', null],
    ]);
    const semHoras = { ...ana('EM_ORDEM'), horas: {} };
    expect(folha(MES, [semHoras, bia('EM_ORDEM')])).toEqual([
      ['Ana', 'não recebe', 'frequência não registrada', null],
      ['Bia', 'recebe', null, null],
    ]);
  });

  it('is never paid to nobody because whoever left it waits for documents', () => {
    expect(folha(MES, [ana('POR_CONFERIR'), bia('EM_ORDEM')])).toEqual([
      ['Ana', 'não recebe', 'documentos por conferir', 'a vaga é paga a Bia neste mês'],
      ['Bia', 'recebe', null, null],
    ]);
  });

  it('is the new holder’s alone from the following month on, and waits for their documents', () => {
    expect(folha('2026-06', [ana('EM_ORDEM'), bia('POR_CONFERIR')])).toEqual([
      ['Bia', 'não recebe', 'documentos por conferir', 'a vaga espera os documentos de Bia'],
    ]);
  });

  it('waits for whoever was chosen, and the other reads for whom', () => {
    const vinculos = [ana('POR_CONFERIR'), bia('EM_ORDEM')];
    expect(folha(MES, vinculos, escolha(2, 1))).toEqual([
      ['Ana', 'não recebe', 'documentos por conferir', 'a vaga espera os documentos de Ana'],
      ['Bia', 'não recebe', 'a vaga espera os documentos de Ana', null],
    ]);
    expect(folha(MES, [ana('EM_ORDEM'), bia('EM_ORDEM')], escolha(1, 2))).toEqual([
      ['Ana', 'não recebe', 'a vaga é paga a Bia neste mês', null],
      ['Bia', 'recebe', null, null],
    ]);
  });

  it.each([
    ['a paid one and one that is not', 'EM_ORDEM', 'EM_ORDEM', {}, { 1: [2], 2: [] }],
    ['one that waits and a paid one', 'POR_CONFERIR', 'EM_ORDEM', {}, { 1: [2], 2: [1] }],
    ['two that wait', 'POR_CONFERIR', 'RECUSADO', {}, { 1: [2], 2: [1] }],
    ['one that waits and was chosen', 'POR_CONFERIR', 'EM_ORDEM', escolha(2, 1), { 1: [2], 2: [] }],
  ])('between %s a choice is open until the month is closed', (_quais, deAna, deBia, dados, esperado) => {
    const fatos = fatosCom([ana(deAna), bia(deBia)], dados);
    expect(Object.fromEntries(concorrentesDaVaga(MES, fatos))).toEqual(esperado);
    expect(concorrentesDaVaga(MES, { ...fatos, fechados: [MES] }).size).toBe(0);
  });

  it('offers no choice where the places are enough, or the month is not due for a reason of its own', () => {
    const duas = [ana('EM_ORDEM'), bia('EM_ORDEM')].map((v) => ({
      ...v,
      projeto: { ...v.projeto, vagas: 2 },
    }));
    expect([...concorrentesDaVaga(MES, fatosCom(duas)).values()].flat()).toEqual([]);
    const ausente = { ...ana('EM_ORDEM'), ausencias: [MES] };
    expect([...concorrentesDaVaga(MES, fatosCom([ausente, bia('EM_ORDEM')])).values()].flat()).toEqual([]);
  });
});

describe('[C-A3] the next sheet carries the difference of each closed month, each once (D39)', () => {
  const v = umVinculo(1, { horas: { [MES]: 36, '2026-06': 30 } });
  const mudado = (dados: Partial<Vinculo>) => depoisDeFechar([MES], [v], (um) => ({ ...um, ...dados }));

  it.each([
    [{ horas: { [MES]: -1 } }, 'NAO_SE_APLICA'],
    [{ horas: { [MES]: 0 } }, 'SEM_HORAS'],
    [{ ausencias: [MES] }, 'AUSENCIA'],
    [{ fim: '2026-04-30' }, 'FORA_DO_VINCULO'],
    [{ fim: '2025-12-31' }, 'NUNCA_COMECOU'],
    [{ mesInicio: '2026-06' }, 'FORA_DO_VINCULO'],
  ])('%j asks the month back: %s', (dados, motivo) => {
    const ajustes = resumo('2026-06', mudado(dados)).filter(([, , tipo]) => tipo !== 'NORMAL');
    expect(ajustes).toEqual([[1, MES, 'ESTORNO', false, motivo]]);
  });

  const agoraMesmo = (campo: string, valor: string) => ({
    campo,
    valor,
    de: '2026-06-10',
    ate: '9999-12-31',
  });
  it.each([
    ['a replaced document', { historico: [agoraMesmo('DOCUMENTOS', 'POR_CONFERIR')] }],
    ['a refused document', { historico: [agoraMesmo('DOCUMENTOS', 'RECUSADO')] }],
    ['another type', { tipoAluno: 'VOLUNTARIO', acumulo: null } as const],
    ['another situation', { situacao: 'IRREGULAR' } as const],
    ['a missing CPF', { instrutor: { ...v.instrutor, cpf: null } }],
    ['a call that ends earlier', { vigencia: { inicio: '2026-01-01', fim: '2026-04-30' } }],
    ['fewer places', { projeto: { ...v.projeto, vagas: 0 } }],
  ])('%s takes nothing back', (_nome, dados) => {
    expect(resumo('2026-06', mudado(dados)).filter(([, , tipo]) => tipo !== 'NORMAL')).toEqual([]);
  });

  it('late hours, a late CPF and checked documents are made up for, with the reason', () => {
    const semNada = umVinculo(1, { cpf: null });
    const fatos = depoisDeFechar([MES], [semNada], () => v);
    expect(lancamentosDaFolha('2026-06', fatos)[1]).toMatchObject({
      tipo: 'COMPLEMENTO',
      competencia: MES,
      pago: true,
      causa: 'SEM_FREQUENCIA',
    });
  });

  it('back and forth: complement after estorno after payment, and a waiver for good', () => {
    let fatos = mudado({ horas: { [MES]: 0 } });
    const fechar = (mes: string, decisao: 'CONFIRMADO' | 'DISPENSADO' | null) => {
      const decididos =
        decisao === null ? [] : [{ instrutorId: 1, competencia: MES, decisao, justificativa: 'x' }];
      const linhas = lancamentosDaFolha(mes, { ...fatos, decididos });
      fatos = { ...fatos, lancados: [...fatos.lancados, ...linhas], fechados: [...fatos.fechados, mes] };
      return linhas.filter(({ tipo }) => tipo !== 'NORMAL').map(({ tipo }) => tipo);
    };
    const comHoras = (horas: number) => {
      fatos = { ...fatos, vinculos: [{ ...v, horas: { [MES]: horas } }] };
    };
    expect(fechar('2026-06', 'CONFIRMADO')).toEqual(['ESTORNO']);
    expect(fechar('2026-07', null)).toEqual([]);
    comHoras(12);
    expect(fechar('2026-08', null)).toEqual(['COMPLEMENTO']);
    comHoras(0);
    expect(fechar('2026-09', 'DISPENSADO')).toEqual(['ESTORNO']);
    expect(fechar('2026-10', null)).toEqual([]);
    comHoras(12);
    expect(fechar('2026-11', null)).toEqual([]);
  });

  it('of a month closed before the rule only what came after the upgrade counts (D52)', () => {
    const retratos = [
      { instrutorId: 1, competencia: MES, horas: 36, ausente: false, alcancava: true },
      { instrutorId: 2, competencia: MES, horas: 0, ausente: false, alcancava: true },
    ];
    const base = depoisDeFechar([MES], [v, umVinculo(2)]);
    const antes = { ...base, anterioresARegra: [MES], retratos };
    const ajustes = (vinculos: readonly Vinculo[]) =>
      resumo('2026-06', { ...antes, vinculos }).filter(([, , tipo]) => tipo !== 'NORMAL');
    expect(ajustes([v, umVinculo(2, { horas: { [MES]: 0 } })])).toEqual([]);
    expect(ajustes([{ ...v, horas: { [MES]: -1 } }, umVinculo(2, { horas: { [MES]: 8 } })])).toEqual([
      [2, MES, 'COMPLEMENTO', true, null],
      [1, MES, 'ESTORNO', false, 'NAO_SE_APLICA'],
    ]);
    // Paid without hours under the rule of before: nothing has changed since.
    const pago = { ...antes.lancados[0], instrutor: umVinculo(2).instrutor } as LancamentoFechado;
    const comPago = { ...antes, lancados: [pago], vinculos: [umVinculo(2, { horas: { [MES]: 0 } })] };
    expect(resumo('2026-06', comPago).filter(([, , tipo]) => tipo !== 'NORMAL')).toEqual([]);
  });
});

describe('the months that wait for their sheet', () => {
  const vinculos = [
    umVinculo(1, {
      mesInicio: '2025-11',
      fim: '2026-01-15',
      vigencia: { inicio: '2025-01-01', fim: '2026-12-31' },
    }),
    umVinculo(2, { mesInicio: '2026-04' }),
  ];
  it.each([
    [[], '2026-05', ['2025-11', '2025-12', '2026-01', '2026-04', '2026-05']],
    [['2025-11', '2025-12', '2026-04'], '2026-05', ['2026-01', '2026-05']],
    [[], '2025-10', []],
  ])('of those closed %j up to %s: %j (T-J5)', (fechados, ate, abertos) => {
    expect(mesesEmAberto(fatosCom(vinculos, { fechados }), ate)).toEqual(abertos);
  });
  it('are none without holders', () => {
    expect(mesesEmAberto(fatosCom([umVinculo(1, { mesInicio: null })]), '2026-05')).toEqual([]);
  });
  it('include the month after the last one while something of before is to be made up for', () => {
    const v = umVinculo(1, { mesInicio: MES, fim: '2026-05-31', horas: { [MES]: 34 } });
    expect(mesesEmAberto(depoisDeFechar([MES], [v]), '2026-09')).toEqual([]);
    const fatos = depoisDeFechar([MES], [v], (um) => ({ ...um, horas: { [MES]: 0 } }));
    expect(mesesEmAberto(fatos, '2026-09')).toEqual(['2026-06']);
    expect(mesesEmAberto(fatos, '2026-05')).toEqual([]);
  });
});
