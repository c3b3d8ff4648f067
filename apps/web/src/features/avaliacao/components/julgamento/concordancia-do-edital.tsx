import { PARES_MINIMOS_DA_CONCORDANCIA } from '@instrutoria/domain/avaliacao/limits.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { formatarNota } from '../../../../lib/format/number-format.ts';
import { WorkTable } from '../../../../ui/tables/work-table.tsx';
import type { Julgamento } from '../../api.ts';
import classes from './julgamento-do-edital.module.css';

const tresCasas = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });

function fraseDa({ alfa, pares, semAlfa }: Julgamento['concordancia']): string {
  const quantos = pares === 0 ? 'não há pares' : `há ${contado(pares, 'par', 'pares')}`;
  if (semAlfa === 'semVariacao')
    return 'A concordância não é mostrada: todos os totais comparados são iguais, e sem diferença ela não pode ser calculada.';
  if (alfa === null)
    return `A concordância não é mostrada: ${quantos}, e com menos de ${PARES_MINIMOS_DA_CONCORDANCIA} ela diria mais do acaso do que dos avaliadores.`;
  return `Alfa de Krippendorff: ${tresCasas.format(alfa)}, com ${contado(pares, 'par', 'pares')}.`;
}

/**
 * Whether evaluators of the same project agree; with one evaluator per project there is nothing to compare
 * (D15).
 */
export function ConcordanciaDoEdital({ julgamento }: { readonly julgamento: Julgamento }) {
  const { concordancia, discordancias } = julgamento;
  return (
    <div>
      <Title order={3} mb="xs">
        Concordância
      </Title>
      <div className={classes.words}>
        <Text>{fraseDa(concordancia)}</Text>
        {concordancia.pares === 0 && (
          <Text mt="xs">
            Um par são duas avaliações do mesmo projeto. Neste edital cada projeto tem um só avaliador; para
            comparar é preciso que dois avaliem o mesmo projeto.
          </Text>
        )}
        {concordancia.alfa !== null && (
          <Text mt="xs">
            Perto de 1, quem avalia o mesmo projeto dá totais parecidos; perto de 0, parecem-se como por
            acaso. Não diz qual deles tem razão.
          </Text>
        )}
      </div>
      {discordancias.length > 0 && (
        <WorkTable
          caption="Projetos em que os avaliadores mais se afastam"
          rows={discordancias}
          waiting={false}
          rowKey={({ projeto }) => projeto}
          columns={[
            {
              key: 'projeto',
              title: 'Projeto',
              rowHeader: true,
              cell: ({ projeto }) => (
                <Anchor component={Link} to={`/detalhes_projeto/${projeto}`} underline="hover">
                  nº {projeto}
                </Anchor>
              ),
            },
            { key: 'avaliacoes', title: 'Avaliações', align: 'end', cell: ({ avaliacoes }) => avaliacoes },
            { key: 'menor', title: 'Menor', align: 'end', cell: ({ menor }) => formatarNota(menor) },
            { key: 'maior', title: 'Maior', align: 'end', cell: ({ maior }) => formatarNota(maior) },
            {
              key: 'distancia',
              title: 'Distância',
              align: 'end',
              keep: true,
              cell: ({ menor, maior }) => formatarNota(maior - menor),
            },
          ]}
          under={({ avaliacoes, menor, maior }) => (
            <span>
              {contado(avaliacoes, 'avaliação', 'avaliações')}, de {formatarNota(menor)} a{' '}
              {formatarNota(maior)}
            </span>
          )}
          empty={null}
        />
      )}
    </div>
  );
}
