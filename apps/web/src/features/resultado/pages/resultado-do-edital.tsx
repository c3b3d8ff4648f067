import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { recursosPorExtenso } from '@instrutoria/domain/recurso/rules/recursos-em-numeros.ts';
import {
  justificativaPorExtenso,
  nomeDoResultado,
  processoPorExtenso,
  versaoPorExtenso,
} from '@instrutoria/domain/resultado/messages.ts';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { OpenPage } from '../../../app/open-page.tsx';
import { formatarInstante } from '../../../lib/format/format.ts';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { instituicaoQuery } from '../../configuracao/api.ts';
import { TextosPublicos } from '../../publicacao/offered/textos-publicos.tsx';
import { SorteiosPublicados } from '../../sorteio/offered/sorteios-publicados.tsx';
import { resultadosQuery, versaoQuery } from '../api.ts';
import { CriteriosPublicados } from '../components/criterios-publicados.tsx';
import { MudancasDaVersao } from '../components/mudancas-da-versao.tsx';
import { ProjetosPublicados } from '../components/projetos-publicados.tsx';
import { VersoesDoResultado } from '../components/versoes-do-resultado.tsx';

type ResultadoLido = AnswerOf<Api['lerResultados']> & Partial<AnswerOf<Api['lerVersao']>>;

export default function ResultadoDoEdital() {
  const id = useIdOfPath();
  const { numero } = useParams();
  const versao = numero === undefined ? undefined : Number(numero);
  const emVigor = useQuery({ ...resultadosQuery(id), enabled: id > 0 && versao === undefined });
  const antiga = useQuery(versaoQuery(id, versao ?? 0));
  const query = versao === undefined ? emVigor : antiga;
  return (
    <OpenPage wide>
      {id === 0 ? (
        <>
          <PageHeader title="Resultado" />
          <EmptyState title="Este resultado não existe." />
        </>
      ) : (
        <>
          {query.data === undefined && <PageHeader title="Resultado" />}
          <QueryState query={query}>{(lido: ResultadoLido) => <Resultado lido={lido} />}</QueryState>
        </>
      )}
    </OpenPage>
  );
}

function Resultado({ lido }: { readonly lido: ResultadoLido }) {
  const { edital, versao, projetos, recursos, criterios, emVigor = true } = lido;
  const { data: instituicao } = useQuery(instituicaoQuery);
  return (
    <Stack gap="md" align="stretch">
      <div style={{ marginBottom: '-1rem' }}>
        <Text className="print-only" fw={600}>
          {instituicao?.nome}
        </Text>
        <PageHeader
          title={`${nomeDoResultado(edital, versao)}: ${edital.nome}`}
          crumbs={[{ label: 'Resultados', to: '/resultados' }]}
          description={[
            ...(edital.processo === undefined ? [] : [`${processoPorExtenso(edital.processo)}.`]),
            versaoPorExtenso(versao, edital, formatarInstante),
          ].join(' ')}
          actions={
            <Button
              className="no-print"
              variant="default"
              leftSection={<IconPrinter aria-hidden size={18} />}
              onClick={() => globalThis.print()}
            >
              Imprimir
            </Button>
          }
        />
      </div>
      {!emVigor && (
        <Notice kind="warning" title="Esta versão não está mais em vigor">
          <Anchor component={Link} to={`/resultados/${edital.id}`}>
            Ver o resultado em vigor
          </Anchor>
        </Notice>
      )}
      {versao.justificativa !== null && <Text>{justificativaPorExtenso(versao)}</Text>}
      <ProjetosPublicados nome={edital.nome} projetos={projetos} />
      {criterios !== undefined && <CriteriosPublicados criterios={criterios} />}
      {recursos !== undefined && (
        <Part title="Recursos">
          <Text>{recursosPorExtenso(recursos).join(' ')}</Text>
        </Part>
      )}
      {lido.sorteios === true && <SorteiosPublicados edital={edital.id} />}
      <TextosPublicos edital={edital.id} />
      <MudancasDaVersao key={versao.numero} edital={edital.id} lida={versao} />
      <VersoesDoResultado edital={edital.id} lida={versao} />
    </Stack>
  );
}
