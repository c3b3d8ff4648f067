import type { DisciplinaOficial } from '@instrutoria/domain/projeto/types.ts';
import { useDeferredValue, useState } from 'react';
import { SuggestInput } from '../../../../ui/fields/suggest-input.tsx';
import { useDisciplinasOficiais } from '../../api.ts';
import { porcento } from './numeros-da-disciplina.ts';

const SUGESTOES = 8;

function rotulo({ codigo, nome, tsd, semestre }: DisciplinaOficial): string {
  const taxa = tsd === null ? '' : `, TSD ${porcento(tsd)}${semestre === '' ? '' : ` em ${semestre}`}`;
  return `${codigo} ${nome}${taxa}`;
}

/** Looks a discipline up in the registry's list; not shown where there is none. */
export function DisciplinaOficialField({
  onChoose,
}: {
  readonly onChoose: (oficial: DisciplinaOficial) => void;
}) {
  const [typed, setTyped] = useState('');
  const lista = useDisciplinasOficiais('').data ?? [];
  const achadas = useDisciplinasOficiais(useDeferredValue(typed.trim())).data ?? [];
  if (lista.length === 0) return null;
  return (
    <SuggestInput
      id="disciplina_oficial"
      label="Procurar na lista oficial"
      description="Pelo código ou pelo nome. Preenche também a taxa de sucesso (TSD) e a carga horária."
      autoComplete="off"
      data={typed.trim() === '' ? [] : achadas.map(rotulo)}
      answered
      limit={SUGESTOES}
      value={typed}
      onChange={setTyped}
      onChoose={(escolhida) => {
        const oficial = achadas.find((uma) => rotulo(uma) === escolhida);
        if (oficial === undefined) return;
        onChoose(oficial);
        setTyped('');
      }}
    />
  );
}
