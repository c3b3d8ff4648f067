/** A notice of the board on the home screen: `resumo` shows, `texto` follows 'clique para ver mais' (E-GERAL-6). */
export interface Aviso {
  readonly id: number;
  readonly titulo: string;
  readonly resumo: string;
  readonly texto: string;
  readonly ordem: number;
  /** First and last day on which the board shows it, 'yyyy-mm-dd'; null = no bound. */
  readonly de: string | null;
  readonly ate: string | null;
}
