import { CSV_MAXIMO_CARACTERES } from '@instrutoria/domain/instalacao/limits.ts';

/** Of a list: UTF-8, else what spreadsheets of Windows write. null where it is too long to be one. */
export async function textoDoArquivo(arquivo: Blob): Promise<string | null> {
  // A letter of UTF-8 has four bytes at most.
  if (arquivo.size > CSV_MAXIMO_CARACTERES * 4) return null;
  const bytes = await arquivo.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
