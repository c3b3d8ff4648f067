import { ROTULOS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Notice } from '../../../ui/page/notice.tsx';
import { tarefasQuery } from '../../tarefa/api.ts';

export function AvisoDeRascunhos() {
  const quantos = useQuery(tarefasQuery).data?.rascunhos ?? 0;
  if (quantos === 0) return null;
  return (
    <Notice title={ROTULOS_CONTA.rascunhosSalvos}>
      <Anchor component={Link} to="/rascunhos_salvos">
        {quantos === 1 ? 'Ver o rascunho' : `Ver os ${quantos} rascunhos`}
      </Anchor>
    </Notice>
  );
}
