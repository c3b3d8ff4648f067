import { NOMES_DOS_CRITERIOS } from '@instrutoria/domain/avaliacao/messages.ts';
import { CRITERIOS, CRITERIOS_FASE1 } from '@instrutoria/domain/avaliacao/types.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { NOMES_DO_DESEMPATE } from '@instrutoria/domain/ranque/messages.ts';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { Tag } from '../../../ui/page/tag.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { RowLink } from '../../../ui/tables/row-link.tsx';
import type { LinhaDoRanque } from '../api.ts';
import classes from './tabela-do-ranque.module.css';

/** The tie-break against the row before it (D18). */
function desempateDe(linha: LinhaDoRanque, rows: readonly LinhaDoRanque[]): string | null {
  if (linha.desempate === null) return null;
  const nomes: Readonly<Record<string, string>> = NOMES_DO_DESEMPATE;
  const outro = rows.find(({ projeto_id }) => projeto_id === linha.desempateCom);
  const contra = outro === undefined ? `o projeto nº ${linha.desempateCom}` : `“${outro.titulo}”`;
  return `${nomes[linha.desempate] ?? linha.desempate}, depois de ${contra}`;
}

function Notas({ linha, tipo }: { readonly linha: LinhaDoRanque; readonly tipo: TipoDeProjeto }) {
  const notas =
    linha.notas ??
    (tipo === 'TIPO I' ? CRITERIOS : CRITERIOS_FASE1).map((criterio) => ({
      criterio,
      nome: NOMES_DOS_CRITERIOS[criterio],
      valor: linha[criterio],
    }));
  return (
    <details className={classes.details}>
      <summary>
        Notas<span className="sr-only"> de {linha.titulo}</span>
      </summary>
      <dl className={classes.scores}>
        {notas.map(({ criterio, nome, valor }) => (
          <div key={criterio}>
            <dt>{nome}</dt>
            <dd>{formatarNota(valor)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export function TabelaDoRanque(props: {
  readonly tipo: TipoDeProjeto;
  readonly rows: readonly LinhaDoRanque[] | undefined;
  readonly empty: React.ReactNode;
}) {
  const { tipo, rows, empty } = props;
  const temFase2 = rows?.some(({ notas }) => notas !== undefined)
    ? rows.some(({ pontuacaoFase2 }) => pontuacaoFase2 !== null)
    : tipo === 'TIPO I';
  return (
    <DataTable
      caption={`Ranque dos projetos do ${tipo}`}
      captionHidden
      oneLine
      rows={rows}
      rowKey={({ projeto_id }) => projeto_id}
      empty={empty}
      columns={[
        {
          key: 'posicao',
          title: 'Posição',
          narrow: true,
          cell: ({ posicao, ja_foi_avaliado }) => {
            if (posicao !== null) return `${posicao}º`;
            return ja_foi_avaliado ? '—' : <Tag>não avaliado</Tag>;
          },
        },
        {
          key: 'projeto',
          title: 'Projeto',
          rowHeader: true,
          cell: (linha) => (
            <>
              <RowLink to={`/detalhes_projeto/${linha.projeto_id}`}>{linha.titulo}</RowLink>
              {linha.ja_foi_avaliado && <Notas linha={linha} tipo={tipo} />}
            </>
          ),
        },
        {
          key: 'fase1',
          title: 'Fase 1',
          align: 'end',
          cell: ({ pontuacaoFase1 }) => formatarNota(pontuacaoFase1),
        },
        ...(temFase2
          ? [
              {
                key: 'fase2',
                title: 'Fase 2',
                align: 'end' as const,
                cell: ({ pontuacaoFase2 }: LinhaDoRanque) => formatarNota(pontuacaoFase2),
              },
            ]
          : []),
        { key: 'total', title: 'Total', align: 'end', cell: ({ total }) => <b>{formatarNota(total)}</b> },
        ...(rows?.some(({ desempate }) => desempate !== null)
          ? [
              {
                key: 'desempate',
                title: 'Desempate',
                cell: (linha: LinhaDoRanque) => desempateDe(linha, rows) ?? '—',
              },
            ]
          : []),
        { key: 'avaliador', title: 'Avaliador', cell: ({ avaliador }) => avaliador?.nome ?? '—' },
      ]}
    />
  );
}
