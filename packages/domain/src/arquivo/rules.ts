import { ARQUIVO_MAXIMO_BYTES, TIPOS_ACEITOS } from './limits.ts';
import { MENSAGENS_ARQUIVO as M } from './messages.ts';
import type { TipoDeArquivo } from './types.ts';

/** The form of a file reference, whole text. */
export const formaDeReferencia = /^arq_[0-9a-f]{32}$/;

/**
 * Why a chosen file may not be sent, by its declared kind and size in bytes; null when it may. The server
 * judges the content too (T-D1).
 */
export function problemaDoArquivo(
  tipo: TipoDeArquivo,
  arquivo: { readonly mime: string; readonly bytes: number },
): string | null {
  if (arquivo.bytes > ARQUIVO_MAXIMO_BYTES) return M.grandeDemais;
  if (arquivo.bytes <= 0) return M.vazio;
  return TIPOS_ACEITOS[tipo].includes(arquivo.mime) ? null : mensagemDoTipo(tipo);
}

export function mensagemDoTipo(tipo: TipoDeArquivo): string {
  return TIPOS_ACEITOS[tipo].includes('application/pdf') ? M.naoEhPdf : M.naoEhImagem;
}
