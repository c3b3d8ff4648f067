import { expect, it } from 'vitest';
import { FASES } from '../../edital/types.ts';
import { MENSAGENS_SORTEIO as M } from '../messages.ts';
import {
  exigirMesmaSemente,
  exigirQueSeRetire,
  podeAnunciar,
  porQueNaoServe,
  problemasDaRetirada,
  problemasDoAnuncio,
} from './evento.ts';

const HOJE = '2026-03-02';
const AMANHA = '2026-03-03';
const problemas = (anuncio: { evento?: string; dia?: string }) =>
  problemasDoAnuncio({ evento: 'Loteria', dia: AMANHA, ...anuncio }, HOJE).map(({ campo, mensagem }) => [
    campo,
    mensagem,
  ]);

it('is announced by its name, for tomorrow or later (E-AVALIACAO-19)', () => {
  expect(problemas({})).toEqual([]);
  expect(problemas({ evento: ' ' })).toEqual([['evento', M.eventoVazio]]);
  expect(problemas({ evento: 'x'.repeat(301) })).toHaveLength(1);
  expect(problemas({ dia: HOJE })).toEqual([['dia', M.eventoDeHoje]]);
  expect(problemas({ dia: '2026-03-01' })).toEqual([['dia', M.eventoDeHoje]]);
  for (const dia of ['', '2026-02-30', 'amanhã']) {
    expect(problemas({ dia })).toEqual([['dia', M.diaDoEventoInvalido]]);
  }
});

it('accepts an announcement while evaluators may still be drawn', () => {
  expect(FASES.filter(podeAnunciar)).toEqual(['submissao', 'avaliacao']);
});

it('gives a seed from its day on, and only the last one does', () => {
  const [um, dois] = [
    { id: 1, dia: HOJE },
    { id: 2, dia: HOJE },
  ];
  expect(porQueNaoServe(null, null, HOJE)).toBe(M.semEvento);
  expect(porQueNaoServe(um, um, HOJE)).toBeNull();
  expect(porQueNaoServe(um, um, AMANHA)).toBeNull();
  expect(porQueNaoServe(um, um, '2026-03-01')).toBe(M.eventoPorVir);
  expect(porQueNaoServe(um, dois, AMANHA)).toBe(M.eventoSubstituido);
});

it('[C-G13] gives the seed of its first draw, and refuses another', () => {
  expect(() => exigirMesmaSemente(null, '1')).not.toThrow();
  expect(() => exigirMesmaSemente('1', '1')).not.toThrow();
  expect(() => exigirMesmaSemente('1', '2')).toThrow(M.outraSemente);
});

it('[C-G13] is replaced with a reason, before its day or when it did not take place, and never once it gave a seed', () => {
  const trocar =
    (dia: string, naoAconteceu: boolean, usado = false) =>
    () =>
      exigirQueSeRetire({ dia }, { naoAconteceu, usado }, HOJE);
  expect(trocar(AMANHA, false)).not.toThrow();
  expect(trocar(HOJE, false)).toThrow(M.eventoDoDiaPassado);
  expect(trocar(HOJE, true)).not.toThrow();
  expect(trocar(HOJE, true, true)).toThrow(M.eventoUsado);
  const motivos = (motivo: string) =>
    problemasDaRetirada({ id: 1 }, { motivo }).map(({ mensagem }) => mensagem);
  expect(problemasDaRetirada(null, { motivo: '' })).toEqual([]);
  expect(motivos(' ')).toEqual([M.motivoDaRetirada]);
  expect(motivos('x'.repeat(1001))).toHaveLength(1);
  expect(motivos('Era outro concurso')).toEqual([]);
});
