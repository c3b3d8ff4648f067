import { podeAdministrar, podeSerDesignado } from '@instrutoria/domain/conta/policies.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { MENSAGENS_RANQUE as M } from '@instrutoria/domain/ranque/messages.ts';
import { editalDoRanque } from '@instrutoria/domain/ranque/rules/edital-do-ranque.ts';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { POR_PAGINA } from '../../../lib/server/page-query.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { ehPagina, toPage, useAddressFields } from '../../../lib/use-address-fields.ts';
import { DownloadButton } from '../../../ui/files/download-button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { Pager } from '../../../ui/tables/pager.tsx';
import { editaisQuery } from '../../edital/api.ts';
import { EditalSelect } from '../../edital/offered/edital-select.tsx';
import { baixarRanque, type LinhaDoRanque, lerRanqueInteiro, ranqueQuery } from '../api.ts';
import FolhaDoRanque from '../offered/folha-do-ranque.tsx';
import { TabelaDoRanque } from './tabela-do-ranque.tsx';

/** The call and the page are in the address. */
const CAMPOS = {
  edital: (texto: string) => /^[1-9]\d{0,8}$/.test(texto),
  pagina: ehPagina,
} as const;
const NUMERO = { 'TIPO I': 'I', 'TIPO II': 'II' } as const;

/** Every row is read before the paper is made; until then, and after it, the page prints itself. */
function useImpressao(tipo: TipoDeProjeto, edital: number | undefined) {
  const [linhas, setLinhas] = useState<readonly LinhaDoRanque[] | null>(null);
  const [lendo, setLendo] = useState(false);
  const imprimir = async () => {
    if (edital === undefined) return;
    setLendo(true);
    try {
      const lidas = await lerRanqueInteiro(tipo, edital);
      flushSync(() => setLinhas(lidas));
      globalThis.addEventListener('afterprint', () => setLinhas(null), { once: true });
      globalThis.print();
    } catch (error) {
      notify.failure(error);
    } finally {
      setLendo(false);
    }
  };
  return { linhas, lendo, imprimir };
}

export function Ranque({ tipo }: { readonly tipo: TipoDeProjeto }) {
  const { values, change } = useAddressFields(CAMPOS);
  const edital = values.edital === undefined ? undefined : Number(values.edital);
  const page = Number(values.pagina ?? 1);
  const editais = useQuery(editaisQuery);
  const ranque = useQuery(ranqueQuery(tipo, edital, page));
  const usuario = useSessao()?.usuario;
  const podeExportar = podeAdministrar(usuario);
  // An evaluator reads only the projects that they scored.
  const podeImprimir = !podeSerDesignado(usuario);
  const daFolha = editais.data?.find(({ id }) => id === edital) ?? editalDoRanque(editais.data ?? [], tipo);
  const impressao = useImpressao(tipo, daFolha?.id);
  const { linhas } = impressao;
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
            {podeImprimir && daFolha !== null && (
              <Button
                variant="default"
                loading={impressao.lendo}
                disabled={!ranque.data?.data.length}
                onClick={() => void impressao.imprimir()}
              >
                Imprimir
              </Button>
            )}
            <Link className="no-print" to={tipo === 'TIPO I' ? '/ranque_tipo2' : '/ranque_tipo1'}>
              Ranque {NUMERO[outro]}
            </Link>
          </>
        }
      />
      <p className="print-only">{daFolha?.nome}</p>
      <Group align="flex-end" mb="md" className="no-print">
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
        onChange={(para) => change(toPage(para))}
      />
      {linhas !== null && daFolha !== null && (
        <FolhaDoRanque
          titulo={`Ranque ${NUMERO[tipo]}`}
          edital={daFolha}
          quantas={linhas.length}
          linhas={() => linhas}
        />
      )}
    </>
  );
}
