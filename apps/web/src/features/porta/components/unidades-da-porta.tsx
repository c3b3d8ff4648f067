import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyInputOf } from '@instrutoria/contract/route.ts';
import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { unidadesQuery } from '../../unidade/api.ts';

type Unidades = BodyInputOf<Api['criarPorta']>['configuracao']['comum']['unidades'];

/** Which unit each spelling of the provider means; without a line the person chooses at the first entry. */
export function UnidadesDaPorta(props: {
  readonly valor: Unidades;
  readonly errors: FormErrors;
  readonly onChange: (valor: Unidades) => void;
}) {
  const { valor, errors, onChange } = props;
  const query = useQuery(unidadesQuery);
  const opcoes = [
    { value: '0', label: 'Escolha' },
    ...(query.data ?? []).map(({ id, nome }) => ({ value: String(id), label: nome })),
  ];
  const mudar = (i: number, mudancas: Partial<Unidades[number]>) => {
    for (const campo of Object.keys(mudancas)) errors.clear(`comum.unidades.${i}.${campo}`);
    onChange(valor.map((uma, n) => (n === i ? { ...uma, ...mudancas } : uma)));
  };
  return (
    <fieldset>
      <legend>Unidades, como o provedor as escreve</legend>
      <Stack gap="lg" align="stretch">
        {query.isError && <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />}
        {valor.map((uma, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name, and is edited in place
          <Group key={i} align="end" gap="xs">
            <TextInput
              flex="1 1 12rem"
              {...errors.field(`comum.unidades.${i}.valor`)}
              label={`No provedor, linha ${i + 1}`}
              value={uma.valor}
              onChange={(event) => mudar(i, { valor: event.currentTarget.value })}
            />
            <NativeSelect
              flex="1 1 12rem"
              {...errors.field(`comum.unidades.${i}.unidade`)}
              label={`Unidade daqui, linha ${i + 1}`}
              value={String(uma.unidade)}
              data={opcoes}
              onChange={(event) => mudar(i, { unidade: Number(event.currentTarget.value) })}
            />
            <Button
              variant="default"
              onClick={() => {
                errors.clear();
                onChange(valor.filter((_uma, n) => n !== i));
              }}
            >
              Remover<span className="sr-only"> a linha {i + 1}</span>
            </Button>
          </Group>
        ))}
        <Button variant="default" onClick={() => onChange([...valor, { valor: '', unidade: 0 }])}>
          Acrescentar unidade
        </Button>
      </Stack>
    </fieldset>
  );
}
