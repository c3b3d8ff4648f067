import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { formatarNota } from '../../../../lib/format/number-format.ts';
import { RowLink } from '../../../../ui/tables/row-link.tsx';
import { WorkTable } from '../../../../ui/tables/work-table.tsx';
import type { Julgamento } from '../../api.ts';

type DoAvaliador = Julgamento['avaliadores'][number];
type Todos = NonNullable<Julgamento['todos']>;

const comSinal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
const inteiro = new Intl.NumberFormat('pt-BR');

export const TODOS = 'Todos os avaliadores';

/** A row: an evaluator, or all of them together at the end. */
export interface LinhaDeFiguras extends Todos {
  readonly avaliador: DoAvaliador['avaliador'] | null;
  readonly diferenca: number | null;
}

export function linhasDeFiguras({
  avaliadores,
  todos,
}: Pick<Julgamento, 'avaliadores' | 'todos'>): readonly LinhaDeFiguras[] {
  return todos === null ? avaliadores : [...avaliadores, { ...todos, avaliador: null, diferenca: null }];
}

/** Formats a difference with a minus sign, not a hyphen. */
const diferencaDe = ({ diferenca }: LinhaDeFiguras) =>
  diferenca === null ? '—' : comSinal.format(diferenca).replace('-', '−');
const faixaDe = ({ menor, maior }: LinhaDeFiguras) =>
  menor === maior ? formatarNota(menor) : `${formatarNota(menor)} a ${formatarNota(maior)}`;

/** Sorted by name, so that a severe evaluator does not come first. */
export function TabelaDosAvaliadores(props: {
  readonly edital: number;
  readonly avaliadores: Julgamento['avaliadores'];
  readonly todos: Julgamento['todos'];
}) {
  return (
    <WorkTable
      caption="Como os avaliadores julgam"
      shortNames
      rows={linhasDeFiguras(props)}
      waiting={false}
      rowKey={({ avaliador }) => avaliador?.id ?? 0}
      columns={[
        {
          key: 'nome',
          title: 'Avaliador',
          rowHeader: true,
          cell: ({ avaliador }) =>
            avaliador === null ? (
              TODOS
            ) : (
              <RowLink to={`/editais/${props.edital}?avaliador=${avaliador.id}`}>{avaliador.nome}</RowLink>
            ),
        },
        { key: 'concluidas', title: 'Concluídas', align: 'end', cell: ({ concluidas }) => concluidas },
        { key: 'media', title: 'Média', align: 'end', cell: ({ media }) => formatarNota(media) },
        { key: 'diferenca', title: 'Diferença', align: 'end', cell: diferencaDe },
        { key: 'desvio', title: 'Dispersão', align: 'end', cell: ({ desvio }) => formatarNota(desvio) },
        { key: 'faixa', title: 'Menor e maior', align: 'end', cell: faixaDe },
        { key: 'dias', title: 'Dias até concluir', align: 'end', cell: ({ dias }) => formatarNota(dias) },
        {
          key: 'parecer',
          title: 'Tamanho do parecer',
          align: 'end',
          cell: ({ caracteres }) => inteiro.format(caracteres),
        },
      ]}
      under={(linha) => (
        <>
          <span>
            {contado(linha.concluidas, 'concluída', 'concluídas')}, média {formatarNota(linha.media)}
            {linha.diferenca !== null && `, diferença ${diferencaDe(linha)}`}
          </span>
          {linha.menor !== linha.maior && (
            <span>
              de {faixaDe(linha)}
              {linha.desvio !== null && `, dispersão ${formatarNota(linha.desvio)}`}
            </span>
          )}
          <span>
            {linha.dias !== null && `${formatarNota(linha.dias)} ${linha.dias === 1 ? 'dia' : 'dias'}, `}
            parecer de {contado(linha.caracteres, 'caractere', 'caracteres')}
          </span>
        </>
      )}
      empty={null}
    />
  );
}
