import { formatarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { Text } from '@mantine/core';
import { EmailText } from '../../../ui/email-text.tsx';
import type { Lancamento } from '../api.ts';

export function QuemRecebe({ instrutor }: Pick<Lancamento, 'instrutor'>) {
  const { nome, email, cpf } = instrutor;
  return (
    <>
      {nome}
      <Text size="sm" c="dimmed" fw={400}>
        {cpf === null ? 'sem CPF' : `CPF ${formatarCpf(cpf)}`}
      </Text>
      <Text size="sm" c="dimmed" fw={400}>
        <EmailText>{email}</EmailText>
      </Text>
    </>
  );
}
