import { useCallback, useEffect, useRef, useState } from 'react';
import { apagarRascunho, guardarRascunho, lerRascunho, type Valores } from './rascunho.ts';

/** A saved report as the form holds it; version 0 and empty texts while there is none. */
export interface Salvo {
  readonly versao: number;
  readonly valores: Valores;
}

const ESPERA_MS = 300;
const iguais = (a: Valores, b: Valores) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (campo) => (a[campo] ?? '') === (b[campo] ?? ''),
  );

/**
 * The texts of one report while they are written: begun from what is saved, or from what this person left in this
 * browser, and kept there as they grow until they are saved.
 */
export function useFormulario(relatorio: string, salvo: Salvo) {
  const [base, setBase] = useState(salvo);
  const [inicio] = useState(() => lerRascunho(relatorio));
  const [versao, setVersao] = useState(inicio?.versao ?? salvo.versao);
  const [valores, setValores] = useState<Valores>(inicio?.valores ?? salvo.valores);
  const [restauradoEm, setRestauradoEm] = useState(inicio?.em ?? null);
  const mudou = !iguais(valores, base.valores);

  const porGuardar = useRef<(() => void) | null>(null);
  useEffect(() => {
    porGuardar.current = () =>
      mudou
        ? guardarRascunho(relatorio, { versao, valores, em: new Date().toISOString() })
        : apagarRascunho(relatorio);
    const relogio = setTimeout(() => {
      porGuardar.current?.();
      porGuardar.current = null;
    }, ESPERA_MS);
    return () => clearTimeout(relogio);
  }, [relatorio, mudou, versao, valores]);
  useEffect(() => {
    const guardarJa = () => {
      porGuardar.current?.();
      porGuardar.current = null;
    };
    globalThis.addEventListener('pagehide', guardarJa);
    return () => {
      globalThis.removeEventListener('pagehide', guardarJa);
      guardarJa();
    };
  }, []);

  const adotar = useCallback((novo: Salvo) => {
    setBase(novo);
    setVersao(novo.versao);
    setValores(novo.valores);
    setRestauradoEm(null);
  }, []);
  return {
    valores,
    versao,
    mudou,
    /** When what was restored from this browser was written; null when nothing was. */
    restauradoEm: mudou ? restauradoEm : null,
    escrever: useCallback(
      (campo: string, texto: string) => setValores((antes) => ({ ...antes, [campo]: texto })),
      [],
    ),
    trocar: setValores,
    /** What is saved takes the place of what was written; the draft goes. */
    adotar,
    /** The text here stays, and is meant for the saved version `versao`. */
    sobrepor: (atual: Salvo) => {
      setBase(atual);
      setVersao(atual.versao);
    },
  };
}
export type Formulario = ReturnType<typeof useFormulario>;
