import { useEffect, useState } from 'react';
import { readJson, removeKey, writeJson } from '../../../lib/session/storage.ts';
import { fusoDoNavegador } from '../../../lib/session/time-zone.ts';
import { CAMPOS, type Campo, type Digitado, emBranco } from './dados-digitados.ts';

/** A key without an account, because there is none yet; neither code nor password is stored. */
const CHAVE = 'instalacao';

/** Personal data are never stored in a browser (T-K3), so after a reload they are typed again. */
const PESSOAIS: ReadonlySet<Campo> = new Set<Campo>([
  'encarregado.email',
  'administrador.cpf',
  'administrador.email',
  'administrador.siape',
  'administrador.lattes',
]);
const GUARDADOS = CAMPOS.filter((campo) => !PESSOAIS.has(campo));

function ehObjeto(lido: unknown): lido is Readonly<Record<string, unknown>> {
  return typeof lido === 'object' && lido !== null;
}

function recuperar(): Digitado {
  const base = emBranco(fusoDoNavegador());
  const lido = readJson(CHAVE, ehObjeto) ?? {};
  const textos = GUARDADOS.flatMap((campo) =>
    typeof lido[campo] === 'string' ? [[campo, lido[campo]]] : [],
  );
  return { ...base, ...(Object.fromEntries(textos) as Partial<Digitado>) };
}

/** Typed values survive a reload and a lost connection. */
export function useDigitado() {
  const [digitado, setDigitado] = useState(recuperar);
  const [guardar, setGuardar] = useState(true);
  useEffect(() => {
    if (guardar) writeJson(CHAVE, Object.fromEntries(GUARDADOS.map((campo) => [campo, digitado[campo]])));
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
