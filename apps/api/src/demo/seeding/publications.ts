import { guardarVersao } from '../../features/resultado/repository.ts';
import { noDia } from './instants.ts';
import type { Casa } from './proposals.ts';

/** The first version of every published result, as the act of publishing stores it (D42). */
export async function semearPublicacoes(
  { tx, editais }: Pick<Casa, 'tx' | 'editais'>,
  agora: Date,
  fuso: string,
): Promise<void> {
  for (const { id, dados } of editais.values()) {
    if (dados.publicadoHa === null) continue;
    await guardarVersao(tx, id, { motivo: 'PUBLICACAO' }, noDia(agora, fuso, dados.publicadoHa));
  }
}
