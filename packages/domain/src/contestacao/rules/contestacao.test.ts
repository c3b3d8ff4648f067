import { describe, expect, it } from 'vitest';
import { MENSAGENS_DA_CONTESTACAO as M } from '../messages.ts';
import {
  contestarAte,
  exigirAberta,
  exigirPoderContestar,
  problemasDaContestacao,
  problemasDaResposta,
  responderAte,
} from './contestacao.ts';

const fuso = 'America/Sao_Paulo';
const em = (agora: string) => ({ agora: new Date(agora), fuso });
const conhecidoEm = '2026-05-13T12:00:00.000Z';
const feita = (situacao: 'ABERTA' | 'IMPROCEDENTE' | 'RETIRADA', enviadaEm = '2026-05-14T12:00:00.000Z') => ({
  ...{ situacao, enviadaEm },
});

describe('contesting a month', () => {
  it('is possible for 30 days of the institution’s zone after the last change', () => {
    const mes = { conhecidoEm, feitas: [] };
    expect(contestarAte(mes, em('2026-06-13T02:59:59Z'))).toBe('2026-06-12');
    expect(contestarAte(mes, em('2026-06-13T03:00:00Z'))).toBeNull();
    expect(() => exigirPoderContestar(mes, em('2026-06-13T03:00:00Z'))).toThrow(
      M.prazoTerminou('12/06/2026'),
    );
    expect(contestarAte({ conhecidoEm: null, feitas: [] }, em(conhecidoEm))).toBeNull();
  });

  it.each([
    ['an open one', [feita('ABERTA')], M.jaAberta],
    ['an open one of older hours', [feita('ABERTA', '2026-05-01T12:00:00.000Z')], M.jaAberta],
    ['an answer about the same hours', [feita('RETIRADA'), feita('IMPROCEDENTE')], M.jaRespondida],
    ['three withdrawn ones', [feita('RETIRADA'), feita('RETIRADA'), feita('RETIRADA')], M.vezesDemais],
  ])('is refused after %s', (_, feitas, texto) => {
    expect(() => exigirPoderContestar({ conhecidoEm, feitas }, em('2026-05-15T12:00:00Z'))).toThrow(texto);
    expect(contestarAte({ conhecidoEm, feitas }, em('2026-05-15T12:00:00Z'))).toBeNull();
  });

  it.each([
    ['an answer about older hours', [feita('IMPROCEDENTE', '2026-05-13T11:59:59.999Z')]],
    ['two withdrawn ones', [feita('RETIRADA'), feita('RETIRADA')]],
  ])('is possible after %s', (_, feitas) => {
    expect(contestarAte({ conhecidoEm, feitas }, em('2026-05-15T12:00:00Z'))).toBe('2026-06-12');
  });

  it('is answered within 30 days, once', () => {
    expect(responderAte(em('2026-05-14T02:00:00Z'))).toBe('2026-06-12');
    expect(() => exigirAberta('ABERTA')).not.toThrow();
    expect(() => exigirAberta('RETIRADA')).toThrow(M.foiRetirada);
    expect(() => exigirAberta('PROCEDENTE')).toThrow(M.foiRespondida);
  });

  it('needs words, and its answer a result and reasons', () => {
    expect(problemasDaContestacao({ texto: 'a'.repeat(4000) })).toEqual([]);
    expect(problemasDaContestacao({ texto: '' })).toMatchObject([{ campo: 'texto' }]);
    expect(problemasDaResposta({ resultado: null, razoes: 'a'.repeat(4001) })).toMatchObject([
      { campo: 'resultado', mensagem: M.escolhaOResultado },
      { campo: 'razoes', mensagem: M.textoLongo },
    ]);
    expect(problemasDaResposta({ resultado: 'PROCEDENTE', razoes: 'Sim.' })).toEqual([]);
  });
});
