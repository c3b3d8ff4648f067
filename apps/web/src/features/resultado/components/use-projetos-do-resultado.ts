import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { comAsPalavras } from '../../../lib/format/format.ts';
import { rowsOfPage } from '../../../lib/server/page-query.ts';
import { ehBusca, ehPagina, toPage, useAddressFields } from '../../../lib/use-address-fields.ts';

export type LinhaPublicada = AnswerOf<Api['lerResultados']>['projetos'][number];

const CAMPOS = { busca: ehBusca, unidade: ehBusca, pagina: ehPagina } as const;

/** The version's rows, all loaded, so that searching and paging need no request. */
export function useProjetosDoResultado(projetos: readonly LinhaPublicada[]) {
  const { values, change } = useAddressFields(CAMPOS);
  const { busca = '', unidade = '' } = values;
  const serve = comAsPalavras(busca);
  const achados = projetos.filter(
    (linha) =>
      (unidade === '' || linha.unidade === unidade) &&
      serve(`${linha.projeto_id} ${linha.titulo} ${linha.coordenador} ${linha.unidade}`),
  );
  const { page, shown } = rowsOfPage(achados, values.pagina);
  return {
    busca,
    unidade,
    achados,
    pagina: page,
    daPagina: shown,
    procurando: busca !== '' || unidade !== '',
    procurar: (nova: string | undefined) => change({ busca: nova }),
    escolherUnidade: (nova: string) => change({ unidade: nova }),
    virar: (para: number) => change(toPage(para)),
  };
}
