import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { comAsPalavras } from '../../../lib/format/format.ts';
import { POR_PAGINA } from '../../../lib/server/page-query.ts';
import { ehBusca, ehPagina, useAddressFields } from '../../../lib/use-address-fields.ts';

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
  const pagina = Math.min(Number(values.pagina ?? 1), Math.max(1, Math.ceil(achados.length / POR_PAGINA)));
  return {
    busca,
    unidade,
    achados,
    pagina,
    daPagina: achados.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA),
    procurando: busca !== '' || unidade !== '',
    procurar: (nova: string | undefined) => change({ busca: nova }),
    escolherUnidade: (nova: string) => change({ unidade: nova }),
    virar: (para: number) => change({ pagina: para === 1 ? undefined : String(para) }),
  };
}
