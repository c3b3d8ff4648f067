import { describe, expect, it } from 'vitest';
import { MENSAGENS_IMPEDIMENTO as M, NOMES_DAS_ESPECIES } from './messages.ts';
import { problemasDoFimDoImpedimento, problemasDoImpedimento } from './rules.ts';
import { ESPECIES_COM_UNIDADE, ESPECIES_DE_IMPEDIMENTO } from './types.ts';

const HOJE = '2026-05-13';
const BOM = { pessoa: 2, unidade: null, especie: 'litigio', observacao: '', desde: HOJE } as const;
const textos = (mudanca: Partial<Parameters<typeof problemasDoImpedimento>[0]>) =>
  problemasDoImpedimento({ ...BOM, ...mudanca }, 1, HOJE).map(({ campo, mensagem }) => [campo, mensagem]);

describe('a declared conflict (E-AVALIACAO-14)', () => {
  it('is with another person or a unit, of a kind, since a past day', () => {
    expect(textos({})).toEqual([]);
    expect(textos({ pessoa: 1 })).toEqual([['pessoa', M.proprioNome]]);
    expect(textos({ pessoa: null })).toEqual([['pessoa', M.pessoaOuUnidade]]);
    expect(textos({ unidade: 3 })).toEqual([['pessoa', M.pessoaOuUnidade]]);
    expect(textos({ especie: null })).toEqual([['especie', M.especieVazia]]);
    expect(textos({ desde: '2026-05-14' })).toEqual([['desde', M.diaInvalido]]);
    expect(textos({ desde: '2026-02-30' })).toEqual([['desde', M.diaInvalido]]);
    expect(textos({ desde: '1990-01-01' })).toEqual([]);
  });

  it('requires a description of another reason, up to its limit', () => {
    expect(textos({ especie: 'outro' })).toEqual([['observacao', M.observacaoVazia]]);
    expect(textos({ especie: 'outro', observacao: 'Fui advogada dele' })).toEqual([]);
    expect(textos({ observacao: 'a'.repeat(1000) })).toEqual([]);
    expect(textos({ observacao: 'a'.repeat(1001) })).toEqual([
      ['observacao', 'O texto deve ter no máximo 1.000 caracteres'],
    ]);
  });

  it.each(ESPECIES_DE_IMPEDIMENTO)('%s has a name; with a unit only if allowed', (especie) => {
    expect(NOMES_DAS_ESPECIES[especie]).toMatch(/^\p{Ll}/u);
    const comUnidade = textos({ pessoa: null, unidade: 3, especie, observacao: 'x' });
    expect(comUnidade).toEqual(
      ESPECIES_COM_UNIDADE.includes(especie) ? [] : [['especie', M.especieDaUnidade]],
    );
  });

  it('ends with a reason', () => {
    expect(problemasDoFimDoImpedimento(' ').map(({ mensagem }) => mensagem)).toEqual([M.motivoVazio]);
    expect(problemasDoFimDoImpedimento('a'.repeat(1001))).toHaveLength(1);
    expect(problemasDoFimDoImpedimento('A tese foi defendida')).toEqual([]);
  });
});
