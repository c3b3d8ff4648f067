import { notaDasVagas } from '@instrutoria/domain/decisao/rules/vagas.ts';
import type { SituacaoExibida } from '@instrutoria/domain/decisao/types.ts';
import type { VagasDadas } from '@instrutoria/domain/projeto/types.ts';
import { Text } from '@mantine/core';
import { IconCircleCheck, IconCircleHalf2, IconClock, IconX } from '@tabler/icons-react';
import { Tag } from '../../../ui/page/tag.tsx';

const TONS = {
  APROVADO: 'good',
  'APROVADO PARCIALMENTE': 'info',
  REPROVADO: 'warning',
  SUBMETIDO: 'neutral',
} as const;

const SINAIS = {
  APROVADO: IconCircleCheck,
  'APROVADO PARCIALMENTE': IconCircleHalf2,
  REPROVADO: IconX,
  SUBMETIDO: IconClock,
} as const;

/** The project's situation, with 'sem vagas' if no place is granted (D20). */
export function TagDaSituacao(props: {
  readonly situacao: SituacaoExibida;
  readonly vagas: VagasDadas | null;
  /** The text shown instead, where the call has a list. */
  readonly suplente?: string | null;
  /** The text where a meeting of the committee had decided other places. */
  readonly alterada?: string | null;
}) {
  const daVaga = props.suplente ?? notaDasVagas(props.situacao, props.vagas);
  const notas = [daVaga, props.alterada ?? null].filter((nota) => nota !== null);
  return (
    <>
      <Tag tone={TONS[props.situacao]} icon={SINAIS[props.situacao]}>
        {props.situacao}
      </Tag>
      {notas.length > 0 && (
        <Text span size="sm" fw={600}>
          {' '}
          {notas.join('; ')}
        </Text>
      )}
    </>
  );
}
