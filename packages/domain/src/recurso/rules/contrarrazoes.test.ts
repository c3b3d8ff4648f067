import { describe, expect, it } from 'vitest';
import { MENSAGENS_CONTRARRAZOES as M, MENSAGENS_RECURSO } from '../messages.ts';
import {
  aindaResponde,
  correm,
  porQueNaoResponde,
  porQueNaoSeDecide,
  problemasDasContrarrazoes,
  ultimoDiaDasContrarrazoes,
} from './contrarrazoes.ts';

describe('the answers of others to an appeal (D56)', () => {
  it.each([
    ['2026-05-13', [], '2026-05-20'],
    // A Friday before a week whose Thursday is a holiday.
    ['2026-05-29', [], '2026-06-08'],
    ['2026-05-13', ['2026-05-15'], '2026-05-21'],
  ])(
    '[C-G6] are accepted for an appeal of %s, without work on %j, until %s',
    (dia, semExpediente, ultimo) => {
      expect(ultimoDiaDasContrarrazoes(dia, semExpediente)).toBe(ultimo);
    },
  );

  it.each([
    [{ ate: null, faltam: 0 }, '2026-05-14', false],
    [{ ate: '2026-05-20', faltam: 1 }, '2026-05-20', true],
    [{ ate: '2026-05-20', faltam: 1 }, '2026-05-21', false],
    [{ ate: '2026-05-20', faltam: 0 }, '2026-05-14', false],
  ])('[C-G6] %j on %s keep it from a decision: %s', (janela, hoje, espera) => {
    expect(correm(janela, hoje)).toBe(espera);
    expect(porQueNaoSeDecide(janela, hoje)?.mensagem).toBe(
      espera ? 'Aguarda contrarrazões até 20/05/2026, 23h59' : undefined,
    );
  });

  it('[C-G6] are sent once, in time, while it is pending, and have a text', () => {
    const livre = { ate: '2026-05-20', enviadaEm: null, status: 'PENDENTE' } as const;
    const porque = (mudanca: Partial<Parameters<typeof porQueNaoResponde>[0]>, hoje = '2026-05-20') =>
      porQueNaoResponde({ ...livre, ...mudanca }, hoje)?.mensagem;
    expect(porque({})).toBeUndefined();
    expect(porque({}, '2026-05-21')).toBe(M.prazoTerminou);
    expect(porque({ enviadaEm: '2026-05-14T12:00:00.000Z' })).toBe(M.jaEnviadas);
    expect(porque({ status: 'RECUSADO' })).toBe(MENSAGENS_RECURSO.jaDecidido);
    const textos = (texto: string) => problemasDasContrarrazoes(texto).map(({ mensagem }) => mensagem);
    expect(textos(' ')).toEqual([M.vazias]);
    expect(textos('a'.repeat(20_001))).toEqual([M.maximo]);
    expect(textos('A nota está certa.')).toEqual([]);
  });

  it.each([
    [{}, '2026-05-20', true],
    [{}, '2026-05-21', false],
    [{ faltaASua: false }, '2026-05-20', false],
    [{ status: 'ACEITO' }, '2026-05-20', false],
    [{ ate: null }, '2026-05-20', false],
  ] as const)(
    '[C-G6] are hidden from people who may still write one, with %j on %s: %s',
    (mudanca, hoje, esconde) => {
      const falta = { ate: '2026-05-20', faltaASua: true, status: 'PENDENTE', ...mudanca } as const;
      expect(aindaResponde(falta, hoje)).toBe(esconde);
    },
  );
});
