import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** A search's text, as long as the server accepts. */
export const ehBusca = (text: string): boolean => text.trim() !== '' && text.length <= 200;
export const ehId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);
export const ehPagina = (text: string): boolean => /^[1-9]\d{0,4}$/.test(text);

/** The change of an address that turns to this page of a table; the first page is the one without a field. */
export const toPage = (page: number) => ({ pagina: page === 1 ? undefined : String(page) });

/**
 * The state of a table in the address, so that it survives a reload and can be sent to somebody. `fields` (a
 * constant) defines the fields and their form; anything else in the address is ignored.
 */
export function useAddressFields<F extends string>(fields: Readonly<Record<F, (text: string) => boolean>>) {
  const [read, write] = useSearchParams();
  const values = useMemo(() => {
    const names = Object.keys(fields) as F[];
    return Object.fromEntries(
      names.flatMap((name) => {
        const text = read.get(name);
        return text !== null && text !== '' && fields[name](text) ? [[name, text]] : [];
      }),
    ) as Readonly<Partial<Record<F, string>>>;
  }, [read, fields]);
  // A change may come before the previous one is rendered, or from a pause that began earlier: neither may
  // undo the other.
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  }, [read]);
  /** Undefined removes the field. Any change except of the page goes to the first page. */
  const change = useCallback(
    (changes: { readonly [Name in F]?: string | undefined }) => {
      const after = new URLSearchParams(latest.current);
      for (const [name, text] of Object.entries<string | undefined>({ pagina: undefined, ...changes })) {
        if (text === undefined || text === '') after.delete(name);
        else after.set(name, text);
      }
      latest.current = after;
      write(after, { replace: true });
    },
    [write],
  );
  return { values, change };
}
