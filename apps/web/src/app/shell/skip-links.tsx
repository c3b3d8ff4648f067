import type { MouseEvent } from 'react';
import { notify } from '../../ui/status/toast-store.ts';
import classes from './skip-links.module.css';

// eMAG 1.5: Alt+1 content, Alt+2 menu, Alt+3 search, Alt+4 footer. Only the content is on every page; the
// others are buttons, because a link to a missing target would be an error.
const OTHERS = [
  { key: '2', id: 'menu', label: 'Ir para o menu', missing: 'Esta página não tem menu.' },
  { key: '3', id: 'busca', label: 'Ir para a busca', missing: 'Esta página não tem busca.' },
  { key: '4', id: 'rodape', label: 'Ir para o rodapé', missing: 'Esta página não tem rodapé.' },
] as const;

function go(event: MouseEvent, id: string, missing: string): void {
  event.preventDefault();
  const target =
    id === 'busca' ? document.querySelector<HTMLElement>('input[type=search]') : document.getElementById(id);
  // When the sheet is closed, focuses its button.
  const seen = [target, document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)].find((place) =>
    place?.checkVisibility(),
  );
  if (seen == null) {
    notify.info(missing);
    return;
  }
  seen.focus();
  seen.scrollIntoView({ block: id === 'rodape' ? 'end' : 'start' });
}

export function SkipLinks() {
  return (
    <nav aria-label="Atalhos" className={classes.links}>
      {/* biome-ignore-start lint/a11y/noAccessKey: eMAG 1.5 asks for Alt+1 to Alt+4. */}
      {/* biome-ignore lint/a11y/useValidAnchor: a real link to the content, whose click also moves the focus. */}
      <a href="#conteudo" accessKey="1" onClick={(event) => go(event, 'conteudo', '')}>
        Ir para o conteúdo <span className={classes.key}>[1]</span>
      </a>
      {OTHERS.map(({ key, id, label, missing }) => (
        <button key={key} type="button" accessKey={key} onClick={(event) => go(event, id, missing)}>
          {label} <span className={classes.key}>[{key}]</span>
        </button>
      ))}
      {/* biome-ignore-end lint/a11y/noAccessKey: eMAG 1.5 asks for Alt+1 to Alt+4. */}
    </nav>
  );
}
