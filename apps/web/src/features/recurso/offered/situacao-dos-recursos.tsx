import { aguardaContrarrazoes, NOMES_DO_STATUS } from '@instrutoria/domain/recurso/messages.ts';
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatarInstante, formatarPrazo } from '../../../lib/format/format.ts';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { recursosDoProjetoQuery } from '../api.ts';

/** The state of each appeal of a project, with a link to decide the undecided one. */
export function SituacaoDosRecursos({
  projeto,
  edital,
}: {
  readonly projeto: number;
  readonly edital: number;
}) {
  return (
    <QueryState query={useQuery(recursosDoProjetoQuery(projeto))}>
      {(lista) => (
        <>
          {lista.length === 0 && <Text mt="xs">Nenhum recurso foi solicitado.</Text>}
          {lista.map(({ id, status, criadoEm, contrarrazoes }) => (
            <Text key={id} mt="xs">
              Recurso de {formatarInstante(criadoEm)}: {NOMES_DO_STATUS[status].toLowerCase()}.{' '}
              {contrarrazoes?.correm === true &&
                `${aguardaContrarrazoes(formatarPrazo(contrarrazoes.ate))}. `}
              {status === 'PENDENTE' && (
                <Anchor component={Link} to={`/editais/${edital}/recursos/${id}`} inherit>
                  Decidir
                </Anchor>
              )}
            </Text>
          ))}
        </>
      )}
    </QueryState>
  );
}
