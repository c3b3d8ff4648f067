import type { PdfDocument } from './document.ts';
import type { PdfValue, PdfVisitor } from './reader.ts';
import { CHAVES_RECUSADAS, CHAVES_SE_CHEIAS, type Motivo, NOMES_RECUSADOS, Recusa } from './refusal.ts';

type Dict = Extract<PdfValue, { tipo: 'dict' }>;

export interface Inspector extends PdfVisitor {
  /** Checks that need the whole file. Throws a Recusa. */
  concluir(): void;
}

/** Throws a Recusa at the first dictionary or name that is not allowed (T-D3). */
export function createInspector(documento: PdfDocument): Inspector {
  const pendentes: (() => void)[] = [];
  let catalogos = 0;
  let paginas = 0;
  return {
    nome(nome) {
      const motivo = NOMES_RECUSADOS.get(nome);
      if (motivo !== undefined) throw new Recusa(motivo);
    },
    dict({ chaves }) {
      for (const [chave, valores] of chaves) {
        const motivo = CHAVES_RECUSADAS.get(chave);
        if (motivo !== undefined) throw new Recusa(motivo);
        const seCheia = CHAVES_SE_CHEIAS.get(chave);
        if (seCheia !== undefined) pendentes.push(() => exigirVazio(valores, seCheia, documento));
        if (chave === 'OpenAction') pendentes.push(() => exigirDestino(valores, documento));
        if (chave === 'URI' && valores.some(ehScript)) throw new Recusa('javascript');
      }
      if (temTipo(chaves, 'Catalog')) catalogos += 1;
      if (temTipo(chaves, 'Pages') || temTipo(chaves, 'Page')) paginas += 1;
    },
    concluir() {
      for (const conferir of pendentes) conferir();
      if (catalogos === 0 || paginas === 0) throw new Recusa('incompleto');
    },
  };
}

/** A destination or GoTo only chooses the page to show. */
function exigirDestino(valores: readonly PdfValue[], documento: PdfDocument): void {
  const possiveis = valores.flatMap((um) => documento.resolver(um));
  if (possiveis.length === 0 || !possiveis.every((um) => ehDestino(um, documento))) {
    throw new Recusa('acaoAoAbrir');
  }
}

function ehDestino(valor: PdfValue, documento: PdfDocument): boolean {
  if (valor.tipo === 'palavra') return valor.texto === 'null';
  if (valor.tipo !== 'dict') return valor.tipo === 'array' || valor.tipo === 'nome' || valor.tipo === 'texto';
  const acoes = (valor.chaves.get('S') ?? []).flatMap((um) => documento.resolver(um));
  return acoes.length > 0 && acoes.every((um) => um.tipo === 'nome' && um.texto === 'GoTo');
}

function exigirVazio(valores: readonly PdfValue[], motivo: Motivo, documento: PdfDocument): void {
  const possiveis = valores.flatMap((um) => documento.resolver(um));
  if (possiveis.length === 0 || !possiveis.every((um) => ehVazio(um, documento))) throw new Recusa(motivo);
}

function ehVazio(valor: PdfValue, documento: PdfDocument): boolean {
  if (valor.tipo === 'palavra') return valor.texto === 'null';
  if (valor.tipo !== 'dict') return false;
  if (valor.vazio) return true;
  const listas = [...(valor.chaves.get('Names') ?? []), ...(valor.chaves.get('Kids') ?? [])];
  const itens = listas.flatMap((um) => documento.resolver(um));
  return itens.length > 0 && itens.every((um) => um.tipo === 'array' && um.tamanho === 0);
}

function ehScript(valor: PdfValue): boolean {
  return valor.tipo === 'texto' && /^\s*(javascript|vbscript|data):/i.test(valor.texto);
}

function temTipo(chaves: Dict['chaves'], tipo: string): boolean {
  return (chaves.get('Type') ?? []).some((um) => um.tipo === 'nome' && um.texto === tipo);
}
