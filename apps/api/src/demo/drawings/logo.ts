import { ladoDaImagem } from '@instrutoria/domain/arquivo/limits.ts';
import sharp from 'sharp';

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">
<rect width="512" height="512" fill="#ffffff"/>
<circle cx="256" cy="256" r="236" fill="#e8f1fd"/><circle cx="256" cy="256" r="236" fill="none" stroke="#0c326f" stroke-width="14"/>
<circle cx="346" cy="158" r="40" fill="#ffcd07"/>
<clipPath id="c"><circle cx="256" cy="256" r="229"/></clipPath>
<g clip-path="url(#c)"><path d="M0 372 C120 300 230 330 300 366 C380 332 450 330 512 352 L512 512 L0 512 Z" fill="#9dd2a5"/>
<path d="M0 410 C140 350 260 400 512 392 L512 512 L0 512 Z" fill="#168821"/>
<path d="M196 512 C236 462 300 462 286 428 C276 404 240 404 250 388 C300 402 332 424 322 452 C312 480 300 490 312 512 Z" fill="#2670e8"/></g>
<path d="M242 396 L246 196 L266 196 L270 396 Z" fill="#6b4423"/>
<g fill="none" stroke="#0c5c22" stroke-width="15" stroke-linecap="round">
<path d="M256 206 C206 202 164 180 148 142"/><path d="M256 206 C306 202 348 180 364 142"/>
<path d="M256 190 C220 178 196 154 190 118"/><path d="M256 190 C292 178 316 154 322 118"/><path d="M256 196 L256 112"/>
<path d="M256 262 C220 258 192 244 180 218"/><path d="M256 262 C292 258 320 244 332 218"/></g>
<g fill="#0c5c22"><ellipse cx="146" cy="136" rx="32" ry="21"/><ellipse cx="366" cy="136" rx="32" ry="21"/><ellipse cx="189" cy="108" rx="32" ry="21"/><ellipse cx="323" cy="108" rx="32" ry="21"/><ellipse cx="256" cy="98" rx="38" ry="24"/><ellipse cx="178" cy="212" rx="24" ry="16"/><ellipse cx="334" cy="212" rx="24" ry="16"/></g>
</svg>`;

export function logoEmJpeg(): Promise<Buffer> {
  return sharp(Buffer.from(LOGO)).resize(ladoDaImagem('logo')).jpeg({ quality: 82 }).toBuffer();
}
