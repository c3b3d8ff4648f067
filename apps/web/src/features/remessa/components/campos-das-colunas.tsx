import { TITULO_DA_COLUNA_MAXIMO } from '@instrutoria/domain/remessa/limits.ts';
import { NOMES_DAS_COLUNAS } from '@instrutoria/domain/remessa/messages.ts';
import { COLUNAS_DA_REMESSA, type LayoutDeColunas } from '@instrutoria/domain/remessa/types.ts';
import { Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core';

/** The columns in their order, with their titles. */
export function CamposDasColunas({
  layout,
  onLayout,
  dito,
}: {
  readonly layout: LayoutDeColunas;
  readonly onLayout: (layout: LayoutDeColunas) => void;
  readonly dito: (campo: string) => string | undefined;
}) {
  const { colunas } = layout;
  const com = (novas: LayoutDeColunas['colunas']) => onLayout({ ...layout, colunas: novas });
  const trocar = (i: number, j: number) =>
    com(colunas.map((um, n) => (n === i ? (colunas[j] ?? um) : n === j ? (colunas[i] ?? um) : um)));
  const livre = COLUNAS_DA_REMESSA.find((fonte) => colunas.every((um) => um.fonte !== fonte));
  return (
    <Stack gap="sm">
      {colunas.map(({ fonte, titulo }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column has no identity but its place
        <Group key={i} gap="xs" align="flex-end" role="group" aria-label={`Coluna ${i + 1}`}>
          <NativeSelect
            label={`Coluna ${i + 1}`}
            value={fonte}
            error={dito(`colunas.${i}`)}
            data={COLUNAS_DA_REMESSA.map((um) => ({ value: um, label: NOMES_DAS_COLUNAS[um] }))}
            onChange={(event) => {
              const nova = COLUNAS_DA_REMESSA.find((um) => um === event.currentTarget.value) ?? fonte;
              com(colunas.map((um, n) => (n === i ? { fonte: nova, titulo: NOMES_DAS_COLUNAS[nova] } : um)));
            }}
          />
          <TextInput
            label="Título"
            value={titulo}
            maxLength={TITULO_DA_COLUNA_MAXIMO}
            onChange={(event) => {
              const { value } = event.currentTarget;
              com(colunas.map((um, n) => (n === i ? { ...um, titulo: value } : um)));
            }}
          />
          <Button variant="default" disabled={i === 0} onClick={() => trocar(i, i - 1)}>
            Subir<span className="sr-only"> a coluna {titulo}</span>
          </Button>
          <Button variant="default" onClick={() => com(colunas.filter((_, n) => n !== i))}>
            Tirar<span className="sr-only"> a coluna {titulo}</span>
          </Button>
        </Group>
      ))}
      {livre !== undefined && (
        <Group>
          <Button
            variant="light"
            onClick={() => com([...colunas, { fonte: livre, titulo: NOMES_DAS_COLUNAS[livre] }])}
          >
            Acrescentar coluna
          </Button>
        </Group>
      )}
      <Group gap="lg" align="flex-end">
        <NativeSelect
          label="Separador do .csv"
          value={layout.separador}
          data={[
            { value: ';', label: 'Ponto e vírgula (;)' },
            { value: ',', label: 'Vírgula (,)' },
          ]}
          onChange={(event) =>
            onLayout({ ...layout, separador: event.currentTarget.value === ',' ? ',' : ';' })
          }
        />
        <Checkbox
          label="Última linha com a soma"
          checked={layout.soma}
          onChange={(event) => onLayout({ ...layout, soma: event.currentTarget.checked })}
        />
      </Group>
    </Stack>
  );
}
