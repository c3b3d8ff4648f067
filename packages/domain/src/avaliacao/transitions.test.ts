import { describe, expect, it } from 'vitest';
import { aprovarVagas, publicarSituacao } from '../decisao/transitions.ts';
import { designar } from '../designacao/transitions.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { umaAprovacao } from '../testing/avaliacoes.ts';
import { problemasDoMotivo } from './transitions.ts';

function recusa(ato: () => unknown): string {
  try {
    ato();
  } catch (erro) {
    if (erro instanceof DomainError) return `${erro.kind}: ${erro.message}`;
    throw erro;
  }
  return 'nada';
}

it('starts designar without acceptance, scores or parecer (D15)', () => {
  const { id: _id, versao: _versao, ...nova } = umaAprovacao({ projetoId: 3, avaliadorId: 4 });
  expect(designar(3, 4)).toEqual(nova);
});

it('accepts a reason of 2,000 characters for a refusal, and requires one', () => {
  expect([undefined, null, '', 'a'.repeat(2000)].flatMap(problemasDoMotivo)).toEqual([]);
  expect(problemasDoMotivo('a'.repeat(2001)).map(({ mensagem }) => mensagem)).toEqual([
    'O motivo deve ter no máximo 2.000 caracteres',
  ]);
});

describe('aprovarVagas (D19)', () => {
  const um = umaAprovacao({ remunerados_aprovados: 1 });
  const dar = (remunerados_aprovados: number, limiteBolsas: number | null, bolsasDosOutros: number) => () =>
    aprovarVagas(um, { remunerados_aprovados, voluntarios_aprovados: 0 }, { limiteBolsas, bolsasDosOutros });

  it("keeps the call's limit, and allows lowering or keeping a count that is already above it", () => {
    expect(recusa(dar(2, 3, 1))).toBe('nada');
    expect(recusa(dar(2, 2, 1))).toBe('conflito: O limite de bolsas deste edital seria ultrapassado');
    expect(recusa(dar(1, 0, 5))).toBe('nada');
    expect(recusa(dar(0, 0, 5))).toBe('nada');
    expect(recusa(dar(2, null, 500))).toBe('nada');
  });

  it("keeps the unit's limit in the same way, beside the call's", () => {
    const naUnidade = (remunerados_aprovados: number, limite: number, dosOutros: number) => () =>
      aprovarVagas(
        um,
        { remunerados_aprovados, voluntarios_aprovados: 0 },
        { limiteBolsas: 9, bolsasDosOutros: 0, daUnidade: { limite, bolsasDosOutros: dosOutros } },
      );
    expect(recusa(naUnidade(2, 3, 1))).toBe('nada');
    expect(recusa(naUnidade(2, 2, 1))).toBe(
      'conflito: O limite de bolsas por unidade deste edital seria ultrapassado',
    );
    expect(recusa(naUnidade(1, 0, 5))).toBe('nada');
    expect(recusa(naUnidade(0, 0, 5))).toBe('nada');
  });
});

describe('publicarSituacao (D20)', () => {
  it('stores APROVADO for a partial grant, and shows the part', () => {
    const vagas = { remunerados: 1, voluntarios: 1, remunerados_aprovados: 1, voluntarios_aprovados: 0 };
    const { aprovacao, exibida } = publicarSituacao(umaAprovacao(), vagas, 50);
    expect([aprovacao.situacao, exibida]).toEqual(['APROVADO', 'APROVADO PARCIALMENTE']);
    expect(publicarSituacao(umaAprovacao(), vagas, 49.9).aprovacao.situacao).toBe('REPROVADO');
  });
});
