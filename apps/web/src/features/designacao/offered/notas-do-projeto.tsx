import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Anchor, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { latePart } from '../../../ui/drafts/late.tsx';
import { Loading } from '../../../ui/status/loading.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { aprovacaoDoProjetoQuery, designacaoQuery } from '../../avaliacao/api.ts';
import AvaliacaoConcluida from '../../avaliacao/offered/avaliacao-concluida.tsx';
import VersoesDaAvaliacao from '../../avaliacao/offered/versoes-da-avaliacao.tsx';

const NotasDeVarios = latePart(() => import('../components/notas-de-varios.tsx'));

const AINDA_NAO = 'As notas e o parecer aparecem aqui quando a avaliação for concluída.';

/** The scores and the opinion, once they are concluded; for administrators. */
export function NotasDoProjeto({ projeto }: { readonly projeto: Projeto }) {
  const { id, edital } = projeto;
  const designacao = useQuery(designacaoQuery(projeto));
  const avaliacao = designacao.data?.avaliacao ?? null;
  const concluida = avaliacao?.ja_foi_avaliado === true;
  const publicado = foiPublicado({ fase: edital?.fase ?? 'submissao' });
  const aprovacao = useQuery({
    ...aprovacaoDoProjetoQuery(id),
    enabled: concluida && !publicado && avaliacao.avaliadores === undefined,
  });
  return (
    <section aria-label="Avaliação">
      <Title order={2} mb="xs">
        Avaliação
      </Title>
      {publicado ? (
        <Anchor component={Link} to={`/projetos/${id}/resultado`}>
          As notas, o parecer e o resultado
        </Anchor>
      ) : avaliacao?.avaliadores !== undefined ? null : concluida ? (
        <QueryState query={aprovacao}>{(lida) => <AvaliacaoConcluida aprovacao={lida} />}</QueryState>
      ) : (
        <Text>{AINDA_NAO}</Text>
      )}
      {avaliacao?.avaliadores !== undefined && (
        <NotasDeVarios waiting={<Loading />} projeto={projeto} avaliacao={avaliacao} />
      )}
      {avaliacao !== null && <VersoesDaAvaliacao aprovacao={avaliacao.id} />}
    </section>
  );
}
