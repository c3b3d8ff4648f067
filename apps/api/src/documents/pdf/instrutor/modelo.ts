import type { Instituicao } from '@instrutoria/domain/configuracao/types.ts';
import type { Modelo, TipoDeAluno } from '@instrutoria/domain/instrutor/types.ts';

/** What a document to be signed is filled with; what is not known yet is left to be written by hand. */
export interface ModeloPreenchido {
  readonly documento: Modelo;
  readonly instituicao: Instituicao;
  /** PNG, JPEG, GIF or WebP bytes; anything else is not drawn. */
  readonly logo: Uint8Array | null;
  readonly edital: string;
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly coordenador: string;
  readonly nome: string;
  readonly email: string;
  readonly programa_pos: string;
  readonly tipoAluno: TipoDeAluno | null;
  /** Domain time (D24): the footer's and the file's date. */
  readonly emitidoEm: Date;
  /** IANA zone of the institution (D23). */
  readonly fuso: string;
}
