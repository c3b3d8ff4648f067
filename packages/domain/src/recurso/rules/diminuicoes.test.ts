import { expect, it } from 'vitest';
import { CRITERIOS, CRITERIOS_FASE1, type Criterio, type Pontuacoes } from '../../avaliacao/types.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { aceitar, corrigir, solicitar } from '../transitions.ts';

const agora = new Date('2026-05-13T12:00:00Z');
const TETO_DA_AVALIACAO = [40, 30, 20, 10, 200, 200, 150];
const TETO_DO_RECURSO = [40, 30, 20, 10, 200, 150, 150];

/** A fixed sequence of numbers in 0..1 (Park and Miller). */
function sorteio(semente: number): () => number {
  let estado = semente;
  return () => {
    estado = (estado * 48_271) % 2_147_483_647;
    return estado / 2_147_483_647;
  };
}

const decimos = (n: number) => Math.round(n * 10);
/** The sum of the scores in tenths, by plain addition. */
function somaDe(notas: Pontuacoes): number {
  return CRITERIOS.reduce((soma, criterio) => soma + decimos(notas[criterio] ?? 0), 0);
}

it('[C-A9] [C-G5] lowers no total, no granted count and no single score over 1,000 random appeals', () => {
  const sorte = sorteio(20_261_122);
  const inteiro = (ate: number) => Math.floor(sorte() * (ate + 1));
  const contagem = { aceitos: 0, recusados: 0, acimaDoTeto: 0 };
  for (let n = 0; n < 1000; n++) {
    const tipo = n % 3 === 0 ? 'TIPO II' : 'TIPO I';
    const nota = (criterio: Criterio, i: number) =>
      tipo === 'TIPO II' && !(CRITERIOS_FASE1 as readonly string[]).includes(criterio)
        ? null
        : inteiro(10 * (TETO_DA_AVALIACAO[i] ?? 0)) / 10;
    const original = Object.fromEntries(CRITERIOS.map((c, i) => [c, nota(c, i)])) as unknown as Pontuacoes;
    const vagas = { remunerados_aprovados: inteiro(2), voluntarios_aprovados: inteiro(3) };
    const aprovacao = {
      id: 1,
      versao: 1,
      projetoId: 2,
      avaliadorId: 3,
      aceito: true,
      ja_foi_avaliado: true,
      parecer: '',
      situacao: 'APROVADO' as const,
      ...original,
      ...vagas,
    };
    // Most cases keep the scores and raise one; some send arbitrary values.
    const qualquer = sorte() < 0.4;
    const enviada = (criterio: Criterio, i: number) => {
      if (qualquer) return inteiro(2600) / 10 - 10;
      return sorte() < 0.7
        ? (original[criterio] ?? 0)
        : (original[criterio] ?? 0) + inteiro(10 * (TETO_DA_AVALIACAO[i] ?? 0)) / 10;
    };
    const dados = {
      ...Object.fromEntries(CRITERIOS.map((c, i) => [c, enviada(c, i)])),
      remunerados_aprovados: qualquer ? inteiro(4) - 1 : vagas.remunerados_aprovados,
      voluntarios_aprovados: qualquer ? inteiro(5) - 1 : vagas.voluntarios_aprovados + inteiro(1),
      feedback: 'sim',
    };
    const limites = {
      tipo: tipo as 'TIPO I' | 'TIPO II',
      limiteBolsas: null,
      bolsasDosOutros: 0,
      pedidas: { remunerados: 1 + inteiro(1), voluntarios: inteiro(3) },
    };
    const recurso = { id: n, versao: 1, ...solicitar(1, '<p>Peço a revisão</p>', agora) };
    try {
      const { aprovacao: depois, recurso: decidido } = aceitar(recurso, aprovacao, dados, {
        limites,
        agora,
        quem: 'administrador',
      });
      contagem.aceitos++;
      expect(somaDe(depois)).toBeGreaterThanOrEqual(somaDe(original));
      expect(depois.remunerados_aprovados).toBeGreaterThanOrEqual(vagas.remunerados_aprovados);
      expect(depois.voluntarios_aprovados).toBeGreaterThanOrEqual(vagas.voluntarios_aprovados);
      for (const [i, criterio] of CRITERIOS.entries()) {
        const dada = original[criterio];
        if (dada === null) continue;
        const teto = Math.max(TETO_DO_RECURSO[i] ?? 0, dada);
        if (dada > (TETO_DO_RECURSO[i] ?? 0)) contagem.acimaDoTeto++;
        expect(decimos(depois[criterio] ?? 0)).toBeGreaterThanOrEqual(decimos(dada));
        const digitada = (dados as Readonly<Record<string, unknown>>)[criterio] as number;
        expect(depois[criterio]).toBeCloseTo(Math.max(0, Math.min(digitada, teto)), 6);
      }
      expect(decidido.corrigido).toMatchObject({
        pontuacaoAdequacaoCoerencia: depois.pontuacaoAdequacaoCoerencia,
      });
      // The preview calls the same function.
      expect(decimos(corrigir(aprovacao, dados, limites).total ?? 0)).toBe(somaDe(depois));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      expect(error.message).toMatch(/^Um recurso aceito não pode diminuir a nota nem as vagas: .+, de \d/);
      expect(() => corrigir(aprovacao, dados, limites)).toThrow(error.message);
      contagem.recusados++;
    }
  }
  expect(contagem.aceitos + contagem.recusados).toBe(1000);
  for (const vezes of Object.values(contagem)) expect(vezes).toBeGreaterThan(50);
});
