import { ehReferenciaDeArquivo } from '@instrutoria/domain/projeto/rules/secoes.ts';
import type { Imagem } from '../blocos.ts';
import { limpar } from '../texto.ts';
import type { DocumentoDoProjeto } from './modelo.ts';

const SIGNATURES: readonly (readonly [string, string])[] = [
  ['ffd8ff', 'jpg'],
  ['89504e470d0a1a0a', 'png'],
  ['47494638', 'gif'],
  ['52494646', 'webp'],
];

export function caminhoDaImagem(referencia: string): string {
  return `/imagens/${referencia}.jpg`;
}

/** Raster formats only, by content: an SVG could point at other files (T-D18). */
function extensao(bytes: Uint8Array): string | null {
  const hex = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  return SIGNATURES.find(([assinatura]) => hex.startsWith(assinatura))?.[1] ?? null;
}

function caminhoDoLogo(logo: Uint8Array | null): string | null {
  const ext = logo === null ? null : extensao(logo);
  return ext === null ? null : `/imagens/logo.${ext}`;
}

/** The institution's logo, when it can be drawn. */
export function logoDa({ logo, instituicao }: DocumentoDoProjeto): Imagem | null {
  const caminho = caminhoDoLogo(logo);
  return caminho === null ? null : { caminho, alternativa: limpar(`Logotipo: ${instituicao.nome}`) };
}

/** Every file that the template may draw, by its path in the virtual root. */
export function arquivosDo({ logo, imagens }: DocumentoDoProjeto): ReadonlyMap<string, Uint8Array> {
  const arquivos = new Map<string, Uint8Array>();
  const caminho = caminhoDoLogo(logo);
  if (logo !== null && caminho !== null) arquivos.set(caminho, logo);
  for (const [referencia, bytes] of imagens) {
    if (ehReferenciaDeArquivo(referencia)) arquivos.set(caminhoDaImagem(referencia), bytes);
  }
  return arquivos;
}
