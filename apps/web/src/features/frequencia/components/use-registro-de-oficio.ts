import { problemasDoDeOficio } from '@instrutoria/domain/coordenacao/rules/agir-pelo-projeto.ts';
import type { OrigemDaFrequencia } from '@instrutoria/domain/coordenacao/types.ts';
import type { Problema } from '@instrutoria/domain/kernel/problema.ts';
import { useState } from 'react';
import { type DeOficio, type Registro, useRegistrarDeOficio } from '../api.ts';

export interface DeOficioDigitado {
  readonly origem: OrigemDaFrequencia | null;
  readonly documento: string | null;
  readonly motivo: string;
  readonly enviando: boolean;
  readonly mudou: boolean;
  mudar(mudanca: Partial<Pick<DeOficioDigitado, 'documento' | 'motivo' | 'origem'>>): void;
  ocupar(enviando: boolean): void;
  problemas(): Problema[];
  registrar(registros: readonly Registro[]): Promise<unknown>;
  recomecar(): void;
}

const NADA = { origem: null, documento: null, motivo: '' } as const;
type Digitado = Pick<DeOficioDigitado, 'documento' | 'motivo' | 'origem'>;

/** The source of the hours and the reason, beside the sheet that an administrator registers (D61). */
export function useRegistroDeOficio(projeto: number): DeOficioDigitado {
  const [digitado, setDigitado] = useState<Digitado>(NADA);
  const [enviando, setEnviando] = useState(false);
  const { mutateAsync } = useRegistrarDeOficio();
  const { origem, documento, motivo } = digitado;
  return {
    ...digitado,
    enviando,
    mudou: origem !== null || motivo !== '',
    mudar: (mudanca) => setDigitado((antes) => ({ ...antes, ...mudanca })),
    ocupar: setEnviando,
    problemas: () => problemasDoDeOficio(digitado),
    registrar(registros) {
      if (origem === null) throw new Error('judged before');
      const body: DeOficio = { origem, documento, motivo, registros: [...registros] };
      return mutateAsync({ projeto, ...body });
    },
    recomecar: () => setDigitado(NADA),
  };
}
