import { ARQUIVO_MAXIMO_BYTES, TIPOS_ACEITOS } from '../limits.ts';
import { MENSAGENS_ARQUIVO as M } from '../messages.ts';
import type { TipoDeArquivo } from '../types.ts';

export const formaDeReferencia = /^arq_[0-9a-f]{32}$/;

/** null when the file may be sent. Size in bytes; the server judges the content too (T-D1). */
export function problemaDoArquivo(
  tipo: TipoDeArquivo,
  arquivo: { readonly mime: string; readonly bytes: number },
): string | null {
  if (arquivo.bytes > ARQUIVO_MAXIMO_BYTES) return M.grandeDemais;
  if (arquivo.bytes <= 0) return M.vazio;
  return TIPOS_ACEITOS[tipo].includes(arquivo.mime) ? null : mensagemDoTipo(tipo);
}

/** Message for a file that is neither JPEG nor PNG; for a phone's HEIC, how to export it. */
export function mensagemDaImagem(mime: string): string {
  return /^image\/hei[cf]/.test(mime) ? M.fotoEmHeic : M.naoEhImagem;
}

export function mensagemDoTipo(tipo: TipoDeArquivo): string {
  return TIPOS_ACEITOS[tipo].includes('application/pdf') ? M.naoEhPdf : M.naoEhImagem;
}
