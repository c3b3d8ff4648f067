import { describe, expect, it } from 'vitest';
import { contarCargas, palavraDoPeso, type SorteioPublico, sorteioPorExtenso } from './registro.ts';
import { REGRAS_DO_SORTEIO_PADRAO } from './regras.ts';

const SORTEIO: SorteioPublico = {
  numero: 4,
  criadoEm: '2026-03-03T12:00:00.000Z',
  estado: 'proposta',
  origem: 'evento',
  semente: '58213',
  evento: { evento: 'Loteria', dia: '2026-03-02', anunciadoEm: '2026-03-01T12:00:00.000Z' },
  versaoDoMetodo: 1,
  compromisso: 'a',
  projetos: 3,
  avaliadores: 2,
  porProjeto: 1,
  cargaMaxima: 2,
  avaliadorDeOutraUnidade: true,
  pesos: REGRAS_DO_SORTEIO_PADRAO.pesosDoSorteio,
  proposta: { custo: 9, limiteInferior: 9, empatesResolvidos: true, cargas: [] },
  linhas: [],
};
const ditas = (mudanca: Partial<SorteioPublico>) =>
  sorteioPorExtenso(
    { ...SORTEIO, ...mudanca },
    (instante) => `[${instante.slice(0, 10)}]`,
    (dia) => `<${dia}>`,
  );

describe('a draw in public (E-AVALIACAO-20)', () => {
  it('counts how many evaluators have how many projects, the least first', () => {
    const linhas = [[1, 2], [1], [1, 3]].map((avaliadores) => ({ avaliadores }));
    expect(contarCargas(linhas)).toEqual([
      { projetos: 1, avaliadores: 2 },
      { projetos: 3, avaliadores: 1 },
    ]);
    expect(contarCargas([])).toEqual([]);
  });

  it('names the source of the seed: the server, an event announced before, or one of which only the words are known', () => {
    expect(ditas({})[1]).toBe(
      'Número do sorteio: 58213, de: Loteria, em <2026-03-02>; anunciado em [2026-03-01].',
    );
    expect(ditas({ evento: null, origem: 'servidor' })[1]).toBe(
      'Número do sorteio: 58213, tirado pelo sistema.',
    );
    const antigo = { evento: 'Loteria', dia: null, anunciadoEm: null };
    expect(ditas({ evento: antigo })[1]).toBe('Número do sorteio: 58213, de: Loteria.');
  });

  it('names the limits it kept, what is proven, and the outcome', () => {
    expect(ditas({})[2]).toBe(
      '1 avaliador por projeto; no máximo 2 projetos por avaliador; ninguém avalia projeto da própria unidade.',
    );
    expect(ditas({})).toContain('Entre as igualmente boas, o número do sorteio decidiu.');
    const parou = { custo: 9, limiteInferior: 8, empatesResolvidos: false, cargas: [] };
    expect(ditas({ proposta: parou })).toContain(
      'Podia haver uma melhor: esta custou 9, e nenhuma custava menos de 8.',
    );
    expect(ditas({ estado: 'impossivel', proposta: null })).toContain(
      'Com estes limites não havia distribuição possível.',
    );
    expect(ditas({}).at(-1)).toBe('Por ele ninguém foi designado.');
    const linha = (aMao: boolean) => ({
      projeto_id: 1,
      titulo: 'x',
      avaliadores: [{ codigo: '3f9a01c2', aMao }],
    });
    expect(ditas({ linhas: [linha(false)] }).at(-1)).toBe(
      'Por ele foram designados os avaliadores de 1 projeto deste resultado, todos como sorteados.',
    );
    expect(ditas({ linhas: [linha(true), linha(false)] }).at(-1)).toBe(
      'Por ele foram designados os avaliadores de 2 projetos deste resultado; 1 avaliador foi escolhido à mão.',
    );
  });

  it('names a weight that no screen offers by its number', () => {
    expect([0, 2, 5, 10, 7].map(palavraDoPeso)).toEqual([
      'não importa',
      'importa pouco',
      'importa',
      'importa muito',
      'peso 7',
    ]);
  });
});
