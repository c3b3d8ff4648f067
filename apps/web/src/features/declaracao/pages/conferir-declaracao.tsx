import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_DECLARACAO as M } from '@instrutoria/domain/declaracao/messages.ts';
import { textoDaDeclaracao } from '@instrutoria/domain/declaracao/rules/texto.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { OpenPage } from '../../../app/open-page.tsx';
import { formatarInstante } from '../../../lib/format/format.ts';
import { ApiError } from '../../../lib/server/api-error.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import { verificacaoQuery } from '../api.ts';
import { FraseDaDeclaracao } from '../components/frase-da-declaracao.tsx';

export default function ConferirDeclaracao() {
  const { codigo = '' } = useParams();
  const query = useQuery(verificacaoQuery(codigo));
  const desconhecida = query.error instanceof ApiError && query.error.status === 404;
  return (
    <OpenPage>
      <PageHeader title="Conferir declaração" />
      {desconhecida ? (
        <div role="alert">
          <EmptyState title={M.naoEncontrada}>
            Nenhuma declaração foi emitida com o código <b>{codigo}</b>. Confira se o código foi digitado como
            está no papel.
          </EmptyState>
        </div>
      ) : (
        <QueryState query={query}>{(declaracao) => <Veredito declaracao={declaracao} />}</QueryState>
      )}
    </OpenPage>
  );
}

function Veredito({ declaracao }: { readonly declaracao: AnswerOf<Api['verificarDeclaracao']> }) {
  const { situacao, codigo, emitidaEm, revogadaEm, instituicao, programa } = declaracao;
  return (
    <Stack gap="lg" align="stretch">
      {situacao === 'VALIDA' ? (
        <Notice kind="success" title="Esta declaração é VÁLIDA.">
          O papel deve dizer exatamente o que está abaixo.
        </Notice>
      ) : (
        <Notice kind="error" title="Esta declaração foi REVOGADA e não vale mais.">
          O papel, mesmo que pareça em ordem, não deve ser aceito.
        </Notice>
      )}
      <Panel title="O que a declaração diz">
        <Stack gap="md" align="stretch">
          <FraseDaDeclaracao frase={textoDaDeclaracao(declaracao)} />
          <ReadOnlyList
            items={[
              { label: 'Instituição', value: instituicao },
              { label: 'Programa', value: programa },
              { label: 'Código', value: codigo },
              { label: 'Emitida em', value: formatarInstante(emitidaEm) },
              ...(revogadaEm === null ? [] : [{ label: 'Revogada em', value: formatarInstante(revogadaEm) }]),
            ]}
          />
        </Stack>
      </Panel>
    </Stack>
  );
}
