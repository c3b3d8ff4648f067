import type { Disciplina } from '@instrutoria/domain/projeto/types.ts';
import { NOMES_DAS_CONTAGENS } from '@instrutoria/domain/relatorio/messages.ts';
import { taxaDeSucesso } from '@instrutoria/domain/relatorio/rules/disciplinas.ts';
import { CONTAGENS } from '@instrutoria/domain/relatorio/types.ts';
import { Button, Group } from '@mantine/core';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { emPorCento } from './taxas.tsx';
import { contagensDe, type Entrada } from './valores-das-disciplinas.ts';

export function ListaDasEntradas(props: {
  readonly entradas: readonly Entrada[];
  readonly disciplinas: readonly Disciplina[];
  readonly onEditar: (entrada: Entrada) => void;
  readonly onRemover: (entrada: Entrada) => void;
}) {
  const { entradas, disciplinas, onEditar, onRemover } = props;
  const da = ({ disciplina }: Entrada) => disciplinas.find(({ id }) => id === disciplina);
  const nome = (entrada: Entrada) => da(entrada)?.nome ?? `nº ${entrada.disciplina}`;
  return (
    <DataTable
      caption="Disciplinas do relatório"
      rows={entradas}
      rowKey={({ disciplina }) => disciplina}
      empty="Nenhuma disciplina adicionada."
      columns={[
        { key: 'nome', title: 'Disciplina', rowHeader: true, cell: nome },
        { key: 'contagens', title: 'Contagens', cell: (entrada) => <Contagens entrada={entrada} /> },
        {
          key: 'taxas',
          title: 'Sucesso',
          cell: (entrada) => (
            <>
              <div>alcançado: {emPorCento(taxaDeSucesso(contagensDe(entrada)))}</div>
              <div>Taxa de sucesso (TSD) declarada: {emPorCento(da(entrada)?.tsd ?? null)}</div>
            </>
          ),
        },
        {
          key: 'acoes',
          title: 'Ações',
          actions: true,
          cell: (entrada) => (
            <Group gap="xs">
              <Button size="sm" variant="light" onClick={() => onEditar(entrada)}>
                Editar<span className="sr-only"> {nome(entrada)}</span>
              </Button>
              <Button size="sm" variant="subtle" color="red" onClick={() => onRemover(entrada)}>
                Remover<span className="sr-only"> {nome(entrada)}</span>
              </Button>
            </Group>
          ),
        },
      ]}
    />
  );
}

function Contagens({ entrada }: { readonly entrada: Entrada }) {
  return CONTAGENS.map((campo) => (
    <div key={campo}>
      {NOMES_DAS_CONTAGENS[campo]}: {entrada[campo] || '—'}
    </div>
  ));
}
