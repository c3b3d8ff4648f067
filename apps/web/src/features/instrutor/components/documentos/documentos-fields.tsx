import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import { SimpleGrid } from '@mantine/core';
import type { FormErrors } from '../../../../ui/fields/use-form-errors.ts';
import type { Instrutor } from '../../api.ts';
import { documentosDoForm, type InstrutorDigitado } from '../cadastro/instrutor-digitado.ts';
import { DocumentoField } from './documento-field.tsx';

export function DocumentosFields(props: {
  readonly values: InstrutorDigitado;
  readonly onChange: (changes: Partial<InstrutorDigitado>) => void;
  readonly errors: FormErrors;
  readonly instrutor: Instrutor | null;
  readonly falhas: Readonly<Record<Documento, string>>;
  readonly onBusy: (busy: boolean) => void;
}) {
  const { values, onChange, errors, instrutor, falhas, onBusy } = props;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
      {documentosDoForm(values).map((documento) => (
        <DocumentoField
          key={documento}
          documento={documento}
          instrutor={instrutor}
          value={values[documento]}
          error={errors.field(documento).error}
          falha={falhas[documento]}
          onBusy={onBusy}
          onChange={(referencia) => {
            errors.clear(documento);
            onChange({ [documento]: referencia });
          }}
        />
      ))}
    </SimpleGrid>
  );
}
