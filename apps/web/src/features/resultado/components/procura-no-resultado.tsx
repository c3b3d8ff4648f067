import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Group, NativeSelect, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { SearchBox } from '../../../ui/tables/search-box.tsx';
import type { LinhaPublicada, useProjetosDoResultado } from './use-projetos-do-resultado.ts';

/** A search by words and unit, with the number of matches. */
export function ProcuraNoResultado(props: {
  readonly projetos: readonly LinhaPublicada[];
  readonly quadro: ReturnType<typeof useProjetosDoResultado>;
  /** Links at the end of the line. */
  readonly children?: ReactNode;
}) {
  const { projetos, quadro } = props;
  const unidades = [...new Set(projetos.map(({ unidade }) => unidade))].toSorted((a, b) =>
    a.localeCompare(b, 'pt-BR'),
  );
  return (
    <>
      <Group gap="sm" align="end" className="no-print">
        <SearchBox
          placeholder="Número, título, coordenador"
          search={quadro.busca}
          onSearch={quadro.procurar}
        />
        <NativeSelect
          label="Unidade"
          value={quadro.unidade}
          data={[{ value: '', label: 'Todas' }, ...unidades]}
          onChange={(event) => quadro.escolherUnidade(event.currentTarget.value)}
        />
        {props.children !== undefined && (
          <Group gap="sm" ms="auto">
            {props.children}
          </Group>
        )}
      </Group>
      <Text role="status" size="sm" my={quadro.procurando ? 'xs' : 0}>
        {quadro.procurando
          ? `${quadro.achados.length} de ${contado(projetos.length, 'projeto', 'projetos')}`
          : ''}
      </Text>
    </>
  );
}
