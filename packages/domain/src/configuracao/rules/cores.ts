import { type Problema, problema } from '../../kernel/problema.ts';
import { MENSAGENS_CONFIGURACAO as M } from '../messages.ts';

/** The product's blue, where the institution chose no colour. */
export const COR_PADRAO = '#1351b4';

/** The least contrast of text (WCAG 2.2, 1.4.3); a focus mark needs 3 (1.4.11), so it passes too. */
export const CONTRASTE_DO_TEXTO = 4.5;

const BRANCO = '#ffffff';
const PRETO = '#000000';
/** Grounds of base.css on which accent texts stand, the ones of least contrast; theme.test.ts tries all of them. */
const FUNDOS_CLAROS = [BRANCO, '#f6f8fb', '#fff5f5', '#ebfbee'] as const;
const PAGINA_ESCURA = '#0f1724';

type Rgb = readonly [red: number, green: number, blue: number];

/** True for '#1351b4', in small or capital letters. */
export function corValida(cor: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(cor);
}

function rgbDe(cor: string): Rgb {
  const parte = (i: number) => Number.parseInt(cor.slice(i, i + 2), 16);
  return [parte(1), parte(3), parte(5)];
}

/** Relative luminance (WCAG 2.2), from 0 for black to 1 for white. */
function luminancia(cor: string): number {
  const [r = 0, g = 0, b = 0] = rgbDe(cor).map((valor) => {
    const parte = valor / 255;
    return parte <= 0.04045 ? parte / 12.92 : ((parte + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours (WCAG 2.2), from 1 to 21, in either order. */
export function contraste(uma: string, outra: string): number {
  const [a, b] = [luminancia(uma), luminancia(outra)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** `parte` of 100 of the second colour in the first. */
function misturar(cor: string, outra: string, parte: number): string {
  const [de, para] = [rgbDe(cor), rgbDe(outra)];
  const valores = de.map((valor, i) => Math.round(valor + (((para[i] ?? 0) - valor) * parte) / 100));
  return `#${valores.map((valor) => valor.toString(16).padStart(2, '0')).join('')}`;
}

/** The first mixture with the other colour, in hundredths, that passes; at last the other colour. */
function ate(cor: string, outra: string, passa: (cor: string) => boolean): string {
  for (let parte = 0; parte < 100; parte += 1) {
    const mistura = misturar(cor, outra, parte);
    if (passa(mistura)) return mistura;
  }
  return outra;
}

const passaNosClaros = (cor: string): boolean =>
  FUNDOS_CLAROS.every((fundo) => contraste(cor, fundo) >= CONTRASTE_DO_TEXTO);

/** The colour itself where it passes, else the nearest darker shade of it that does. */
export function corMaisProxima(cor: string): string {
  return ate(cor.toLowerCase(), PRETO, passaNosClaros);
}

/** The error of a chosen colour: its form, or too little contrast, with the nearest shade that passes. */
export function problemaDaCor(cor: string | null): Problema | null {
  if (cor === null) return null;
  if (!corValida(cor)) return problema('cor', 'COR_INVALIDA', M.corInvalida);
  const proxima = corMaisProxima(cor);
  return proxima === cor.toLowerCase() ? null : problema('cor', 'COR_CLARA', M.corClaraDemais(proxima));
}

/** A colour in the light and in the dark theme. */
export interface CorNosTemas {
  readonly claro: string;
  readonly escuro: string;
}

/**
 * The colours of base.css that follow the institution's colour, by their names there. The dark theme gets
 * lighter shades of it; the head is the colour, darkened until white text on it is easy to read.
 */
export function paletaDaCor(escolhida: string): Readonly<Record<string, CorNosTemas>> {
  const cor = escolhida.toLowerCase();
  const escuro = ate(cor, BRANCO, (tom) => contraste(tom, PAGINA_ESCURA) >= 7);
  const cabeca = ate(cor, PRETO, (tom) => contraste(tom, BRANCO) >= 10);
  const noClaro = (parte: number) =>
    ate(misturar(BRANCO, cor, parte), BRANCO, (tom) => contraste(cor, tom) >= CONTRASTE_DO_TEXTO);
  const igual = (tom: string): CorNosTemas => ({ claro: tom, escuro: tom });
  return {
    accent: { claro: cor, escuro },
    'accent-over': { claro: misturar(cor, PRETO, 30), escuro: misturar(escuro, BRANCO, 35) },
    'on-accent': { claro: BRANCO, escuro: ate(cor, PRETO, (tom) => contraste(tom, BRANCO) >= 16) },
    soft: { claro: noClaro(7), escuro: misturar(PAGINA_ESCURA, escuro, 8) },
    'soft-edge': { claro: noClaro(16), escuro: misturar(PAGINA_ESCURA, escuro, 18) },
    brand: igual(cabeca),
    'brand-soft': igual(misturar(cabeca, BRANCO, 12)),
    'brand-edge': igual(misturar(cabeca, BRANCO, 25)),
    'on-brand-quiet': igual(misturar(BRANCO, cor, 15)),
  };
}

/** The palette of a theme as custom properties of CSS. */
export function variaveisDaCor(
  cor: string,
  tema: keyof CorNosTemas,
): Readonly<Record<`--${string}`, string>> {
  const tons = Object.entries(paletaDaCor(cor));
  return Object.fromEntries(tons.map(([nome, nosTemas]) => [`--${nome}`, nosTemas[tema]]));
}
