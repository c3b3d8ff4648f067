import { ehReferenciaDeArquivo } from '@instrutoria/domain/projeto/rules/nome-da-vaga.ts';
import { arquivosDoLogo } from '../logo.ts';
import type { DocumentoDoProjeto } from './modelo.ts';

export function caminhoDaImagem(referencia: string): string {
  return `/imagens/${referencia}.jpg`;
}

export function arquivosDo({ logo, imagens }: DocumentoDoProjeto): ReadonlyMap<string, Uint8Array> {
  const arquivos = new Map(arquivosDoLogo(logo));
  for (const [referencia, bytes] of imagens) {
    if (ehReferenciaDeArquivo(referencia)) arquivos.set(caminhoDaImagem(referencia), bytes);
  }
  return arquivos;
}
