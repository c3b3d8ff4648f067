import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';

/** Of the demonstration and of an installation made from the journeys' browser, whose clock is the same. */
const FUSO = 'America/Sao_Paulo';

/** 'yyyy-mm-dd' as the institution counts, so many days from the real today. */
export const daquiA = (dias: number): string => diaNoFuso(new Date(Date.now() + dias * 86_400_000), FUSO);

/** The instant, as the server takes it, of an hour there: 'yyyy-mm-ddThh:mm:ss'. */
export const naInstituicao = (hora: string): string => new Date(`${hora}-03:00`).toISOString();
