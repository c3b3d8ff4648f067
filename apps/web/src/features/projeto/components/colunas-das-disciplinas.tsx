import type { Unidade } from '@instrutoria/domain/conta/types.ts';
import { ROTULOS_PROJETO as R } from '@instrutoria/domain/projeto/messages.ts';
import type { DadosDaDisciplina } from '@instrutoria/domain/projeto/types.ts';
import { Button, Group, VisuallyHidden } from '@mantine/core';
import type { Column } from '../../../ui/data-table.tsx';
import { NoWrap } from '../../../ui/no-wrap.tsx';

export interface LinhaDaDisciplina {
  readonly disciplina: DadosDaDisciplina;
  readonly index: number;
}

export function colunasDasDisciplinas(
  unidades: readonly Unidade[],
  onEdit: (index: number) => void,
  onRemove: (index: number) => void,
): readonly Column<LinhaDaDisciplina>[] {
  return [
    {
      key: 'nome',
      title: 'Nome',
      rowHeader: true,
      cell: ({ disciplina }) => disciplina.nome,
    },
    {
      key: 'codigo',
      title: 'Código',
      cell: ({ disciplina }) => <NoWrap>{disciplina.codigo}</NoWrap>,
    },
    {
      key: 'unidade',
      title: 'Unidade de oferta',
      cell: ({ disciplina }) => unidades.find(({ id }) => id === disciplina.unidade_oferta)?.nome ?? '—',
    },
    {
      key: 'obrigatoria',
      title: 'Obrigatória',
      cell: ({ disciplina }) => (disciplina.ehObrigatoria ? 'Sim' : 'Não'),
    },
    {
      key: 'acoes',
      title: 'Ações',
      actions: true,
      cell: ({ disciplina, index }) => (
        <Group gap="xs" wrap="nowrap">
          <Button size="sm" variant="default" onClick={() => onEdit(index)}>
            editar
            <VisuallyHidden> {disciplina.nome}</VisuallyHidden>
          </Button>
          <Button size="sm" variant="subtle" color="red" onClick={() => onRemove(index)}>
            {R.excluir}
            <VisuallyHidden> {disciplina.nome}</VisuallyHidden>
          </Button>
        </Group>
      ),
    },
  ];
}
