import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { editaisQuery } from '../../edital/api.ts';
import { useEditalDoEndereco } from '../../edital/offered/edital-do-endereco.ts';
import { EditalSelect } from '../../edital/offered/edital-select.tsx';
import NumerosDoEdital from '../components/numeros-do-edital.tsx';
import { EstadoDosArquivos } from '../offered/estado-dos-arquivos.tsx';

export default function Painel() {
  const editais = useQuery(editaisQuery);
  return (
    <>
      <PageHeader
        title="Painel do edital"
        crumbs={[{ label: 'Início', to: '/menu' }]}
        description="Os números de um edital, dos projetos enviados ao pagamento. Aponte um gráfico, ou ande nele com as setas, para ler cada valor."
      />
      <EstadoDosArquivos />
      <QueryState query={editais}>{(todos) => <DoEdital editais={todos} />}</QueryState>
    </>
  );
}

function DoEdital({ editais }: { readonly editais: readonly Edital[] }) {
  const [escolhido, setEscolhido] = useEditalDoEndereco();
  const dele = editais.find((edital) => edital.id === escolhido);
  const id = dele?.id ?? editais.find(({ encerrado }) => !encerrado)?.id ?? editais[0]?.id ?? 0;
  if (id === 0) return <EmptyState title="Nenhum edital cadastrado." />;
  return (
    <Stack gap="lg">
      <Group align="flex-end">
        <EditalSelect editais={editais} value={id} todos="Edital atual" onChange={setEscolhido} />
        <Button component={Link} to={`/editais/${id}`} variant="default">
          Ver os projetos
        </Button>
      </Group>
      <NumerosDoEdital edital={id} ano />
    </Stack>
  );
}
