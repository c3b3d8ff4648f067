/** A notice of the home screen: `resumo` shows, `texto` opens with 'clique para ver mais'. */
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
