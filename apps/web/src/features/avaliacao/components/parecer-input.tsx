import { PARECER_MAXIMO } from '@instrutoria/domain/avaliacao/limits.ts';
import { contarCodePoints } from '@instrutoria/domain/kernel/texto.ts';
import { Text, Textarea } from '@mantine/core';

export function ParecerInput(props: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly field: { readonly id: string; readonly name: string; readonly error: string | undefined };
}) {
  const { value, onChange, field } = props;
  return (
    <div>
      <Textarea
        {...field}
        label="Parecer"
        description="O coordenador lê este texto depois do resultado, sem saber quem o escreveu."
        autosize
        minRows={5}
        maxRows={16}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed" ta="end">
        {contarCodePoints(value)} de {PARECER_MAXIMO} caracteres
      </Text>
    </div>
  );
}
