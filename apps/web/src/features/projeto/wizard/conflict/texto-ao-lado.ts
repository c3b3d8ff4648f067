import { porChave } from '../autosave/dados-por-rascunho.ts';

const ehTexto = (valor: unknown): valor is string => typeof valor === 'string';

/**
 * The text of a section that is now an image, by the image's reference: it comes back when the image is
 * removed, even after the draft was saved, opened again or refused.
 */
export const textoAoLado = porChave('textos_ao_lado', ehTexto);
