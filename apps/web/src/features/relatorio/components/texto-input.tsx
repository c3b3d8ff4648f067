import { contarCodePoints } from '@instrutoria/domain/kernel/texto.ts';
import { TEXTO_DO_RELATORIO_MAXIMO } from '@instrutoria/domain/relatorio/limits.ts';
import { Text, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';

/** Screen readers announce its counter when the person pauses (T-L14). */
export function TextoInput(props: {
  readonly field: { readonly id: string; readonly name: string; readonly error: string | undefined };
  readonly label: string;
  readonly rows: number;
  readonly required?: boolean;
  readonly value: string;
  readonly onChange: (texto: string) => void;
}) {
  const { field, label, rows, required = true, value, onChange } = props;
  const usados = contarCodePoints(value);
  const demais = usados - TEXTO_DO_RELATORIO_MAXIMO;
  const contador = `${usados.toLocaleString('pt-BR')} de ${TEXTO_DO_RELATORIO_MAXIMO.toLocaleString('pt-BR')} caracteres`;
  const dito = demais > 0 ? `${contador}: ${demais.toLocaleString('pt-BR')} a mais` : contador;
  const [assentado] = useDebouncedValue(dito, 1200);
  return (
    <div>
      <Textarea
        {...field}
        label={label}
        rows={rows}
        required={required}
        description={required ? undefined : 'Opcional'}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Text size="sm" ta="end" aria-hidden c={demais > 0 ? 'red.9' : 'dimmed'} fw={demais > 0 ? 600 : 400}>
        {dito}
      </Text>
      <span className="sr-only" aria-live="polite">
        {`${label}: ${assentado}`}
      </span>
    </div>
  );
}
