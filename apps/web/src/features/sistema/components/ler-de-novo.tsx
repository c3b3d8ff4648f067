import { Button, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { formatarHoraExata } from '../../../lib/format/format.ts';
import { SISTEMA } from '../api.ts';

/**
 * @param lidoEm the oldest time of the shown data; 0 while something is missing
 */
export function LerDeNovo({ lidoEm }: { readonly lidoEm: number }) {
  const queries = useQueryClient();
  const lendo = useIsFetching({ queryKey: SISTEMA }) > 0;
  return (
    <>
      <Text role="status" c="dimmed">
        {lendo ? 'Lendo…' : lidoEm > 0 && `Lido às ${formatarHoraExata(new Date(lidoEm))}`}
      </Text>
      <Button
        variant="default"
        leftSection={<IconRefresh aria-hidden size={18} />}
        onClick={() => void queries.refetchQueries({ queryKey: SISTEMA })}
      >
        Ler de novo
      </Button>
    </>
  );
}
