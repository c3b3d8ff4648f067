import { coordenouAte } from '@instrutoria/domain/coordenacao/rules/periodos.ts';
import { agePeloProjeto } from '@instrutoria/domain/projeto/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSessao } from '../../../lib/session/session.ts';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { aprovacaoDoProjetoQuery } from '../../avaliacao/api.ts';
import { RecursosDoProjeto } from '../../recurso/offered/recursos-do-projeto.tsx';
import { ResultadoDoCoordenador } from '../../resultado/offered/resultado-do-coordenador.tsx';
import { LeituraDoResultado } from '../../tarefa/offered/leitura-do-resultado.tsx';
import { useMudancaDoResultado } from './mudanca-do-resultado.ts';

/** The figures behind the result, and the appeals about it; `antes` is shown until publication. */
export function DadosDoResultado(props: { readonly projeto: Projeto; readonly antes: ReactNode }) {
  const { projeto, antes } = props;
  const eu = useSessao()?.usuario.id;
  const ehCoordenador = agePeloProjeto(projeto, eu);
  // Only the present coordinator may appeal (D61).
  const coordenou = coordenouAte(projeto, eu) !== null;
  const aprovacao = useQuery(aprovacaoDoProjetoQuery(projeto.id));
  const publicado = aprovacao.data !== undefined && aprovacao.data.situacaoExibida !== 'SUBMETIDO';
  const mudanca = useMudancaDoResultado(projeto, publicado && !coordenou);
  return (
    <>
      {aprovacao.isError && (
        <ProblemNotice error={aprovacao.error} onRetry={() => void aprovacao.refetch()} />
      )}
      {aprovacao.data !== undefined && publicado ? (
        <>
          {ehCoordenador && (
            <LeituraDoResultado projeto={projeto.id} versao={aprovacao.data.resultado?.versao ?? 1} />
          )}
          <ResultadoDoCoordenador
            aprovacao={aprovacao.data}
            mudanca={mudanca}
            instrutores={projeto.alunos.length}
          />
          {!coordenou && <RecursosDoProjeto aprovacao={aprovacao.data} ehCoordenador={ehCoordenador} />}
        </>
      ) : (
        antes
      )}
    </>
  );
}
