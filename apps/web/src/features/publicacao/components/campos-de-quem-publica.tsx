import { CAMPOS_DE_QUEM_PUBLICA, type CampoDeQuemPublica } from '@instrutoria/domain/publicacao/campos.ts';
import { SimpleGrid, TextInput } from '@mantine/core';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';

export const ROTULOS_DE_QUEM_PUBLICA = {
  autoridade: 'Quem assina',
  cargo: 'Cargo de quem assina',
  processo: 'Número do processo',
  atoOficial: 'Número que outro órgão deu ao ato',
} as const satisfies Readonly<Record<CampoDeQuemPublica, string>>;

export type Complementares = Readonly<Record<CampoDeQuemPublica, string>>;

/** The fields of the chosen template. */
export function CamposDeQuemPublica(props: {
  readonly usados: ReadonlySet<string>;
  readonly valores: Complementares;
  readonly errors: FormErrors;
  readonly onChange: (campo: CampoDeQuemPublica, valor: string) => void;
}) {
  const { usados, valores, errors, onChange } = props;
  const campos = CAMPOS_DE_QUEM_PUBLICA.filter((campo) => usados.has(campo));
  if (campos.length === 0) return null;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {campos.map((campo) => (
        <TextInput
          key={campo}
          {...errors.field(campo)}
          label={ROTULOS_DE_QUEM_PUBLICA[campo]}
          withAsterisk
          value={valores[campo]}
          onChange={(event) => onChange(campo, event.currentTarget.value)}
        />
      ))}
    </SimpleGrid>
  );
}
