import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import type { MudancaDoResultado } from '@instrutoria/domain/resultado/rules/resultado-em-frase.ts';
import { useQuery } from '@tanstack/react-query';
import { anulacaoQuery } from '../../correcao/api.ts';
import { useAlcancaAnulacao } from '../../correcao/offered/anulacao-do-projeto.tsx';
import { recursosDoProjetoQuery } from '../../recurso/api.ts';

/** The changes of a result by the appeals and the annulment shown below it; loads both lists. */
export function useMudancaDoResultado(projeto: Projeto, lidos: boolean): MudancaDoResultado {
  const recursos = useQuery({ ...recursosDoProjetoQuery(projeto.id), enabled: lidos });
  const alcanca = useAlcancaAnulacao(projeto);
  const anulacao = useQuery({ ...anulacaoQuery(projeto.id), enabled: lidos && alcanca });
  return {
    porRecurso:
      recursos.data?.some(({ status, corrigido }) => status === 'ACEITO' && corrigido !== null) === true,
    porAnulacao: anulacao.data?.anulacao?.anula === true,
  };
}
