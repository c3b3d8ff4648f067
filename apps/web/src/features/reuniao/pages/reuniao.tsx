import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { podeVer } from '../../../app/shell/who.ts';
import { formatarInstante } from '../../../lib/format/format.ts';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { useAddressFields } from '../../../lib/use-address-fields.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { type Reuniao, reuniaoQuery } from '../api.ts';
import { Agenda } from '../components/agenda.tsx';
import { Atas } from '../components/atas.tsx';
import { AtosDaReuniao } from '../components/atos-da-reuniao.tsx';
import { ItemNaTela } from '../components/item-na-tela.tsx';
import { Presencas } from '../components/presencas.tsx';
import { TagDaReuniao } from '../components/tag-da-reuniao.tsx';

const CAMPOS = { item: (texto: string) => /^[1-9]\d{0,8}$/.test(texto) } as const;

export default function PaginaDaReuniao() {
  const id = useIdOfPath();
  const reuniao = useQuery(reuniaoQuery(id));
  const conduz = podeVer('lerComissao', useSessao()?.usuario.tipo);
  const lida = reuniao.data;
  return (
    <>
      <PageHeader
        title={lida === undefined ? 'Sessão da comissão' : `${lida.numero}ª sessão da comissão`}
        crumbs={[
          {
            label: 'Sessões da comissão',
            to:
              lida !== undefined && conduz
                ? `/sessoes_da_comissao?edital=${lida.edital.id}`
                : '/sessoes_da_comissao',
          },
        ]}
        description={
          lida !== undefined && (
            <>
              {lida.edital.nome} · {lida.local} · aberta em {formatarInstante(lida.abertaEm)}{' '}
              <TagDaReuniao estado={lida.estado} />
            </>
          )
        }
      />
      <QueryState query={reuniao}>{(uma) => <Partes reuniao={uma} conduz={conduz} />}</QueryState>
    </>
  );
}

function Partes({ reuniao, conduz }: { readonly reuniao: Reuniao; readonly conduz: boolean }) {
  const { values, change } = useAddressFields(CAMPOS);
  const ir = (projeto: number | undefined) =>
    change({ item: projeto === undefined ? undefined : String(projeto) });
  if (values.item !== undefined) {
    const item = reuniao.itens.find(({ projeto }) => projeto.id === Number(values.item));
    return item === undefined ? (
      <EmptyState title="Este item não está na sua pauta.">
        <a href={`/sessoes_da_comissao/${reuniao.id}`}>Voltar à pauta</a>
      </EmptyState>
    ) : (
      <ItemNaTela key={item.projeto.id} reuniao={reuniao} item={item} onIr={ir} />
    );
  }
  return (
    <Stack gap="lg">
      <AtosDaReuniao reuniao={reuniao} />
      <Atas reuniao={reuniao} />
      <Agenda reuniao={reuniao} onIr={ir} />
      <Presencas reuniao={reuniao} conduz={conduz} />
    </Stack>
  );
}
