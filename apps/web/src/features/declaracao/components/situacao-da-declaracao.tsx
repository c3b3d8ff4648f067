import { Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Tag } from '../../../ui/page/tag.tsx';
import type { Declaracao } from '../api.ts';

export function SituacaoDaDeclaracao({ declaracao }: { readonly declaracao: Declaracao }) {
  if (declaracao.situacao === 'VALIDA')
    return (
      <Tag tone="good" icon={IconCircleCheck}>
        válida
      </Tag>
    );
  return (
    <>
      <Tag tone="warning" icon={IconAlertTriangle}>
        revogada
      </Tag>
      <Text size="sm">{declaracao.motivoDaRevogacao}</Text>
    </>
  );
}
