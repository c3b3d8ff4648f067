import { Anchor, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { podeVer } from '../../../app/shell/who.ts';
import { formatarInstante } from '../../../lib/format/format.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { useAddressFields } from '../../../lib/use-address-fields.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { NoWrap } from '../../../ui/page/no-wrap.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { editaisQuery } from '../../edital/api.ts';
import { comissaoQuery, type ReuniaoNaLista, reunioesQuery } from '../api.ts';
import { AbrirReuniao } from '../components/abrir-reuniao.tsx';
import classes from '../components/reuniao.module.css';
import { TagDaReuniao } from '../components/tag-da-reuniao.tsx';

const CAMPOS = { edital: (texto: string) => /^[1-9]\d{0,8}$/.test(texto) } as const;

const COLUNAS = [
  {
    key: 'numero',
    title: 'Sessão',
    rowHeader: true,
    cell: ({ id, numero }: ReuniaoNaLista) => (
      <Anchor component={Link} to={`/sessoes_da_comissao/${id}`} className={classes.alvo}>
        {numero}ª sessão
      </Anchor>
    ),
  },
  { key: 'edital', title: 'Edital', cell: ({ edital }: ReuniaoNaLista) => edital.nome },
  { key: 'quando', title: 'Aberta em', cell: ({ abertaEm }: ReuniaoNaLista) => formatarInstante(abertaEm) },
  { key: 'local', title: 'Local', cell: ({ local }: ReuniaoNaLista) => local },
  {
    key: 'estado',
    title: 'Situação',
    cell: ({ estado }: ReuniaoNaLista) => <TagDaReuniao estado={estado} />,
  },
  {
    key: 'ata',
    title: 'Ata',
    cell: ({ ata }: ReuniaoNaLista) =>
      ata === null ? '—' : <NoWrap>{`nº ${ata.numero}/${ata.ano}`}</NoWrap>,
  },
] as const;

/**
 * The meetings of one call, with the form to open the next; without a call in the address, those of all
 * calls.
 */
export default function Reunioes() {
  const { values } = useAddressFields(CAMPOS);
  const edital = Number(values.edital ?? 0);
  const tipo = useSessao()?.usuario.tipo;
  const reunioes = useQuery(reunioesQuery(edital));
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
        <QueryState query={reunioes}>
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
            {(lida) => <AbrirReuniao edital={edital} comissao={lida} />}
          </QueryState>
        )}
      </Stack>
    </>
  );
}
