import { Button } from '@mantine/core';

/** On a narrow screen: shows all steps instead of the present and the next one, and back. */
export function AllStepsButton(props: {
  readonly all: boolean;
  readonly count: number;
  readonly className: string | undefined;
  readonly onChange: (all: boolean) => void;
}) {
  const { all, count, className = '', onChange } = props;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      className={className}
      aria-expanded={all}
      onClick={() => onChange(!all)}
    >
      {all ? 'Ver só a de agora' : `Ver as ${count} etapas`}
    </Button>
  );
}
