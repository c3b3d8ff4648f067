import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { FormActions } from '../page/panel.tsx';

export function SaveOrLeave(props: {
  readonly save: string;
  readonly busy: boolean;
  readonly leave: string;
  readonly to: string;
}) {
  return (
    <FormActions>
      <Button type="submit" loading={props.busy}>
        {props.save}
      </Button>
      <Button variant="default" component={Link} to={props.to}>
        {props.leave}
      </Button>
    </FormActions>
  );
}
