import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { compararDias } from '@instrutoria/domain/kernel/datas.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatarFalta, formatarPrazo } from '../../../lib/format/format.ts';
import { agoraQuery } from '../../configuracao/api.ts';

/** The last day on which coordinators may appeal. */
export function PrazoDosRecursos({ edital: { fase, fimRecursos } }: { readonly edital: Edital }) {
  const hoje = useQuery(agoraQuery).data?.slice(0, 10);
  if (fase === 'arquivado') return <Text>O edital está arquivado: não recebe mais recursos.</Text>;
  if (fimRecursos === null) {
    return <Text>O edital não tem prazo para recursos: eles podem ser pedidos até que seja arquivado.</Text>;
  }
  if (hoje === undefined) return null;
  return compararDias(hoje, fimRecursos) > 0 ? (
    <Text>
      O prazo para pedir recurso terminou em {formatarPrazo(fimRecursos)}, {formatarFalta(fimRecursos, hoje)}.
    </Text>
  ) : (
    <Text>
      Os coordenadores podem pedir recurso até {formatarPrazo(fimRecursos)}:{' '}
      {formatarFalta(fimRecursos, hoje)}.
    </Text>
  );
}
