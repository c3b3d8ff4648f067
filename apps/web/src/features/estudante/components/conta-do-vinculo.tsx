import { Button, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { formatarInstante } from '../../../lib/format/format.ts';
import { Tag } from '../../../ui/page/tag.tsx';
import type { MeuVinculo } from '../vinculos-api.ts';

type Conta = NonNullable<MeuVinculo['conta']>;

/** Where the scholarship is paid: the bank, the last digits, and whether anything bars paying. */
export function ContaDoVinculo({ vinculo }: { readonly vinculo: MeuVinculo }) {
  const { id, conta, devolucao, informaConta, projeto, aFazer } = vinculo;
  if (conta === null && !informaConta) return null;
  const urge = aFazer.some(({ tipo }) => tipo === 'conta');
  return (
    <div>
      <Title order={3}>Dados bancários</Title>
      {conta === null ? (
        <Text>Ninguém informou ainda a conta da bolsa.</Text>
      ) : (
        <>
          <Group gap="xs">
            <Text>
              {conta.nomeDoBanco}, conta terminada em {conta.final}
            </Text>
            <Estado conta={conta} voltou={devolucao !== null} />
          </Group>
          <Text size="sm">{quemEscreveu(conta)}</Text>
          {conta.problemas.map((um) => (
            <Text key={um} size="sm">
              {um}
            </Text>
          ))}
        </>
      )}
      {devolucao !== null && (
        <Text size="sm">
          Um pagamento voltou em {formatarInstante(devolucao.em)}: {devolucao.motivo}
        </Text>
      )}
      {informaConta && (
        <Button
          mt="xs"
          size="compact-sm"
          variant={urge ? 'filled' : 'default'}
          component={Link}
          to={`/aluno/conta/${id}`}
        >
          {conta === null ? 'Informar' : 'Conferir ou corrigir'}
          <span className="sr-only"> os dados bancários de {projeto.titulo}</span>
        </Button>
      )}
    </div>
  );
}

function Estado({ conta, voltou }: { readonly conta: Conta; readonly voltou: boolean }) {
  if (voltou) return <Tag tone="warning">a corrigir</Tag>;
  if (conta.problemas.length > 0) return <Tag tone="warning">incompletos</Tag>;
  if (conta.situacao === 'negada') return <Tag tone="warning">você disse que não é sua</Tag>;
  if (conta.situacao === 'espera') return <Tag>falta você conferir</Tag>;
  return <Tag tone="good">completos</Tag>;
}

function quemEscreveu({ em, peloAluno }: Conta): string {
  if (em === null) return 'Escritos por quem coordena o projeto';
  return `${peloAluno ? 'Informados por você' : 'Escritos pela coordenação ou pela administração'} em ${formatarInstante(em)}`;
}
