import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../../ui/page/notice.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { meusVinculosQuery } from '../vinculos-api.ts';
import { CartaoDoVinculo } from './cartao-do-vinculo.tsx';

/** One card for each vínculo, those in force first. */
export function MeusVinculos() {
  const query = useQuery(meusVinculosQuery);
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
