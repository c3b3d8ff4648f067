export const NOME_DO_EDITAL_MAXIMO = 150;
export const PROCESSO_MAXIMO = 60;
export const LIMITE_DE_BOLSAS_MAXIMO = 100_000;
export const TIPO_PADRAO = 'TIPO I';

/** Days for an appeal after publication (Lei 9.784, art. 59). */
export const PRAZO_DE_RECURSO_DIAS = 10;

export const LIMITE_POR_COORDENADOR_MAXIMO = 1000;
export const MOTIVO_DO_EDITAL_MAXIMO = 2000;
export const CARENCIA_SEM_INSTRUTORES_DIAS = 30;
/** Days before that closing on which its coordinators get a mail; the last is the day itself. */
export const AVISOS_DO_ENCERRAMENTO_DIAS = [15, 3, 0] as const;
/** For a call opened for one late submission: the most days, and the longest number of the order. */
export const TARDIA_MAXIMA_DIAS = 30;
export const ORDEM_MAXIMA = 60;
export const DIA_DO_ENCERRAMENTO = '05-05';
