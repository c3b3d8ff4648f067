import { useEffect, useState } from 'react';
import { readJson, removeKey, writeJson } from '../../../lib/storage.ts';
import { CAMPOS, type Digitado, emBranco } from './digitado.ts';

/** Nobody has an account yet: kept under a name of its own, without the code and the password. */
const CHAVE = 'instalacao';

function ehObjeto(lido: unknown): lido is Readonly<Record<string, unknown>> {
  return typeof lido === 'object' && lido !== null;
}

function recuperar(): Digitado {
  const base = emBranco(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const lido = readJson(CHAVE, ehObjeto) ?? {};
  const textos = CAMPOS.flatMap((campo) => (typeof lido[campo] === 'string' ? [[campo, lido[campo]]] : []));
  return { ...base, ...(Object.fromEntries(textos) as Partial<Digitado>) };
}

/** What is typed survives a reload, and the loss of the network. */
export function useDigitado() {
  const [digitado, setDigitado] = useState(recuperar);
  const [guardar, setGuardar] = useState(true);
  useEffect(() => {
    if (guardar) writeJson(CHAVE, digitado);
  }, [digitado, guardar]);
  return {
    digitado,
    mudar: (parte: Partial<Digitado>) => setDigitado((antes) => ({ ...antes, ...parte })),
    esquecer: () => {
      setGuardar(false);
      removeKey(CHAVE);
    },
  };
}
