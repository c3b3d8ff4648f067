import { formatarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { Text } from '@mantine/core';
import { EmailText } from '../../../ui/page/email-text.tsx';
import { NoWrap } from '../../../ui/page/no-wrap.tsx';
import type { Column } from '../../../ui/tables/data-table.tsx';
import type { Lancamento } from '../api.ts';

const cpfDe = ({ cpf }: Lancamento['instrutor']) => (cpf === null ? 'sem CPF' : formatarCpf(cpf));

/** In one cell, where the table has other columns to show. */
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

/** On one line of a long table. */
export const COLUNAS_DE_QUEM_RECEBE: readonly Column<Lancamento>[] = [
  { key: 'instrutor', title: 'Instrutor', rowHeader: true, cell: ({ instrutor }) => instrutor.nome },
  { key: 'cpf', title: 'CPF', narrow: true, cell: ({ instrutor }) => cpfDe(instrutor) },
  { key: 'email', title: 'E-mail', cell: ({ instrutor }) => instrutor.email },
  { key: 'projeto', title: 'Projeto', cell: ({ projeto }) => projeto.titulo },
];
