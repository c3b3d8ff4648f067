import '@mantine/core/styles/NumberInput.layer.css';
import { limitarAoPasso } from '@instrutoria/domain/avaliacao/rules/fases.ts';
import { NumberInput } from '@mantine/core';
import { type KeyboardEventHandler, useState } from 'react';
import { formatarNota } from '../../../lib/format/number-format.ts';

export function NotaInput(props: {
  readonly nome: string;
  readonly maximo: number;
  readonly passo?: number;
  readonly value: number | null;
  /** The earlier value: a combined score, between the steps, can stay and be typed again. */
  readonly original?: number | null;
  readonly onChange: (nota: number | null) => void;
  readonly field: { readonly id: string; readonly name: string; readonly error: string | undefined };
  readonly hint?: string | undefined;
  readonly className?: string | undefined;
  readonly onKeyDown?: KeyboardEventHandler<HTMLElement>;
}) {
  const { nome, maximo, passo = 0.1, value, onChange, field, hint } = props;
  const { original = null } = props;
  const entrePassos = original !== null && limitarAoPasso(original, { maximo, passo }) !== original;
  const { className, onKeyDown } = props;
  // Rounding to the same step changes no value, so the field needs a new key to replace the typed text.
  const [vez, setVez] = useState(0);
  // A score outside the range is changed as it is typed (D16), so the field says what became of it.
  const [ajuste, setAjuste] = useState<string>();
  const dePassoEmPasso = passo === 0.1 ? '' : `, de ${formatarNota(passo)} em ${formatarNota(passo)}`;
  const vai = `de 0 a ${formatarNota(maximo)}${dePassoEmPasso}`;
  const faixa = `D${vai.slice(1)}${entrePassos ? `, ou como está: ${formatarNota(original)}` : ''}`;
  return (
    <NumberInput
      key={vez}
      {...field}
      error={field.error ?? ajuste}
      {...(className === undefined ? {} : { className })}
      {...(onKeyDown === undefined ? {} : { onKeyDown })}
      label={nome}
      description={hint === undefined ? faixa : `${faixa}. ${hint}`}
      withAsterisk
      min={0}
      max={maximo}
      hideControls
      clampBehavior="blur"
      decimalScale={entrePassos ? 3 : 1}
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      value={value ?? ''}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={({ currentTarget: { value: mostra } }) => {
        if (mostra !== '' && Number(mostra.replace(',', '.')) !== value) setVez(vez + 1);
      }}
      onChange={(typed) => {
        if (typed === '') {
          setAjuste(undefined);
          return onChange(null);
        }
        const nota = limitarAoPasso(Number(typed), { maximo, passo }, entrePassos ? original : null);
        const escrita = formatarNota(Number(typed));
        const igual = nota === Number(typed);
        setAjuste(igual ? undefined : `Você escreveu ${escrita}. Ficou ${formatarNota(nota)}: ${vai}.`);
        onChange(nota);
      }}
    />
  );
}
