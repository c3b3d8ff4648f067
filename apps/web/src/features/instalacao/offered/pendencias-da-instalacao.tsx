import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import { Box, Button, Group, List } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSessao } from '../../../lib/session/session.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { tarefasQuery } from '../../tarefa/api.ts';
import { pendenciasQuery, useDispensarPendencia } from '../api.ts';

/** Shown until all is done or dismissed; for administrators. */
export function PendenciasDaInstalacao() {
  const administra = podeAdministrar(useSessao()?.usuario);
  const { porConfigurar = 0 } = useQuery({ ...tarefasQuery, enabled: administra }).data ?? {};
  const { data = [], isError, error, refetch } = useQuery({ ...pendenciasQuery, enabled: porConfigurar > 0 });
  const dispensar = useDispensarPendencia();
  if (isError) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (porConfigurar === 0 || data.length === 0) return null;
  return (
    <Box mb="lg">
      <Notice title="O que ainda falta configurar">
        <List spacing="xs">
          {data.map(({ item, mensagem }) => (
            <List.Item key={item}>
              <Group gap="xs">
                {mensagem}
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`Dispensar: ${mensagem}`}
                  loading={dispensar.isPending && dispensar.variables === item}
                  onClick={() => void dispensar.mutateAsync(item).catch(notify.failure)}
                >
                  Dispensar
                </Button>
              </Group>
            </List.Item>
          ))}
        </List>
      </Notice>
    </Box>
  );
}
