import type { SituacaoDoDocumento } from '@instrutoria/domain/instrutor/types.ts';
import { IconAlertTriangle, IconCircleCheck, IconClock, IconSignature } from '@tabler/icons-react';
import { Tag } from '../../../../ui/page/tag.tsx';

const ESTADOS = {
  PENDENTE: { tone: 'neutral', texto: 'por conferir', icon: IconClock },
  CONFERIDO: { tone: 'good', texto: 'em ordem', icon: IconCircleCheck },
  POR_ASSINAR: { tone: 'neutral', texto: 'por assinar', icon: IconSignature },
  RECUSADO: { tone: 'warning', texto: 'recusado', icon: IconAlertTriangle },
} as const satisfies Record<SituacaoDoDocumento, object>;

export function EstadoDoDocumento({ situacao }: { readonly situacao: SituacaoDoDocumento }) {
  const { tone, texto, icon } = ESTADOS[situacao];
  return (
    <Tag tone={tone} icon={icon}>
      {texto}
    </Tag>
  );
}
