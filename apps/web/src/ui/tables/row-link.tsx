import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

/** The title of a row, which leads to what it names; a wide table of work cuts it to one line. */
export function RowLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Anchor component={Link} to={to} underline="hover" title={children}>
      {children}
    </Anchor>
  );
}
