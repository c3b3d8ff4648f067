import type { Regra, RegrasDoEdital } from '@instrutoria/domain/edital/rules/regras.ts';
import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ComoFunciona } from './como-funciona.tsx';
import { SECOES_DAS_REGRAS } from './secoes-das-regras.tsx';
import classes from './uma-regra.module.css';

/** A rule on one line: its name and the chosen value; its effect unfolds below. */
export function UmaRegra(props: {
  readonly regra: Regra;
  readonly regras: RegrasDoEdital;
  readonly aviso: ReactNode;
}) {
  const { regra, regras, aviso } = props;
  const { titulo, muda, dito, exemplo } = SECOES_DAS_REGRAS[regra];
  return (
    <section aria-label={titulo} className={classes.regra}>
      <Title order={3} className={classes.titulo}>
        {titulo}
      </Title>
      <div>
        <Text fw={600}>{dito(regras)}</Text>
        {aviso}
        <ComoFunciona regra={titulo}>
          <p>{muda}</p>
          <p>Por exemplo: {exemplo(regras)}</p>
        </ComoFunciona>
      </div>
    </section>
  );
}
