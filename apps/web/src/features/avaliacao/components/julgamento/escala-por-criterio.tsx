import { MAXIMO_NA_AVALIACAO } from '@instrutoria/domain/avaliacao/limits.ts';
import { NOMES_DOS_CRITERIOS } from '@instrutoria/domain/avaliacao/messages.ts';
import { CRITERIOS, type Criterio } from '@instrutoria/domain/avaliacao/types.ts';
import { Title } from '@mantine/core';
import { type WorkColumn, WorkTable } from '../../../../ui/tables/work-table.tsx';
import type { Julgamento } from '../../api.ts';
import { Explicacao } from './explicacao.tsx';
import { type LinhaDeFiguras, linhasDeFiguras, TODOS } from './tabela-dos-avaliadores.tsx';

/** Short names for adjacent columns. */
const CURTOS: Readonly<Record<Criterio, string>> = {
  pontuacaoAdequacaoCoerencia: 'Adequação',
  pontuacaoRelevanciaJustificativaClareza: 'Relevância',
  pontuacaoMetodologiaAtividades: 'Metodologia',
  pontuacaoOrganizacaoTextual: 'Organização',
  pontuacaoApoioDisciplina: 'Apoio',
  pontuacaoNaturezaDisciplinas: 'Natureza',
  pontuacaoCaracteristicaDisciplinas: 'Características',
};

const parte = (criterio: Criterio, { criterios }: LinhaDeFiguras) => {
  const lida = criterios[criterio];
  return lida === null ? '—' : `${Math.round(lida)} %`;
};

/** The part of each criterion's scale that an evaluator gives on average. */
export function EscalaPorCriterio(props: Pick<Julgamento, 'avaliadores' | 'todos'>) {
  // A call of TIPO II has no phase 2.
  const usados = CRITERIOS.filter((criterio) => props.todos?.criterios[criterio] !== null);
  return (
    <div>
      <Title order={3} mb="xs">
        Uso da escala, por critério
      </Title>
      <WorkTable
        caption="Uso da escala, por critério"
        shortNames
        rows={linhasDeFiguras(props)}
        waiting={false}
        rowKey={({ avaliador }) => avaliador?.id ?? 0}
        columns={[
          {
            key: 'nome',
            title: 'Avaliador',
            rowHeader: true,
            cell: ({ avaliador }) => avaliador?.nome ?? TODOS,
          },
          ...usados.map(
            (criterio): WorkColumn<LinhaDeFiguras> => ({
              key: criterio,
              title: CURTOS[criterio],
              align: 'end',
              cell: (linha) => parte(criterio, linha),
            }),
          ),
        ]}
        under={(linha) =>
          usados.map((criterio) => (
            <span key={criterio}>
              {CURTOS[criterio]}: {parte(criterio, linha)}
            </span>
          ))
        }
        empty={null}
      />
      <Explicacao
        figuras={[
          [
            'Uso da escala',
            `A média das notas do critério, em parte do máximo (${usados
              .map((criterio) => `${NOMES_DOS_CRITERIOS[criterio]}, ${MAXIMO_NA_AVALIACAO[criterio]}`)
              .join(
                '; ',
              )}). Quem só usa o alto da escala separa menos os projetos; mas podem ser projetos bons nisso.`,
          ],
        ]}
      />
    </div>
  );
}
