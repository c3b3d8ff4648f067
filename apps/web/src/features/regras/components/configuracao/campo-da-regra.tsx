import type { Regra, RegrasDoEdital } from '@instrutoria/domain/edital/rules/regras.ts';
import type { ReactNode } from 'react';
import { ComoFunciona } from '../como-funciona.tsx';
import type { ErrosDaSecao } from '../secao-da-regra.tsx';
import { SECOES_DAS_REGRAS } from '../secoes-das-regras.tsx';
import classes from './configuracao.module.css';
import { Fixo } from './fixo.tsx';

/** A rule with its effect on an example, which follows what is chosen; a fixed one is text with the reason. */
export function CampoDaRegra(props: {
  readonly regra: Regra;
  readonly regras: RegrasDoEdital;
  /** Why it changes no more; null while it can change. */
  readonly fechada: string | null;
  readonly aviso: ReactNode;
  readonly errors: ErrosDaSecao;
  readonly onChange: (mudanca: Partial<RegrasDoEdital>) => void;
}) {
  const { regra, regras, fechada, aviso, errors, onChange } = props;
  const { titulo, muda, exclui, dito, exemplo, campo } = SECOES_DAS_REGRAS[regra];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need its name in a second place.
    <div role="group" aria-label={titulo} className={classes.regra}>
      {fechada === null ? (
        campo({ regras, onChange, errors })
      ) : (
        <Fixo label={titulo} value={dito(regras)} porque={fechada} />
      )}
      {aviso}
      <ComoFunciona regra={titulo}>
        <p>
          {muda} {fechada === null && exclui}
        </p>
        <p>
          Por exemplo:{' '}
          {Number.isNaN(regras[regra]) ? 'o exemplo aparece com o número inteiro.' : exemplo(regras)}
        </p>
      </ComoFunciona>
    </div>
  );
}
