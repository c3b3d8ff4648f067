import { inicioDoDia } from '@instrutoria/domain/kernel/datas.ts';
import { edital } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';
import { guardarVersao } from '../../features/resultado/repository.ts';
import { type EditalDemo, editaisDaDemonstracao } from '../editais.ts';
import type { ChaveDeEdital } from '../schemas.ts';
import { noDia, type Presente } from './instants.ts';
import type { Casa } from './proposals.ts';

export interface EditalSemeado {
  readonly id: number;
  readonly dados: EditalDemo;
}

/** Inserts the calls; answers them with their ids, by key. */
export async function semearEditais(
  tx: Executor,
  presente: Presente,
): Promise<ReadonlyMap<ChaveDeEdital, EditalSemeado>> {
  const editais = editaisDaDemonstracao(presente.agora, presente.fuso);
  const linhas = await tx
    .insert(edital)
    .values(
      editais.map(({ chave: _chave, abertoHa: _de, encerradoHa: _ate, publicadoHa, ...dados }) => ({
        ...dados,
        criadoEm: inicioDoDia(dados.publicacao, presente.fuso),
        resultadoPublicadoEm: publicadoHa === null ? null : noDia(presente, publicadoHa),
      })),
    )
    .returning({ id: edital.id });
  return new Map(editais.map((dados, i) => [dados.chave, { id: linhas[i]?.id ?? 0, dados }]));
}

/** The first version of every published result, as the act of publishing stores it (D42). */
export async function semearPublicacoes({ tx, editais, presente }: Casa): Promise<void> {
  for (const { id, dados } of editais.values()) {
    if (dados.publicadoHa === null) continue;
    await guardarVersao(tx, id, { motivo: 'PUBLICACAO' }, noDia(presente, dados.publicadoHa));
  }
}
