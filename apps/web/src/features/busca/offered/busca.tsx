import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import type { Tela } from '../components/grupos-de-achados.ts';
import classes from './busca.module.css';

const JanelaDaBusca = lateDialog(
  () => import('../components/janela-da-busca.tsx'),
  ({ onClose }) => onClose(),
);

const NO_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);

/**
 * Ctrl+K, on a Mac ⌘K, because there Ctrl+K deletes the rest of a line. Not in editors (they use it) or below
 * a dialog.
 */
function pedeBusca(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, key, target, defaultPrevented } = event;
  if (defaultPrevented || altKey || shiftKey || key.toLowerCase() !== 'k') return false;
  if (NO_MAC ? !metaKey || ctrlKey : !ctrlKey || metaKey) return false;
  const noEditor = target instanceof Element && target.closest('[contenteditable="true"]') !== null;
  return !noEditor && document.querySelector('[role="dialog"]') === null;
}

/** The search in the top bar; the last text is there again when it is reopened. */
export function Busca({ telas }: { readonly telas: readonly Tela[] }) {
  const [opened, setOpened] = useState(false);
  const [texto, setTexto] = useState('');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!pedeBusca(event)) return;
      event.preventDefault();
      setOpened(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={classes.find}
        aria-haspopup="dialog"
        aria-keyshortcuts={NO_MAC ? 'Meta+K' : 'Control+K'}
        onClick={() => setOpened(true)}
      >
        <IconSearch aria-hidden size={20} stroke={1.6} />
        <span className={classes.words}>Buscar projeto, pessoa, tela…</span>{' '}
        <kbd aria-hidden className={classes.keys}>
          {NO_MAC ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      <JanelaDaBusca
        opened={opened}
        texto={texto}
        telas={telas}
        onChange={setTexto}
        onClose={() => setOpened(false)}
      />
    </>
  );
}
