import type { Regra, RegrasDoEdital } from '@instrutoria/domain/edital/rules/regras.ts';
import { Button, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { SECOES_DAS_REGRAS } from './secoes-das-regras.tsx';
import classes from './uma-regra.module.css';

/** A rule on one line: its name, the chosen value, and 'Mudar'; its effect and limits unfold below. */
export function UmaRegra(props: {
  readonly regra: Regra;
  readonly regras: RegrasDoEdital;
  /** Why it can no longer change; null while it can. */
  readonly fechada: string | null;
  /** Absent for people who may not change the rules. */
  readonly mudar: (() => void) | undefined;
  readonly aviso: ReactNode;
}) {
  const { regra, regras, fechada, mudar, aviso } = props;
  const { titulo, muda, exclui, dito, exemplo } = SECOES_DAS_REGRAS[regra];
  return (
    <section aria-label={titulo} className={classes.regra}>
      <Title order={3} className={classes.titulo}>
        {titulo}
      </Title>
      <div className={classes.dito}>
        <Text fw={600}>{dito(regras)}</Text>
        {aviso}
        <details className={classes.como}>
          <summary>
            Como funciona<span className="sr-only">: {titulo}</span>
          </summary>
          <p>{muda}</p>
          <p>Por exemplo: {exemplo(regras)}</p>
          {mudar !== undefined && <p>{fechada ?? exclui}</p>}
        </details>
      </div>
      {mudar !== undefined &&
        (fechada === null ? (
          <Button variant="default" size="compact-md" onClick={mudar}>
            Mudar<span className="sr-only"> {titulo}</span>
          </Button>
        ) : (
          <Text c="dimmed" size="sm">
            Não muda mais
          </Text>
        ))}
    </section>
  );
}
