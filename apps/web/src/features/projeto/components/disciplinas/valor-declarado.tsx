import {
  diferencasDoOficial,
  type ValorOficial,
} from '@instrutoria/domain/projeto/rules/disciplina-oficial.ts';
import type { DadosDaDisciplina } from '@instrutoria/domain/projeto/types.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { oficialPorExtenso } from './numeros-da-disciplina.ts';

/** A declared value, with the registry's below it where that is another. */
export function ValorDeclarado(props: {
  readonly disciplina: Pick<DadosDaDisciplina, 'carga_horaria' | 'codigo' | 'nome' | 'oficial' | 'tsd'>;
  readonly campo: ValorOficial['campo'];
  readonly children: ReactNode;
}) {
  const { disciplina, campo, children } = props;
  const diferente = diferencasDoOficial(disciplina).find((um) => um.campo === campo);
  return (
    <>
      {children}
      {diferente !== undefined && (
        <Text size="sm" fw={400}>
          valor oficial: {oficialPorExtenso(diferente)}
        </Text>
      )}
    </>
  );
}
