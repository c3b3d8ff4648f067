import { useEffect, useState } from 'react';
import { guardarMenuRecolhido, menuRecolhido } from '../../lib/appearance.ts';
import { lateCode, prefetch } from '../../ui/drafts/late.tsx';
import { notify } from '../../ui/status/toast-store.ts';
import type { EntradaDoMenu } from './menu.ts';

const icones = lateCode<{ readonly entrada: EntradaDoMenu }>(() => import('./menu-icon.tsx'));
if (import.meta.env.PROD) prefetch(icones.get);

/**
 * Whether the menu is folded. Its icons load only when it is folded; if loading fails it stays open with its
 * words.
 */
export function useFoldedMenu() {
  const [recolhido, setRecolhido] = useState(menuRecolhido);
  const [Icone, setIcone] = useState(icones.now);
  useEffect(() => {
    if (!recolhido || Icone !== null) return;
    icones.get().then(
      (loaded) => setIcone(() => loaded),
      () => setRecolhido(false),
    );
  }, [recolhido, Icone]);
  const recolher = async () => {
    if (!recolhido) {
      try {
        await icones.get();
      } catch (error) {
        notify.failure(error);
        return;
      }
    }
    setIcone(icones.now);
    guardarMenuRecolhido(!recolhido);
    setRecolhido(!recolhido);
  };
  return { recolhido, Icone, recolher };
}
