import { formatarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { Text } from '@mantine/core';
import { EmailText } from '../../../ui/page/email-text.tsx';
import { NoWrap } from '../../../ui/page/no-wrap.tsx';
import type { Lancamento } from '../api.ts';

const cpfDe = ({ cpf }: Lancamento['instrutor']) => (cpf === null ? 'sem CPF' : formatarCpf(cpf));

/** The student, CPF and e-mail in one cell. */
export function QuemRecebe({ instrutor }: Pick<Lancamento, 'instrutor'>) {
  return (
    <>
      {instrutor.nome}
      <Text size="sm" c="dimmed" fw={400}>
        <NoWrap>
          {instrutor.cpf !== null && 'CPF '}
          {cpfDe(instrutor)}
        </NoWrap>
      </Text>
      <Text size="sm" c="dimmed" fw={400}>
        <EmailText>{instrutor.email}</EmailText>
      </Text>
    </>
  );
}
