import { Button } from '@mantine/core';
import { idDoErro, nomeDaFalha, textoDoErro } from '../../lib/server/api-error.ts';
import { Notice } from '../page/notice.tsx';

export function ProblemNotice({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry?: () => void;
}) {
  const id = idDoErro(error);
  return (
    <Notice kind="error" title={<span role="alert">{textoDoErro(error)}</span>}>
      {id !== undefined && <p>{nomeDaFalha(id)}</p>}
      {onRetry !== undefined && (
        <Button mt="sm" variant="default" size="sm" onClick={onRetry}>
          Tentar de novo
        </Button>
      )}
    </Notice>
  );
}
