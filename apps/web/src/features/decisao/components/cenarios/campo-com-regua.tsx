import { TextInput } from '@mantine/core';
import classes from './cenarios.module.css';

/** A number field with a slider; typed text stays unchanged, valid or not. */
export function CampoComRegua(props: {
  readonly label: string;
  readonly description: string;
  readonly value: string;
  readonly faixa: readonly [menor: number, maior: number];
  readonly error: string | undefined;
  readonly onChange: (texto: string) => void;
}) {
  const { label, value, error, onChange } = props;
  const [menor, maior] = props.faixa;
  const numero = Number(value.trim().replace(',', '.'));
  const naRegua = value.trim() === '' || Number.isNaN(numero) ? maior : numero;
  return (
    <div className={classes.scaled}>
      <TextInput
        label={label}
        description={props.description}
        inputMode={menor === 0 || maior < 10 ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={9}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <input
        type="range"
        className={classes.scale}
        aria-label={`${label}, na régua`}
        aria-valuetext={value.trim() === '' ? 'sem limite' : value}
        min={menor}
        max={maior}
        value={Math.min(Math.max(naRegua, menor), maior)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
