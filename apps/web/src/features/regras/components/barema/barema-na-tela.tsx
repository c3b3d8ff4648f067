import { criteriosDaFase } from '@instrutoria/domain/barema/rules/criterios.ts';
import { maiorTotal } from '@instrutoria/domain/barema/rules/totais.ts';
import type { Barema, CriterioDoBarema } from '@instrutoria/domain/barema/types.ts';
import { Stack, Text } from '@mantine/core';
import { formatarNota } from '../../../../lib/format/number-format.ts';
import { HowToVerify } from '../../../../ui/page/how-to-verify.tsx';
import { Part } from '../../../../ui/page/part.tsx';
import { type Column, DataTable } from '../../../../ui/tables/data-table.tsx';
import { ReadOnlyList } from '../../../../ui/tables/read-only-list.tsx';
import classes from './barema.module.css';
import { desempateEmPalavras, RECOMENDACAO_EM_PALAVRAS } from './palavras-do-barema.ts';

const numero = (nome: string, de: (c: CriterioDoBarema) => number | null): Column<CriterioDoBarema> => ({
  key: nome,
  title: nome,
  align: 'end',
  cell: (c) => {
    const n = de(c);
    return n === null ? 'nenhum' : formatarNota(n);
  },
});

const COLUNAS: readonly Column<CriterioDoBarema>[] = [
  {
    key: 'criterio',
    title: 'Critério',
    rowHeader: true,
    cell: ({ nome, ajuda }) => (
      <>
        {nome}
        {ajuda !== '' && (
          <Text size="sm" c="dimmed" className={classes.ajuda}>
            {ajuda}
          </Text>
        )}
      </>
    ),
  },
  numero('Máximo', ({ maximo }) => maximo),
  numero('Peso', ({ peso }) => peso),
  numero('Passo', ({ passo }) => passo),
  numero('Mínimo', ({ minimo }) => minimo),
  { key: 'parecer', title: 'Parecer', cell: ({ parecer }) => (parecer ? 'sim' : 'não') },
];
const RECOMENDACAO: Column<CriterioDoBarema> = {
  key: 'recomendacao',
  title: 'Recomendação',
  cell: ({ recomendacao }) => (recomendacao === null ? 'nenhuma' : RECOMENDACAO_EM_PALAVRAS[recomendacao]),
};

/** The whole barema, for every person who is logged in (E-BAREMA-1). */
export function BaremaNaTela({ barema }: { readonly barema: Barema }) {
  return (
    <Stack gap="md">
      {([1, 2] as const).map((fase) => {
        const criterios = criteriosDaFase(barema, fase);
        const recomenda = criterios.some(({ recomendacao }) => recomendacao !== null);
        return (
          criterios.length > 0 && (
            <Part key={fase} title={`Critérios da fase ${fase}`} order={3}>
              <DataTable
                caption={`Critérios da fase ${fase}`}
                captionHidden
                columns={recomenda ? [...COLUNAS, RECOMENDACAO] : COLUNAS}
                rows={criterios}
                rowKey={({ codigo }) => codigo}
              />
            </Part>
          )
        );
      })}
      <Part title="Total" order={3}>
        <Text mb="xs">O total de um projeto é a soma de cada nota vezes o seu peso.</Text>
        <ReadOnlyList
          items={[
            { label: 'Maior total possível', value: formatarNota(maiorTotal(barema)) },
            {
              label: 'Mínimo do total',
              value:
                barema.totalMinimo === 0
                  ? 'nenhum'
                  : `${formatarNota(barema.totalMinimo)}; abaixo dele o projeto é reprovado`,
            },
          ]}
        />
        {barema.criterios.some(({ minimo }) => minimo !== null) && (
          <Text mt="xs">
            É reprovado também o projeto com uma nota abaixo do mínimo do seu critério, seja qual for o total.
          </Text>
        )}
      </Part>
      <Desempates barema={barema} />
    </Stack>
  );
}

function Desempates({ barema }: { readonly barema: Barema }) {
  const { desempates, semente } = barema;
  return (
    <Part title="Desempate" order={3}>
      {desempates.length > 0 && (
        <>
          <Text>Com o mesmo total vem antes o projeto com, nesta ordem:</Text>
          <ol>
            {desempates.map((nome) => (
              <li key={nome}>{desempateEmPalavras(barema, nome)}</li>
            ))}
          </ol>
        </>
      )}
      <Text>
        {desempates.length === 0
          ? 'Quem tem o mesmo total divide a posição.'
          : 'Quem ainda empata divide a posição.'}
      </Text>
      {desempates.includes('sorteio') && (
        <div className={classes.sorteio}>
          <Text>
            O número do sorteio é <b>“{semente}”</b>. Qualquer pessoa pode repetir o sorteio.
          </Text>
          <HowToVerify>
            <p>
              O lote de um projeto são os 12 primeiros sinais do SHA-256 do texto “{semente}:número do
              projeto”. Eles se leem como um número, e o maior lote vem antes. O do projeto 37, num terminal:
            </p>
            <pre className={classes.comando}>
              printf %s {entreAspas(`${semente}:37`)} | sha256sum | cut -c1-12
            </pre>
          </HowToVerify>
        </div>
      )}
    </Part>
  );
}

/** A text quoted for a shell. */
function entreAspas(texto: string): string {
  return `'${texto.replaceAll("'", "'\\''")}'`;
}
