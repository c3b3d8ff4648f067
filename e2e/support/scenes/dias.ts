import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';

/**
 * The time zone of the demonstration, and of an installation made from the journeys' browser, whose clock has
 * the same zone.
 */
const FUSO = 'America/Sao_Paulo';

/** The day so many days from the real today, by the institution's calendar ('yyyy-mm-dd'). */
export const daquiA = (dias: number): string => diaNoFuso(new Date(Date.now() + dias * 86_400_000), FUSO);

/** The instant, as the server takes it, of this hour at the institution ('yyyy-mm-ddThh:mm:ss'). */
export const naInstituicao = (hora: string): string => new Date(`${hora}-03:00`).toISOString();
