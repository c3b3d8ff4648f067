import type { Instituicao } from '@instrutoria/domain/configuracao/types.ts';
import type { Imagem } from './blocos.ts';
import { limpar } from './texto.ts';

const SIGNATURES: readonly (readonly [string, string])[] = [
  ['ffd8ff', 'jpg'],
  ['89504e470d0a1a0a', 'png'],
  ['47494638', 'gif'],
  ['52494646', 'webp'],
];

/**
 * The extension of a raster format, by content; null for others, since an SVG could refer to other files
 * (T-D18).
 */
function extensao(bytes: Uint8Array): string | null {
  const hex = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  return SIGNATURES.find(([assinatura]) => hex.startsWith(assinatura))?.[1] ?? null;
}

export function caminhoDoLogo(logo: Uint8Array | null): string | null {
  const ext = logo === null ? null : extensao(logo);
  return ext === null ? null : `/imagens/logo.${ext}`;
}

export function logoDa(instituicao: Instituicao, logo: Uint8Array | null): Imagem | null {
  const caminho = caminhoDoLogo(logo);
  return caminho === null ? null : { caminho, alternativa: limpar(`Logotipo: ${instituicao.nome}`) };
}

export function arquivosDoLogo(logo: Uint8Array | null): ReadonlyMap<string, Uint8Array> {
  const caminho = caminhoDoLogo(logo);
  return new Map(logo === null || caminho === null ? [] : [[caminho, logo]]);
}
