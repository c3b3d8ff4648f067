import { describe, expect, it } from 'vitest';
import { aprovacaoParaLeitor } from '../../avaliacao/rules/aprovacao-para-leitor.ts';
import type { Barema } from '../../barema/types.ts';
import { situacaoDaSecretaria } from '../../decisao/rules/situacao.ts';
import { vagasDadas } from '../../decisao/rules/vagas.ts';
import { escolher } from '../../kernel/objetos.ts';
import { NA_AVALIACAO } from '../../projeto/campos.ts';
import { FASE1, FASE2, SEM_NOTAS } from '../../testing/avaliacoes.ts';
import { umEdital } from '../../testing/editais.ts';
import { CAMPOS_PREENCHIDOS } from '../../testing/projetos.ts';
import { oQueFazerAgora, resultadoEmFrase } from './resultado-em-frase.ts';

const semBarema = { ...FASE1, ...FASE2, total: 380.5 };

interface Fatos {
  /** Numbers asked for, then granted: scholarships and volunteers. */
  readonly pediu?: readonly [number, number];
  readonly recebeu?: readonly [number, number];
  readonly posicao?: number | null;
}

function lida(notas: object = semBarema, { pediu = [2, 1], recebeu = [2, 1], posicao = 7 }: Fatos = {}) {
  const projeto = {
    ...escolher(CAMPOS_PREENCHIDOS, NA_AVALIACAO),
    ...{ id: 5, tipoProjeto: 'TIPO I' as const, edital: umEdital({ fase: 'resultado' }) },
    ...{ remunerados: pediu[0], voluntarios: pediu[1] },
    ...{ remunerados_aprovados: recebeu[0], voluntarios_aprovados: recebeu[1] },
    coordenador: { id: 1, nome: 'Ana', email: '', siape: '', lattes: '', programa: null, departamento: null },
  };
  const guardada = { ...SEM_NOTAS, total: null, ...notas };
  return {
    ...guardada,
    projeto: projeto as never,
    situacaoExibida: situacaoDaSecretaria(projeto, guardada),
    vagas: vagasDadas(projeto),
    resultado: { versao: 1, instante: '2026-05-13T12:00:00.000Z', posicao, menorTotalComVaga: 90 },
  };
}

const criterio = (codigo: string, mais: Partial<Barema['criterios'][number]> = {}) => ({
  ...{ codigo, nome: codigo, ajuda: '', fase: 1 as const, maximo: 10, minimo: null, peso: 1 },
  ...{ passo: 0.5 as const, parecer: false, recomendacao: null, ...mais },
});
const comBarema = (valores: readonly [number, number], total: number, abaixoDoMinimo = false) => ({
  barema: {
    criterios: [criterio('Mérito', { peso: 2.5 }), criterio('Clareza', { minimo: 4 })],
    ...{ totalMinimo: 12, desempates: [], semente: '' },
  },
  notas: [
    { criterio: 'Mérito', valor: valores[0] },
    { criterio: 'Clareza', valor: valores[1] },
  ],
  ...{ total, abaixoDoMinimo },
});

describe('resultadoEmFrase', () => {
  it.each([
    [[2, 1], [2, 1], 'Aprovado: 2 bolsistas e 1 voluntário. 380,5 de 650 pontos, 7º lugar.'],
    [[2, 0], [2, 0], 'Aprovado: 2 bolsistas. 380,5 de 650 pontos, 7º lugar.'],
    [[0, 3], [0, 3], 'Aprovado: 3 voluntários. 380,5 de 650 pontos, 7º lugar.'],
    [[2, 1], [2, 0], 'Aprovado em parte: 2 bolsistas, nenhum voluntário. 380,5 de 650 pontos, 7º lugar.'],
    [[2, 1], [0, 1], 'Aprovado em parte: nenhum bolsista, 1 voluntário. 380,5 de 650 pontos, 7º lugar.'],
    [[2, 1], [1, 1], 'Aprovado em parte: 1 bolsista e 1 voluntário. 380,5 de 650 pontos, 7º lugar.'],
    [[2, 1], [0, 0], 'Aprovado, mas sem vagas. 380,5 de 650 pontos, 7º lugar.'],
    [[1, 0], [2, 0], 'Aprovado: 2 bolsistas. 380,5 de 650 pontos, 7º lugar.'],
  ] as const)('of a project that asked for %j and received %j reads: %s', (pediu, recebeu, frase) => {
    expect(resultadoEmFrase(lida(semBarema, { pediu, recebeu }))).toBe(frase);
  });

  it('gives the reason of a refusal, by the rule that refused it', () => {
    const nenhuma = { recebeu: [0, 0], posicao: 9 } as const;
    const poucas = { ...FASE1, pontuacaoAdequacaoCoerencia: 0.5, total: 48.5 };
    expect(resultadoEmFrase(lida(poucas, nenhuma))).toBe(
      'Reprovado. 48,5 de 100 pontos, abaixo do mínimo de 50, 9º lugar.',
    );
    expect(resultadoEmFrase(lida(comBarema([2, 5], 10, true), nenhuma))).toBe(
      'Reprovado. 10 de 35 pontos, abaixo do mínimo de 12, 9º lugar.',
    );
    expect(resultadoEmFrase(lida(comBarema([10, 3.5], 28.5, true), nenhuma))).toBe(
      'Reprovado. 28,5 de 35 pontos, abaixo do mínimo em Clareza, 9º lugar.',
    );
  });

  it('counts the maximum of what was scored: one phase, weights, the mean of several evaluators', () => {
    expect(resultadoEmFrase(lida({ ...FASE1, total: 80 }))).toContain('80 de 100 pontos');
    expect(resultadoEmFrase(lida(comBarema([7.333, 8], 26.3325)))).toContain('26,3325 de 35 pontos');
  });

  it('leaves out what the reader did not receive', () => {
    const semNumeros = { ...lida({}, { posicao: null }), situacaoExibida: 'APROVADO' as const };
    expect(resultadoEmFrase(semNumeros)).toBe('Aprovado: 2 bolsistas e 1 voluntário.');
    expect(resultadoEmFrase({ ...lida(), resultado: null })).toBe(
      'Aprovado: 2 bolsistas e 1 voluntário. 380,5 de 650 pontos.',
    );
  });

  it('is empty before the publication, whatever was decided (D20)', () => {
    const antes = aprovacaoParaLeitor(
      { ...(lida().projeto as object), edital: umEdital({ fase: 'decisao' }) } as never,
      lida() as never,
      { id: 1, tipo: 'coordenador', relacao: 'dono' },
    );
    expect(antes === null ? 'none' : resultadoEmFrase(antes)).toBeNull();
  });

  it('mentions an appeal or an annulment that is already included', () => {
    const frase = (porRecurso: boolean, porAnulacao: boolean) =>
      resultadoEmFrase(lida(), { porRecurso, porAnulacao });
    expect(frase(true, false)).toMatch(/7º lugar\. Este resultado já conta o recurso aceito\.$/);
    expect(frase(false, true)).toMatch(/7º lugar\. Este resultado já conta a anulação\.$/);
    expect(frase(false, false)).toMatch(/7º lugar\.$/);
  });
});

describe('oQueFazerAgora', () => {
  it.each([
    [null, null, ''],
    ['05/03/2026, 23h59', null, 'Você pode recorrer até 05/03/2026, 23h59.'],
    [null, [null, '31/03, 23h59'], 'Os instrutores podem ser cadastrados até 31/03, 23h59.'],
    [null, ['1/3, 0h', '31/3'], 'O cadastro de instrutores abre em 1/3, 0h e vai até 31/3.'],
    ['5/3', [null, null], 'Você pode recorrer até 5/3. Os instrutores podem ser cadastrados.'],
  ] as const)('with the appeal until %j and the register %j says: %s', (ate, dias, frase) => {
    const cadastro = dias === null ? null : { abre: dias[0], fecha: dias[1] };
    expect(oQueFazerAgora({ recurso: ate === null ? null : { ate }, cadastro })).toBe(frase);
  });

  it('names no day for an appeal without an end', () => {
    expect(oQueFazerAgora({ recurso: { ate: null }, cadastro: null })).toBe('Você pode recorrer.');
  });
});
