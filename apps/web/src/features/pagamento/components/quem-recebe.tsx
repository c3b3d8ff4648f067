import { formatarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { Text } from '@mantine/core';
import { EmailText } from '../../../ui/page/email-text.tsx';
import { NoWrap } from '../../../ui/page/no-wrap.tsx';
import type { Lancamento } from '../api.ts';

export function QuemRecebe({ instrutor }: Pick<Lancamento, 'instrutor'>) {
  const { nome, email, cpf } = instrutor;
  return (
    <>
      {nome}
      <Text size="sm" c="dimmed" fw={400}>
        {cpf === null ? 'sem CPF' : <NoWrap>CPF {formatarCpf(cpf)}</NoWrap>}
      </Text>
      <Text size="sm" c="dimmed" fw={400}>
        <EmailText>{email}</EmailText>
      </Text>
    </>
  );
}
