import { NOMES_DOS_ENVIOS } from '@instrutoria/domain/remessa/messages.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { remessasQuery } from '../api.ts';

/** For a closed sheet: 'Remessas (enviada)', the way to them. */
export function BotaoDasRemessas({ mes }: { readonly mes: string }) {
  const { data } = useQuery(remessasQuery(mes));
  return (
    <Button size="sm" variant="default" component={Link} to={`/remessas/${mes}`}>
      Remessas{data === undefined ? '' : ` (${NOMES_DOS_ENVIOS[data.situacao]})`}
    </Button>
  );
}
