import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { ownKey, writeOwn } from '../../../lib/own-draft.ts';
import { readJson } from '../../../lib/storage.ts';
import classes from './escolher-colunas.module.css';
import { COLUNAS_A_ESCOLHER } from './tabela-da-mesa.tsx';

const ehLista = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((um) => typeof um === 'string');
/** At first the table has what the work needs. */
const NO_COMECO = ['unidade', 'programa'];

/** The columns out of sight, remembered on this device for this person. */
export function useEscondidas() {
  const chave = ownKey('colunas', 'projetos-do-edital');
  const [escondidas, setEscondidas] = useState(() => readJson(chave, ehLista) ?? NO_COMECO);
  const mudar = (key: string, visivel: boolean) => {
    const depois = escondidas.filter((outra) => outra !== key);
    const novas = visivel ? depois : [...depois, key];
    setEscondidas(novas);
    writeOwn(chave, novas);
  };
  return { escondidas, mudar };
}

export function EscolherColunas({ escondidas, mudar }: ReturnType<typeof useEscondidas>) {
  return (
    <details className={classes.columns}>
      <summary>Colunas</summary>
      <fieldset>
        <legend className="sr-only">Colunas da tabela</legend>
        {COLUNAS_A_ESCOLHER.map(({ key, title }) => (
          <Checkbox
            key={key}
            label={title}
            checked={!escondidas.includes(key)}
            onChange={(event) => mudar(key, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
    </details>
  );
}
