import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOMES_ACHADOS_MAXIMO } from '../limits.ts';
import { nomesNoTexto } from './nomes-no-texto.ts';

const MARIA = {
  nome: 'Maria Aparecida da Silva',
  siape: '1234567',
  email: 'maria.silva@exemplo.br',
  lattes: 'http://lattes.cnpq.br/1234567890123456',
};
const JOAO = { nome: 'João Wanderley Brandão' };
const EQUIPE = [MARIA, JOAO];
const ditos = (texto: string) => nomesNoTexto(texto, EQUIPE).map(({ dito }) => dito);

describe('names of the authors in their text (E-ANONIMATO-4)', () => {
  it.each([
    ['the whole name', 'Coordena Maria Aparecida da Silva este projeto.', ['Maria Aparecida da Silva']],
    ['first and last', 'por MARIA SILVA, em 2025', ['MARIA SILVA']],
    ['other accents and case', 'com joao brandao e JOÃO BRANDÃO', ['joao brandao', 'JOÃO BRANDÃO']],
    ['surname and initials', 'Silva, M. A. Monitoria. 2020. SILVA, M. Outra.', ['Silva, M. A', 'SILVA, M']],
    [
      'initials and surname',
      'como M. A. Silva mostra; M.A. da Silva; J. W. Brandão',
      ['M. A. Silva', 'M.A. da Silva', 'J. W. Brandão'],
    ],
    ['a rare surname alone', 'o método de Wanderley', ['Wanderley']],
    ['a common one after a title', 'a Profa. Silva e o professor João', ['Silva', 'João']],
    [
      'SIAPE, e-mail and Lattes',
      'SIAPE 1234567, Maria.Silva@exemplo.br, lattes.cnpq.br/1234567890123456',
      ['1234567', 'Maria.Silva@exemplo.br', '1234567890123456'],
    ],
  ])('finds %s', (_, texto, esperados) => {
    expect(ditos(texto)).toEqual(esperados);
  });

  it.each([
    'Como mostra Silva (2019), a Maria da história e o João do exemplo.',
    'wanderley em minúsculas não é nome; nem Wanderleyson; nem 12345678',
    'O aluno Silva. Maria é outra.',
    'A. Souza e Souza, A.',
    '',
  ])('does not find: %s', (texto) => {
    expect(ditos(texto)).toEqual([]);
  });

  const banal = fc.array(
    fc.constantFrom('o', 'ensino', 'de', 'cálculo', 'Silva', 'Maria', 'com', '2024', 'é', 'a'),
    { maxLength: 30 },
  );
  const forma = fc.constantFrom(
    'Maria Aparecida da Silva',
    'maria silva',
    'Brandão, J. W.',
    'J. Brandão',
    'Wanderley',
    '1234567',
    'MARIA.SILVA@EXEMPLO.BR',
  );

  it('finds a name planted anywhere, each with an excerpt that contains it', () => {
    fc.assert(
      fc.property(banal, forma, banal, (antes, plantada, depois) => {
        const achados = nomesNoTexto(`${antes.join(' ')} :: ${plantada} :: ${depois.join(' ')}`, EQUIPE);
        const limpa = plantada.replace(/\.$/, '');
        expect(achados.map(({ dito }) => dito)).toContain(limpa);
        for (const { dito, trecho } of achados) expect(trecho).toContain(dito);
      }),
    );
  });

  it('gives the same for composed and decomposed letters, never more than the limit, and never fails', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), forma, (ruido, plantada) => {
        const texto = `${ruido} ${plantada} `.repeat(3);
        const achados = nomesNoTexto(texto, EQUIPE);
        expect(nomesNoTexto(texto.normalize('NFD'), EQUIPE)).toEqual(
          nomesNoTexto(texto.normalize('NFC'), EQUIPE),
        );
        expect(achados.length).toBeLessThanOrEqual(NOMES_ACHADOS_MAXIMO);
      }),
    );
  });
  it('is fast for a long text and many people', () => {
    const muitos = Array.from({ length: 200 }, (_, i) => ({ nome: `Fulano${i} Sobrenome${i}` }));
    expect(nomesNoTexto('Fulano7 Sobrenome7 ensina. '.repeat(20_000), muitos)).toHaveLength(
      NOMES_ACHADOS_MAXIMO,
    );
  });
});
