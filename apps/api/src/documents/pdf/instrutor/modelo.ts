import type { Instituicao } from '@instrutoria/domain/configuracao/types.ts';
import type { Modelo, TipoDeAluno } from '@instrutoria/domain/instrutor/types.ts';

export interface ModeloPreenchido {
  readonly documento: Modelo;
  readonly instituicao: Instituicao;
  readonly logo: Uint8Array | null;
  readonly edital: string;
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly coordenador: string;
  readonly nome: string;
  readonly email: string;
  readonly programa_pos: string;
  readonly tipoAluno: TipoDeAluno | null;
  readonly emitidoEm: Date;
  readonly fuso: string;
}
