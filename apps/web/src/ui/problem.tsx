import { Alert, Button, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { idDoErro, nomeDaFalha, textoDoErro } from '../lib/api-error.ts';

/** A failed call that left a part of the page without its content (T-K13): text, identifier, try again. */
export function ProblemNotice({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry?: () => void;
}) {
  const id = idDoErro(error);
  return (
    <Alert color="red" variant="light" role="group" aria-label="Falha" icon={<IconAlertCircle aria-hidden />}>
      <Text role="alert" fw={600} c="red.9">
        {textoDoErro(error)}
      </Text>
      {id !== undefined && <Text size="sm">{nomeDaFalha(id)}</Text>}
      {onRetry !== undefined && (
        <Button mt="sm" variant="default" size="sm" onClick={onRetry}>
          Tentar de novo
        </Button>
      )}
    </Alert>
  );
}
