import { describe, expect, it } from 'vitest';
import { CONFIGURACAO_PADRAO } from '../../configuracao/limits.ts';
import type { Configuracao } from '../../configuracao/types.ts';
import { estadoDaJanela } from '../../janela/rules/estado-da-janela.ts';
import type { Prorrogacao } from '../../janela/types.ts';
import { diasDoPadrao, pedeMotivo, prazoDoMesDoAluno } from './dias.ts';

function prazo(
  mes: string,
  hoje: string,
  {
    fechamentos = CONFIGURACAO_PADRAO.fechamentos,
    prorrogacoes = [],
  }: { fechamentos?: Configuracao['fechamentos']; prorrogacoes?: readonly Prorrogacao[] } = {},
) {
  const configuracao = { ...CONFIGURACAO_PADRAO, fuso: 'UTC', fechamentos };
  const agora = new Date(`${hoje}T12:00:00Z`);
  const pergunta = { janela: 'frequencia', configuracao, prorrogacoes, projetoId: 7, agora } as const;
  return prazoDoMesDoAluno(mes, { configuracao, janela: estadoDaJanela(pergunta), hoje });
}

describe('until when a month is open to its student', () => {
  it.each([
    ['2026-10', '2026-09-30', false],
    ['2026-10', '2026-10-01', true],
    ['2026-10', '2026-11-20', true],
    ['2026-10', '2026-11-21', false],
    ['2026-12', '2027-01-20', true],
    ['2026-12', '2027-01-21', false],
  ])('%s on %s: %s', (mes, hoje, aberto) => {
    expect(prazo(mes, hoje).aberto).toBe(aberto);
  });

  it('waits for the next window that is not closed whole, and for both halves of a cut one', () => {
    const fora = (de: string, ate: string) => ({
      fechamentos: [{ janela: 'frequencia', de, ate, motivo: 'Recesso' }] as const,
    });
    expect(prazo('2026-12', '2027-02-20', fora('2027-01-01', '2027-01-31'))).toEqual({
      ...{ aberto: true, fechaEm: '2027-02-20T23:59:59.999Z' },
    });
    expect(prazo('2026-10', '2026-11-13', fora('2026-11-13', '2026-11-14')).fechaEm).toBe(
      '2026-11-20T23:59:59.999Z',
    );
  });

  it('ends with an extension of that window, and not with one of a later window', () => {
    const deNovembro: Prorrogacao = {
      janela: 'frequencia',
      ate: '2026-11-27',
      motivo: 'Greve',
      projetoId: 7,
      criadaEm: '2026-11-22T10:00:00.000Z',
    };
    expect(prazo('2026-10', '2026-11-21', { prorrogacoes: [deNovembro] }).aberto).toBe(false);
    expect(prazo('2026-10', '2026-11-27', { prorrogacoes: [deNovembro] })).toEqual({
      ...{ aberto: true, fechaEm: '2026-11-27T23:59:59.999Z' },
    });
    expect(prazo('2026-09', '2026-11-27', { prorrogacoes: [deNovembro] }).aberto).toBe(false);
  });
});

it.each([
  ['enviado', null, 8, false],
  ['enviado', null, 7.9, true],
  ['enviado', 7, 7, true],
  ['enviado', null, -1, true],
  ['atestado', 7, 7, false],
  ['atestado', 7, 6, true],
  ['atestado', 7, 9, false],
  ['devolvido', 7, 6, false],
] as const)(
  'a month %s, %s registered, with %s hours of 8 asks for a reason: %s',
  (estado, antes, horas, sim) => {
    expect(pedeMotivo({ estado, horas: 8 }, antes, horas)).toBe(sim);
  },
);

it('repeats weekdays only until today, inside the vínculo', () => {
  const vinculo = { mesInicio: '2026-11', ate: '2026-11-17' };
  const dias = (hoje: string, mes = '2026-11') => diasDoPadrao(mes, new Set([1, 2]), { vinculo, hoje });
  expect(dias('2026-11-10')).toEqual(['2026-11-02', '2026-11-03', '2026-11-09', '2026-11-10']);
  expect(dias('2026-11-30').at(-1)).toBe('2026-11-17');
  expect(dias('2026-11-30', '2026-10')).toEqual([]);
});
