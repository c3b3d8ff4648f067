import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { classificar, type Falha } from '../lib/server/failure.ts';
import { onReturn } from '../lib/server/reach.ts';
import { useFocusSurvives } from '../ui/dialogs/use-focus-survives.ts';
import { FailurePage } from './failures/failure-page.tsx';

type Load = () => Promise<ComponentType>;

/**
 * The router loads a page's code only once: on failure a page replaces it that gives the reason and loads the
 * code when possible (T-K10). `whole`: without a frame.
 */
export async function lazyPage(load: Load, whole = false): Promise<{ Component: ComponentType }> {
  try {
    return { Component: await load() };
  } catch (error) {
    return { Component: later(load, classificar(error), whole) };
  }
}

function later(load: Load, first: Falha, whole: boolean): ComponentType {
  let loaded: ComponentType | null = null;
  return function LaterPage() {
    const [Page, setPage] = useState<ComponentType | null>(() => loaded);
    const [falha, setFalha] = useState(first);
    const retry = useCallback(async () => {
      try {
        const page = await load();
        loaded = page;
        setPage(() => page);
      } catch (error) {
        setFalha(classificar(error));
      }
    }, []);
    useEffect(() => onReturn(() => void retry()), [retry]);
    if (Page !== null) return <Page />;
    return <Absent falha={falha} whole={whole} onRetry={() => void retry()} />;
  };
}

function Absent(props: { readonly falha: Falha; readonly whole: boolean; readonly onRetry: () => void }) {
  useFocusSurvives();
  return <FailurePage {...props} />;
}
