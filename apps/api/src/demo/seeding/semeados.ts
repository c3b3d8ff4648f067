import type { Executor } from '../../db/connection/transaction.ts';
import type { EditalDemo } from '../editais.ts';
import type { ChaveDeEdital } from '../schemas.ts';
import type { Arquivos } from './arquivos.ts';
import type { Presente } from './instants.ts';

export interface EditalSemeado {
  readonly id: number;
  readonly dados: EditalDemo;
}

/** The records that every proposal refers to. */
export interface Semeados {
  readonly tx: Executor;
  readonly unidades: ReadonlyMap<string, number>;
  readonly pessoas: ReadonlyMap<string, number>;
  readonly editais: ReadonlyMap<ChaveDeEdital, EditalSemeado>;
  readonly arquivos: Arquivos;
  readonly presente: Presente;
}
