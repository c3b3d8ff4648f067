import { eventoPorExtenso } from '@instrutoria/domain/sorteio/rules/registro.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatarDia, formatarInstante } from '../../../lib/format/format.ts';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { eventosDoSorteioQuery } from './eventos-do-sorteio.ts';

/** The announced public events for a call's seeds, newest first; nothing without any. */
export function EventosAnunciados({ edital }: { readonly edital: number }) {
  const eventos = useQuery(eventosDoSorteioQuery(edital));
  if (eventos.error !== null)
    return <ProblemNotice error={eventos.error} onRetry={() => void eventos.refetch()} />;
  if (eventos.data === undefined || eventos.data.length === 0) return null;
  return (
    <div>
      <Text>Eventos públicos anunciados para o número do sorteio dos avaliadores:</Text>
      <ul>
        {eventos.data.map((um, i) => (
          <li key={um.id}>
            {eventoPorExtenso(um, formatarInstante, formatarDia)}
            {i > 0 && um.retirada === null && ' (substituído pelo de cima)'}
          </li>
        ))}
      </ul>
    </div>
  );
}
