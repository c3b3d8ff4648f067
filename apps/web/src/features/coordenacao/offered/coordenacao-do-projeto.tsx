import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../../ui/page/notice.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { coordenacaoQuery } from '../api.ts';
import { Afastamentos } from '../components/afastamentos.tsx';
import { Passagem } from '../components/passagem.tsx';
import { Vice } from '../components/vice.tsx';

/** The coordinator of a project, and what is registered while they cannot act (D61). */
export function CoordenacaoDoProjeto({ projeto }: { readonly projeto: Projeto }) {
  const coordenacao = useQuery(coordenacaoQuery(projeto.id));
  return (
    <QueryState query={coordenacao}>
      {(lida) => (
        <Stack gap="lg">
          {lida.administra && lida.ninguemPodeAgir && (
            <Notice kind="warning" title="Hoje ninguém pode agir pela coordenação">
              Enquanto isso, a administração registra a frequência dos alunos, nos mesmos dias, para que não
              fiquem sem a bolsa.
            </Notice>
          )}
          <Passagem projeto={projeto.id} coordenacao={lida} />
          <Vice projeto={projeto.id} coordenacao={lida} />
          <Afastamentos projeto={projeto.id} coordenacao={lida} />
        </Stack>
      )}
    </QueryState>
  );
}
