import { describe, expect, it } from 'vitest';
import { depoisDeFechar, resumoDaFolha as resumo } from '../../testing/folhas.ts';
import { fatosCom, umVinculo } from '../../testing/vinculos.ts';
import { destinoDoLancamento } from '../messages.ts';
import type { FatosDaFolha, Vinculo } from '../types.ts';
import { concorrentesDaVaga, mesmaPessoa } from './apuracao.ts';
import { lancamentosDaFolha } from './lancamentos.ts';

const MES = '2026-05';

describe('[C-A1] one person, one grant, one payment a month (D38)', () => {
  const comHoras = { horas: { [MES]: 20 } };
  const pagos = (vinculos: Vinculo[]) =>
    resumo(MES, fatosCom(vinculos))
      .filter(([, , , pago]) => pago)
      .map(([id]) => id);

  it('pays a bolsa única once to a CPF, under any e-mails', () => {
    const um = umVinculo(1, { cpf: '52998224725', email: 'um@x.test', ...comHoras });
    const outro = umVinculo(2, { cpf: '52998224725', email: 'outro@x.test', ...comHoras });
    expect(resumo(MES, fatosCom([um, outro]))).toEqual([
      [1, MES, 'NORMAL', true, null],
      [2, MES, 'NORMAL', false, 'JA_PAGO'],
    ]);
    expect(pagos([um, { ...outro, acumulo: 'acumulavel' }])).toEqual([1]);
  });

  it('pays accumulable grants of two projects each', () => {
    const acumulavel = { cpf: '52998224725', acumulo: 'acumulavel', ...comHoras } as const;
    expect(pagos([umVinculo(1, acumulavel), umVinculo(2, acumulavel)])).toEqual([1, 2]);
    const noMesmo = { ...acumulavel, projeto: 7 };
    expect(pagos([umVinculo(1, noMesmo), umVinculo(2, noMesmo)])).toEqual([1]);
  });

  it('identifies a person without a CPF by the e-mail in any case; two CPFs are two people', () => {
    const semCpf = { cpf: null, cpfDispensadoAte: '2099-01-01T00:00:00Z', ...comHoras };
    const um = umVinculo(1, { ...semCpf, email: 'Ana@x.test' });
    expect(pagos([um, umVinculo(2, { ...semCpf, email: 'ANA@x.test' })])).toEqual([1]);
    expect(pagos([um, umVinculo(2, { cpf: '52998224725', email: 'ana@x.test', ...comHoras })])).toEqual([1]);
    expect(mesmaPessoa({ cpf: '1', email: 'a' }, { cpf: '2', email: 'a' })).toBe(false);
  });

  it('keeps a person’s other vínculos paid while one only waits for a document', () => {
    const historico = [{ campo: 'DOCUMENTOS', valor: 'POR_CONFERIR', de: '2026-01-01', ate: '9999-12-31' }];
    const um = umVinculo(1, { cpf: '52998224725', historico, ...comHoras });
    expect(pagos([um, umVinculo(2, { cpf: '52998224725', ...comHoras })])).toEqual([2]);
  });

  it('asks back once two payments that a CPF proves to be one person’s; an e-mail proves nothing', () => {
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
    // Paid as accumulable grants: the later change to única takes nothing back.
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

describe('a granted place pays one vínculo a month (D39)', () => {
  const antes = umVinculo(1, { projeto: 9, vagas: 1, fim: '2026-05-10', horas: { [MES]: 10 } });
  const depois = umVinculo(2, { projeto: 9, vagas: 1, mesInicio: MES, horas: { [MES]: 24 } });
  const escolha = { projetoId: 9, competencia: MES, instrutorId: 2, preteridoId: 1 };

  it('pays the earlier one, unless the administrator chooses the other', () => {
    expect(resumo(MES, fatosCom([antes, depois]))).toEqual([
      [1, MES, 'NORMAL', true, null],
      [2, MES, 'NORMAL', false, 'OUTRO_VINCULO'],
    ]);
    expect(resumo(MES, fatosCom([antes, depois], { escolhas: [escolha] }))).toEqual([
      [1, MES, 'NORMAL', false, 'OUTRO_VINCULO'],
      [2, MES, 'NORMAL', true, null],
    ]);
  });

  it('pays two vínculos for two places', () => {
    const vinculos = [antes, depois].map((v) => ({ ...v, projeto: { ...v.projeto, vagas: 2 } }));
    expect(resumo(MES, fatosCom(vinculos)).every(([, , , pago]) => pago)).toBe(true);
  });

  it('keeps a payment made in good faith when the earlier vínculo’s hours come late', () => {
    const semHoras = { ...antes, horas: {} };
    const fatos = depoisDeFechar([MES], [semHoras, depois], (v) => (v === semHoras ? antes : v));
    expect(resumo('2026-06', fatos)).toEqual([[2, '2026-06', 'NORMAL', false, 'SEM_FREQUENCIA']]);
  });

  it('moves the month by a choice after the closing: one complement, one estorno, until the estorno is waived', () => {
    const fatos = depoisDeFechar([MES], [antes, depois]);
    const escolhido = { ...fatos, escolhas: [escolha] };
    expect(resumo('2026-06', escolhido).slice(1)).toEqual([
      [2, MES, 'COMPLEMENTO', true, null],
      [1, MES, 'ESTORNO', false, 'OUTRO_VINCULO'],
    ]);
    const decididos = [
      {
        ...{ instrutorId: 1, competencia: MES, decisao: 'DISPENSADO' as const, justificativa: 'boa-fé' },
        ...{ valor: null, parcial: false },
      },
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
  // The new holder has the lower number; the other one held the place before all the same.
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

  it('is paid to its first holder, if the month is due', () => {
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

  it('is paid also when its leaving holder waits for documents', () => {
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

  it('waits for the chosen holder, whom the other sees', () => {
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
  ])('allows a choice between %s until the month is closed', (_quais, deAna, deBia, dados, esperado) => {
    const fatos = fatosCom([ana(deAna), bia(deBia)], dados);
    expect(Object.fromEntries(concorrentesDaVaga(MES, fatos))).toEqual(esperado);
    expect(concorrentesDaVaga(MES, { ...fatos, fechados: [MES] }).size).toBe(0);
  });

  it('offers no choice if the places are enough, or the month is not due for another reason', () => {
    const duas = [ana('EM_ORDEM'), bia('EM_ORDEM')].map((v) => ({
      ...v,
      projeto: { ...v.projeto, vagas: 2 },
    }));
    expect([...concorrentesDaVaga(MES, fatosCom(duas)).values()].flat()).toEqual([]);
    const ausente = { ...ana('EM_ORDEM'), ausencias: [MES] };
    expect([...concorrentesDaVaga(MES, fatosCom([ausente, bia('EM_ORDEM')])).values()].flat()).toEqual([]);
  });
});
