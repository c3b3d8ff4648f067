import { NOMES_DOS_CRITERIOS } from '@instrutoria/domain/avaliacao/messages.ts';
import { CRITERIOS_FASE1 } from '@instrutoria/domain/avaliacao/types.ts';
import { Text } from '@mantine/core';
import { contarInstrutores, formatarNota } from '../../../lib/numero.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ReadOnlyList } from '../../../ui/read-only-list.tsx';
import type { Aprovacao } from '../api.ts';

/** The four scores of phase 1 and the parecer, as the coordinator reads them once they are published (D20). */
export function ResultadoDoCoordenador({ aprovacao }: { readonly aprovacao: Aprovacao }) {
  return (
    <Panel title="Avaliação">
      <ReadOnlyList
        items={[
          ...CRITERIOS_FASE1.map((criterio) => ({
            label: NOMES_DOS_CRITERIOS[criterio],
            value: formatarNota(aprovacao[criterio]),
          })),
          { label: 'Total', value: formatarNota(aprovacao.total) },
          {
            label: 'Instrutores aprovados',
            value: contarInstrutores(
              aprovacao.projeto.remunerados_aprovados,
              aprovacao.projeto.voluntarios_aprovados,
            ),
          },
        ]}
      />
      <Text mt="md" fw={600}>
        Parecer
      </Text>
      <Text style={{ whiteSpace: 'pre-wrap' }}>{aprovacao.parecer || 'sem parecer'}</Text>
    </Panel>
  );
}
