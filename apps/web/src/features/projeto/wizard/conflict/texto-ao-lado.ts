import { porChave } from '../autosave/dados-por-rascunho.ts';

const ehTexto = (valor: unknown): valor is string => typeof valor === 'string';

/**
 * The written text of a section that is an image now, by the image's reference: it comes back when the image is
 * removed, also when the draft was saved, opened again or refused meanwhile.
 */
export const textoAoLado = porChave('textos_ao_lado', ehTexto);
