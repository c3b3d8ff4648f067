import { podeDesignar } from '@instrutoria/domain/designacao/rules/passos-da-designacao.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../../ui/status/query-state.tsx';
import {
  type Aprovacao,
  type AvaliacaoEntreVarias,
  aprovacaoDoProjetoQuery,
  avaliacoesDoProjetoQuery,
  type Designacao,
} from '../../avaliacao/api.ts';
import { CompararAvaliacoes } from '../../avaliacao/offered/comparar-avaliacoes.tsx';
import { notasPorAvaliador, temTodas } from '../../avaliacao/offered/notas-por-avaliador.ts';
import { regrasQuery } from '../../edital/api.ts';
import { Divergencia } from './divergencia.tsx';

interface DoProjeto {
  readonly projeto: Projeto;
  readonly avaliacao: NonNullable<Designacao['avaliacao']>;
}

/** The score of each evaluator, the combined one, and the act where they are far apart; for administrators. */
export default function NotasDeVarios({ projeto, avaliacao }: DoProjeto) {
  const aprovacao = useQuery(aprovacaoDoProjetoQuery(projeto.id));
  const avaliacoes = useQuery(avaliacoesDoProjetoQuery(avaliacao.id));
  return (
    <QueryState query={aprovacao}>
      {({ barema }) => (
        <QueryState query={avaliacoes}>
          {(lidas) =>
            barema !== undefined && (
              <Lidas projeto={projeto} avaliacao={avaliacao} barema={barema} avaliacoes={lidas} />
            )
          }
        </QueryState>
      )}
    </QueryState>
  );
}

function Lidas(
  props: DoProjeto & {
    readonly barema: NonNullable<Aprovacao['barema']>;
    readonly avaliacoes: readonly AvaliacaoEntreVarias[];
  },
) {
  const { projeto, avaliacao, barema, avaliacoes } = props;
  const regras = useQuery(regrasQuery(projeto.edital?.id ?? 0));
  const fase = projeto.edital?.fase ?? 'submissao';
  if (avaliacoes.every(({ ja_foi_avaliado }) => !ja_foi_avaliado)) {
    return <Text>As notas e os pareceres aparecem aqui, lado a lado, à medida que são concluídos.</Text>;
  }
  const todas = temTodas(avaliacoes, avaliacao.exigidos ?? 0);
  return (
    <QueryState query={regras}>
      {({ regras: doEdital }) => {
        const { combinacao } = doEdital;
        const linhas = notasPorAvaliador(barema, avaliacoes, { combinacao, todas });
        return (
          <Stack gap="md">
            <Divergencia
              {...{ projeto, avaliacao, avaliacoes }}
              regras={doEdital}
              combinado={linhas.at(-1)?.combinada ?? null}
              emAvaliacao={podeDesignar(fase)}
            />
            <CompararAvaliacoes {...{ avaliacoes, linhas, todas }} regras={doEdital} />
          </Stack>
        );
      }}
    </QueryState>
  );
}
