import type { DadosDaDisciplina, Projeto } from '@instrutoria/domain/projeto/types.ts';
import { NoWrap } from '../../../../ui/page/no-wrap.tsx';
import { Sheet } from '../../../../ui/page/sheet.tsx';
import { type Column, DataTable } from '../../../../ui/tables/data-table.tsx';
import { labelOf, NOMES_DOS_SEMESTRES, NOMES_DOS_TIPOS } from '../../offered/nomes-da-disciplina.ts';
import classes from '../detalhes.module.css';
import { horas, porcento } from './numeros-da-disciplina.ts';
import { ValorDeclarado } from './valor-declarado.tsx';

interface Disciplina extends Omit<DadosDaDisciplina, 'unidade_oferta'> {
  readonly unidade: string;
}

const UNIDADE: Column<Disciplina> = {
  key: 'unidade',
  title: 'Unidade de oferta',
  cell: (uma) => uma.unidade,
};
const COLUNAS: readonly Column<Disciplina>[] = [
  {
    key: 'nome',
    title: 'Disciplina',
    rowHeader: true,
    cell: (uma) => (
      <ValorDeclarado disciplina={uma} campo="nome">
        {uma.nome}
        {uma.codigo !== undefined && uma.codigo !== '' && <span className={classes.code}>{uma.codigo}</span>}
      </ValorDeclarado>
    ),
  },
  { key: 'semestre', title: 'Semestre', cell: (uma) => labelOf(NOMES_DOS_SEMESTRES, uma.semestre) },
  UNIDADE,
  {
    key: 'tipo',
    title: 'Tipo',
    cell: (uma) =>
      `${labelOf(NOMES_DOS_TIPOS, uma.tipo_disciplina)}, ${uma.ehObrigatoria ? 'obrigatória' : 'optativa'}`,
  },
  {
    key: 'tsd',
    title: 'TSD',
    align: 'end',
    cell: (uma) => (
      <ValorDeclarado disciplina={uma} campo="tsd">
        <NoWrap>{porcento(uma.tsd)}</NoWrap>
      </ValorDeclarado>
    ),
  },
  {
    key: 'carga',
    title: 'Carga horária',
    align: 'end',
    cell: (uma) => (
      <ValorDeclarado disciplina={uma} campo="carga_horaria">
        <NoWrap>{horas(uma.carga_horaria)}</NoWrap>
      </ValorDeclarado>
    ),
  },
  { key: 'cursos', title: 'Cursos', cell: (uma) => (uma.cursos_ofertadas ?? []).join(', ') || '—' },
];

/** One row each; without the units for a reader who may not see whose project it is. */
export function DisciplinasDoProjeto({ projeto }: { readonly projeto: Projeto }) {
  const disciplinas = projeto.comprovante_disciplinas?.disciplinas_associadas ?? [];
  return (
    <Sheet id="disciplinas" title="Disciplinas">
      <DataTable
        caption="Disciplinas"
        captionHidden
        dense
        flow
        rows={disciplinas.map(({ unidade_oferta, ...resto }) => ({ ...resto, unidade: unidade_oferta.nome }))}
        rowKey={({ codigo, nome }) => `${codigo}-${nome}`}
        empty="Nenhuma disciplina."
        columns={projeto.semNomes ? COLUNAS.filter((coluna) => coluna !== UNIDADE) : COLUNAS}
      />
    </Sheet>
  );
}
