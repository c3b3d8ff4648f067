import { somarMeses } from '@instrutoria/domain/kernel/meses.ts';
import { lancamentosDaFolha, mesesEmAberto } from '@instrutoria/domain/pagamento/rules.ts';
import type { Vinculo } from '@instrutoria/domain/pagamento/types.ts';
import { fatosDaFolha } from '../../features/pagamento/fatos-queries.ts';
import { inserirFolha } from '../../features/pagamento/repository.ts';
import { mesDe } from './months.ts';
import { exigir } from './people.ts';
import type { Casa } from './proposals.ts';
import type { AtoDemo } from './trail.ts';

/** The latest months wait for somebody to close their sheets. */
const MESES_POR_FECHAR = 3;

/** Whoever is irregular today was regular in the months that he worked, with documents and CPF in order. */
function emDiaNaEpoca(v: Vinculo): Vinculo {
  return { ...v, situacao: 'REGULAR', historico: [], cpfDispensadoAte: '9999-12-31T00:00:00Z' };
}

/**
 * Closes the sheets of the running year but the latest, each in its time: whoever is irregular today was paid for the
 * months that he worked. Answers their trail.
 */
export async function semearFolhas(
  { tx, pessoas }: Pick<Casa, 'tx' | 'pessoas'>,
  agora: Date,
  fuso: string,
): Promise<AtoDemo[]> {
  const fechadaPorId = exigir(pessoas, 'claudia.portela');
  const ultimo = somarMeses(mesDe(agora, fuso), -MESES_POR_FECHAR);
  const atos: AtoDemo[] = [];
  for (const mes of mesesEmAberto(await fatosDaFolha(tx, agora, fuso), ultimo)) {
    const fechadaEm = new Date(`${somarMeses(mes, 1)}-22T13:00:00Z`);
    const fatos = await fatosDaFolha(tx, fechadaEm, fuso);
    const lancamentos = lancamentosDaFolha(mes, { ...fatos, vinculos: fatos.vinculos.map(emDiaNaEpoca) });
    const id = await inserirFolha(tx, { mes, fechadaEm, fechadaPorId }, lancamentos);
    atos.push({
      ...{ acao: 'fecharFolhaDePagamento', pessoaId: fechadaPorId, quando: fechadaEm },
      ...{ registro: { tipo: 'folha_de_pagamento', id }, depois: { mes } },
    });
  }
  return atos;
}
