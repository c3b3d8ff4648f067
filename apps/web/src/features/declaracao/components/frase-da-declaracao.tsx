import { Text } from '@mantine/core';
import { NoWrap } from '../../../ui/page/no-wrap.tsx';

/** The whole or masked CPF, which does not wrap within the sentence. */
const CPF = /([\d*]{3}\.\d{3}\.\d{3}-[\d*]{2})/;

export function FraseDaDeclaracao({ frase }: { readonly frase: string }) {
  return (
    <Text>
      {frase.split(CPF).map((trecho, i) => (i % 2 === 1 ? <NoWrap key={trecho}>{trecho}</NoWrap> : trecho))}
    </Text>
  );
}
