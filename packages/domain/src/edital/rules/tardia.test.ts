import { describe, expect, it } from 'vitest';
import {
  type DadosDaTardia,
  estadoDaTardia,
  fechamentoDasInscricoes,
  impedeRetirarTardia,
  problemasDaTardia,
  tardiaCorre,
  tardiaPorExtenso,
} from './tardia.ts';

const AGORA = new Date('2026-03-25T12:00:00Z');
const INTEIRA: DadosDaTardia = {
  professor: 7,
  ate: '2026-03-27T02:59:00Z',
  fundamento: 'ordem',
  ordem: '5001234-56.2026.4.05.8000',
};

describe('the call opened for one late submission (D64)', () => {
  it.each([
    ['nobody', { professor: null }, 'professor'],
    ['an instant that has passed', { ate: '2026-03-25T11:59:59Z' }, 'ate'],
    ['more than 30 days', { ate: '2026-04-24T12:00:01Z' }, 'ate'],
    ['no instant', { ate: 'amanhã' }, 'ate'],
    ['no ground', { fundamento: 'favor' }, 'fundamento'],
    ['an order without its number', { ordem: ' ' }, 'ordem'],
    ['a number of 61', { ordem: '1'.repeat(61) }, 'ordem'],
    ['our fault without what the log shows', { fundamento: 'falha', motivo: '' }, 'motivo'],
  ])('refuses %s, beside its field', (_, mudanca, campo) => {
    expect(problemasDaTardia({ ...INTEIRA, ...mudanca }, AGORA).map((um) => um.campo)).toEqual([campo]);
  });

  it('accepts an order with its number, and our fault with evidence from the log', () => {
    expect(problemasDaTardia(INTEIRA, AGORA)).toEqual([]);
    const falha = { ...INTEIRA, fundamento: 'falha', ordem: '', motivo: 'POST projeto às 23h58: 503' };
    expect(problemasDaTardia(falha, AGORA)).toEqual([]);
  });

  it.each([
    ['aberta', {}],
    ['terminou', { ate: new Date('2026-03-25T11:59:00Z') }],
    ['retirada', { retiradaEm: AGORA }],
    ['usada', { projetoId: 3, ate: new Date('2026-03-20T00:00:00Z') }],
    ['caiu', { projetoId: 3, caiuEm: AGORA }],
  ] as const)('is %s', (estado, mudanca) => {
    const tardia = { ate: new Date('2026-03-27T02:59:00Z'), retiradaEm: null, projetoId: null, caiuEm: null };
    const lido = estadoDaTardia({ ...tardia, ...mudanca }, AGORA);
    expect(lido).toBe(estado);
    expect(impedeRetirarTardia(lido) === null).toBe(estado === 'aberta');
  });

  it('[C-L3] describes how the project was received, and counts it as sent when submissions ended', () => {
    expect(tardiaPorExtenso('ordem', ' 12/2026 ')).toBe('recebida fora do prazo, ordem nº 12/2026');
    expect(tardiaPorExtenso('falha', null)).toBe('recebida fora do prazo, por falha do sistema');
    expect(tardiaCorre(new Date('2026-03-27T02:59:00Z'), 'America/Sao_Paulo')).toBe(
      'O edital está aberto para um envio fora do prazo até 26/03/2026, 23h59',
    );
    const fim = (encerradoEm: string | null) =>
      fechamentoDasInscricoes({ fim: '2026-03-20', encerradoEm }, 'America/Sao_Paulo').toISOString();
    expect(fim(null)).toBe('2026-03-21T02:59:59.999Z');
    expect(fim('2026-03-19T15:00:00.000Z')).toBe('2026-03-19T15:00:00.000Z');
  });
});
