import { describe, expect, it } from 'vitest';
import { CONFIGURACAO_PADRAO } from '../configuracao/limits.ts';
import { estadoDaJanela } from '../janela/rules/estado-da-janela.ts';
import { umaConferencia, umaPessoa } from '../testing/folhas.ts';
import { fatosCom, umVinculo } from '../testing/vinculos.ts';
import { MENSAGENS_PAGAMENTO as M } from './messages.ts';
import { lancamentosDaFolha } from './rules/lancamentos.ts';
import {
  decidirEstorno,
  escolherVinculo,
  type Fechamento,
  fecharFolha,
  impedimentoDaFolha,
} from './transitions.ts';
import type { LancamentoFechado } from './types.ts';

const MES = '2026-05';
const SO_EU = { eu: umaPessoa(1), outras: [] };

function fechamento(
  instante: string,
  dados: { fechados?: string[]; fuso?: string; ate?: string; mes?: string } = {},
) {
  const fuso = dados.fuso ?? 'UTC';
  const agora = new Date(instante);
  const prorrogacoes =
    dados.ate === undefined
      ? []
      : [
          {
            janela: 'frequencia' as const,
            ate: dados.ate,
            motivo: 'x',
            projetoId: null,
            criadaEm: '2026-05-01T00:00:00Z',
          },
        ];
  const configuracao = { ...CONFIGURACAO_PADRAO, fuso };
  const frequencia = estadoDaJanela({
    janela: 'frequencia',
    configuracao,
    prorrogacoes,
    projetoId: null,
    agora,
  });
  const vinculos = [umVinculo(1, { mesInicio: '2026-04', horas: { [MES]: 34 } })];
  const fatos = fatosCom(vinculos, { fechados: dados.fechados ?? ['2026-04'] });
  return {
    mes: dados.mes ?? MES,
    fatos,
    frequencia,
    conferencia: null,
    quem: SO_EU,
    pontos: [],
    verbas: [],
    agora,
    fuso,
  };
}

const impedimento = (um: Fechamento) =>
  impedimentoDaFolha(um, lancamentosDaFolha(um.mes, um.fatos))?.mensagem ?? null;

/** Closes a sheet that person 2 conferred. */
function fechar(um: Fechamento) {
  const lancamentos = lancamentosDaFolha(um.mes, um.fatos);
  fecharFolha({ ...um, conferencia: umaConferencia(lancamentos) }, lancamentos);
  return lancamentos;
}

describe('a month may be closed', () => {
  it.each([
    ['2026-04-30T23:59:59.999Z', 'UTC', M.mesFuturo],
    ['2026-05-05T12:00:00Z', 'UTC', M.mesFuturo],
    ['2026-05-20T23:59:59.999Z', 'UTC', M.mesFuturo],
    ['2026-05-21T00:00:00Z', 'UTC', null],
    ['2026-05-21T02:59:59.999Z', 'America/Fortaleza', M.mesFuturo],
    ['2026-05-21T03:00:00Z', 'America/Fortaleza', null],
    ['2026-06-01T00:00:00Z', 'UTC', null],
    ['2027-01-15T00:00:00Z', 'UTC', null],
  ])('answers at %s in %s: %s (T-J2)', (instante, fuso, motivo) => {
    expect(impedimento(fechamento(instante, { fuso }))).toBe(motivo);
  });

  it.each([
    ['2026-05-25T23:59:59.999Z', M.mesFuturo],
    ['2026-05-26T00:00:00Z', null],
  ])('answers with the window extended to the 25th at %s: %s', (instante, motivo) => {
    expect(impedimento(fechamento(instante, { ate: '2026-05-25' }))).toBe(motivo);
  });

  it.each([
    [{ fechados: [] }, M.mesAnteriorAberto, 'MES_ANTERIOR_ABERTO'],
    [{ fechados: ['2026-04', MES] }, M.jaFechada, 'FOLHA_FECHADA'],
    [{ mes: '2026-01' }, M.semBolsistas, 'SEM_BOLSISTAS'],
    [{ mes: '2026-12' }, M.mesFuturo, 'MES_NAO_TERMINOU'],
  ])('refuses %j: %s', (dados, mensagem, code) => {
    const um = fechamento('2026-06-01T00:00:00Z', dados);
    expect(impedimento(um)).toBe(mensagem);
    expect(() => fechar(um)).toThrow(expect.objectContaining({ kind: 'conflito', code, message: mensagem }));
  });

  it('closes with its lines', () => {
    expect(fechar(fechamento('2026-06-01T00:00:00Z'))).toMatchObject([
      { competencia: MES, pago: true, horas: 34 },
    ]);
  });
});

describe('[C-A3] an estorno needs its decision', () => {
  const LINHA = {
    competencia: '2026-04',
    tipo: 'NORMAL',
    pago: true,
    motivo: null,
    decisao: null,
    acumulo: 'unica',
    valor: null,
    valorCheio: null,
    parcial: false,
    folha: '2026-04',
    instrutor: umVinculo(1).instrutor,
    projeto: { id: 1, titulo: 'Projeto 1' },
  } as const satisfies LancamentoFechado;
  const vinculos = [umVinculo(1, { mesInicio: '2026-04', horas: { '2026-04': 0, [MES]: 34 } })];
  const fatos = fatosCom(vinculos, { fechados: ['2026-04'], lancados: [LINHA] });
  const pedido = { mes: MES, instrutorId: 1, competencia: '2026-04', decisao: 'CONFIRMADO' } as const;

  it('keeps its sheet open until then, and names the person', () => {
    const base = fechamento('2026-06-01T00:00:00Z');
    const esperado = `${M.estornosPorDecidir} Aluno 1 (abril de 2026)`;
    expect(() => fechar({ ...base, fatos })).toThrow(
      expect.objectContaining({ kind: 'conflito', code: 'ESTORNOS_POR_DECIDIR', message: esperado }),
    );
    const decididos = [decidirEstorno(pedido, fatos)];
    expect(fechar({ ...base, fatos: { ...fatos, decididos } })).toMatchObject([
      { tipo: 'NORMAL' },
      { tipo: 'ESTORNO', decisao: 'CONFIRMADO', justificativa: null, motivo: 'SEM_HORAS' },
    ]);
  });

  it('requires a reason for a waiver', () => {
    for (const motivo of [undefined, '', '  ', 'a\ufffe', 'x'.repeat(1001)]) {
      expect(() => decidirEstorno({ ...pedido, decisao: 'DISPENSADO', motivo }, fatos)).toThrow(
        expect.objectContaining({ kind: 'invalido' }),
      );
    }
    expect(decidirEstorno({ ...pedido, decisao: 'DISPENSADO', motivo: ' boa-fé ' }, fatos)).toMatchObject({
      justificativa: 'boa-fé',
    });
  });

  it('refuses a decision on an estorno that no open sheet proposes', () => {
    for (const outro of [{ instrutorId: 2 }, { competencia: MES }, { mes: '2026-04' }]) {
      expect(() => decidirEstorno({ ...pedido, ...outro }, fatos)).toThrow(
        expect.objectContaining({ kind: 'conflito' }),
      );
    }
  });
});

describe('the administrator chooses between two vínculos', () => {
  const comHoras = { horas: { [MES]: 20 } };
  const vinculos = [
    umVinculo(1, { projeto: 9, vagas: 1, ...comHoras }),
    umVinculo(2, { projeto: 9, vagas: 1, ...comHoras }),
    umVinculo(3, comHoras),
  ];
  it.each([
    [2, 1, MES, true],
    [1, 2, MES, false],
    [1, 1, MES, false],
    [1, 3, MES, false],
    [1, 99, MES, false],
    [1, 2, '2025-05', false],
  ])('%i instead of %i in %s: %s', (instrutorId, preteridoId, competencia, pode) => {
    const ato = () => escolherVinculo({ competencia, instrutorId, preteridoId }, fatosCom(vinculos));
    if (pode) expect(ato()).toEqual({ projetoId: 9, competencia, instrutorId, preteridoId });
    else expect(ato).toThrow(expect.objectContaining({ code: 'ESCOLHA_INVALIDA' }));
  });

  it('[C-G4] refuses the choice once the sheet of the month is closed', () => {
    const pedido = { competencia: MES, instrutorId: 2, preteridoId: 1 };
    expect(() => escolherVinculo(pedido, fatosCom(vinculos, { fechados: [MES] }))).toThrow(
      expect.objectContaining({ kind: 'conflito', code: 'FOLHA_FECHADA' }),
    );
  });
});
