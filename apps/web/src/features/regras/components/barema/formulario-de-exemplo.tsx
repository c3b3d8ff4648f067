import {
  type Digitadas,
  fasesDaAvaliacao,
  totalDigitado,
} from '@instrutoria/domain/avaliacao/rules/fases.ts';
import type { Barema } from '@instrutoria/domain/barema/types.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { formatarNota } from '../../../../lib/format/number-format.ts';
import { useFormErrors } from '../../../../ui/fields/use-form-errors.ts';
import { CriteriosDaFase } from '../../../avaliacao/offered/criterios-da-fase.tsx';

/** The evaluator's form, to try; nothing typed in it is saved. */
export function FormularioDeExemplo({
  barema,
  tipo,
}: {
  readonly barema: Barema;
  readonly tipo: TipoDeProjeto;
}) {
  const [values, setValues] = useState<Digitadas>({});
  const errors = useFormErrors();
  const fases = fasesDaAvaliacao(tipo, barema);
  const rascunho = {
    values,
    change: (parte: Digitadas) => setValues((old) => ({ ...old, ...parte })),
  };
  return (
    <>
      {fases.map((fase) => (
        <section key={fase.fase} aria-label={`Fase ${fase.fase}, para experimentar`}>
          {fases.length > 1 && (
            <Text fw={650} my="xs">
              Fase {fase.fase}
            </Text>
          )}
          <CriteriosDaFase fase={fase} notas={{ rascunho }} errors={errors} />
        </section>
      ))}
      <Text mt="sm" role="status">
        Total do projeto: <b>{formatarNota(totalDigitado(barema, values))}</b>
      </Text>
    </>
  );
}
