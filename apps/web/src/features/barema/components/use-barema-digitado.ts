import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { useEffect, useMemo, useState } from 'react';
import { type Draft, useDraft } from '../../../ui/drafts/use-draft.ts';
import type { BaremaLido } from '../api.ts';
import { type BaremaDigitado, type CriterioDigitado, digitadoDe, lerDigitado } from './barema-digitado.ts';
import { baremaGuardado, copiaDe, type Guardado } from './barema-guardado.ts';

export interface EmEdicao {
  readonly rascunho: Draft<Guardado, number>;
  readonly digitado: BaremaDigitado;
  readonly guardadoEm: string | null;
  /** The server's barema, when it is newer than the edited one. */
  readonly outra: BaremaLido | null;
  readonly trocar: (digitado: BaremaDigitado) => void;
  readonly mudar: (parte: Partial<BaremaDigitado>) => void;
  readonly mudarCriterio: (i: number, parte: Partial<CriterioDigitado>) => void;
  readonly ficarComOMeu: () => void;
  readonly ficarComOSalvo: () => void;
}

/** A call's barema during editing: stored in this browser, and never replaced by a refetch. */
export function useBaremaDigitado({ id }: Edital, lido: BaremaLido): EmEdicao {
  const [guardadoEm, setGuardadoEm] = useState<string | null>(null);
  const [inicio] = useState(() => copiaDe(lido.versao, lido.barema));
  const rascunho = useDraft({ saved: inicio, keeping: baremaGuardado(id, setGuardadoEm) });
  const { barema: texto } = rascunho.values;
  const digitado = useMemo(() => lerDigitado(texto) ?? digitadoDe(lido.barema), [texto, lido.barema]);
  const outra = lido.versao === rascunho.version ? null : lido;
  const { adopt, changed } = rascunho;
  useEffect(() => {
    // Without typed changes the newer version is adopted.
    if (!changed && outra !== null) adopt(copiaDe(outra.versao, outra.barema));
  }, [changed, outra, adopt]);
  const trocar = (novo: BaremaDigitado) => rascunho.change({ barema: JSON.stringify(novo) });
  return {
    rascunho,
    digitado,
    guardadoEm,
    outra: changed ? outra : null,
    trocar,
    mudar: (parte) => trocar({ ...digitado, ...parte }),
    mudarCriterio: (i, parte) =>
      trocar({
        ...digitado,
        criterios: digitado.criterios.map((c, k) => (k === i ? { ...c, ...parte } : c)),
      }),
    ficarComOMeu: () => {
      if (outra !== null) rascunho.putOver(copiaDe(outra.versao, outra.barema));
    },
    ficarComOSalvo: () => {
      if (outra !== null) rascunho.adopt(copiaDe(outra.versao, outra.barema));
    },
  };
}

/** The list with its item one place earlier or later. */
export function mover<T>(lista: readonly T[], i: number, passo: 1 | -1): readonly T[] {
  const [um, outro] = [lista[i], lista[i + passo]];
  if (um === undefined || outro === undefined) return lista;
  return lista.map((v, k) => (k === i ? outro : k === i + passo ? um : v));
}
