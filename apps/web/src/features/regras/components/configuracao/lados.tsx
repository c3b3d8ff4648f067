import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './configuracao.module.css';

const idDe = (titulo: string) => `secao-${titulo.toLowerCase().replaceAll(' ', '-')}`;

function ir(titulo: string) {
  const secao = document.getElementById(idDe(titulo));
  secao?.scrollIntoView({ block: 'start' });
  secao?.focus({ preventScroll: true });
}

/** Px below the top of the window at which a section counts as reached. */
const ALCANCADA = 128;

/** The section that was jumped to, while any of it is in sight; else the last one whose title was passed. */
function secaoAVista(secoes: readonly string[]): string | undefined {
  const vistas = secoes.flatMap((titulo) => {
    const secao = document.getElementById(idDe(titulo));
    return secao === null ? [] : [{ titulo, secao, caixa: secao.getBoundingClientRect() }];
  });
  const escolhida = vistas.find(
    ({ secao, caixa }) =>
      secao === document.activeElement && caixa.bottom > 0 && caixa.top < window.innerHeight,
  );
  return (escolhida ?? vistas.findLast(({ caixa }) => caixa.top <= ALCANCADA) ?? vistas[0])?.titulo;
}

/** Tells which section is in sight while the page scrolls, where the list of sections shows. */
function useSecaoAVista(secoes: readonly string[], onAtual: (titulo: string) => void) {
  const indice = useRef<HTMLElement>(null);
  useEffect(() => {
    const look = () => {
      if (indice.current === null || indice.current.offsetHeight === 0) return;
      const titulo = secaoAVista(secoes);
      if (titulo !== undefined) onAtual(titulo);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [secoes, onAtual]);
  return indice;
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
  const indice = useSecaoAVista(secoes, onAtual);
  return (
    <div className={classes.lados} data-previa={previa !== undefined || undefined}>
      <nav ref={indice} aria-label="Seções" className={classes.secoes} data-sticks>
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
