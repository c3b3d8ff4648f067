import { CODIGOS_DAS_AREAS } from '../area/areas.ts';
import { porNome } from '../kernel/objetos.ts';
import { PALAVRA_CHAVE_MAXIMO, TITULO_MAXIMO } from './limits.ts';
import { escolhaDaLista, MENSAGENS_PROJETO as M, ROTULOS_PROJETO as R } from './messages.ts';

// The fields of a proposal, listed once. Types, schemas, columns, labels, keys and rules follow from this table; what
// does not: docs/adr/0015-field-table.md.

/** The judged screens of the wizard; its seven numbers count some of them together (`NUMBERED_STEPS`). */
export const ETAPAS = [
  'coordenador',
  'especificacoes',
  'disciplinas',
  'identificacao',
  'resumo',
  'introducao',
  'metodologia',
  'resultadosEsperados',
  'cronograma',
  'referencias',
] as const;
export type Etapa = (typeof ETAPAS)[number];

export const REGIMES = ['40h/DE', '20h/DE', '40h', '20h'] as const;
export type Regime = (typeof REGIMES)[number];

/** Where a field is used besides the project itself; 'ranque': in the rows of the ranking and in its spreadsheet. */
type Lugar = 'avaliacao' | 'resumo' | 'busca' | 'ranque';

interface CampoComum {
  readonly rotulo: string;
  readonly etapa: Etapa;
  /** Required to submit; a draft may lack it. */
  readonly obrigatorio: boolean;
  readonly chave: string;
  readonly tambemEm: readonly Lugar[];
}

interface CampoDeLinha extends CampoComum {
  readonly tipo: 'linha' | 'palavraChave';
  readonly maximo: number;
}

interface CampoDeMarkup extends CampoComum {
  readonly tipo: 'markup';
}
/** A section is required, and may be an image unless `imagem` says no (D11). */
interface CampoDeSecao extends CampoComum {
  readonly tipo: 'secao';
  readonly imagem: boolean;
  /** What its length limit counts: the stored markup, or the visible text (D12). */
  readonly conta: 'markup' | 'visto';
  readonly vazia: string;
}

interface CampoDeEscolha extends CampoComum {
  readonly tipo: 'escolha';
  readonly opcoes: readonly string[];
  readonly foraDaLista: { readonly codigo: string; readonly mensagem: string };
}

interface CampoDeContagem extends CampoComum {
  readonly tipo: 'contagem';
}

type Campo = CampoDeContagem | CampoDeEscolha | CampoDeLinha | CampoDeMarkup | CampoDeSecao;

/** Every field of a proposal that is a column of the project, in the order of the wizard. */
export const CAMPOS = {
  titulo: {
    tipo: 'linha',
    rotulo: 'Título do projeto',
    etapa: 'especificacoes',
    obrigatorio: true,
    maximo: TITULO_MAXIMO,
    chave: 'titulo',
    tambemEm: ['avaliacao', 'resumo', 'busca', 'ranque'],
  },
  remunerados: {
    tipo: 'contagem',
    rotulo: 'Instrutores bolsistas',
    etapa: 'especificacoes',
    obrigatorio: true,
    chave: 'num_vagas_remuneradas',
    tambemEm: ['avaliacao'],
  },
  voluntarios: {
    tipo: 'contagem',
    rotulo: 'Instrutores voluntários',
    etapa: 'especificacoes',
    // Volunteers are not required: an empty field means none.
    obrigatorio: false,
    chave: 'num_vagas_voluntarias',
    tambemEm: ['avaliacao'],
  },
  regimeTrabalho: {
    tipo: 'escolha',
    rotulo: 'Regime de trabalho',
    etapa: 'especificacoes',
    obrigatorio: true,
    opcoes: REGIMES,
    foraDaLista: { codigo: 'REGIME_INVALIDO', mensagem: escolhaDaLista('um regime de trabalho') },
    chave: 'regime',
    tambemEm: ['avaliacao'],
  },
  area: {
    tipo: 'escolha',
    rotulo: 'Área de conhecimento',
    etapa: 'identificacao',
    // Drafts older than this field have none, and the specification's body lacks it.
    obrigatorio: false,
    opcoes: CODIGOS_DAS_AREAS,
    foraDaLista: { codigo: 'AREA_INVALIDA', mensagem: escolhaDaLista('uma área de conhecimento') },
    chave: 'area',
    tambemEm: [],
  },
  palavraChave1: palavraChave(1),
  palavraChave2: palavraChave(2),
  palavraChave3: palavraChave(3),
  palavraChave4: palavraChave(4),
  resumo: {
    tipo: 'secao',
    rotulo: R.resumo,
    etapa: 'resumo',
    obrigatorio: true,
    imagem: false,
    conta: 'visto',
    vazia: M.resumoVazio,
    chave: 'resumo',
    tambemEm: [],
  },
  introducao: {
    tipo: 'secao',
    rotulo: R.introducao,
    etapa: 'introducao',
    obrigatorio: true,
    imagem: true,
    conta: 'visto',
    vazia: M.introducaoVazia,
    chave: 'introducao',
    tambemEm: [],
  },
  metodologia: {
    tipo: 'secao',
    rotulo: R.metodologia,
    etapa: 'metodologia',
    obrigatorio: true,
    imagem: true,
    conta: 'markup',
    vazia: M.metodologiaVazia,
    chave: 'metodologia',
    tambemEm: [],
  },
  resultadosEsperados: {
    tipo: 'secao',
    rotulo: R.resultadosEsperados,
    etapa: 'resultadosEsperados',
    obrigatorio: true,
    imagem: true,
    conta: 'markup',
    vazia: M.resultadosVazios,
    chave: 'resultados',
    tambemEm: [],
  },
  referencias: {
    tipo: 'markup',
    rotulo: 'Referências',
    etapa: 'referencias',
    obrigatorio: false,
    chave: 'referencias',
    tambemEm: [],
  },
} as const satisfies Readonly<Record<string, Campo>>;

function palavraChave<const N extends 1 | 2 | 3 | 4>(n: N) {
  return {
    tipo: 'palavraChave',
    rotulo: `Palavra-chave ${n}`,
    etapa: 'identificacao',
    obrigatorio: true,
    maximo: PALAVRA_CHAVE_MAXIMO,
    chave: `palavrachave${n}`,
    tambemEm: ['avaliacao', 'resumo'],
  } as const;
}

type Tabela = typeof CAMPOS;
export type NomeDoCampo = keyof Tabela;
type NomeDoTipo<T extends Campo['tipo']> = {
  [N in NomeDoCampo]: Tabela[N]['tipo'] extends T ? N : never;
}[NomeDoCampo];
type NomeEm<L extends Lugar> = {
  [N in NomeDoCampo]: L extends Tabela[N]['tambemEm'][number] ? N : never;
}[NomeDoCampo];
type NomeDaEtapa<E extends Etapa> = {
  [N in NomeDoCampo]: Tabela[N]['etapa'] extends E ? N : never;
}[NomeDoCampo];

type NomeObrigatorio = {
  [N in NomeDoCampo]: Tabela[N]['obrigatorio'] extends true ? N : never;
}[NomeDoCampo];

export type NomeDeEscolha = NomeDoTipo<'escolha'>;
export type NomeDeTextoCurto = NomeDoTipo<'linha' | 'palavraChave'>;
export type NomeDeContagem = NomeDoTipo<'contagem'>;
export type NomeDaSecao = NomeDoTipo<'secao'>;
export type NomeDeTexto = NomeDoTipo<'linha' | 'markup' | 'palavraChave' | 'secao'>;
export type Opcao<N extends NomeDeEscolha> = Tabela[N]['opcoes'][number];

/** The fields as they are stored and answered: '' for an empty text, null for a choice not made. */
export type CamposDoProjeto = {
  readonly [N in NomeDoCampo]: N extends NomeDeEscolha
    ? Opcao<N> | null
    : N extends NomeDeContagem
      ? number
      : string;
};

/** The fields as they are sent: any may be missing, a choice may be any text. */
export type CamposDigitados = {
  readonly [N in NomeDoCampo]?:
    | (N extends NomeDeEscolha ? string | null : N extends NomeDeContagem ? number : string)
    | undefined;
};

/** The fields while they are typed: '' for a choice not made, null for a number not typed. */
export type CamposEmEdicao = {
  readonly [N in NomeDoCampo]: N extends NomeDeContagem ? number | null : string;
};

export type CamposNaAvaliacao = Pick<CamposDoProjeto, NomeEm<'avaliacao'>>;

export type CamposNoRanque = Pick<CamposDoProjeto, NomeEm<'ranque'>>;

export const NOMES_DOS_CAMPOS = Object.keys(CAMPOS) as readonly NomeDoCampo[];

function doTipo<T extends Campo['tipo']>(tipo: T): readonly NomeDoTipo<T>[] {
  return NOMES_DOS_CAMPOS.filter((nome): nome is NomeDoCampo & NomeDoTipo<T> => CAMPOS[nome].tipo === tipo);
}

function daEtapa<E extends Etapa>(etapa: E): readonly NomeDaEtapa<E>[] {
  return NOMES_DOS_CAMPOS.filter(
    (nome): nome is NomeDaEtapa<E> & NomeDoCampo => CAMPOS[nome].etapa === etapa,
  );
}

function em<L extends Lugar>(lugar: L): readonly NomeEm<L>[] {
  return NOMES_DOS_CAMPOS.filter((nome): nome is NomeDoCampo & NomeEm<L> =>
    CAMPOS[nome].tambemEm.some((cada) => cada === lugar),
  );
}

export const LINHAS = doTipo('linha');
export const PALAVRAS_CHAVE = doTipo('palavraChave');
export const SECOES = doTipo('secao');
export const MARKUPS = doTipo('markup');
export const ESCOLHAS = doTipo('escolha');
export const ESCOLHAS_OBRIGATORIAS = ESCOLHAS.filter(
  (nome): nome is NomeDeEscolha & NomeDoCampo & NomeObrigatorio => CAMPOS[nome].obrigatorio,
);
export const CONTAGENS = doTipo('contagem');
export const TEXTOS: readonly NomeDeTexto[] = [...LINHAS, ...SECOES, ...MARKUPS, ...PALAVRAS_CHAVE];
export const ESPECIFICACOES = daEtapa('especificacoes');

export const NA_AVALIACAO = em('avaliacao');
export const NO_RESUMO = em('resumo');
export const NA_BUSCA = em('busca');
export const NO_RANQUE = em('ranque');

export const CAMPOS_VAZIOS: CamposDoProjeto = {
  ...porNome(TEXTOS, () => ''),
  ...porNome(CONTAGENS, () => 0),
  ...porNome(ESCOLHAS, () => null),
};

/** An untouched form; a number that is not required starts at 0. */
export const CAMPOS_NAO_DIGITADOS: CamposEmEdicao = {
  ...porNome([...TEXTOS, ...ESCOLHAS], () => ''),
  ...porNome(CONTAGENS, (nome) => (CAMPOS[nome].obrigatorio ? null : 0)),
};

/** The first option of each choice that must be made. */
export const PRIMEIRAS_OPCOES = porNome(ESCOLHAS_OBRIGATORIAS, (nome) => CAMPOS[nome].opcoes[0]) as {
  readonly [N in NomeDeEscolha & NomeObrigatorio]: Opcao<N>;
};

export function ehOpcao(nome: NomeDeEscolha, valor: number | string | null | undefined): boolean {
  return CAMPOS[nome].opcoes.some((opcao) => opcao === valor);
}

export function palavrasChaveDe(
  campos: {
    readonly [N in (typeof PALAVRAS_CHAVE)[number]]: string;
  },
): string[] {
  return PALAVRAS_CHAVE.map((nome) => campos[nome]).filter((palavra) => palavra !== '');
}
