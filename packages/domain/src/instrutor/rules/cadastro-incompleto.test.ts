import { describe, expect, it } from 'vitest';
import { CONFIGURACAO_PADRAO } from '../../configuracao/limits.ts';
import { situacaoNaTela } from '../messages.ts';
import type { Conferencia } from '../types.ts';
import { oQueFalta } from './cadastro-incompleto.ts';
import { chegadaDosDocumentos, diaDaRegularizacao, mesDaRegularizacao } from './mes-de-inicio.ts';
import { aguardandoConferencia } from './situacao.ts';

const FUSO = 'America/Fortaleza';
const VIGENCIA = { inicio: '2026-03-01', fim: '2026-12-31' };
const documento = (
  situacao: Conferencia['situacao'],
  enviadoEm: string | null,
  outros: Partial<Conferencia> = {},
): Conferencia => ({
  documento: 'termo_compromisso',
  motivo: null,
  conferidoEm: null,
  dispensa: null,
  situacao,
  enviadoEm,
  ...outros,
});

describe('the month given follows the day on which the documents had arrived (D66)', () => {
  const CEDO = '2026-03-20T15:00:00.000Z';
  // 23:30 of 31 March in Fortaleza.
  const TARDE = '2026-04-01T02:30:00.000Z';
  const mes = (conferencias: readonly Conferencia[], comoEstao: boolean, hoje = '2026-05-20') => {
    const dia = diaDaRegularizacao(chegadaDosDocumentos(conferencias, comoEstao), hoje, FUSO);
    return [dia, mesDaRegularizacao(dia, CONFIGURACAO_PADRAO.regularizacao, VIGENCIA)];
  };

  it.each([
    [
      'all accepted',
      [documento('CONFERIDO', CEDO), documento('CONFERIDO', TARDE)],
      false,
      '2026-03-31',
      '2026-04',
    ],
    ['about to be accepted', [documento('PENDENTE', CEDO)], true, '2026-03-20', '2026-04'],
    [
      'let past unchecked',
      [documento('CONFERIDO', CEDO), documento('PENDENTE', CEDO)],
      false,
      '2026-05-20',
      '2026-06',
    ],
    ['refused', [documento('RECUSADO', CEDO)], true, '2026-05-20', '2026-06'],
    [
      'of unknown arrival',
      [documento('CONFERIDO', CEDO), documento('CONFERIDO', null)],
      false,
      '2026-05-20',
      '2026-06',
    ],
    ['none', [], false, '2026-05-20', '2026-06'],
    [
      'from a clock ahead',
      [documento('CONFERIDO', '2026-07-01T12:00:00.000Z')],
      false,
      '2026-05-20',
      '2026-06',
    ],
  ] as const)('with documents %s', (_quais, conferencias, comoEstao, dia, esperado) => {
    expect(mes(conferencias, comoEstao)).toEqual([dia, esperado]);
  });
});

describe('a new instructor waits, and the screen names what is missing (D66)', () => {
  const base = { situacaoInstrutor: 'IRREGULAR', jaFoiRegular: false, fimVinculo: null } as const;
  it.each([
    [base, true, 'aguardando conferência'],
    [{ ...base, jaFoiRegular: true }, false, 'IRREGULAR'],
    [{ ...base, situacaoInstrutor: 'REGULAR', jaFoiRegular: true }, false, 'REGULAR'],
    [{ ...base, fimVinculo: { data: '2026-05-01', motivo: 'saiu' } }, false, 'IRREGULAR'],
  ] as const)('%j', (instrutor, aguarda, naTela) => {
    expect(aguardandoConferencia(instrutor)).toBe(aguarda);
    expect(situacaoNaTela({ ...instrutor, aguardandoConferencia: aguarda })).toBe(naTela);
  });

  it('names documents, CPF and matrícula, or only the last act', () => {
    const conferencias = [
      documento('PENDENTE', null),
      documento('RECUSADO', null, { documento: 'dados_bancarios' }),
    ];
    expect(oQueFalta({ conferencias, cpf: null, matricula: '1' })).toEqual([
      'Recusado, falta trocar: Comprovante bancário',
      'Falta conferir: Termo de compromisso',
      'Falta o CPF do instrutor',
    ]);
    const tudo = [documento('CONFERIDO', null), documento('PENDENTE', null, { dispensa: 'em papel' })];
    expect(oQueFalta({ conferencias: tudo, cpf: '1', matricula: '1' })).toEqual([
      'Tudo conferido: falta tornar REGULAR',
    ]);
  });
});
