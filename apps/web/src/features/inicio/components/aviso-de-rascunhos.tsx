import { ROTULOS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { Notice } from '../../../ui/page/notice.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { useRascunhos } from '../../projeto/api.ts';

export function AvisoDeRascunhos() {
  const rascunhos = useRascunhos();
  if (rascunhos.isError) {
    return <ProblemNotice error={rascunhos.error} onRetry={() => void rascunhos.refetch()} />;
  }
  const quantos = rascunhos.data?.length ?? 0;
  if (quantos === 0) return null;
  return (
    <Notice title={ROTULOS_CONTA.rascunhosSalvos}>
      <Anchor component={Link} to="/rascunhos_salvos">
        {quantos === 1 ? 'Ver o rascunho' : `Ver os ${quantos} rascunhos`}
      </Anchor>
    </Notice>
  );
}
