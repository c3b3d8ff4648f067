import { Button } from '@mantine/core';
import { Link } from 'react-router';

/** The way back that the first specification gives some of its addresses. */
export function Voltar({ para }: { readonly para: string }) {
  return (
    <Button variant="default" component={Link} to={para}>
      Voltar
    </Button>
  );
}
