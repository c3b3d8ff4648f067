import { describe, expect, it } from 'vitest';
import { avisosDoSistema, exameDoDisco, situacaoGeral } from './rules.ts';
import type { EstadoDaParte, EstadoDoSistema } from './types.ts';

const AGORA = new Date('2026-11-22T12:00:00Z');
const horas = (n: number) => new Date(AGORA.getTime() - n * 3_600_000);
const parte = (qual: EstadoDaParte['parte'], situacao: EstadoDaParte['situacao'] = 'ok'): EstadoDaParte => ({
  parte: qual,
  situacao,
  desde: AGORA,
  causa: situacao === 'ok' ? null : `causa de ${qual}`,
});
const BOM: EstadoDoSistema = {
  partes: [parte('banco'), parte('arquivos'), parte('email'), parte('antivirus'), parte('disco')],
  copia: { em: horas(1), ok: true, bytes: 1 },
  emailsMortos: 0,
  fuso: 'America/Sao_Paulo',
};
const codigos = (mudanca: Partial<EstadoDoSistema>) =>
  avisosDoSistema({ ...BOM, ...mudanca }, AGORA).map(({ codigo }) => codigo);

describe('avisosDoSistema', () => {
  it('says nothing of a good system', () => expect(codigos({})).toEqual([]));

  it.each([
    [{ copia: null }, ['SEM_COPIA']],
    [{ copia: { em: horas(48), ok: true, bytes: 1 } }, []],
    [{ copia: { em: horas(48.01), ok: true, bytes: 1 } }, ['SEM_COPIA']],
    [{ copia: { em: horas(1), ok: false, bytes: 1 } }, ['COPIA_COM_FALHA']],
    [{ emailsMortos: 1 }, ['EMAILS_MORTOS']],
    [{ partes: [parte('antivirus', 'desligado')] }, ['SEM_ANTIVIRUS']],
    [{ partes: [parte('email', 'fora'), parte('disco', 'degradado')] }, ['PARTE_FORA', 'PARTE_FORA']],
    [{ fuso: 'UTC' }, ['FUSO_UTC']],
  ] as const)('%j gives %j', (mudanca, esperados) => expect(codigos(mudanca)).toEqual(esperados));

  it('has the grave ones first, and the cause in words', () => {
    const avisos = avisosDoSistema(
      { ...BOM, fuso: 'UTC', partes: [parte('email', 'fora')], emailsMortos: 2 },
      AGORA,
    );
    expect(avisos.map(({ grave, texto }) => [grave, texto])).toEqual([
      [true, 'causa de email'],
      [true, '2 e-mails não saíram depois de dez tentativas.'],
      [false, 'Os dias terminam à meia-noite de UTC, o fuso de quem não escolheu outro.'],
    ]);
  });
});

it.each([
  [[parte('banco'), parte('antivirus', 'desligado')], 'ok'],
  [[parte('banco'), parte('arquivos', 'fora')], 'degradado'],
  [[parte('banco'), parte('disco', 'degradado')], 'degradado'],
  [[parte('banco', 'fora'), parte('arquivos')], 'fora'],
])('tells degraded and unready apart (%#)', (partes, geral) => expect(situacaoGeral(partes)).toBe(geral));

it('counts less than a tenth of the disk as little', () => {
  expect(exameDoDisco({ livre: 10, total: 100 }).situacao).toBe('ok');
  expect(exameDoDisco({ livre: 9.9, total: 100 }).situacao).toBe('degradado');
});
