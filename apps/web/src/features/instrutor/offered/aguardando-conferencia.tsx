import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import { Text } from '@mantine/core';
import { Tag } from '../../../ui/page/tag.tsx';

/** A new instructor: a neutral badge with what is missing (D66). */
export function AguardandoConferencia({ falta }: { readonly falta: readonly string[] }) {
  return (
    <div>
      <Tag tone="info">{M.aguardandoConferencia}</Tag>
      {falta.map((uma) => (
        <Text key={uma} size="sm">
          {uma}
        </Text>
      ))}
    </div>
  );
}
