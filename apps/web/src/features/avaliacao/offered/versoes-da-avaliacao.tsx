import { Box, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatarInstante } from '../../../lib/format/format.ts';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import { type VersaoDaAvaliacao, versoesDaAvaliacaoQuery } from '../api.ts';

/** The versions concluded before each reopening, newest first; nothing where there was none. */
export default function VersoesDaAvaliacao(props: {
  readonly aprovacao: number;
  /** For its evaluator, until they conclude it again: the reason of the reopening comes first. */
  readonly espera?: boolean;
}) {
  const { aprovacao, espera = false } = props;
  const { data = [], error, refetch } = useQuery(versoesDaAvaliacaoQuery(aprovacao));
  if (error !== null) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  const [ultima] = data;
  if (ultima === undefined) return null;
  const versoes = data.map((versao) => <Versao key={versao.id} versao={versao} />);
  if (!espera) return <Box mt="sm">{versoes}</Box>;
  return (
    <Box mb="md">
      <Notice
        kind="warning"
        title={`A administração reabriu esta avaliação em ${formatarInstante(ultima.reabertaEm)}`}
      >
        <Text style={{ whiteSpace: 'pre-line' }}>Motivo: {ultima.motivo}</Text>
        <Text mt={4}>
          As notas e o parecer estão como você os deixou. Mude o que for preciso e conclua de novo.
        </Text>
        {versoes}
      </Notice>
    </Box>
  );
}

function Versao({ versao }: { readonly versao: VersaoDaAvaliacao }) {
  const { avaliador, notas, total, parecer, concluidaEm, motivo, reabertaPor, reabertaEm } = versao;
  const quando = concluidaEm === null ? '' : ` em ${formatarInstante(concluidaEm)}`;
  const quem = reabertaPor === null ? '' : ` por ${reabertaPor.nome}`;
  return (
    <details>
      <summary>
        Versão concluída{quando}, total {formatarNota(total)}
      </summary>
      <ReadOnlyList
        items={[
          { label: 'Avaliador', value: avaliador.nome },
          ...notas.flatMap(({ nome, maximo, valor, parecer: escrito }) => [
            { label: nome, value: `${formatarNota(valor)} de ${formatarNota(maximo)}` },
            ...(escrito ? [{ label: `Parecer sobre ${nome}`, value: escrito }] : []),
          ]),
          { label: 'Total', value: formatarNota(total) },
        ]}
      />
      <Texto titulo="Parecer">{parecer || 'sem parecer'}</Texto>
      <Texto titulo={`Reaberta${quem} em ${formatarInstante(reabertaEm)}`}>{motivo}</Texto>
    </details>
  );
}

/** Over the full width, because it may be long. */
function Texto(props: { readonly titulo: string; readonly children: string }) {
  return (
    <>
      <Text mt="sm" fw={600}>
        {props.titulo}
      </Text>
      <Text style={{ whiteSpace: 'pre-line' }}>{props.children}</Text>
    </>
  );
}
