/** One thing wrong with one field. `campo` is the API's field name ('' when no single field is to blame). */
export interface Problema {
  readonly campo: string;
  /** Stable, for machines: UPPER_SNAKE_CASE. */
  readonly codigo: string;
  /** The exact Portuguese text for the person. */
  readonly mensagem: string;
}
