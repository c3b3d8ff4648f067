import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../../../lib/server/api-error.ts';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { Notice } from '../../../../ui/page/notice.tsx';
import { PageHeader } from '../../../../ui/page/page-header.tsx';
import { QueryState } from '../../../../ui/status/query-state.tsx';
import { type Aprovacao, aprovacaoDoProjetoQuery } from '../../api.ts';
import AvaliacaoConcluida from '../../offered/avaliacao-concluida.tsx';

export type AprovacaoPropria = Aprovacao & { readonly id: number; readonly versao: number };

export function useProjetoDaBusca(): number {
  const [search] = useSearchParams();
  const id = Number(search.get('projeto'));
  return Number.isInteger(id) && id > 0 ? id : 0;
}

/** The assessment; anybody except the evaluator gets a text that they do not evaluate it (E-AVALIACAO-4). */
export function AprovacaoDoProjeto(props: {
  readonly projeto: number;
  readonly title: string;
  readonly children: (aprovacao: AprovacaoPropria) => ReactNode;
}) {
  const { projeto, title, children } = props;
  const query = useQuery(aprovacaoDoProjetoQuery(projeto));
  const naoE = query.error instanceof ApiError && [403, 404].includes(query.error.status);
  const recusa = (
    <>
      <PageHeader title={title} crumbs={[{ label: 'Projetos a avaliar', to: '/projetos_avaliar' }]} />
      <div role="alert">
        <EmptyState title={M.naoEhAvaliador} />
      </div>
    </>
  );
  if (projeto === 0 || naoE) return recusa;
  return (
    <>
      {query.data === undefined && (
        <PageHeader title={title} crumbs={[{ label: 'Projetos a avaliar', to: '/projetos_avaliar' }]} />
      )}
      <QueryState query={query}>
        {(aprovacao) => {
          const { id, versao, foiAvaliador } = aprovacao;
          if (id === null || versao === null || foiAvaliador !== true) return recusa;
          if (aprovacao.ja_foi_avaliado === true) {
            return (
              <>
                <PageHeader
                  title={title}
                  crumbs={[{ label: 'Projetos a avaliar', to: '/projetos_avaliar' }]}
                />
                <Stack gap="lg">
                  <Notice kind="success" title={M.jaConcluida} />
                  <AvaliacaoConcluida aprovacao={aprovacao} />
                </Stack>
              </>
            );
          }
          return children({ ...aprovacao, id, versao });
        }}
      </QueryState>
    </>
  );
}
