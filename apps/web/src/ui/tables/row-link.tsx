import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

/** The title of a row as a link to its page; a wide working table cuts it to one line. */
export function RowLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Anchor component={Link} to={to} underline="hover" title={children} py={2}>
      {children}
    </Anchor>
  );
}
