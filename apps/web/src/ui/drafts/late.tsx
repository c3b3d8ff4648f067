import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { classificar } from '../../lib/server/failure.ts';
import { onReturn } from '../../lib/server/reach.ts';
import { ProblemNotice } from '../status/problem.tsx';
import { notify } from '../status/toast-store.ts';

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/** Loads code once; a failure is not cached, so that the next caller tries again. */
export function lateCode<P>(load: Load<P>) {
  let page: ComponentType<P> | null = null;
  let coming: Promise<ComponentType<P>> | null = null;
  return {
    now: () => page,
    get: () => {
      coming ??= load().then(
        ({ default: Loaded }) => {
          page = Loaded;
          return Loaded;
        },
        (error: unknown) => {
          coming = null;
          throw error;
        },
      );
      return coming;
    },
  };
}

/**
 * Loads code once the page is idle, so that it is there when the network fails; an error shows when the code
 * is needed.
 */
export function prefetch(load: () => Promise<unknown>): void {
  const idle: (work: () => void) => unknown =
    globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 1000));
  idle(() => void load().catch(() => undefined));
}

/**
 * A dialog whose code loads after its page, so that it is there when needed (also offline). `dismiss` closes
 * it when loading fails.
 */
export function lateDialog<P extends object>(load: Load<P>, dismiss: (props: P) => void): ComponentType<P> {
  const code = lateCode(load);
  if (import.meta.env.PROD) prefetch(code.get);
  return function LateDialog(props: P) {
    const [Dialog, setDialog] = useState<ComponentType<P> | null>(code.now);
    const closed = 'opened' in props && props.opened === false;
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once at each opening.
    useEffect(() => {
      if (closed || Dialog !== null) return undefined;
      let gone = false;
      code.get().then(
        (loaded) => gone || setDialog(() => loaded),
        (error: unknown) => {
          if (gone) return;
          notify.failure(error);
          dismiss(props);
        },
      );
      return () => {
        gone = true;
      };
    }, [closed, Dialog]);
    return Dialog === null ? null : <Dialog {...props} />;
  };
}

/** The component once its code has loaded; until then the error, and a function to retry. */
export function useLate<P>(code: ReturnType<typeof lateCode<P>>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(code.now);
  const [failure, setFailure] = useState<unknown>(null);
  const ask = useCallback(() => {
    code.get().then(
      (loaded) => setPart(() => loaded),
      (error: unknown) => setFailure(error),
    );
  }, [code]);
  useEffect(() => {
    if (Part !== null) return undefined;
    ask();
    return onReturn(ask);
  }, [Part, ask]);
  return { Part, failure, ask };
}

/** A part of a page that loads later. On failure it shows the reason until it loads. */
export function latePart<P extends object>(
  load: Load<P>,
): ComponentType<P & { readonly waiting: ReactNode }> {
  const code = lateCode(load);
  return function LatePart({ waiting, ...props }: P & { readonly waiting: ReactNode }) {
    const { Part, failure, ask } = useLate(code);
    if (Part !== null) return <Part {...(props as unknown as P)} />;
    if (failure === null) return waiting;
    const reload = classificar(failure) === 'versaoNova';
    return <ProblemNotice error={failure} {...(reload ? {} : { onRetry: ask })} />;
  };
}
