import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { type Recurso, relatoriaQuery } from '../api.ts';
import { RecursoPendente } from './recurso-pendente.tsx';

/** An undecided appeal, with its rapporteur's draft where it was handed over. */
export function RecursoADecidir({ recurso }: { readonly recurso: Recurso }) {
  if (recurso.relatoria?.estado !== 'entregue') return <RecursoPendente recurso={recurso} minuta={null} />;
  return <ComMinuta recurso={recurso} />;
}

function ComMinuta({ recurso }: { readonly recurso: Recurso }) {
  return (
    <QueryState query={useQuery(relatoriaQuery(recurso.id))}>
      {({ minuta }) => <RecursoPendente recurso={recurso} minuta={minuta} />}
    </QueryState>
  );
}
