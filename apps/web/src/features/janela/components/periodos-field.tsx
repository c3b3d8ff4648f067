import type { PeriodoDeRegularizacao } from '@instrutoria/domain/configuracao/types.ts';
import { nomeDoMes } from '@instrutoria/domain/kernel/datas.ts';
import { Button, Fieldset, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { NoWrap } from '../../../ui/page/no-wrap.tsx';

const NOVO: PeriodoDeRegularizacao = { de: '', ate: '', mes: 3 };
const MESES = Array.from({ length: 12 }, (_, i) => ({ value: String(i + 1), label: nomeDoMes(i + 1) }));

export function PeriodosField(props: {
  readonly value: readonly PeriodoDeRegularizacao[];
  readonly onChange: (value: readonly PeriodoDeRegularizacao[]) => void;
  readonly errorAt: (i: number) => string | undefined;
}) {
  const { value, onChange, errorAt } = props;
  const trocar = (i: number, mudanca: Partial<PeriodoDeRegularizacao>) =>
    onChange(value.map((um, j) => (j === i ? { ...um, ...mudanca } : um)));
  return (
    <Fieldset legend="Períodos de regularização">
      <Stack gap="md">
        <Text size="sm">
          O mês em que começa a bolsa de quem se torna REGULAR nestes dias de cada ano (<NoWrap>mm-dd</NoWrap>
          , por exemplo <NoWrap>03-31</NoWrap>). Fora deles, é o mês seguinte; nunca um mês fora da vigência
          do edital.
        </Text>
        {value.length === 0 && <Text size="sm">Nenhum período: vale sempre o mês seguinte.</Text>}
        {value.map((um, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a period has no other identity while it is being typed.
          <Group key={i} gap="sm" align="flex-end" role="group" aria-label={`Período ${i + 1}`}>
            <TextInput
              id={`regularizacao.${i}`}
              label="De"
              w="8rem"
              error={errorAt(i) !== undefined}
              aria-describedby={errorAt(i) === undefined ? undefined : `regularizacao.${i}-problema`}
              value={um.de}
              onChange={(event) => trocar(i, { de: event.currentTarget.value.trim() })}
            />
            <TextInput
              label="Até"
              w="8rem"
              value={um.ate}
              onChange={(event) => trocar(i, { ate: event.currentTarget.value.trim() })}
            />
            <NativeSelect
              label="A bolsa começa em"
              data={MESES}
              value={String(um.mes)}
              onChange={(event) => trocar(i, { mes: Number(event.currentTarget.value) })}
            />
            <Button variant="default" onClick={() => onChange(value.filter((_, j) => j !== i))}>
              Remover
              <span className="sr-only"> o período {i + 1}</span>
            </Button>
            {errorAt(i) !== undefined && (
              <Text id={`regularizacao.${i}-problema`} c="var(--bad)" size="sm">
                {errorAt(i)}
              </Text>
            )}
          </Group>
        ))}
        <Group>
          <Button variant="light" onClick={() => onChange([...value, NOVO])}>
            Adicionar período
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
