import { linhasDoCsv } from '@instrutoria/domain/instalacao/rules/csv.ts';
import type { Problema } from '@instrutoria/domain/kernel/problema.ts';
import { FileInput, Table, Textarea } from '@mantine/core';
import type { FormErrors } from '../../../ui/use-form-errors.ts';

/** Typed, pasted or from a file; each row with its error beside it. */
export function ListaField(props: {
  readonly name: 'unidades' | 'programas';
  readonly label: string;
  readonly description: string;
  readonly colunas: readonly string[];
  readonly value: string;
  readonly problemas: readonly Problema[];
  readonly onChange: (texto: string) => void;
  readonly errors: FormErrors;
}) {
  const { name, label, description, colunas, value, problemas, onChange, errors } = props;
  const linhas = linhasDoCsv(value) ?? [];
  const erroDa = (i: number) => problemas.find(({ campo }) => campo.startsWith(`${name}.${i}.`))?.mensagem;
  return (
    <>
      <Textarea
        {...errors.field(name)}
        label={label}
        description={description}
        autosize
        minRows={3}
        maxRows={12}
        value={value}
        onChange={(event) => {
          errors.clear(name);
          onChange(event.currentTarget.value);
        }}
      />
      <FileInput
        id={`${name}-csv`}
        label={`Arquivo CSV: ${label.toLowerCase()}`}
        description="O conteúdo do arquivo aparece acima, e pode ser corrigido ali"
        placeholder="Escolher um arquivo"
        accept=".csv,text/csv,text/plain"
        clearable
        onChange={(arquivo) => {
          if (arquivo !== null) void arquivo.text().then(onChange);
        }}
      />
      {linhas.length > 0 && (
        <Table.ScrollContainer minWidth={320}>
          <Table aria-label={`Linhas lidas: ${label.toLowerCase()}`}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Linha</Table.Th>
                {colunas.map((coluna) => (
                  <Table.Th key={coluna}>{coluna}</Table.Th>
                ))}
                <Table.Th>Situação</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {linhas.map((celulas, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the text
                <Table.Tr key={i}>
                  <Table.Td>{i + 1}</Table.Td>
                  {colunas.map((coluna, c) => (
                    <Table.Td key={coluna}>{celulas[c] ?? ''}</Table.Td>
                  ))}
                  <Table.Td>{erroDa(i) ?? 'certa'}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </>
  );
}
