import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { ownKey, writeOwn } from '../../lib/session/own-draft.ts';
import { readJson } from '../../lib/session/storage.ts';
import classes from './choose-columns.module.css';

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The hidden columns of the table with this name, stored on this device for this person. */
export function useHiddenColumns(table: string, atFirst: readonly string[] = []) {
  const key = ownKey('colunas', table);
  const [hidden, setHidden] = useState(() => readJson(key, isList) ?? atFirst);
  const change = (column: string, visible: boolean) => {
    const others = hidden.filter((other) => other !== column);
    const next = visible ? others : [...others, column];
    setHidden(next);
    writeOwn(key, next);
  };
  return { hidden, change };
}

export function ChooseColumns(
  props: ReturnType<typeof useHiddenColumns> & {
    readonly columns: readonly { readonly key: string; readonly title: string }[];
  },
) {
  const { columns, hidden, change } = props;
  return (
    <details className={classes.columns}>
      <summary>Colunas</summary>
      <fieldset>
        <legend className="sr-only">Colunas da tabela</legend>
        {columns.map(({ key, title }) => (
          <Checkbox
            key={key}
            label={title}
            checked={!hidden.includes(key)}
            onChange={(event) => change(key, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
    </details>
  );
}
