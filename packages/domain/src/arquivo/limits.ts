import type { LimitesDeEnvio, TipoDeArquivo } from './types.ts';

export const ARQUIVO_MAXIMO_BYTES = 26_214_400;

const MB = 1024 * 1024;
/** Limits for callers without an account (D50). */
export const FOTO_ANONIMA_MAXIMO_BYTES = 5 * MB;

/** Upload limits per person, in MB: unused files, and uploads a day. An administrator may change them. */
export const LIMITES_DE_ENVIO_PADRAO: LimitesDeEnvio = { naoUsadosMb: 200, porDiaMb: 1024 };
export const LIMITE_DE_ENVIO_MB = { minimo: 25, maximo: 1_000_000 } as const;

/** The floor of free space: 5 % of the disk, at least 1 and at most 5 GB. */
export const PARTE_DO_DISCO_COMO_PISO = 0.05;
export const ESPACO_MINIMO_BYTES = 1024 * MB;
export const PISO_MAXIMO_BYTES = 5 * 1024 * MB;
/** The part of the free space that all unclaimed files together may take. */
export const PARTE_LIVRE_PARA_NAO_USADOS = 0.1;

/** The longest side of a stored picture, in pixels; every page that shows a photo or the logo shows it small. */
export const LADO_DA_IMAGEM = 2_000;
export const LADO_DA_IMAGEM_PEQUENA = 256;

export function ladoDaImagem(tipo: TipoDeArquivo): number {
  return tipo === 'foto' || tipo === 'logo' ? LADO_DA_IMAGEM_PEQUENA : LADO_DA_IMAGEM;
}

const IMAGENS = ['image/jpeg', 'image/png'] as const;
const PDF = ['application/pdf'] as const;

/** The types that each kind of upload accepts, by content and not by name (T-D1). */
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
  anexoDoRecurso: PDF,
  frequenciaDeOficio: PDF,
  pedidoDeDesistencia: PDF,
  recusaDeSuplente: PDF,
  anexoDaContestacao: PDF,
};
