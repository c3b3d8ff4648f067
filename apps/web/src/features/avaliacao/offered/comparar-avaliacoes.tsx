import { NOMES_DAS_COMBINACOES } from '@instrutoria/domain/avaliacao/messages.ts';
import type { RegrasDosAvaliadores } from '@instrutoria/domain/avaliacao/rules/combinar.ts';
import { Text, Title } from '@mantine/core';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { WorkTable } from '../../../ui/tables/work-table.tsx';
import type { AvaliacaoEntreVarias } from '../api.ts';
import { combinacaoPorExtenso } from './combinacao-por-extenso.ts';
import classes from './comparar-avaliacoes.module.css';
import type { LinhaDeNotas } from './notas-por-avaliador.ts';

const criterioDe = ({ nome, maximo, peso }: LinhaDeNotas) => {
  const pesa = peso === 1 ? '' : `, peso ${formatarNota(peso)}`;
  return maximo === null ? nome : `${nome} (até ${formatarNota(maximo)}${pesa})`;
};
/** Compares the evaluators: by number as in the result, or by name if the reader may see it. */
const nomeDe = ({ numero, avaliador }: AvaliacaoEntreVarias) =>
  avaliador === null ? `Avaliador ${numero}` : `Avaliador ${numero}: ${avaliador.nome}`;

/** The scores by criterion with their difference and combined value, then the opinions. */
export function CompararAvaliacoes(props: {
  readonly avaliacoes: readonly AvaliacaoEntreVarias[];
  readonly linhas: readonly LinhaDeNotas[];
  /** All required assessments are concluded. */
  readonly todas: boolean;
  readonly regras: Pick<RegrasDosAvaliadores, 'combinacao'>;
}) {
  const { avaliacoes, linhas, todas, regras } = props;
  const combinacao = NOMES_DAS_COMBINACOES[regras.combinacao];
  const titulo = combinacao.replace(/^m/, 'M');
  return (
    <>
      <WorkTable
        caption="Notas lado a lado"
        shortNames
        rows={linhas}
        waiting={false}
        rowKey={({ codigo }) => codigo ?? ':total'}
        columns={[
          { key: 'criterio', title: 'Critério', rowHeader: true, cell: criterioDe },
          ...avaliacoes.map(({ numero }, i) => ({
            ...{ key: `avaliador-${numero}`, title: `Avaliador ${numero}`, align: 'end' as const },
            cell: ({ valores }: LinhaDeNotas) => formatarNota(valores[i] ?? null),
          })),
          {
            ...{ key: 'diferenca', title: 'Diferença', align: 'end' },
            cell: ({ diferenca }) => formatarNota(diferenca),
          },
          {
            ...{ key: 'combinada', title: titulo, align: 'end' },
            cell: ({ combinada }) => <b>{formatarNota(combinada)}</b>,
          },
        ]}
        under={({ valores, diferenca, combinada }) => (
          <>
            {avaliacoes.map(({ numero }, i) => (
              <span key={numero}>
                Avaliador {numero}: {formatarNota(valores[i] ?? null)}
              </span>
            ))}
            <span>Diferença: {formatarNota(diferenca)}</span>
            <b>
              {titulo}: {formatarNota(combinada)}
            </b>
          </>
        )}
        empty={null}
      />
      <Text size="sm" mt="xs">
        {todas
          ? combinacaoPorExtenso(regras.combinacao, avaliacoes.length)
          : `A ${combinacao} se faz quando todos concluem; de quem não concluiu nada se lê aqui.`}
      </Text>
      <div className={classes.opinions}>
        {avaliacoes.map((uma) => (
          <Parecer key={uma.numero} avaliacao={uma} />
        ))}
      </div>
    </>
  );
}

/** One evaluator's texts: for each criterion that requires one, then the whole. */
export function Parecer(props: {
  readonly avaliacao: AvaliacaoEntreVarias;
  /** The scores too, where no table shows them. */
  readonly comNotas?: boolean;
}) {
  const { avaliacao, comNotas = false } = props;
  const { ja_foi_avaliado, total, parecer, notas } = avaliacao;
  return (
    <section className={classes.opinion} aria-label={nomeDe(avaliacao)}>
      <Title order={3} size="h4">
        {nomeDe(avaliacao)}
      </Title>
      {ja_foi_avaliado ? (
        <>
          <Text>Total: {formatarNota(total)}</Text>
          {comNotas && (
            <ul>
              {notas.map(({ nome, maximo, valor }) => (
                <li key={nome}>
                  {nome}: {formatarNota(valor)} de {formatarNota(maximo)}
                </li>
              ))}
            </ul>
          )}
          {notas.map(({ nome, parecer: escrito }) =>
            escrito ? (
              <div key={nome}>
                <Text mt="sm" fw={600}>
                  Sobre {nome}
                </Text>
                <Text className={classes.text}>{escrito}</Text>
              </div>
            ) : null,
          )}
          <Text mt="sm" fw={600}>
            Parecer
          </Text>
          <Text className={classes.text}>{parecer || 'sem parecer'}</Text>
        </>
      ) : (
        <Text>{avaliacao.aceito ? 'Ainda avalia.' : 'Ainda não respondeu ao convite.'}</Text>
      )}
    </section>
  );
}
