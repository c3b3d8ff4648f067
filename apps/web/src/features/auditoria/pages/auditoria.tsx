import { pessoaNaLista } from '@instrutoria/domain/conta/rules/pessoa-na-lista.ts';
import { Button, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { FilterForm } from '../../../ui/tables/filter-form.tsx';
import { PagedTable, usePaged } from '../../../ui/tables/paged-table.tsx';
import { professoresQuery } from '../../conta/api.ts';
import { ATOS_POR_PAGINA, auditoriaQuery, type FiltroDaAuditoria } from '../api.ts';
import { COLUNAS_DA_AUDITORIA } from '../components/colunas-da-auditoria.tsx';

const SEM_FILTRO: FiltroDaAuditoria = { registro: '', pessoa: '', de: '', ate: '' };

export default function Auditoria() {
  const [digitado, setDigitado] = useState(SEM_FILTRO);
  const [filtro, setFiltro] = useState(SEM_FILTRO);
  const paged = usePaged();
  const atos = useQuery(auditoriaQuery(filtro, paged.page));
  const professores = useQuery(professoresQuery);
  const mudar = (changes: Partial<FiltroDaAuditoria>) => setDigitado((antes) => ({ ...antes, ...changes }));

  return (
    <>
      <PageHeader
        title="Auditoria"
        crumbs={[{ label: 'Administração', to: '/administracao' }]}
        description="Cada ato fica registrado com quem o fez e quando; nada aqui pode ser alterado."
      />
      <FilterForm
        onSubmit={() => {
          setFiltro({ ...digitado, registro: digitado.registro.trim() });
          paged.turn(1);
        }}
      >
        <SimpleGrid cols={{ base: 1, xs: 2, md: 5 }} mb="lg" style={{ alignItems: 'end' }}>
          <TextInput
            label="Registro"
            description="Por exemplo: projeto ou projeto:12"
            value={digitado.registro}
            onChange={(event) => mudar({ registro: event.currentTarget.value })}
          />
          <NativeSelect
            label="Pessoa"
            value={digitado.pessoa}
            data={[
              { value: '', label: 'Todas' },
              ...(professores.data ?? []).map((um) => ({
                value: String(um.id),
                label: pessoaNaLista(um, um.unidade.nome),
              })),
            ]}
            onChange={(event) => mudar({ pessoa: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label="De"
            value={digitado.de}
            onChange={(event) => mudar({ de: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label="Até"
            value={digitado.ate}
            onChange={(event) => mudar({ ate: event.currentTarget.value })}
          />
          <Button type="submit">Filtrar</Button>
        </SimpleGrid>
      </FilterForm>
      {professores.isError && (
        <ProblemNotice error={professores.error} onRetry={() => void professores.refetch()} />
      )}
      <PagedTable
        caption="Atos"
        captionHidden
        paged={paged}
        query={atos}
        size={ATOS_POR_PAGINA}
        of="atos"
        rowKey={({ id }) => id}
        empty={<EmptyState title="Nenhum ato com este filtro." />}
        columns={COLUNAS_DA_AUDITORIA}
      />
    </>
  );
}
