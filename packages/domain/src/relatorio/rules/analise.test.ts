import { describe, expect, it } from 'vitest';
import { MENSAGENS_DA_ANALISE as M } from '../messages.ts';
import {
  correcaoAberta,
  exigirEnviado,
  exigirNaoAprovado,
  problemasDaDevolucao,
  situacaoDoRelatorio,
} from './analise.ts';

const HOJE = '2026-11-20';
const devolvido = (ate: string) => ({ resultado: 'DEVOLVIDO' as const, ate });
const APROVADO = { resultado: 'APROVADO' as const, ate: null };

describe('a report that the administration reviews', () => {
  it('waits for an answer until its present version has one', () => {
    expect([null, APROVADO, devolvido(HOJE)].map(situacaoDoRelatorio)).toEqual([
      ...['ENVIADO', 'APROVADO', 'DEVOLVIDO'],
    ]);
  });

  it('may be corrected to the end of the day that the return names', () => {
    expect(
      [null, APROVADO, devolvido(HOJE), devolvido('2026-11-19')].map((um) => correcaoAberta(um, HOJE)),
    ).toEqual([...[false, false, true, false]]);
  });

  it('is answered once, and stays as it was approved', () => {
    expect(() => exigirEnviado(null)).not.toThrow();
    expect(() => exigirEnviado(APROVADO)).toThrow(M.jaAprovado);
    expect(() => exigirEnviado(devolvido(HOJE))).toThrow(M.jaDevolvido('20/11/2026'));
    expect(() => exigirNaoAprovado(APROVADO)).toThrow(M.aprovadoNaoMuda);
    expect(() => exigirNaoAprovado(devolvido(HOJE))).not.toThrow();
  });

  it('comes back with a reason and a day of the next half year', () => {
    const campos = (motivo: string, ate: string) =>
      problemasDaDevolucao({ motivo, ate }, HOJE).map(({ campo }) => campo);
    expect(campos('Falta a conclusão.', HOJE)).toEqual([]);
    expect(campos(' ', '2026-11-19')).toEqual(['motivo', 'ate']);
    expect(campos('x'.repeat(1001), '2028-01-01')).toEqual(['motivo', 'ate']);
    expect(campos('x', '2026-02-30')).toEqual(['ate']);
    expect(problemasDaDevolucao({}, HOJE)).toHaveLength(2);
  });
});
