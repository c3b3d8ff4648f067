import { Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { prefetch } from '../../../ui/drafts/late.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { meusDiasQuery } from '../dias-api.ts';
import { meusVinculosQuery } from '../vinculos-api.ts';
import { CartaoDoVinculo } from './cartao-do-vinculo.tsx';
import { useFila } from './use-fila.ts';

/** One card for each vínculo, those in force first. */
export function MeusVinculos() {
  const query = useQuery(meusVinculosQuery);
  const client = useQueryClient();
  useFila();
  const emCurso = query.data?.filter(({ mesInicio, fim }) => mesInicio !== null && fim === null);
  const ids = emCurso?.map(({ id }) => id).join() ?? '';
  // So that the page of the days opens without network, once this one was read.
  useEffect(() => {
    if (ids === '') return;
    prefetch(() => import('../pages/dias.tsx'));
    for (const id of ids.split(',')) void client.prefetchQuery(meusDiasQuery(Number(id)));
  }, [ids, client]);
  return (
    <QueryState query={query} label="Lendo os seus vínculos">
      {(vinculos) =>
        vinculos.length === 0 ? (
          <Notice title="Você ainda não tem vínculo de instrutor">
            Quem coordena o projeto faz o cadastro e envia o convite por e-mail.
          </Notice>
        ) : (
          <Stack gap="lg">
            {vinculos.map((vinculo) => (
              <CartaoDoVinculo key={vinculo.id} vinculo={vinculo} />
            ))}
          </Stack>
        )
      }
    </QueryState>
  );
}
