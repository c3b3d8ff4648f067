import { Text } from '@mantine/core';
import { Panel } from '../../../ui/page/panel.tsx';
import type { Aprovacao } from '../api.ts';
import { NotasDadas } from './notas-dadas.tsx';

export default function AvaliacaoConcluida({ aprovacao }: { readonly aprovacao: Aprovacao }) {
  return (
    <Panel title={aprovacao.foiAvaliador === true ? 'As suas notas' : 'Notas'}>
      <NotasDadas aprovacao={aprovacao} />
      <Text mt="md" fw={600}>
        Parecer
      </Text>
      <Text style={{ whiteSpace: 'pre-line' }}>{aprovacao.parecer || 'sem parecer'}</Text>
    </Panel>
  );
}
