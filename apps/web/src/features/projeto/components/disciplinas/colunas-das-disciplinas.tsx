import type { Unidade } from '@instrutoria/domain/conta/types.ts';
import { ROTULOS_PROJETO as R } from '@instrutoria/domain/projeto/messages.ts';
import type { DadosDaDisciplina } from '@instrutoria/domain/projeto/types.ts';
import { Button, Group, VisuallyHidden } from '@mantine/core';
import { NoWrap } from '../../../../ui/page/no-wrap.tsx';
import type { Column } from '../../../../ui/tables/data-table.tsx';
import { labelOf, NOMES_DOS_SEMESTRES, NOMES_DOS_TIPOS } from '../../offered/nomes-da-disciplina.ts';
import { horas, porcento } from './numeros-da-disciplina.ts';
import { ValorDeclarado } from './valor-declarado.tsx';

export interface LinhaDaDisciplina {
  readonly disciplina: DadosDaDisciplina;
  readonly index: number;
}

type Coluna = Column<LinhaDaDisciplina>;

const NOME: Coluna = {
  key: 'nome',
  title: 'Nome',
  rowHeader: true,
  cell: ({ disciplina }) => (
    <ValorDeclarado disciplina={disciplina} campo="nome">
      {disciplina.nome}
    </ValorDeclarado>
  ),
};
const CODIGO: Coluna = {
  key: 'codigo',
  title: 'Código',
  cell: ({ disciplina }) => <NoWrap>{disciplina.codigo}</NoWrap>,
};
const OBRIGATORIA: Coluna = {
  key: 'obrigatoria',
  title: 'Obrigatória',
  cell: ({ disciplina }) => (disciplina.ehObrigatoria ? 'Sim' : 'Não'),
};
const unidadeDaOferta = (unidades: readonly Unidade[]): Coluna => ({
  key: 'unidade',
  title: 'Unidade de oferta',
  cell: ({ disciplina }) => unidades.find(({ id }) => id === disciplina.unidade_oferta)?.nome ?? '—',
});

export function colunasDasDisciplinas(unidades: readonly Unidade[]): readonly Coluna[] {
  return [NOME, CODIGO, unidadeDaOferta(unidades), OBRIGATORIA];
}

/** All fields of each discipline, to be checked before going on. */
export function todasAsColunas(unidades: readonly Unidade[]): readonly Coluna[] {
  return [
    NOME,
    CODIGO,
    {
      key: 'semestre',
      title: 'Semestre',
      cell: ({ disciplina }) => labelOf(NOMES_DOS_SEMESTRES, disciplina.semestre),
    },
    unidadeDaOferta(unidades),
    OBRIGATORIA,
    {
      key: 'tipo',
      title: 'Tipo',
      cell: ({ disciplina }) => labelOf(NOMES_DOS_TIPOS, disciplina.tipo_disciplina),
    },
    {
      key: 'tsd',
      title: 'TSD',
      align: 'end',
      cell: ({ disciplina }) => (
        <ValorDeclarado disciplina={disciplina} campo="tsd">
          <NoWrap>{porcento(disciplina.tsd)}</NoWrap>
        </ValorDeclarado>
      ),
    },
    {
      key: 'carga',
      title: 'Carga horária',
      align: 'end',
      cell: ({ disciplina }) => (
        <ValorDeclarado disciplina={disciplina} campo="carga_horaria">
          <NoWrap>{horas(disciplina.carga_horaria)}</NoWrap>
        </ValorDeclarado>
      ),
    },
    {
      key: 'cursos',
      title: 'Cursos',
      cell: ({ disciplina }) => (disciplina.cursos_ofertadas ?? []).join(', ') || '—',
    },
  ];
}

export function acoesDaDisciplina(
  onEdit: (index: number) => void,
  onRemove: (index: number) => void,
): Coluna {
  return {
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
  };
}
