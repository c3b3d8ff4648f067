import type { DiaSemExpediente } from '@instrutoria/domain/configuracao/types.ts';
import { Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';
import { NoWrap } from '../../../ui/page/no-wrap.tsx';

const NOVO: DiaSemExpediente = { dia: '', nome: '' };

/** Besides the national holidays, which are computed. */
export function SemExpedienteField(props: {
  readonly value: readonly DiaSemExpediente[];
  readonly onChange: (value: readonly DiaSemExpediente[]) => void;
  readonly field: FormErrors['field'];
}) {
  const { value, onChange, field } = props;
  const trocar = (i: number, mudanca: Partial<DiaSemExpediente>) =>
    onChange(value.map((um, j) => (j === i ? { ...um, ...mudanca } : um)));
  return (
    <Fieldset legend="Dias sem expediente">
      <Stack gap="md">
        <Text size="sm">
          Dias em que a instituição não trabalha, além dos fins de semana e feriados nacionais. Um prazo que
          terminaria num deles passa ao dia útil seguinte. Escreva <NoWrap>mm-dd</NoWrap> para todos os anos
          ou <NoWrap>aaaa-mm-dd</NoWrap> para um só. Prazos que já correm não mudam.
        </Text>
        {value.length === 0 && <Text size="sm">Nenhum dia.</Text>}
        {value.map((um, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day has no other identity while it is being typed.
          <Group key={i} gap="sm" align="flex-start" role="group" aria-label={`Dia sem expediente ${i + 1}`}>
            <TextInput
              {...field(`semExpediente.${i}.dia`)}
              label="Dia"
              w="9rem"
              value={um.dia}
              onChange={(event) => trocar(i, { dia: event.currentTarget.value.trim() })}
            />
            <TextInput
              {...field(`semExpediente.${i}.nome`)}
              label="Nome"
              flex="1 1 14rem"
              value={um.nome}
              onChange={(event) => trocar(i, { nome: event.currentTarget.value })}
            />
            <Button variant="default" mt="1.6rem" onClick={() => onChange(value.filter((_, j) => j !== i))}>
              Remover
              <span className="sr-only"> o dia {i + 1}</span>
            </Button>
          </Group>
        ))}
        <Group>
          <Button variant="light" onClick={() => onChange([...value, NOVO])}>
            Adicionar dia
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
