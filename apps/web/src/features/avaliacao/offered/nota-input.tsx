import '@mantine/core/styles/NumberInput.layer.css';
import { MAXIMO_NA_AVALIACAO } from '@instrutoria/domain/avaliacao/limits.ts';
import { NOMES_DOS_CRITERIOS } from '@instrutoria/domain/avaliacao/messages.ts';
import { limitarNota } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import type { Criterio } from '@instrutoria/domain/avaliacao/types.ts';
import { NumberInput } from '@mantine/core';
import type { KeyboardEventHandler } from 'react';

export function NotaInput(props: {
  readonly criterio: Criterio;
  readonly value: number | null;
  readonly onChange: (nota: number | null) => void;
  readonly field: { readonly id: string; readonly name: string; readonly error: string | undefined };
  readonly maximo?: number;
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
  readonly onKeyDown?: KeyboardEventHandler<HTMLElement>;
}) {
  const { criterio, value, onChange, field, hint, disabled = false, className, onKeyDown } = props;
  const maximo = props.maximo ?? MAXIMO_NA_AVALIACAO[criterio];
  return (
    <NumberInput
      {...field}
      {...(className === undefined ? {} : { className })}
      {...(onKeyDown === undefined ? {} : { onKeyDown })}
      label={NOMES_DOS_CRITERIOS[criterio]}
      description={hint === undefined ? `De 0 a ${maximo}` : `De 0 a ${maximo}. ${hint}`}
      withAsterisk
      disabled={disabled}
      min={0}
      max={maximo}
      hideControls
      clampBehavior="blur"
      decimalScale={1}
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      value={value ?? ''}
      onChange={(typed) => onChange(typed === '' ? null : limitarNota(Number(typed), maximo))}
    />
  );
}
