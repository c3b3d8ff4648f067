import type { TipoDeArquivo } from './types.ts';

/** 25 MB of file (spec 1 §9; api.md, conventions). */
export const ARQUIVO_MAXIMO_BYTES = 26_214_400;

const IMAGENS = ['image/jpeg', 'image/png'] as const;
const PDF = ['application/pdf'] as const;

/** What each kind of upload takes, by content and not by name (spec 1 §5, T-D1). */
export const TIPOS_ACEITOS: Readonly<Record<TipoDeArquivo, readonly string[]>> = {
  foto: IMAGENS,
  imagemSecao: IMAGENS,
  comprovanteDisciplinas: PDF,
  logo: IMAGENS,
  termo: PDF,
  declaracao: PDF,
  historico: PDF,
  dados_bancarios: PDF,
  anuencia: PDF,
};
