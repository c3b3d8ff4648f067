import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { closeToast, currentToasts, subscribeToToasts, type Toast } from './toast-store.ts';
import classes from './toasts.module.css';

const ICONS = { success: IconCircleCheck, error: IconAlertCircle, info: IconInfoCircle, IconX } as const;
const WORDS = { success: 'Pronto', error: 'Erro', info: 'Aviso' } as const;
/** Milliseconds; errors stay until closed (WCAG 2.2.1). */
const SHOWN_FOR = { success: 8000, info: 10_000, error: Number.POSITIVE_INFINITY } as const;

/** The only live region; present from the start, so that every text is announced (T-L15). */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const region = useRef<HTMLElement>(null);
  useRoom(region);
  return (
    <section
      ref={region}
      className={classes.region}
      aria-label="Avisos do sistema"
      aria-live="polite"
      aria-relevant="additions"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

/** The height of the toasts (`--avisos`), for dialogs and narrow pages. */
function useRoom(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = region;
    if (current === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--avisos', `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--avisos');
    };
  }, [region]);
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const time = SHOWN_FOR[toast.kind];
    if (held || !Number.isFinite(time)) return undefined;
    const timer = setTimeout(() => closeToast(toast.id), time);
    return () => clearTimeout(timer);
  }, [toast, held]);
  const Icon = ICONS[toast.kind];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only pauses the clock; the content is readable without it.
    <div
      className={classes.toast}
      data-kind={toast.kind}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={classes.icon} aria-label={WORDS[toast.kind]} role="img" />
      <div className={classes.text}>
        <p>{toast.text}</p>
        {toast.detail !== undefined && <p className={classes.detail}>{toast.detail}</p>}
      </div>
      <button
        type="button"
        className={classes.close}
        aria-label="Fechar aviso"
        onClick={() => closeToast(toast.id)}
      >
        <IconX aria-hidden size={20} />
      </button>
    </div>
  );
}
