import { Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { createContext, type ReactNode, useContext } from 'react';
import classes from './configuracao.module.css';
import { maisComum, porqueDeVarios } from './porque-de-varios.ts';

/** What is said above the fields around, and whether it holds for all of them. */
const DitoAcima = createContext<{ readonly porque: string; readonly todos: boolean } | null>(null);

/** What the call no longer lets change, as text with the reason; read only by ear where it is said above. */
export function Fixo(props: { readonly label: string; readonly value: string; readonly porque: string }) {
  const acima = useContext(DitoAcima);
  const dito = acima?.porque === props.porque;
  return (
    <div className={classes.fixo}>
      <Text size="sm">
        {props.label}
        {dito && !acima.todos && <IconLock aria-hidden size={14} className={classes.cadeado} />}
      </Text>
      <Text fw={600}>{props.value}</Text>
      <Text size="sm" c="dimmed" className={dito ? 'sr-only' : undefined}>
        {props.porque}.
      </Text>
    </div>
  );
}

/** Says once, above fields, why several of them no longer change; the others say their own reason. */
export function PorqueDeVarios(props: {
  /** The reason why each field is fixed; null while it can change. */
  readonly porques: readonly (string | null)[];
  readonly children: ReactNode;
}) {
  const { porques, children } = props;
  const acima = useContext(DitoAcima);
  const porque = maisComum(porques);
  if (porque === null || porque === acima?.porque) return children;
  const todos = porques.every((um) => um === porque);
  return (
    <DitoAcima value={{ porque, todos }}>
      <Text size="sm" c="dimmed" aria-hidden>
        {!todos && <IconLock aria-hidden size={14} className={classes.cadeado} />}
        {porqueDeVarios(porque, todos)}.
      </Text>
      {children}
    </DitoAcima>
  );
}

/** Disables a form that can no longer change; the reason is shown above it. */
export function NadaMuda(props: { readonly porque: string | null; readonly children: ReactNode }) {
  const { porque, children } = props;
  return <DitoAcima value={porque === null ? null : { porque, todos: true }}>{children}</DitoAcima>;
}
