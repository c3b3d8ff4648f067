import { auditoria } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';

/** An act of the demonstration's past, named as the act's own audit row would be. */
export interface AtoDemo {
  readonly quando: Date;
  readonly pessoaId: number;
  readonly acao: string;
  readonly registro: {
    readonly tipo:
      | 'edital'
      | 'projeto'
      | 'projeto_aprovacao'
      | 'recurso'
      | 'instrutor'
      | 'folha_de_pagamento';
    readonly id: number;
  };
  readonly antes?: unknown;
  readonly depois?: unknown;
}

/** Writes the past in the order in which it happened, since the trail is read in the order of writing (T-J8). */
export async function semearTrilha(tx: Executor, atos: readonly AtoDemo[]): Promise<void> {
  await tx
    .insert(auditoria)
    .values(
      atos
        .toSorted((a, b) => a.quando.getTime() - b.quando.getTime())
        .map(({ registro, ...ato }) => ({ ...ato, registroTipo: registro.tipo, registroId: registro.id })),
    );
}
