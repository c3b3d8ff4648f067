import { useState } from 'react';
import { ownKey, writeOwn } from '../../../../lib/session/own-draft.ts';
import { readJson } from '../../../../lib/session/storage.ts';

const ehSimOuNao = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether single letters are shortcuts, stored on this device for this person. */
export function useTeclasDaMesa() {
  const chave = ownKey('teclas', 'mesa-de-documentos');
  const [teclas, setTeclas] = useState(() => readJson(chave, ehSimOuNao) ?? true);
  return {
    teclas,
    ligar: (on: boolean) => {
      setTeclas(on);
      writeOwn(chave, on);
    },
  };
}
