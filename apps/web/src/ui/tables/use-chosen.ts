import { useState } from 'react';
import type { Chosen } from './work-table.tsx';

/** Rows chosen over all pages and filters of a table, with their data at that time. */
export function useChosen<Row extends { readonly id: number }>(nameOf: (row: Row) => string) {
  const [rows, setRows] = useState<ReadonlyMap<number, Row>>(new Map());
  const chosen: Chosen<Row> = {
    has: ({ id }) => rows.has(id),
    nameOf,
    set: (these, choose) =>
      setRows((before) => {
        const after = new Map(before);
        for (const row of these) {
          if (choose) after.set(row.id, row);
          else after.delete(row.id);
        }
        return after;
      }),
  };
  return {
    rows,
    chosen,
    clear: () => setRows(new Map()),
    keep: (ids: readonly number[]) =>
      setRows((before) => new Map([...before].filter(([id]) => ids.includes(id)))),
  };
}
