import type { DadosDaDisciplina } from '@instrutoria/domain/projeto/types.ts';
import { Title } from '@mantine/core';
import { ReadOnlyList } from '../../../ui/read-only-list.tsx';
import { labelOf, NOMES_DOS_SEMESTRES, NOMES_DOS_TIPOS } from '../offered/nomes-da-disciplina.ts';
import classes from './cartoes-das-disciplinas.module.css';
import { horas, porcento } from './numeros-da-disciplina.ts';

export interface DisciplinaComUnidade extends Omit<DadosDaDisciplina, 'unidade_oferta'> {
  /** null for who may not know it. */
  readonly unidade: string | null;
}

export function CartoesDasDisciplinas(props: { readonly disciplinas: readonly DisciplinaComUnidade[] }) {
  return (
    <div className={classes.cards}>
      {props.disciplinas.map((disciplina) => (
        <article key={`${disciplina.codigo}-${disciplina.nome}`} className={classes.card}>
          <Title order={3} size="h4">
            {disciplina.nome}
          </Title>
          <ReadOnlyList
            items={[
              { label: 'Código', value: disciplina.codigo ?? '—' },
              { label: 'Semestre', value: labelOf(NOMES_DOS_SEMESTRES, disciplina.semestre) },
              ...(disciplina.unidade === null
                ? []
                : [{ label: 'Unidade de oferta', value: disciplina.unidade }]),
              { label: 'Obrigatória', value: disciplina.ehObrigatoria ? 'Sim' : 'Não' },
              { label: 'Tipo', value: labelOf(NOMES_DOS_TIPOS, disciplina.tipo_disciplina) },
              { label: 'TSD', value: porcento(disciplina.tsd) },
              { label: 'Carga horária', value: horas(disciplina.carga_horaria) },
              { label: 'Cursos', value: (disciplina.cursos_ofertadas ?? []).join(', ') || '—' },
            ]}
          />
        </article>
      ))}
    </div>
  );
}
