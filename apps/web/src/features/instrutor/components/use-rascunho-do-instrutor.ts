import { useEffect, useState } from 'react';
import { readJson, removeKey, writeJson } from '../../../lib/storage.ts';
import { diferencas, ehRascunho, type InstrutorDigitado } from './instrutor-digitado.ts';

/**
 * What is typed of an instructor, kept in this browser too, so that a reload or an expired session loses nothing.
 * E-mail, CPF and matrícula are never kept there (T-K3); whoever logs in next finds nothing of it (T-K4).
 */
export function useRascunhoDoInstrutor(chave: string, inicial: InstrutorDigitado) {
  const [{ base, guardado }] = useState(() => ({ base: inicial, guardado: readJson(chave, ehRascunho) }));
  const [digitado, setDigitado] = useState<InstrutorDigitado>({ ...base, ...guardado });
  const [recuperado, setRecuperado] = useState(guardado !== undefined);
  const mudou = Object.keys(diferencas(base, digitado)).length > 0;

  useEffect(() => {
    const { email: _email, cpf: _cpf, matricula: _matricula, ...guardavel } = diferencas(base, digitado);
    if (Object.keys(guardavel).length > 0) writeJson(chave, guardavel);
    else removeKey(chave);
  }, [chave, base, digitado]);

  return {
    digitado,
    mudou,
    recuperado,
    mudar: (parte: Partial<InstrutorDigitado>) => setDigitado((antes) => ({ ...antes, ...parte })),
    /** Back to what is stored. */
    descartar: () => {
      setRecuperado(false);
      setDigitado(base);
    },
    /** Called once saved or given up; the page is left then. */
    esquecer: () => removeKey(chave),
  };
}
