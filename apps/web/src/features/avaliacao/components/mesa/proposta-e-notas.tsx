import { useMediaQuery } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import classes from './proposta-e-notas.module.css';

export type Lado = 'proposta' | 'avaliacao';
const NOMES = { proposta: 'Proposta', avaliacao: 'Avaliação' } as const;
const LADOS = ['proposta', 'avaliacao'] as const;

function useEstreita(): boolean {
  return useMediaQuery('(max-width: 1023px)', false, { getInitialValueInEffect: false });
}

/**
 * The proposal beside the scores, each scrolling separately; on a narrow screen as tabs. Both stay mounted,
 * so that no typing is lost.
 */
export function PropostaENotas(props: {
  readonly lado: Lado;
  readonly onLado: (lado: Lado) => void;
  readonly proposta: ReactNode;
  readonly avaliacao: ReactNode;
}) {
  const { lado, onLado } = props;
  const estreita = useEstreita();
  const caixa = useAltura();
  const outro = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    const novo = lado === 'proposta' ? 'avaliacao' : 'proposta';
    onLado(novo);
    document.getElementById(`aba-${novo}`)?.focus();
  };
  return (
    <>
      {estreita && (
        <div role="tablist" aria-label="Partes da tela" className={classes.abas} onKeyDown={outro}>
          {LADOS.map((um) => (
            <button
              key={um}
              type="button"
              role="tab"
              id={`aba-${um}`}
              aria-controls={`lado-${um}`}
              aria-selected={lado === um}
              tabIndex={lado === um ? 0 : -1}
              className={classes.aba}
              onClick={() => onLado(um)}
            >
              {NOMES[um]}
            </button>
          ))}
        </div>
      )}
      <div ref={caixa} className={classes.lados}>
        {LADOS.map((um) => (
          <div
            key={um}
            id={`lado-${um}`}
            className={classes.lado}
            data-rolls
            role={estreita ? 'tabpanel' : 'region'}
            {...(estreita ? { 'aria-labelledby': `aba-${um}` } : { 'aria-label': NOMES[um], tabIndex: 0 })}
            hidden={estreita && lado !== um}
          >
            {props[um]}
          </div>
        ))}
      </div>
    </>
  );
}

/** The height down to the window's lower edge, minus any notices. */
function useAltura(): RefObject<HTMLDivElement | null> {
  const caixa = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = caixa.current;
    if (element === null) return undefined;
    const medir = () => {
      const top = element.getBoundingClientRect().top + globalThis.scrollY;
      element.style.setProperty('--acima', `${Math.round(top)}px`);
    };
    medir();
    const observer = new ResizeObserver(medir);
    for (const acima of element.parentElement?.children ?? []) if (acima !== element) observer.observe(acima);
    globalThis.addEventListener('resize', medir);
    return () => {
      observer.disconnect();
      globalThis.removeEventListener('resize', medir);
    };
  }, []);
  return caixa;
}
