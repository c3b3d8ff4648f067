import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { MENSAGENS_RANQUE as M } from '@instrutoria/domain/ranque/messages.ts';
import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { POR_PAGINA } from '../../../lib/server/page-query.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { ehPagina, useAddressFields } from '../../../lib/use-address-fields.ts';
import { DownloadButton } from '../../../ui/files/download-button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { editaisQuery } from '../../edital/api.ts';
import { EditalSelect } from '../../edital/offered/edital-select.tsx';
import { baixarRanque, ranqueQuery } from '../api.ts';
import { TabelaDoRanque } from './tabela-do-ranque.tsx';

/** The call and the page are in the address. */
const CAMPOS = {
  edital: (texto: string) => /^[1-9]\d{0,8}$/.test(texto),
  pagina: ehPagina,
} as const;
const NUMERO = { 'TIPO I': 'I', 'TIPO II': 'II' } as const;

export function Ranque({ tipo }: { readonly tipo: TipoDeProjeto }) {
  const { values, change } = useAddressFields(CAMPOS);
  const edital = values.edital === undefined ? undefined : Number(values.edital);
  const page = Number(values.pagina ?? 1);
  const editais = useQuery(editaisQuery);
  const ranque = useQuery(ranqueQuery(tipo, edital, page));
  const podeExportar = podeAdministrar(useSessao()?.usuario);
  const outro = tipo === 'TIPO I' ? 'TIPO II' : 'TIPO I';

  return (
    <>
      <PageHeader
        oneLine
        title={`Ranque ${NUMERO[tipo]}`}
        crumbs={[{ label: 'Início', to: '/menu' }]}
        description={
          ranque.data?.data.some(({ notas }) => notas !== undefined)
            ? 'Ordem: total e, depois, os desempates do barema deste edital. Quem empata em tudo divide a posição.'
            : 'Ordem: total; total da fase 1; adequação; relevância; metodologia; organização; menor taxa de sucesso média (TSD); envio mais antigo. Quem empata em tudo divide a posição.'
        }
        actions={
          <>
            {podeExportar && (
              <DownloadButton
                label={`Planilha do ${tipo}`}
                fileName={`ranque_tipo${NUMERO[tipo]}.xlsx`}
                load={() => baixarRanque(tipo, edital)}
              />
            )}
            <Link to={tipo === 'TIPO I' ? '/ranque_tipo2' : '/ranque_tipo1'}>Ranque {NUMERO[outro]}</Link>
          </>
        }
      />
      <Group align="flex-end" mb="md">
        <EditalSelect
          editais={(editais.data ?? []).filter((e) => e.tipoProjeto === tipo && e.fase !== 'submissao')}
          value={edital}
          todos="O mais recente em avaliação"
          onChange={(id) => change({ edital: id?.toString() })}
        />
      </Group>
      {editais.isError && <ProblemNotice error={editais.error} onRetry={() => void editais.refetch()} />}
      {ranque.isError ? (
        <ProblemNotice error={ranque.error} onRetry={() => void ranque.refetch()} />
      ) : (
        <TabelaDoRanque tipo={tipo} rows={ranque.data?.data} empty={<EmptyState title={M.rankingVazio} />} />
      )}
      <Pager
        page={page}
        size={POR_PAGINA}
        total={ranque.data?.total}
        of="projetos"
        onChange={(para) => change({ pagina: para === 1 ? undefined : String(para) })}
      />
    </>
  );
}
