import type { Disciplina } from '@instrutoria/domain/projeto/types.ts';
import {
  disciplinasOferecidas,
  problemasDasContagens,
} from '@instrutoria/domain/relatorio/rules/disciplinas.ts';
import { useState } from 'react';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';
import { REPETIDA, SEM_DISCIPLINA } from './entrada-da-disciplina.tsx';
import type { Formulario } from './use-formulario.ts';
import {
  contagensDe,
  type Entrada,
  entradasDosValores,
  valoresDasEntradas,
} from './valores-das-disciplinas.ts';

const NENHUMA: Entrada = { disciplina: 0 };
const vazia = ({ disciplina, ...contagens }: Entrada) =>
  disciplina === 0 && Object.values(contagens).every((digitada) => digitada.trim() === '');

export function useEntradas(
  formulario: Formulario,
  errors: FormErrors,
  disciplinas: readonly Disciplina[],
  hoje: string,
) {
  const [digitada, setDigitada] = useState(NENHUMA);
  const [editando, setEditando] = useState<number | null>(null);
  const entradas = entradasDosValores(formulario.values);
  const trocar = (novas: readonly Entrada[]) => formulario.replace(valoresDasEntradas(novas));
  const largar = () => {
    setDigitada(NENHUMA);
    setEditando(null);
    errors.clear();
  };

  /** The entries with the typed line; undefined after showing its errors. */
  const comADigitada = (): readonly Entrada[] | undefined => {
    if (digitada.disciplina === 0) return errors.show([SEM_DISCIPLINA]) ? undefined : entradas;
    const repete = editando === null && entradas.some(({ disciplina }) => disciplina === digitada.disciplina);
    if (errors.show(repete ? [REPETIDA] : problemasDasContagens(contagensDe(digitada)))) return undefined;
    return editando === null
      ? [...entradas, digitada]
      : entradas.map((entrada) => (entrada.disciplina === editando ? digitada : entrada));
  };

  return {
    entradas,
    digitada,
    editando,
    vazia: vazia(digitada),
    /** The disciplines offered now (D29), and the one being edited. */
    oferecidas:
      editando === null
        ? disciplinasOferecidas(disciplinas, hoje)
        : disciplinas.filter(({ id }) => id === editando),
    digitar: setDigitada,
    largar,
    guardar: () => {
      const novas = comADigitada();
      if (novas === undefined) return;
      trocar(novas);
      largar();
    },
    editar: (entrada: Entrada) => {
      errors.clear();
      setDigitada(entrada);
      setEditando(entrada.disciplina);
    },
    remover: ({ disciplina }: Entrada) => {
      trocar(entradas.filter((entrada) => entrada.disciplina !== disciplina));
      if (editando === disciplina) largar();
    },
    paraSalvar: () => (vazia(digitada) ? entradas : comADigitada()),
  };
}
