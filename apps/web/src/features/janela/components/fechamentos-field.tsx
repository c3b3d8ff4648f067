import { type Fechamento, JANELAS, type NomeDaJanela } from '@instrutoria/domain/configuracao/types.ts';
import { NOMES_DAS_JANELAS } from '@instrutoria/domain/janela/messages.ts';
import { Button, Fieldset, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { NoWrap } from '../../../ui/page/no-wrap.tsx';

const NOVO: Fechamento = { janela: 'cadastroInstrutor', de: '', ate: '', motivo: '' };
const OPCOES = JANELAS.map((value) => ({ value, label: NOMES_DAS_JANELAS[value] }));

/** mm-dd of every year, or aaaa-mm-dd. */
export function FechamentosField(props: {
  readonly value: readonly Fechamento[];
  readonly onChange: (value: readonly Fechamento[]) => void;
}) {
  const { value, onChange } = props;
  const trocar = (i: number, mudanca: Partial<Fechamento>) =>
    onChange(value.map((um, j) => (j === i ? { ...um, ...mudanca } : um)));
  return (
    <Fieldset legend="Fechamentos">
      <Stack gap="md">
        <Text size="sm">
          Dias em que um prazo não vale. Escreva <NoWrap>mm-dd</NoWrap> para todos os anos (
          <NoWrap>04-01</NoWrap>) ou <NoWrap>aaaa-mm-dd</NoWrap> para um só.
        </Text>
        {value.length === 0 && <Text size="sm">Nenhum fechamento.</Text>}
        {value.map((um, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a closure has no other identity while it is being typed.
          <Group key={i} gap="sm" align="flex-end" role="group" aria-label={`Fechamento ${i + 1}`}>
            <NativeSelect
              label="Prazo"
              data={OPCOES}
              value={um.janela}
              onChange={(event) => trocar(i, { janela: event.currentTarget.value as NomeDaJanela })}
            />
            <TextInput
              label="De"
              w="8rem"
              value={um.de}
              onChange={(event) => trocar(i, { de: event.currentTarget.value.trim() })}
            />
            <TextInput
              label="Até"
              w="8rem"
              value={um.ate}
              onChange={(event) => trocar(i, { ate: event.currentTarget.value.trim() })}
            />
            <TextInput
              label="Texto que as pessoas leem"
              flex="1 1 16rem"
              value={um.motivo}
              onChange={(event) => trocar(i, { motivo: event.currentTarget.value })}
            />
            <Button variant="default" onClick={() => onChange(value.filter((_, j) => j !== i))}>
              Remover
              <span className="sr-only"> o fechamento {i + 1}</span>
            </Button>
          </Group>
        ))}
        <Group>
          <Button variant="light" onClick={() => onChange([...value, NOVO])}>
            Adicionar fechamento
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
