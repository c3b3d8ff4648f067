import { Anchor, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { podeVer } from '../../../app/who.ts';
import { formatarInstante } from '../../../lib/format.ts';
import { useSessao } from '../../../lib/session.ts';
import { useAddressFields } from '../../../lib/use-address-fields.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NoWrap } from '../../../ui/no-wrap.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { editaisQuery } from '../../edital/api.ts';
import { comissaoQuery, type SessaoNaLista, sessoesQuery } from '../api.ts';
import { AbrirSessao } from '../components/abrir-sessao.tsx';
import classes from '../components/sessao.module.css';
import { TagDaSessao } from '../components/tag-da-sessao.tsx';

const CAMPOS = { edital: (texto: string) => /^[1-9]\d{0,8}$/.test(texto) } as const;

const COLUNAS = [
  {
    key: 'numero',
    title: 'Sessão',
    rowHeader: true,
    cell: ({ id, numero }: SessaoNaLista) => (
      <Anchor component={Link} to={`/sessoes_da_comissao/${id}`} className={classes.alvo}>
        {numero}ª sessão
      </Anchor>
    ),
  },
  { key: 'edital', title: 'Edital', cell: ({ edital }: SessaoNaLista) => edital.nome },
  { key: 'quando', title: 'Aberta em', cell: ({ abertaEm }: SessaoNaLista) => formatarInstante(abertaEm) },
  { key: 'local', title: 'Local', cell: ({ local }: SessaoNaLista) => local },
  {
    key: 'estado',
    title: 'Situação',
    cell: ({ estado }: SessaoNaLista) => <TagDaSessao estado={estado} />,
  },
  {
    key: 'ata',
    title: 'Ata',
    cell: ({ ata }: SessaoNaLista) => (ata === null ? '—' : <NoWrap>{`nº ${ata.numero}/${ata.ano}`}</NoWrap>),
  },
] as const;

/** Of one call, with the way to open the next; without a call in the address, those of every call. */
export default function Sessoes() {
  const { values } = useAddressFields(CAMPOS);
  const edital = Number(values.edital ?? 0);
  const tipo = useSessao()?.usuario.tipo;
  const sessoes = useQuery(sessoesQuery(edital));
  const conduz = podeVer('lerComissao', tipo);
  const comissao = useQuery(comissaoQuery(edital, conduz));
  const doEdital = edital > 0 && conduz;
  const editais = useQuery({ ...editaisQuery, enabled: doEdital });
  const nome = editais.data?.find(({ id }) => id === edital)?.nome ?? 'Edital';
  return (
    <>
      <PageHeader
        title="Sessões da comissão"
        crumbs={
          doEdital ? [{ label: nome, to: `/editais/${edital}/decisao` }] : [{ label: 'Início', to: '/menu' }]
        }
        description="As reuniões em que a comissão decide as bolsas, com a pauta na ordem do ranque, e as suas atas."
      />
      <Stack gap="lg">
        <QueryState query={sessoes}>
          {(linhas) => (
            <DataTable
              caption="Sessões"
              captionHidden
              columns={COLUNAS}
              rows={linhas}
              rowKey={({ id }) => id}
              empty={
                <EmptyState
                  title={conduz ? 'Nenhuma sessão ainda.' : 'Você ainda não participou de nenhuma sessão.'}
                />
              }
            />
          )}
        </QueryState>
        {doEdital && (
          <QueryState query={comissao}>
            {(lida) => <AbrirSessao edital={edital} comissao={lida} />}
          </QueryState>
        )}
      </Stack>
    </>
  );
}
