// Records of FEBRABAN's CNAB 240 for payments (header, lot, segments A and B, trailers), and where the banks depart
// from them: Banco do Brasil (convênio), Caixa (SIACC, layout 080/041), Itaú (SISPAG).

/**
 * A field of a record: its first and last position (from 1), its type and its content. Type '9' is digits, aligned to
 * the right and filled with zeros; 'X' is text, aligned to the left and filled with spaces. The content is a constant
 * ('=text') or the name of a value.
 */
export type CampoCnab = readonly [de: number, ate: number, tipo: '9' | 'X', origem: string];
export const REGISTROS_CNAB = [
  'headerDeArquivo',
  'headerDeLote',
  'segmentoA',
  'segmentoB',
  'trailerDeLote',
  'trailerDeArquivo',
] as const;
export type RegistroCnab = (typeof REGISTROS_CNAB)[number];
type Tabelas = Readonly<Record<RegistroCnab, readonly CampoCnab[]>>;

/** Agency and account of the payer, at the same place in both headers. */
const CONTA_DO_PAGADOR: readonly CampoCnab[] = [
  [53, 57, '9', 'agencia'],
  [58, 58, 'X', 'digitoDaAgencia'],
  [59, 70, '9', 'conta'],
  [71, 71, 'X', 'digito'],
  [72, 72, 'X', 'segundoDigito'],
  [73, 102, 'X', 'nome'],
];
const ENDERECO_DO_FAVORECIDO: readonly CampoCnab[] = [
  [33, 62, 'X', '='],
  [63, 67, '9', '='],
  [68, 82, 'X', '='],
  [83, 97, 'X', '='],
  [98, 117, 'X', '='],
  [118, 122, '9', '='],
  [123, 125, 'X', '='],
  [126, 127, 'X', '='],
];

const GERAL: Tabelas = {
  headerDeArquivo: [
    [1, 3, '9', 'banco'],
    [4, 7, '9', '=0000'],
    [8, 8, '9', '=0'],
    [9, 17, 'X', '='],
    [18, 18, '9', '=2'],
    [19, 32, '9', 'cnpj'],
    [33, 52, 'X', 'convenio'],
    ...CONTA_DO_PAGADOR,
    [103, 132, 'X', 'nomeDoBanco'],
    [133, 142, 'X', '='],
    [143, 143, '9', '=1'],
    [144, 151, '9', 'dia'],
    [152, 157, '9', 'hora'],
    [158, 163, '9', 'sequencial'],
    [164, 166, '9', '=089'],
    [167, 171, '9', '=01600'],
    [172, 191, 'X', '='],
    [192, 211, 'X', '='],
    [212, 240, 'X', '='],
  ],
  headerDeLote: [
    [1, 3, '9', 'banco'],
    [4, 7, '9', 'lote'],
    [8, 8, '9', '=1'],
    [9, 9, 'X', '=C'],
    [10, 11, '9', 'servico'],
    [12, 13, '9', 'forma'],
    [14, 16, '9', '=045'],
    [17, 17, 'X', '='],
    [18, 18, '9', '=2'],
    [19, 32, '9', 'cnpj'],
    [33, 52, 'X', 'convenio'],
    ...CONTA_DO_PAGADOR,
    [103, 142, 'X', '='],
    [143, 172, 'X', '='],
    [173, 177, '9', '='],
    [178, 192, 'X', '='],
    [193, 212, 'X', '='],
    [213, 217, '9', '='],
    [218, 220, 'X', '='],
    [221, 222, 'X', '='],
    [223, 224, '9', '=01'],
    [225, 230, 'X', '='],
    [231, 240, 'X', '='],
  ],
  segmentoA: [
    [1, 3, '9', 'banco'],
    [4, 7, '9', 'lote'],
    [8, 8, '9', '=3'],
    [9, 13, '9', 'registro'],
    [14, 14, 'X', '=A'],
    [15, 15, '9', '=0'],
    [16, 17, '9', '=00'],
    [18, 20, '9', 'camara'],
    [21, 23, '9', 'bancoDele'],
    [24, 28, '9', 'agenciaDele'],
    [29, 29, 'X', 'digitoDaAgenciaDele'],
    [30, 41, '9', 'contaDele'],
    [42, 42, 'X', 'digitoDele'],
    [43, 43, 'X', 'segundoDigitoDele'],
    [44, 73, 'X', 'nomeDele'],
    [74, 93, 'X', 'documento'],
    [94, 101, '9', 'diaDoPagamento'],
    [102, 104, 'X', '=BRL'],
    [105, 119, '9', '='],
    [120, 134, '9', 'valor'],
    [135, 154, 'X', '='],
    [155, 162, '9', '='],
    [163, 177, '9', '='],
    [178, 217, 'X', '='],
    [218, 219, 'X', '='],
    [220, 224, 'X', 'finalidadeTed'],
    [225, 226, 'X', 'complementoDaFinalidade'],
    [227, 229, 'X', '='],
    [230, 230, '9', '=0'],
    [231, 240, 'X', '='],
  ],
  segmentoB: [
    [1, 3, '9', 'banco'],
    [4, 7, '9', 'lote'],
    [8, 8, '9', '=3'],
    [9, 13, '9', 'registro'],
    [14, 14, 'X', '=B'],
    [15, 17, 'X', '='],
    [18, 18, '9', '=1'],
    [19, 32, '9', 'cpfDele'],
    ...ENDERECO_DO_FAVORECIDO,
    [128, 135, '9', 'diaDoPagamento'],
    [136, 150, '9', 'valor'],
    [151, 165, '9', '='],
    [166, 180, '9', '='],
    [181, 195, '9', '='],
    [196, 210, '9', '='],
    [211, 225, 'X', '='],
    [226, 226, '9', '=0'],
    [227, 232, '9', '='],
    [233, 240, 'X', '='],
  ],
  trailerDeLote: [
    [1, 3, '9', 'banco'],
    [4, 7, '9', 'lote'],
    [8, 8, '9', '=5'],
    [9, 17, 'X', '='],
    [18, 23, '9', 'registrosDoLote'],
    [24, 41, '9', 'somaDoLote'],
    [42, 59, '9', '='],
    [60, 65, '9', '='],
    [66, 230, 'X', '='],
    [231, 240, 'X', '='],
  ],
  trailerDeArquivo: [
    [1, 3, '9', 'banco'],
    [4, 7, '9', '=9999'],
    [8, 8, '9', '=9'],
    [9, 17, 'X', '='],
    [18, 23, '9', 'lotes'],
    [24, 29, '9', 'registros'],
    [30, 35, '9', '='],
    [36, 240, 'X', '='],
  ],
};

interface Banco {
  /** The form of payment to an account of another bank. */
  readonly formaParaOutroBanco: '03' | '41';
  readonly desvios: Readonly<Partial<Record<RegistroCnab, readonly CampoCnab[]>>>;
}

const BB_CONVENIO: readonly CampoCnab[] = [
  [33, 41, '9', 'convenio'],
  [42, 45, '9', '=0126'],
  [46, 50, 'X', '='],
  // 'TS' in a file of tests.
  [51, 52, 'X', '='],
];

const ITAU_CONTA: readonly CampoCnab[] = [
  [58, 58, 'X', '='],
  [71, 71, 'X', '='],
  [72, 72, 'X', 'digito'],
];

export const BANCOS_DO_CNAB: Readonly<Record<string, Banco>> = {
  '001': {
    formaParaOutroBanco: '03',
    desvios: { headerDeArquivo: BB_CONVENIO, headerDeLote: BB_CONVENIO },
  },
  '104': {
    formaParaOutroBanco: '41',
    desvios: {
      headerDeArquivo: [
        [33, 38, '9', 'convenio'],
        [39, 40, '9', 'parametro'],
        [41, 41, 'X', '=P'],
        [42, 42, 'X', '='],
        [43, 45, 'X', '='],
        [46, 49, '9', '='],
        [50, 52, 'X', '='],
        [164, 166, '9', '=080'],
        [212, 222, 'X', '='],
        [223, 225, 'X', '='],
        [226, 228, '9', '='],
        [229, 230, 'X', '='],
        [231, 240, 'X', '='],
      ],
      headerDeLote: [
        [14, 16, '9', '=041'],
        [33, 38, '9', 'convenio'],
        [39, 40, '9', 'tipoDeCompromisso'],
        [41, 44, '9', 'compromisso'],
        [45, 46, '9', 'parametro'],
        [47, 52, 'X', '='],
        [223, 230, 'X', '='],
      ],
      segmentoA: [
        [74, 79, '9', 'documento'],
        [80, 92, 'X', '='],
        [93, 93, 'X', 'tipoDeContaTed'],
        [135, 143, '9', '='],
        [144, 146, 'X', '='],
        [147, 148, '9', '=01'],
        [149, 149, 'X', '=N'],
        [150, 150, '9', '=1'],
        [151, 152, '9', 'diaDoMes'],
        [153, 154, '9', '=00'],
        [218, 219, '9', '=00'],
        [220, 229, 'X', '='],
      ],
      segmentoB: [[226, 240, 'X', '=']],
    },
  },
  '341': {
    formaParaOutroBanco: '41',
    desvios: {
      headerDeArquivo: [
        [9, 14, 'X', '='],
        [15, 17, '9', '=081'],
        [33, 52, 'X', '='],
        ...ITAU_CONTA,
        [158, 166, '9', '='],
        [167, 171, '9', '='],
        [172, 240, 'X', '='],
      ],
      headerDeLote: [
        [14, 16, '9', '=040'],
        [33, 36, 'X', '='],
        [37, 52, 'X', '='],
        ...ITAU_CONTA,
        [103, 132, 'X', '='],
        [133, 142, 'X', '='],
        [213, 220, '9', '='],
        [223, 230, 'X', '='],
      ],
      segmentoA: [
        [15, 17, '9', '=000'],
        [24, 43, 'X', 'contaDeleNoItau'],
        [102, 104, 'X', '=009'],
        [105, 112, '9', '='],
        [113, 119, '9', '='],
        [135, 149, 'X', '='],
        [150, 154, 'X', '='],
        [178, 195, 'X', '='],
        [196, 197, 'X', '='],
        [198, 203, '9', '='],
        [204, 217, '9', 'cpfDele'],
        [225, 229, 'X', '='],
      ],
      segmentoB: [
        [118, 125, '9', '='],
        [128, 227, 'X', '='],
        [228, 230, 'X', '='],
        [231, 240, 'X', '='],
      ],
      trailerDeLote: [[60, 230, 'X', '=']],
      trailerDeArquivo: [[30, 240, 'X', '=']],
    },
  },
};

export const formaParaOutroBanco = (banco: string): '03' | '41' =>
  BANCOS_DO_CNAB[banco]?.formaParaOutroBanco ?? '41';

/** The fields of a record as this bank wants them: the general ones, less those that a departure covers. */
export function camposDoRegistro(banco: string, registro: RegistroCnab): CampoCnab[] {
  const desvios = BANCOS_DO_CNAB[banco]?.desvios[registro] ?? [];
  const gerais = GERAL[registro].filter(([de, ate]) => !desvios.some((d) => d[0] <= ate && d[1] >= de));
  return [...gerais, ...desvios].toSorted((a, b) => a[0] - b[0]);
}
