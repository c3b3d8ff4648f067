import { porNome } from '../kernel/por-nome.ts';
import { PALAVRA_CHAVE_MAXIMO, TITULO_MAXIMO } from './limits.ts';
import { escolhaDaLista, MENSAGENS_PROJETO as M, ROTULOS_PROJETO as R } from './messages.ts';

// The fields of a proposal, listed once (docs/adr/0015-field-table.md). Types, empty values, schemas, columns, labels,
// browser keys, comparisons and rules follow from this table; the page that asks for a field and the section of the
// PDF that prints it are written by hand.

/** The steps of the wizard, in order (E-PROJETO-1). */
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

/** Work regimes, in the order of the radios (E-PROJETO-3). */
export const REGIMES = ['40h/DE', '20h/DE', '40h', '20h'] as const;
export type Regime = (typeof REGIMES)[number];

/** Where a field is read beside the whole project: in an evaluation or appeal, by evaluators not designated, by a search, in a ranking and its sheet. */
type Lugar = 'avaliacao' | 'resumo' | 'busca' | 'ranque';

interface CampoComum {
  /** What errors and comparisons call it. */
  readonly rotulo: string;
  readonly etapa: Etapa;
  /** Without it nothing is submitted; a draft may always lack it. */
  readonly obrigatorio: boolean;
  /** Its key in the browser (E-PROJETO-12). */
  readonly chave: string;
  readonly tambemEm: readonly Lugar[];
}

/** One line of text, and how long it may be. */
interface CampoDeLinha extends CampoComum {
  readonly tipo: 'linha' | 'palavraChave';
  readonly maximo: number;
}

/** Rich text. A section is required, and may be an image instead (D11), except where `imagem` says no. */
interface CampoDeMarkup extends CampoComum {
  readonly tipo: 'markup';
}
interface CampoDeSecao extends CampoComum {
  readonly tipo: 'secao';
  readonly imagem: boolean;
  /** What its length counts: the stored markup, or what is seen of it (E-PROJETO-6, D12). */
  readonly conta: 'markup' | 'visto';
  /** What is said when it is empty. */
  readonly vazia: string;
}

/** One of a few options. */
interface CampoDeEscolha extends CampoComum {
  readonly tipo: 'escolha';
  readonly opcoes: readonly string[];
  /** What is said of another one, and its code. */
  readonly foraDaLista: { readonly codigo: string; readonly mensagem: string };
}

/** A number of people. */
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
    rotulo: 'Instrutores remunerados',
    etapa: 'especificacoes',
    obrigatorio: true,
    chave: 'num_vagas_remuneradas',
    tambemEm: ['avaliacao'],
  },
  voluntarios: {
    tipo: 'contagem',
    rotulo: 'Instrutores voluntários',
    etapa: 'especificacoes',
    // The spec does not require the volunteers: none typed means none wanted.
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

export type NomeDeEscolha = NomeDoTipo<'escolha'>;
export type NomeDeLinha = NomeDoTipo<'linha' | 'palavraChave'>;
export type NomeDeContagem = NomeDoTipo<'contagem'>;
/** The four required texts. Their names are the API's. */
export type NomeDaSecao = NomeDoTipo<'secao'>;
export type NomeDeTexto = NomeDoTipo<'linha' | 'markup' | 'palavraChave' | 'secao'>;
/** What one choice may be. */
export type Opcao<N extends NomeDeEscolha> = Tabela[N]['opcoes'][number];

/** The fields of a proposal as they are stored and answered: '' for a text and null for a choice that was not made. */
export type CamposDoProjeto = {
  readonly [N in NomeDoCampo]: N extends NomeDeEscolha
    ? Opcao<N> | null
    : N extends NomeDeContagem
      ? number
      : string;
};

/** The same fields as sent: anything may be missing, a choice may be any text. */
export type CamposDigitados = {
  readonly [N in NomeDoCampo]?:
    | (N extends NomeDeEscolha ? string | null : N extends NomeDeContagem ? number : string)
    | undefined;
};

/** The same fields while they are typed: '' for a choice not made yet, null for a number not typed yet. */
export type CamposEmEdicao = {
  readonly [N in NomeDoCampo]: N extends NomeDeContagem ? number | null : string;
};

/** Those of them that evaluations and appeals show. */
export type CamposNaAvaliacao = Pick<CamposDoProjeto, NomeEm<'avaliacao'>>;

/** And those that a ranking holds. */
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
/** Keywords: all required (E-PROJETO-5). */
export const PALAVRAS_CHAVE = doTipo('palavraChave');
/** The four required texts, in the order of the steps. */
export const SECOES = doTipo('secao');
export const MARKUPS = doTipo('markup');
export const ESCOLHAS = doTipo('escolha');
export const CONTAGENS = doTipo('contagem');
export const TEXTOS: readonly NomeDeTexto[] = [...LINHAS, ...SECOES, ...MARKUPS, ...PALAVRAS_CHAVE];
/** What step 2 asks. */
export const ESPECIFICACOES = daEtapa('especificacoes');

export const NA_AVALIACAO = em('avaliacao');
export const NO_RESUMO = em('resumo');
export const NA_BUSCA = em('busca');
export const NO_RANQUE = em('ranque');

/** A proposal with nothing in it, as it is stored. */
export const CAMPOS_VAZIOS: CamposDoProjeto = {
  ...porNome(TEXTOS, () => ''),
  ...porNome(CONTAGENS, () => 0),
  ...porNome(ESCOLHAS, () => null),
};

/** The same as a form that was not touched; a number that is not required starts at 0. */
export const CAMPOS_NAO_DIGITADOS: CamposEmEdicao = {
  ...porNome([...TEXTOS, ...ESCOLHAS], () => ''),
  ...porNome(CONTAGENS, (nome) => (CAMPOS[nome].obrigatorio ? null : 0)),
};

/** The first option of each choice: what a whole proposal has where nobody chose. */
export const PRIMEIRAS_OPCOES = porNome(ESCOLHAS, (nome) => CAMPOS[nome].opcoes[0]) as {
  readonly [N in NomeDeEscolha]: Opcao<N>;
};

/** Whether the value is one of the options of a choice. */
export function ehOpcao(nome: NomeDeEscolha, valor: number | string | null | undefined): boolean {
  return CAMPOS[nome].opcoes.some((opcao) => opcao === valor);
}

/** The keywords that were written, in order. */
export function palavrasChaveDe(
  campos: {
    readonly [N in (typeof PALAVRAS_CHAVE)[number]]: string;
  },
): string[] {
  return PALAVRAS_CHAVE.map((nome) => campos[nome]).filter((palavra) => palavra !== '');
}
