import sharp from 'sharp';
import type { Retrato } from '../schemas.ts';

const PELES = ['#f6d7c3', '#eabf9f', '#cf9a72', '#a9714b', '#74482f'] as const;
const SOMBRAS = ['#e7bfa5', '#d6a582', '#b58159', '#8d5a39', '#5c3824'] as const;
const CABELOS: Readonly<Record<Retrato['cabelo'], string>> = {
  preto: '#241f1f',
  castanho: '#5a3a26',
  ruivo: '#9c4a22',
  loiro: '#cfa355',
  grisalho: '#a9a9ad',
};
const FUNDOS = ['#dbe8fb', '#d9f0e3', '#fdf0cf', '#efe3f7', '#fbe0da', '#dff1f4', '#e9ecd6'] as const;
const ROUPAS = ['#1351b4', '#168821', '#5c4b8a', '#8a3b2e', '#2f5d62', '#37474f', '#a0562b'] as const;

const CORTES: Readonly<Record<Retrato['corte'], readonly [atras: string, frente: string]>> = {
  curto: [
    '',
    'M118 172 C112 96 150 70 180 70 C212 70 250 96 242 172 C238 140 226 124 214 118 C186 128 150 126 136 122 C124 134 120 152 118 172 Z',
  ],
  calvo: [
    '',
    'M120 176 C112 150 116 128 126 116 C124 140 122 160 126 186 Z M240 176 C248 150 244 128 234 116 C236 140 238 160 234 186 Z',
  ],
  medio: [
    'M104 214 C92 104 140 66 180 66 C222 66 268 104 256 214 C252 244 232 252 220 250 L140 250 C128 252 108 244 104 214 Z',
    'M118 168 C118 112 150 92 182 92 C216 92 242 112 242 168 C226 150 206 132 194 116 C176 136 142 150 118 168 Z',
  ],
  longo: [
    'M100 300 C84 110 136 64 180 64 C226 64 276 110 260 300 C236 312 124 312 100 300 Z',
    'M118 172 C114 112 150 88 180 88 C212 88 246 112 242 172 C232 136 208 118 180 112 C152 118 128 136 118 172 Z',
  ],
  cacheado: [
    'M112 196 a34 34 0 0 1 -8 -54 a36 36 0 0 1 24 -52 a38 38 0 0 1 52 -26 a38 38 0 0 1 54 26 a36 36 0 0 1 24 52 a34 34 0 0 1 -8 54 a28 28 0 0 1 -22 28 L134 224 a28 28 0 0 1 -22 -28 Z',
    'M118 168 C112 120 140 84 180 84 C220 84 248 120 242 168 a15 15 0 0 1 -21 -17 a17 17 0 0 1 -25 -10 a18 18 0 0 1 -32 0 a17 17 0 0 1 -25 10 a15 15 0 0 1 -21 17 Z',
  ],
  coque: [
    'M180 28 a32 32 0 1 1 -0.1 0 Z',
    'M118 174 C112 108 146 78 180 78 C214 78 248 108 242 174 C236 138 214 118 180 116 C146 118 124 138 118 174 Z',
  ],
};

/** SVG without text, so that no font matters. `n` chooses the colours. */
function desenharRetrato({ pele, cabelo, corte, oculos, barba }: Retrato, n: number): string {
  const cor = CABELOS[cabelo];
  const [atras, frente] = CORTES[corte];
  const fundo = FUNDOS[n % FUNDOS.length];
  const roupa = ROUPAS[(n * 3 + 1) % ROUPAS.length];
  const tom = PELES[pele];
  const sombra = SOMBRAS[pele];
  const pelos = barba
    ? `<path d="M124 196 C126 262 156 276 180 276 C204 276 234 262 236 196 C230 222 214 226 206 218 C192 208 168 208 154 218 C146 226 130 222 124 196 Z" fill="${cor}"/>`
    : '';
  const aros = oculos
    ? `<g fill="none" stroke="#30343b" stroke-width="4"><rect x="132" y="168" width="38" height="30" rx="12"/><rect x="190" y="168" width="38" height="30" rx="12"/><path d="M170 180 q10 -7 20 0"/></g>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="360" viewBox="0 0 360 360">
<rect width="360" height="360" fill="${fundo}"/><circle cx="180" cy="400" r="190" fill="#ffffff" opacity="0.35"/>
<path d="${atras}" fill="${cor}"/>
<path d="M48 372 C52 304 108 286 152 280 L208 280 C252 286 308 304 312 372 Z" fill="${roupa}"/>
<path d="M152 236 L208 236 L210 284 C198 302 162 302 150 284 Z" fill="${sombra}"/>
<ellipse cx="118" cy="188" rx="11" ry="17" fill="${sombra}"/><ellipse cx="242" cy="188" rx="11" ry="17" fill="${sombra}"/>
<path d="M120 172 C120 112 152 92 180 92 C208 92 240 112 240 172 C240 232 208 262 180 262 C152 262 120 232 120 172 Z" fill="${tom}"/>
${pelos}<path d="${frente}" fill="${cor}"/>
<g fill="#2b2b2f"><circle cx="151" cy="183" r="5.5"/><circle cx="209" cy="183" r="5.5"/></g>
<g fill="none" stroke-linecap="round"><path d="M139 164 q12 -7 24 -1 M197 163 q12 -6 24 1" stroke="${cor}" stroke-width="5"/>
<path d="M180 190 q-7 16 3 19" stroke="${sombra}" stroke-width="4"/><path d="M160 229 q20 14 40 0" stroke="#8c4038" stroke-width="5"/></g>
${aros}</svg>`;
}

export function retratoEmJpeg(retrato: Retrato, n: number): Promise<Buffer> {
  return sharp(Buffer.from(desenharRetrato(retrato, n)))
    .jpeg({ quality: 82 })
    .toBuffer();
}
