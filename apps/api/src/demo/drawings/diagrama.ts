import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import type { Diagrama } from '../schemas.ts';

/** Fonts from packages, so that the result does not depend on the machine's. */
const FONTES = {
  regular: '400Regular/NotoSans_400Regular.ttf',
  forte: '600SemiBold/NotoSans_600SemiBold.ttf',
};
const LARGURA = 1400;

interface Escrita {
  readonly texto: string;
  readonly x: number;
  readonly y: number;
  readonly largura: number;
  readonly tamanho: number;
  readonly cor: string;
  readonly fonte: keyof typeof FONTES;
}

function escrever({ texto, x, y, largura, tamanho, cor, fonte }: Escrita): OverlayOptions {
  const familia = fonte === 'forte' ? 'Noto Sans SemiBold' : 'Noto Sans';
  return {
    left: x,
    top: y,
    input: {
      text: {
        text: `<span foreground="${cor}" size="${tamanho}pt">${texto}</span>`,
        font: familia,
        fontfile: fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${FONTES[fonte]}`)),
        width: largura,
        wrap: 'word',
        rgba: true,
        dpi: 96,
      },
    },
  };
}

function fundo({ altura, caixas, setas }: Diagrama): string {
  const quadros = caixas.map(
    ({ x, y, largura, altura: a, cor }) =>
      `<rect x="${x}" y="${y}" width="${largura}" height="${a}" rx="18" fill="#ffffff" stroke="${cor}" stroke-width="4"/><rect x="${x}" y="${y}" width="16" height="${a}" rx="8" fill="${cor}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${LARGURA}" height="${altura}"><defs><marker id="p" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="6" markerHeight="6" orient="auto"><path d="M0 0 L10 5 L0 10 Z" fill="#555770"/></marker></defs>
<rect width="100%" height="100%" fill="#f8f9fb"/>${quadros.join('')}
<g fill="none" stroke="#555770" stroke-width="5">${setas.map((d) => `<path d="${d}" marker-end="url(#p)"/>`).join('')}</g></svg>`;
}

export function diagramaEmJpeg(diagrama: Diagrama): Promise<Buffer> {
  const { altura, titulo, caixas, rodape } = diagrama;
  const escritas: Escrita[] = [
    { texto: titulo, x: 60, y: 44, largura: 1280, tamanho: 30, cor: '#0c326f', fonte: 'forte' },
    ...caixas.flatMap(({ x, y, largura, titulo: t, texto }): Escrita[] => [
      { texto: t, x: x + 40, y: y + 24, largura: largura - 60, tamanho: 20, cor: '#1b1b1b', fonte: 'forte' },
      { texto, x: x + 40, y: y + 72, largura: largura - 60, tamanho: 17, cor: '#333333', fonte: 'regular' },
    ]),
    { texto: rodape, x: 60, y: altura - 62, largura: 1280, tamanho: 15, cor: '#555770', fonte: 'regular' },
  ];
  return sharp(Buffer.from(fundo(diagrama)))
    .composite(escritas.map(escrever))
    .jpeg({ quality: 88 })
    .toBuffer();
}
