import { useState } from 'react';
import { ehSimOuNao } from '../server/shape.ts';
import { ownKey, writeOwn } from './own-draft.ts';
import { readJson } from './storage.ts';

/** A yes or no, stored on this device for the person logged in. `key`: the parts of `ownKey`. */
export function useOwnChoice(key: Parameters<typeof ownKey>, begin: boolean) {
  const stored = ownKey(...key);
  const [on, setOn] = useState(() => readJson(stored, ehSimOuNao) ?? begin);
  const choose = (chosen: boolean) => {
    setOn(chosen);
    writeOwn(stored, chosen);
  };
  return [on, choose] as const;
}
