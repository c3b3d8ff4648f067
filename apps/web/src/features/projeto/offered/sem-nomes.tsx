import { ROTULOS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import { Text } from '@mantine/core';

/** Shown instead of a name, for evaluators who may not see names. */
export function SemNomes() {
  return (
    <Text>
      <b>{ROTULOS_PROJETO.semNomes}.</b> Neste edital, quem avalia não sabe de quem é o projeto. Se você
      reconhecer quem o escreveu e houver impedimento, recuse a avaliação.
    </Text>
  );
}
