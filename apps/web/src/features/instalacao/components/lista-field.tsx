import { CSV_MAXIMO_CARACTERES } from '@instrutoria/domain/instalacao/limits.ts';
import { MENSAGENS_INSTALACAO } from '@instrutoria/domain/instalacao/messages.ts';
import { type Problema, problema } from '@instrutoria/domain/kernel/problema.ts';
import { FileInput, Textarea } from '@mantine/core';
import { textOfFile } from '../../../lib/format/text-of-file.ts';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { linhasDe } from './dados-digitados.ts';

interface LinhaDaLista {
  readonly numero: number;
  readonly celulas: readonly string[];
  readonly problemas: readonly Problema[];
}

/** A list that is typed, pasted or loaded from a file; each row has its errors beside it. */
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
  const mudar = (texto: string) => {
    // Rows move during typing, so errors are computed again at the end.
    errors.clear();
    onChange(texto);
  };
  const ler = async (arquivo: File) => {
    const texto = await textOfFile(arquivo, CSV_MAXIMO_CARACTERES);
    if (texto === null) {
      errors.show([problema(name, 'LINHAS_DEMAIS', MENSAGENS_INSTALACAO.linhasDemais)]);
      return;
    }
    mudar(texto);
  };
  const linhas: readonly LinhaDaLista[] = linhasDe(name, value).map((celulas, i) => ({
    numero: i + 1,
    celulas,
    problemas: problemas.filter(({ campo }) => campo.startsWith(`${name}.${i}.`)),
  }));
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
        onChange={(event) => mudar(event.currentTarget.value)}
      />
      <FileInput
        id={`${name}-csv`}
        label={`Arquivo CSV: ${label.toLowerCase()}`}
        description="O conteúdo do arquivo aparece acima, e pode ser corrigido ali"
        placeholder="Escolher um arquivo"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(arquivo) => {
          if (arquivo !== null) void ler(arquivo);
        }}
      />
      {linhas.length > 0 && (
        <DataTable
          caption={`Linhas lidas: ${label.toLowerCase()}`}
          dense
          rows={linhas}
          rowKey={({ numero }) => numero}
          columns={[
            { key: 'numero', title: 'Linha', cell: ({ numero }) => numero, narrow: true, rowHeader: true },
            ...colunas.map((title, c) => ({
              key: title,
              title,
              cell: ({ celulas }: LinhaDaLista) => celulas[c] ?? '',
            })),
            { key: 'situacao', title: 'Situação', cell: (linha) => <Situacao {...linha} /> },
          ]}
        />
      )}
    </>
  );
}

/** The target of the error summary's links. */
function Situacao({ problemas }: LinhaDaLista) {
  if (problemas.length === 0) return 'certa';
  return problemas.map(({ campo, mensagem }) => (
    <div key={campo} id={campo} tabIndex={-1}>
      {mensagem}
    </div>
  ));
}
