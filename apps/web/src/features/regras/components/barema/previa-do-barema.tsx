import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { Text } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { Notice } from '../../../../ui/page/notice.tsx';
import { Part } from '../../../../ui/page/part.tsx';
import type { BaremaDigitado } from './barema-digitado.ts';
import { FormularioDeExemplo } from './formulario-de-exemplo.tsx';
import { previaDe } from './previa.ts';
import { RanqueInventado } from './ranque-inventado.tsx';

/** The evaluators' form and the effect in the ranking, while the barema is edited. */
export default function PreviaDoBarema({
  digitado,
  tipo,
}: {
  readonly digitado: BaremaDigitado;
  readonly tipo: TipoDeProjeto;
}) {
  const agora = useDeferredValue(digitado);
  const { barema, fora } = useMemo(() => previaDe(agora, tipo), [agora, tipo]);
  return (
    <>
      {fora.length > 0 && (
        <Notice kind="warning">
          Fora da prévia até que os seus números estejam certos: {fora.join('; ')}.
        </Notice>
      )}
      <Part title="Um ranque inventado">
        <Text size="sm" c="dimmed" mb="xs">
          Seis projetos que não existem, ordenados pelas regras de verdade.
        </Text>
        <RanqueInventado barema={barema} tipo={tipo} />
      </Part>
      <Part title="O formulário do avaliador">
        <Text size="sm" c="dimmed" mb="xs">
          É para experimentar: nada do que se digita aqui é salvo.
        </Text>
        <FormularioDeExemplo barema={barema} tipo={tipo} />
      </Part>
    </>
  );
}
