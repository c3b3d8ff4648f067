import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './configuracao.module.css';

const idDe = (titulo: string) => `secao-${titulo.toLowerCase().replaceAll(' ', '-')}`;

function ir(titulo: string) {
  const secao = document.getElementById(idDe(titulo));
  secao?.scrollIntoView({ block: 'start' });
  secao?.focus({ preventScroll: true });
}

/** A form with the list of its sections, and beside both what people read of it; folded where there is no room. */
export function Lados(props: {
  readonly secoes: readonly string[];
  readonly atual: string | undefined;
  readonly onAtual: (titulo: string) => void;
  readonly abre?: string | undefined;
  /** Absent: there is nothing to show yet. */
  readonly previa?: ReactNode;
  readonly children: ReactNode;
}) {
  const { secoes, atual, onAtual, abre, previa } = props;
  const [largo] = useState(() => window.matchMedia('(min-width: 75em)').matches);
  useEffect(() => {
    if (abre !== undefined) ir(abre);
  }, [abre]);
  return (
    <div className={classes.lados} data-previa={previa !== undefined || undefined}>
      <nav aria-label="Seções" className={classes.secoes} data-sticks>
        {secoes.map((titulo) => (
          <button
            key={titulo}
            type="button"
            aria-current={titulo === atual ? 'true' : undefined}
            onClick={() => {
              onAtual(titulo);
              ir(titulo);
            }}
          >
            {titulo}
          </button>
        ))}
      </nav>
      {props.children}
      {previa !== undefined && (
        <details className={classes.previa} open={largo} data-rolls data-sticks>
          <summary>Como fica</summary>
          <section aria-label="Como fica">{previa}</section>
        </details>
      )}
    </div>
  );
}

export function Secao(props: {
  readonly titulo: string;
  readonly onFocus: (titulo: string) => void;
  readonly children: ReactNode;
}) {
  const { titulo, onFocus, children } = props;
  return (
    <section
      id={idDe(titulo)}
      tabIndex={-1}
      aria-label={titulo}
      className={classes.secao}
      onFocusCapture={() => onFocus(titulo)}
    >
      <Title order={2} className={classes.titulo}>
        {titulo}
      </Title>
      <div className={classes.conteudo}>{children}</div>
    </section>
  );
}
