import { Button, Group, Text } from '@mantine/core';
import { Notice } from '../../../../ui/page/notice.tsx';
import { Mudancas } from '../barema/mudancas.tsx';
import type { Mudanca } from '../barema/palavras-do-barema.ts';

/** Somebody saved the call meanwhile: the person chooses, and nothing goes by itself. */
export function OutraVersao(props: {
  /** From what is saved now to what is typed here. */
  readonly mudancas: readonly Mudanca[];
  readonly onMinha: () => void;
  readonly onSalva: () => void;
}) {
  const { mudancas, onMinha, onSalva } = props;
  return (
    <Notice kind="warning" live title="Este edital mudou em outra janela ou aparelho">
      {mudancas.length === 0 ? (
        <Text>O que está salvo é igual ao que você digitou.</Text>
      ) : (
        <Mudancas mudancas={mudancas} antes="salvo" depois="aqui" />
      )}
      <Group gap="sm" mt="xs">
        <Button size="compact-md" variant="default" onClick={onMinha}>
          Ficar com o que digitei
        </Button>
        <Button size="compact-md" variant="default" onClick={onSalva}>
          Ficar com o que está salvo
        </Button>
      </Group>
    </Notice>
  );
}
