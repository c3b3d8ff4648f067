import { describe, expect, it } from 'vitest';
import type { CampoFixo, LayoutFixo } from '../types.ts';
import { CAMPO_NOVO, FAVORECIDOS_DE_EXEMPLO, REMESSA_DE_EXEMPLO } from './exemplo.ts';
import { linhasDaPlanilha, problemasDasColunas } from './layout-de-colunas.ts';
import { buracosDoRegistro, escreverFixo, problemasDoLayoutFixo } from './layout-fixo.ts';

const campo = (dados: Partial<CampoFixo>): CampoFixo => ({ ...CAMPO_NOVO, ...dados });
const numero = (dados: Partial<CampoFixo>) =>
  campo({ formato: 'numero', preenchimento: '0', alinhamento: 'direita', ...dados });

const LAYOUT: LayoutFixo = {
  tamanho: 40,
  fimDaLinha: 'CRLF',
  registros: [
    {
      tipo: 'cabecalho',
      campos: [
        campo({ texto: 'H' }),
        campo({ fonte: 'mes', posicao: 2, tamanho: 6, formato: 'MMAAAA' }),
        numero({ fonte: 'pagadorCnpj', posicao: 8, tamanho: 14 }),
        campo({ fonte: 'diaDoPagamento', posicao: 22, tamanho: 8, formato: 'AAAAMMDD' }),
      ],
    },
    {
      tipo: 'detalhe',
      campos: [
        campo({ texto: 'D' }),
        numero({ fonte: 'ordem', posicao: 2, tamanho: 3 }),
        numero({ fonte: 'cpf', posicao: 5, tamanho: 11 }),
        campo({ fonte: 'nome', posicao: 16, tamanho: 15 }),
        numero({ fonte: 'valor', posicao: 31, tamanho: 10 }),
      ],
    },
    {
      tipo: 'rodape',
      campos: [
        campo({ texto: 'T' }),
        numero({ fonte: 'quantidadeDePagamentos', posicao: 2, tamanho: 4 }),
        numero({ fonte: 'quantidadeDeRegistros', posicao: 6, tamanho: 4 }),
        campo({ fonte: 'soma', posicao: 20, tamanho: 12, formato: 'virgula', alinhamento: 'direita' }),
      ],
    },
  ],
};

describe('a layout of fixed widths', () => {
  it('writes each field at its place, with counts and sum', () => {
    expect(escreverFixo(LAYOUT, REMESSA_DE_EXEMPLO, FAVORECIDOS_DE_EXEMPLO)).toBe(
      [
        'H1120261122233300018120261205           ',
        'D00152998224725JOSE DA CONCEIC0000070000',
        'D00239053344705MARIA APARECIDA0000035050',
        'T00020004               1050,50         ',
        '',
      ].join('\r\n'),
    );
  });

  it('is refused without a payment, and throws for a number that does not fit', () => {
    expect(() => escreverFixo(LAYOUT, REMESSA_DE_EXEMPLO, [])).toThrow(RangeError);
    const [f] = FAVORECIDOS_DE_EXEMPLO;
    if (f === undefined) throw new Error('no example');
    const estreito: LayoutFixo = {
      ...LAYOUT,
      registros: [{ tipo: 'detalhe', campos: [numero({ fonte: 'valor', tamanho: 4 })] }],
    };
    expect(() => escreverFixo(estreito, REMESSA_DE_EXEMPLO, [f])).toThrow(RangeError);
  });

  it('is judged beside each field: overlap, beyond the line, unknown source, wrong form', () => {
    const doDetalhe = (campos: readonly CampoFixo[], tipo: 'cabecalho' | 'detalhe' = 'detalhe') =>
      problemasDoLayoutFixo({ ...LAYOUT, registros: [{ tipo, campos }, ...LAYOUT.registros.slice(1)] }).map(
        ({ campo: onde, mensagem }) => [onde, mensagem],
      );
    expect(problemasDoLayoutFixo(LAYOUT)).toEqual([]);
    expect(doDetalhe([campo({ tamanho: 5, texto: 'A' }), campo({ posicao: 5, texto: 'B' })])).toEqual([
      ['registros.0.campos.1', 'O campo cobre posições do campo Texto fixo, na 1'],
    ]);
    expect(doDetalhe([campo({ posicao: 40, tamanho: 2 })])).toEqual([
      ['registros.0.campos.0', 'O campo vai além do fim da linha, na posição 40'],
    ]);
    expect(doDetalhe([campo({ fonte: 'inventada' as 'nome' })])).toEqual([
      ['registros.0.campos.0', 'Escolha um dos dados da lista'],
    ]);
    expect(doDetalhe([campo({ fonte: 'nome', tamanho: 9 })], 'cabecalho')).toEqual([
      ['registros.0.campos.0', 'Este dado só existe no registro de pagamento'],
    ]);
    expect(doDetalhe([campo({ fonte: 'valor', tamanho: 9 })])).toEqual([
      ['registros.0.campos.0', 'Escolha centavos ou vírgula: este dado é um valor'],
    ]);
    expect(doDetalhe([numero({ fonte: 'cpf', tamanho: 14, alinhamento: 'esquerda' })])).toEqual([
      ['registros.0.campos.0', 'Zeros à direita mudariam o número: alinhe à direita'],
    ]);
  });

  it('names the records that are missing or out of order, and the positions left blank', () => {
    expect(problemasDoLayoutFixo({ ...LAYOUT, registros: [] }).map(({ codigo }) => codigo)).toEqual([
      'SEM_DETALHE',
    ]);
    expect(
      problemasDoLayoutFixo({ ...LAYOUT, registros: LAYOUT.registros.toReversed() }).map(
        ({ codigo }) => codigo,
      ),
    ).toEqual(['ORDEM_DOS_REGISTROS']);
    expect(buracosDoRegistro({ tipo: 'rodape', campos: [campo({}), campo({ posicao: 3 })] }, 5)).toEqual([
      ...['A posição 2 fica em branco', 'As posições 4 a 5 ficam em branco'],
    ]);
  });
});

describe('a layout of columns', () => {
  const layout = {
    colunas: [
      { fonte: 'nome', titulo: 'Favorecido' },
      { fonte: 'conta', titulo: 'Conta' },
      { fonte: 'valor', titulo: 'Valor' },
    ],
    separador: ';',
    soma: true,
  } as const;
  it('has the columns in the order that the institution chose, and the sum below', () => {
    expect(linhasDaPlanilha(layout, REMESSA_DE_EXEMPLO, FAVORECIDOS_DE_EXEMPLO)).toEqual([
      ['José da Conceição', '210169-6', 700],
      ['Maria Aparecida dos Santos Albuquerque de Vasconcelos', '1300000448-X', 350.5],
      ['Soma', null, 1050.5],
    ]);
  });
  it('says which column is twice or without a title', () => {
    const [nome, conta] = layout.colunas;
    const problemas = problemasDasColunas({ ...layout, colunas: [nome, nome, { ...conta, titulo: ' ' }] });
    expect(problemas.map(({ campo: onde, codigo }) => [onde, codigo])).toEqual([
      ['colunas.1', 'COLUNA_REPETIDA'],
      ['colunas.2', 'SEM_TITULO'],
    ]);
  });
});
