import { describe, expect, it } from 'vitest';
import { MENSAGENS_BAREMA as M } from '../messages.ts';
import { arquivoDoBarema, lerArquivoDoBarema } from './arquivo.ts';
import { problemasDoBarema } from './barema.ts';
import { baremaPadrao } from './padrao.ts';

const PADRAO = baremaPadrao('TIPO I');
const arquivo = (barema: unknown, formato: unknown = 'instrutoria-barema-1') =>
  JSON.stringify({ formato, barema });
const [PRIMEIRO] = PADRAO.criterios;

describe('a barema as a file', () => {
  it('is read as it was written', () => {
    expect(lerArquivoDoBarema(arquivoDoBarema(PADRAO, 'Edital 2026', 'TIPO I'))).toEqual({ barema: PADRAO });
  });

  it.each([
    ['no JSON', 'criterio;nota', 'O conteúdo não é JSON.'],
    ['a list', '[]', 'O conteúdo não é um objeto.'],
    ['another format', arquivo(PADRAO, 'instrutoria-sorteio-1'), 'Falta nele "formato"'],
    ['a later version', arquivo(PADRAO, 'instrutoria-barema-2'), 'Falta nele "formato"'],
    ['nothing in it', arquivo(null), 'Falta nele o objeto "barema".'],
    ['no criteria', arquivo({}), 'Falta nele a lista "criterios".'],
    ['a criterion that is a text', arquivo({ criterios: ['x'] }), 'O critério 1 não é um objeto.'],
    [
      'a step that no field has',
      arquivo({ criterios: [{ ...PRIMEIRO, passo: 0.3 }] }),
      'O critério 1 não diz o passo',
    ],
    [
      'a phase that no field has',
      arquivo({ criterios: [{ ...PRIMEIRO, fase: 3 }] }),
      'O critério 1 não diz a fase',
    ],
    [
      'an unknown recommendation',
      arquivo({ criterios: [{ ...PRIMEIRO, recomendacao: 'x' }] }),
      'O critério 1 tem uma recomendação que não existe.',
    ],
    [
      'tie-breaks that are no list',
      arquivo({ criterios: [], desempates: 'x' }),
      '"desempates" não é uma lista.',
    ],
  ])('is refused with %s, for the named reason', (_, conteudo, porque) => {
    const lido = lerArquivoDoBarema(conteudo);
    expect(lido.porque).toContain(`${M.arquivoInvalido}. `);
    expect(lido.porque).toContain(porque);
  });

  it('is read with wrong values, and the rules name each beside its field', () => {
    const { barema } = lerArquivoDoBarema(
      arquivo({
        criterios: [{ ...PRIMEIRO, nome: 7, maximo: 'dez', peso: 11, minimo: '3' }],
        totalMinimo: '50',
      }),
    );
    if (barema === undefined) throw new Error('it was not read');
    expect(problemasDoBarema(barema, 'TIPO I').map(({ campo }) => campo)).toEqual([
      'totalMinimo',
      'criterios.0.nome',
      'criterios.0.maximo',
      'criterios.0.minimo',
      'criterios.0.peso',
    ]);
  });
});
