import type { MouseEvent } from 'react';
import { notify } from '../ui/toast-store.ts';
import classes from './skip-links.module.css';

// eMAG 1.5: Alt+1 content, Alt+2 menu, Alt+3 search, Alt+4 footer.
const LINKS = [
  { key: '1', id: 'conteudo', label: 'Ir para o conteúdo', missing: '' },
  { key: '2', id: 'menu', label: 'Ir para o menu', missing: 'Esta página não tem menu.' },
  { key: '3', id: 'busca', label: 'Ir para a busca', missing: 'Esta página não tem busca.' },
  { key: '4', id: 'rodape', label: 'Ir para o rodapé', missing: 'Esta página não tem rodapé.' },
] as const;

function go(event: MouseEvent, id: string, missing: string): void {
  event.preventDefault();
  const target =
    id === 'busca' ? document.querySelector<HTMLElement>('input[type=search]') : document.getElementById(id);
  if (target === null) {
    notify.info(missing);
    return;
  }
  target.focus();
  target.scrollIntoView({ block: id === 'rodape' ? 'end' : 'start' });
}

export function SkipLinks() {
  return (
    <nav aria-label="Atalhos" className={classes.links}>
      {LINKS.map(({ key, id, label, missing }) => (
        <a key={key} href={`#${id}`} onClick={(event) => go(event, id, missing)}>
          {label} <span className={classes.key}>[{key}]</span>
        </a>
      ))}
    </nav>
  );
}
