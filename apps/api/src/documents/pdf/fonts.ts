import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Typst chooses by family and weight, and reads only TTF. */
const FILES = [
  'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf',
  'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  'noto-sans/600SemiBold_Italic/NotoSans_600SemiBold_Italic.ttf',
  'noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
  'noto-sans-math/400Regular/NotoSansMath_400Regular.ttf',
  'noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
];

export function readFonts(): Buffer[] {
  return FILES.map((file) => readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`))));
}
