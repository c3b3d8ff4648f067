import { dobrado } from '../../kernel/dobrado.ts';
import { type Problema, problema } from '../../kernel/problema.ts';
import { LINHAS_ATE_O_CABECALHO } from '../limits.ts';
import * as T from '../textos.ts';
import {
  type ArquivoLido,
  type CelulaLida,
  type FolhaLida,
  type LinhaLida,
  type OpcoesDaImportacao,
  TIPOS_DE_IMPORTACAO,
  type TipoDeImportacao,
} from '../types.ts';
import { CAMPOS_DA_IMPORTACAO } from './campos-da-importacao.ts';

/** The text that a person sees in the cell; '' for one without a value. */
export function textoDaCelula(celula: CelulaLida): string {
  if (celula === null) return '';
  if (typeof celula === 'object') return 'data' in celula ? celula.data.split('-').reverse().join('/') : '';
  if (typeof celula === 'boolean') return celula ? 'VERDADEIRO' : 'FALSO';
  return typeof celula === 'number' ? String(celula).replace('.', ',') : celula;
}

export interface Titulo {
  readonly indice: number;
  readonly texto: string;
  /** Another column has the same head. */
  readonly repetido: boolean;
}

export function letraDaColuna(indice: number): string {
  const resto = String.fromCharCode(65 + (indice % 26));
  return indice < 26 ? resto : letraDaColuna(Math.floor(indice / 26) - 1) + resto;
}

/** The heads of all columns that have a value somewhere below; a column without one is named by its letter. */
export function titulosDaFolha(folha: FolhaLida, cabecalho: number): readonly Titulo[] {
  const linha = folha.linhas.find(({ n }) => n === cabecalho);
  const largura = Math.max(0, ...folha.linhas.map(({ celulas }) => celulas.length));
  const textos = Array.from({ length: largura }, (_, i) =>
    textoDaCelula(linha?.celulas[i] ?? null)
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const vezes = new Map<string, number>();
  for (const texto of textos) vezes.set(dobrado(texto), (vezes.get(dobrado(texto)) ?? 0) + 1);
  return textos.map((texto, indice) => ({
    indice,
    texto: texto === '' ? `Coluna ${letraDaColuna(indice)}` : texto,
    repetido: texto !== '' && (vezes.get(dobrado(texto)) ?? 0) > 1,
  }));
}

function palpite(tipo: TipoDeImportacao, titulos: readonly Titulo[]): Record<string, number> {
  const colunas: Record<string, number> = {};
  for (const { chave, titulos: nomes } of CAMPOS_DA_IMPORTACAO[tipo]) {
    // Of two columns with one head the person chooses.
    const achados = titulos.filter(
      ({ texto, repetido, indice }) =>
        !repetido && nomes.test(dobrado(texto)) && !Object.values(colunas).includes(indice),
    );
    const [primeiro] = achados;
    if (primeiro !== undefined) colunas[chave] = primeiro.indice;
  }
  return colunas;
}

function pontos(tipo: TipoDeImportacao, colunas: Readonly<Record<string, number>>): number {
  const campos = CAMPOS_DA_IMPORTACAO[tipo];
  const achados = campos.filter(({ chave }) => chave in colunas).length;
  const faltam = campos.filter(({ chave, obrigatorio }) => obrigatorio && !(chave in colunas)).length;
  return achados - 3 * faltam;
}

const preenchidas = ({ celulas }: LinhaLida) => celulas.filter((uma) => textoDaCelula(uma) !== '').length;

function melhorTipo(titulos: readonly Titulo[]): {
  tipo: TipoDeImportacao;
  colunas: Record<string, number>;
  pontos: number;
} {
  const [primeiro] = TIPOS_DE_IMPORTACAO.map((tipo) => {
    const colunas = palpite(tipo, titulos);
    return { tipo, colunas, pontos: pontos(tipo, colunas) };
  }).sort((a, b) => b.pontos - a.pontos);
  if (primeiro === undefined) throw new Error('no kind of import');
  return primeiro;
}

/**
 * The most likely reading of the file: the sheet (a visible one with rows), the row with the heads, the kind and
 * its columns.
 */
export function sugerirOpcoes(arquivo: ArquivoLido): OpcoesDaImportacao {
  const candidatas = arquivo.folhas
    .map((folha, indice) => ({ folha, indice }))
    .filter(({ folha }) => folha.linhas.length > 0)
    .flatMap(({ folha, indice }) =>
      folha.linhas.slice(0, LINHAS_ATE_O_CABECALHO).map((linha) => ({
        indice,
        oculta: folha.oculta,
        linha,
        ...melhorTipo(titulosDaFolha({ ...folha, linhas: [linha] }, linha.n)),
      })),
    );
  const [melhor] = candidatas.sort(
    (a, b) => Number(a.oculta) - Number(b.oculta) || b.pontos - a.pontos || a.indice - b.indice,
  );
  const folha = melhor?.indice ?? 0;
  const linhas = arquivo.folhas[folha]?.linhas ?? [];
  // Without a known head: the first of the fullest rows, below a title that fills one cell.
  const cheia = Math.max(0, ...linhas.slice(0, LINHAS_ATE_O_CABECALHO).map(preenchidas));
  const cabecalho =
    melhor !== undefined && melhor.pontos > 0
      ? melhor.linha
      : linhas.find((uma) => preenchidas(uma) === cheia);
  return {
    tipo: melhor?.tipo ?? 'pessoas',
    folha,
    cabecalho: cabecalho?.n ?? 1,
    colunas: melhor !== undefined && cabecalho === melhor.linha ? melhor.colunas : {},
    completa: false,
    tipoDaConta: 'coordenador',
    unidades: [],
  };
}

/** The columns guessed for another kind, or for another row of heads. */
export function sugerirColunas(
  tipo: TipoDeImportacao,
  folha: FolhaLida,
  cabecalho: number,
): Readonly<Record<string, number>> {
  return palpite(tipo, titulosDaFolha(folha, cabecalho));
}

/** The heads in the form in which the product remembers how a person mapped them. */
export function marcaDosTitulos(titulos: readonly Titulo[]): string {
  return titulos.map(({ texto }) => dobrado(texto)).join('\u001f');
}

/** Errors in the chosen columns: a missing or contradictory one. */
export function problemasDasColunas(arquivo: ArquivoLido, opcoes: OpcoesDaImportacao): Problema[] {
  const folha = arquivo.folhas[opcoes.folha];
  if (folha === undefined || folha.linhas.length === 0) {
    return [problema('folha', 'FOLHA_VAZIA', T.folhaVazia)];
  }
  if (!folha.linhas.some(({ n }) => n > opcoes.cabecalho)) {
    return [problema('cabecalho', 'SEM_DADOS', T.semDados)];
  }
  const campos = CAMPOS_DA_IMPORTACAO[opcoes.tipo];
  const usadas = new Map<number, string>();
  return campos.flatMap(({ chave, rotulo, obrigatorio }) => {
    const coluna = opcoes.colunas[chave];
    if (coluna === undefined) {
      return obrigatorio ? [problema(`colunas.${chave}`, 'SEM_COLUNA', T.semColuna(rotulo))] : [];
    }
    const outro = usadas.get(coluna);
    usadas.set(coluna, rotulo);
    return outro === undefined
      ? []
      : [problema(`colunas.${chave}`, 'COLUNA_REPETIDA', T.colunaRepetida(outro, rotulo))];
  });
}
