import { agePeloProjeto } from '@instrutoria/domain/projeto/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useSessao } from '../../../lib/session/session.ts';
import { latePart } from '../../../ui/drafts/late.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { Loading } from '../../../ui/status/loading.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { recursosDosOutrosQuery } from '../api.ts';

// Loaded on demand, because most projects have none, and rich text needs the sanitiser.
const ListaDosRecursosDosOutros = latePart(() => import('../components/lista-dos-recursos-dos-outros.tsx'));

/** The appeals of other projects, for people who may answer them for this one (D56). */
export function RecursosDosOutros({
  projeto,
}: {
  readonly projeto: Pick<Projeto, 'coordenador' | 'id' | 'vice'>;
}) {
  const age = agePeloProjeto(projeto, useSessao()?.usuario.id);
  const lidos = useQuery({ ...recursosDosOutrosQuery(projeto.id), enabled: age });
  if (!age) return null;
  return (
    <QueryState query={lidos}>
      {(recursos) =>
        recursos.length > 0 && (
          <Part title="Recursos de outros projetos">
            <ListaDosRecursosDosOutros waiting={<Loading />} projeto={projeto.id} recursos={recursos} />
          </Part>
        )
      }
    </QueryState>
  );
}
