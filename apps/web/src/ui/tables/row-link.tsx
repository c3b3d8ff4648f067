import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

/**
 * The title of a row as a link to its page; a wide working table cuts it to one line, or to two where the row has
 * buttons as high as these.
 */
export function RowLink(props: {
  readonly to: string;
  readonly children: string;
  readonly twoLines?: boolean;
}) {
  const { to, children, twoLines } = props;
  return (
    <Anchor component={Link} to={to} underline="hover" title={children} py={2} data-two-lines={twoLines}>
      {children}
    </Anchor>
  );
}
