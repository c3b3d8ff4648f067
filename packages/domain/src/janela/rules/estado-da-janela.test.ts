import { describe, expect, it } from 'vitest';
import { CONFIGURACAO_PADRAO } from '../../configuracao/limits.ts';
import type { Configuracao, NomeDaJanela } from '../../configuracao/types.ts';
import { diaNoFuso, fimDoDia, inicioDoDia } from '../../kernel/datas.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { inteira } from '../../testing/amostra.ts';
import type { Prorrogacao } from '../types.ts';
import { estadoDaJanela, exigirJanelaAberta } from './estado-da-janela.ts';

const FUSOS = ['UTC', 'America/Fortaleza', 'America/Rio_Branco', 'Europe/Lisbon'] as const;
const em = (fuso: string, mudancas: Partial<Configuracao> = {}): Configuracao => ({
  ...CONFIGURACAO_PADRAO,
  fuso,
  ...mudancas,
});

interface Onde {
  readonly fuso?: string;
  readonly configuracao?: Configuracao;
  readonly prorrogacoes?: readonly Prorrogacao[];
  readonly projetoId?: number | null;
}
function estado(janela: NomeDaJanela, agora: Date | string, onde: Onde = {}) {
  const { fuso = 'UTC', prorrogacoes = [], projetoId = null } = onde;
  const configuracao = onde.configuracao ?? em(fuso);
  return estadoDaJanela({ janela, configuracao, prorrogacoes, projetoId, agora: new Date(agora) });
}
const ms = (instante: Date, n: number) => new Date(instante.getTime() + n);

/** First and last day of one opening of each window, and of the part that a closure leaves. */
const ABERTURAS: readonly (readonly [NomeDaJanela, string, string])[] = [
  ['cadastroInstrutor', '2026-11-01', '2026-11-10'],
  ['cadastroInstrutor', '2026-01-01', '2026-01-10'],
  ['cadastroInstrutor', '2027-02-01', '2027-02-10'],
  ['cadastroInstrutor', '2026-04-03', '2026-04-10'],
  ['frequencia', '2026-11-11', '2026-11-20'],
  ['frequencia', '2026-12-11', '2026-12-20'],
  ['frequencia', '2028-02-11', '2028-02-20'],
  ['relatorios', '2026-09-01', '2026-09-19'],
  ['relatorios', '2027-09-01', '2027-09-19'],
];

describe('the edges of every window, to the millisecond (T-J2)', () => {
  const casos = ABERTURAS.flatMap((abertura) => FUSOS.map((fuso) => [...abertura, fuso] as const));
  it.each(casos)('%s from %s to %s in %s', (janela, de, ate, fuso) => {
    const [abre, fecha] = [inicioDoDia(de, fuso), fimDoDia(ate, fuso)];
    const aberta = (instante: Date) => estado(janela, instante, { fuso }).aberta;
    expect([ms(abre, -1), abre, ms(abre, 1), ms(fecha, -1), fecha, ms(fecha, 1)].map(aberta)).toEqual([
      ...[false, true, true, true, true, false],
    ]);
    const dentro = estado(janela, abre, { fuso });
    expect([dentro.abreEm, dentro.fechaEm]).toEqual([abre.toISOString(), fecha.toISOString()]);
    expect(estado(janela, ms(abre, -1), { fuso }).abreEm).toBe(abre.toISOString());
  });
});

/** Minutes between two checks; the tests above check the edges to the millisecond. */
const MINUTOS = inteira ? 1 : 15;

describe('every minute around the turn of two windows', () => {
  it.each(['UTC', 'America/Fortaleza'])(
    'T-J1: opens and closes as its days say, from day 9 to 12 and 19 to 22 in %s',
    (fuso) => {
      const configuracao = em(fuso);
      let minutos = 0;
      for (const [de, ate] of [
        ['2026-11-09', '2026-11-12'],
        ['2026-11-19', '2026-11-22'],
      ] as const) {
        const fim = fimDoDia(ate, fuso).getTime();
        for (let t = inicioDoDia(de, fuso).getTime(); t <= fim; t += MINUTOS * 60_000) {
          const agora = new Date(t);
          const dia = Number(diaNoFuso(agora, fuso).slice(8));
          const abertas = (['cadastroInstrutor', 'frequencia'] as const).filter(
            (janela) => estado(janela, agora, { configuracao }).aberta,
          );
          const devem = [
            ...(dia <= 10 ? ['cadastroInstrutor'] : []),
            ...(dia >= 11 && dia <= 20 ? ['frequencia'] : []),
          ];
          if (String(abertas) !== String(devem)) expect([agora, abertas]).toEqual([agora, devem]);
          minutos += MINUTOS;
        }
      }
      expect(minutos).toBe(8 * 24 * 60);
    },
    60_000,
  );
});

describe('closures of a window, with their texts (D23, D36)', () => {
  it.each([
    ['2026-03-31T12:00:00Z', false, 'O cadastro de instrutores é permitido do dia 1 ao dia 10 de cada mês'],
    ['2026-04-01T00:00:00Z', false, 'O sistema está fechado para cadastro de instrutores em 1 e 2 de abril'],
    [
      '2026-04-02T23:59:59.999Z',
      false,
      'O sistema está fechado para cadastro de instrutores em 1 e 2 de abril',
    ],
    ['2026-04-03T00:00:00Z', true, 'O cadastro de instrutores é permitido do dia 1 ao dia 10 de cada mês'],
    ['2026-04-11T00:00:00Z', false, 'O cadastro de instrutores é permitido do dia 1 ao dia 10 de cada mês'],
  ] as const)('open registration on %s: %s', (agora, aberta, texto) => {
    expect(estado('cadastroInstrutor', agora)).toMatchObject({ aberta, texto });
  });

  it('closes one window without the others, and a dated closure applies to its year alone', () => {
    const fechamentos = [
      { janela: 'frequencia', de: '2026-11-12', ate: '2026-11-13', motivo: 'Recesso' } as const,
    ];
    const configuracao = em('UTC', { fechamentos });
    const aberta = (dia: string) => estado('frequencia', `${dia}T12:00:00Z`, { configuracao }).aberta;
    expect(['2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14', '2027-11-12'].map(aberta)).toEqual([
      ...[true, false, false, true, true],
    ]);
    expect(estado('frequencia', '2026-11-12T12:00:00Z', { configuracao }).texto).toBe(
      'O sistema está fechado para registro de frequência em 12 e 13 de novembro de 2026: Recesso',
    );
    expect(estado('cadastroInstrutor', '2026-04-01T12:00:00Z', { configuracao }).aberta).toBe(true);
  });

  it('T-J5: opens on 29 February in leap years only, and ends the window early in a short month', () => {
    const janelas = { ...CONFIGURACAO_PADRAO.janelas, frequencia: { diaInicio: 29, diaFim: 31 } };
    const configuracao = em('UTC', { janelas });
    const aberta = (dia: string) => estado('frequencia', `${dia}T23:59:59.999Z`, { configuracao }).aberta;
    expect(['2028-02-29', '2026-02-28', '2026-04-30', '2026-12-31', '2027-01-01'].map(aberta)).toEqual([
      ...[true, false, true, true, false],
    ]);
    expect(estado('frequencia', '2027-02-28T12:00:00Z', { configuracao }).abreEm).toBe(
      '2027-03-29T00:00:00.000Z',
    );
  });
});

describe('extensions (T-J9)', () => {
  const deSete: Prorrogacao = {
    janela: 'relatorios',
    ate: '2026-09-25',
    motivo: 'Greve',
    projetoId: 7,
    criadaEm: '2026-09-20T10:00:00.000Z',
  };
  const deTodos: Prorrogacao = { ...deSete, projetoId: null };
  const quando = (agora: string, prorrogacoes: readonly Prorrogacao[], projetoId: number | null) =>
    estado('relatorios', agora, { prorrogacoes, projetoId });

  it.each([
    ['before it was recorded', '2026-09-20T09:58:59.999Z', [deSete], 7, false],
    ['from the moment it was recorded', '2026-09-20T10:00:00.000Z', [deSete], 7, true],
    ['to the last millisecond of its day', '2026-09-25T23:59:59.999Z', [deSete], 7, true],
    ['and no longer', '2026-09-26T00:00:00.000Z', [deSete], 7, false],
    ['for every project', '2026-09-21T00:00:00.000Z', [deTodos], 8, true],
  ] as const)('%s', (_, agora, prorrogacoes, projetoId, aberta) => {
    expect(quando(agora, prorrogacoes, projetoId).aberta).toBe(aberta);
  });

  it("opens only that project's window by an extension for it (T-J9)", () => {
    const para = (projetoId: number | null) => quando('2026-09-21T00:00:00.000Z', [deSete], projetoId).aberta;
    expect([7, 8, null].map(para)).toEqual([true, false, false]);
  });

  it('keeps the window open beyond the end of its days, and shows until when', () => {
    const cedo = { ...deTodos, criadaEm: '2026-09-15T10:00:00.000Z' };
    expect(quando('2026-09-19T12:00:00.000Z', [cedo], 1)).toMatchObject({
      aberta: true,
      abreEm: '2026-09-01T00:00:00.000Z',
      fechaEm: '2026-09-25T23:59:59.999Z',
    });
    expect(quando('2026-09-22T12:00:00.000Z', [cedo], 1).prorrogadaAte).toBe('2026-09-25');
  });

  it('opens a closed day too', () => {
    const um = { ...deTodos, janela: 'cadastroInstrutor', ate: '2026-04-02' } as const;
    const criadaEm = '2026-04-01T08:00:00.000Z';
    expect(
      estado('cadastroInstrutor', '2026-04-01T09:00:00Z', { prorrogacoes: [{ ...um, criadaEm }] }).aberta,
    ).toBe(true);
  });

  it('T-J8: keeps a just opened window open when the clock is set back by a minute', () => {
    expect(quando('2026-09-20T09:59:10.000Z', [deTodos], 1).aberta).toBe(true);
  });
});

it('T-J7: names the window and its next opening in a refusal', () => {
  const fechada = estado('frequencia', '2026-11-21T00:00:00Z');
  expect(() => exigirJanelaAberta(fechada)).toThrow(DomainError);
  try {
    exigirJanelaAberta(fechada);
  } catch (error) {
    expect(error).toMatchObject({
      kind: 'conflito',
      code: 'FORA_DA_JANELA',
      extras: { abreEm: '2026-12-11T00:00:00.000Z' },
      message: 'O registro de frequência é permitido do dia 11 ao dia 20 de cada mês',
    });
  }
  expect(() => exigirJanelaAberta(estado('frequencia', '2026-11-20T23:59:59.999Z'))).not.toThrow();
});
