import { PARECER_MAXIMO } from '@instrutoria/domain/avaliacao/limits.ts';
import { contarCodePoints } from '@instrutoria/domain/kernel/texto.ts';
import { Text, Textarea } from '@mantine/core';

export function ParecerInput(props: {
  readonly value: string;
  readonly minimum: number;
  readonly onChange: (value: string) => void;
  readonly field: { readonly id: string; readonly name: string; readonly error: string | undefined };
}) {
  const { value, minimum, onChange, field } = props;
  const asked = minimum > 0;
  const pede = asked ? ` Este edital pede pelo menos ${minimum.toLocaleString('pt-BR')} caracteres.` : '';
  return (
    <div>
      <Textarea
        {...field}
        label="Parecer"
        description={`O coordenador lê este texto depois do resultado, sem saber quem o escreveu.${pede}`}
        withAsterisk={asked}
        aria-required={asked}
        autosize
        minRows={4}
        maxRows={16}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed" ta="end">
        {contarCodePoints(value).toLocaleString('pt-BR')} de {PARECER_MAXIMO.toLocaleString('pt-BR')}{' '}
        caracteres
      </Text>
    </div>
  );
}
