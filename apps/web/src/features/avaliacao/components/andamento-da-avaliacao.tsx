import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatarPrazo } from '../../../lib/format/format.ts';
import { Part } from '../../../ui/page/part.tsx';
import { RowLink } from '../../../ui/tables/row-link.tsx';
import { WorkTable } from '../../../ui/tables/work-table.tsx';
import type { ProjetoDoEdital } from '../api.ts';
import { designadosDe } from '../offered/designados.ts';
import { AtrasoDaAvaliacao } from '../offered/estado-da-avaliacao.tsx';
import { LembrarAtrasados } from '../offered/lembrar-atrasados.tsx';
import { type ProgressoDaUnidade, porAvaliador, porUnidade } from '../offered/progresso.ts';

interface DoEdital {
  readonly edital: number;
  readonly projetos: readonly ProjetoDoEdital[];
}

/** The table of projects shows the others. */
const ATRASADAS_MOSTRADAS = 20;

const prazoDe = ({ avaliacao }: ProjetoDoEdital) => (avaliacao?.prazo ? formatarPrazo(avaliacao.prazo) : '—');
/** The names of a project's late evaluators. */
function avaliadorDe({ avaliacao }: ProjetoDoEdital): string {
  const atrasados = designadosDe(avaliacao).filter(({ atraso }) => atraso !== null);
  return atrasados.map(({ avaliador }) => avaliador?.nome ?? '—').join(', ');
}

/** Late evaluations, the longest delay first, and the reminder to all of them. */
export function AvaliacoesAtrasadas({ edital, projetos }: DoEdital) {
  const dias = ({ avaliacao }: ProjetoDoEdital) => avaliacao?.atraso?.dias ?? 0;
  const atrasadas = projetos
    .filter(({ avaliacao }) => avaliacao?.atraso)
    .toSorted((a, b) => dias(b) - dias(a) || a.id - b.id);
  if (atrasadas.length === 0) return <Text>Nenhuma avaliação está atrasada.</Text>;
  return (
    <Part
      title={`Atrasadas (${atrasadas.length})`}
      actions={<LembrarAtrasados edital={edital} designacoes={projetos} disabled={false} />}
    >
      <WorkTable
        caption="Avaliações atrasadas"
        rows={atrasadas.slice(0, ATRASADAS_MOSTRADAS)}
        waiting={false}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'titulo',
            title: 'Projeto',
            rowHeader: true,
            cell: ({ id, titulo }) => <RowLink to={`/detalhes_projeto/${id}`}>{titulo}</RowLink>,
          },
          { key: 'avaliador', title: 'Avaliador', cell: avaliadorDe },
          { key: 'prazo', title: 'Prazo', cell: prazoDe },
          {
            key: 'atraso',
            title: 'Atraso',
            cell: ({ avaliacao }) => <AtrasoDaAvaliacao atraso={avaliacao?.atraso ?? null} />,
          },
        ]}
        under={(projeto) => (
          <>
            <span>
              {avaliadorDe(projeto)}, até {prazoDe(projeto)}
            </span>
            <AtrasoDaAvaliacao atraso={projeto.avaliacao?.atraso ?? null} />
          </>
        )}
        empty={null}
      />
      <Text mt="sm">
        <Anchor component={Link} to={`/editais/${edital}?situacao=atrasada`}>
          {atrasadas.length > ATRASADAS_MOSTRADAS
            ? `Ver as ${atrasadas.length} na tabela de projetos`
            : 'Ver na tabela de projetos, para substituir avaliadores'}
        </Anchor>
      </Text>
    </Part>
  );
}

const marcado = (n: number) => (n === 0 ? '0' : <b>{n}</b>);

/** The progress by evaluator and by unit. */
export function AndamentoDaAvaliacao({ edital, projetos }: DoEdital) {
  const avaliadores = porAvaliador(projetos);
  const unidades = porUnidade(projetos);
  const faltam = ({ projetos: n, concluidos }: ProgressoDaUnidade) => n - concluidos;
  return (
    <Stack gap="lg">
      <Part title="Por avaliador">
        <WorkTable
          caption="Andamento por avaliador"
          shortNames
          rows={avaliadores}
          waiting={false}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'nome',
              title: 'Avaliador',
              rowHeader: true,
              cell: ({ id, nome }) => <RowLink to={`/editais/${edital}?avaliador=${id}`}>{nome}</RowLink>,
            },
            { key: 'designados', title: 'Designados', align: 'end', cell: ({ designados }) => designados },
            { key: 'aceitos', title: 'Aceitos', align: 'end', cell: ({ aceitos }) => aceitos },
            { key: 'concluidos', title: 'Concluídos', align: 'end', cell: ({ concluidos }) => concluidos },
            {
              key: 'atrasados',
              title: 'Atrasados',
              align: 'end',
              cell: ({ atrasados }) => marcado(atrasados),
            },
          ]}
          under={({ designados, aceitos, concluidos, atrasados }) => (
            <>
              <span>
                {contado(designados, 'designado', 'designados')}, {contado(aceitos, 'aceito', 'aceitos')},{' '}
                {contado(concluidos, 'concluído', 'concluídos')}
              </span>
              {atrasados > 0 && <b>{contado(atrasados, 'atrasado', 'atrasados')}</b>}
            </>
          )}
          empty={<Text>Nenhum projeto deste edital tem avaliador.</Text>}
        />
      </Part>
      <Part title="Por unidade">
        <WorkTable
          caption="Andamento por unidade"
          rows={unidades}
          waiting={false}
          rowKey={({ unidade }) => unidades.findIndex((uma) => uma.unidade === unidade)}
          columns={[
            { key: 'unidade', title: 'Unidade', rowHeader: true, cell: ({ unidade }) => unidade },
            { key: 'projetos', title: 'Projetos', align: 'end', cell: ({ projetos: n }) => n },
            {
              key: 'semAvaliador',
              title: 'Sem avaliador',
              align: 'end',
              cell: ({ semAvaliador }) => marcado(semAvaliador),
            },
            { key: 'concluidos', title: 'Concluídos', align: 'end', cell: ({ concluidos }) => concluidos },
            { key: 'faltam', title: 'Faltam', align: 'end', cell: faltam },
            {
              key: 'atrasados',
              title: 'Atrasados',
              align: 'end',
              cell: ({ atrasados }) => marcado(atrasados),
            },
          ]}
          under={({ projetos: n, concluidos, semAvaliador, atrasados }) => (
            <>
              <span>
                {contado(n, 'projeto', 'projetos')}, {contado(concluidos, 'concluído', 'concluídos')}
              </span>
              {semAvaliador > 0 && <b>{semAvaliador} sem avaliador</b>}
              {atrasados > 0 && <b>{contado(atrasados, 'atrasado', 'atrasados')}</b>}
            </>
          )}
          empty={<Text>O edital ainda não tem projetos.</Text>}
        />
      </Part>
    </Stack>
  );
}
