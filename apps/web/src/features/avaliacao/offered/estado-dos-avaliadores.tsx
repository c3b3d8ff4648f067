import { Text } from '@mantine/core';
import { Tag } from '../../../ui/page/tag.tsx';
import type { Designacao } from '../api.ts';
import { quantosDeVarios } from './designados.ts';
import { AtrasoDaAvaliacao, EstadoDaAvaliacao } from './estado-da-avaliacao.tsx';

type Avaliacao = NonNullable<Designacao['avaliacao']>;
export type UmDeVarios = NonNullable<Avaliacao['avaliadores']>[number];

/** The state of one evaluator among several. */
export function EstadoDeUm({ um }: { readonly um: UmDeVarios }) {
  const { declarou, semDireito, ...dele } = um;
  return (
    <>
      <EstadoDaAvaliacao
        avaliacao={{ ...dele, avaliadorSemDireito: semDireito, avaliadorDeclarou: declarou }}
      />{' '}
      <AtrasoDaAvaliacao atraso={um.atraso} />
    </>
  );
}

/** The state of a project with several evaluators, as one badge and in numbers. */
export function EstadoDosAvaliadores(props: {
  readonly avaliacao: Pick<
    Avaliacao,
    'aceito' | 'atraso' | 'avaliador' | 'avaliadores' | 'divergente' | 'exigidos' | 'ja_foi_avaliado'
  >;
}) {
  const { avaliacao } = props;
  const faltam = (avaliacao.exigidos ?? 0) - (avaliacao.avaliadores?.length ?? 0);
  return (
    <>
      {avaliacao.divergente === true ? (
        <Tag tone="warning">totais divergentes</Tag>
      ) : avaliacao.ja_foi_avaliado ? (
        <Tag tone="good">concluída</Tag>
      ) : faltam > 0 ? (
        <Tag tone="warning">{faltam === 1 ? 'falta 1 avaliador' : `faltam ${faltam} avaliadores`}</Tag>
      ) : (
        <Tag tone="info">em avaliação</Tag>
      )}
      <Text size="sm">{quantosDeVarios(avaliacao)}</Text>
    </>
  );
}
