import {
  REGRAS_DO_RECURSO_COMPLETO,
  regrasDoRecurso,
  type TipoDeRecurso,
  tipoDeRecurso,
} from '@instrutoria/domain/edital/rules/recursos-do-edital.ts';
import type { RegrasDoEdital } from '@instrutoria/domain/edital/rules/regras.ts';
import { NativeSelect } from '@mantine/core';
import { ComoFunciona } from '../como-funciona.tsx';
import type { ErrosDaSecao } from '../secao-da-regra.tsx';
import { SECOES_DAS_REGRAS } from '../secoes-das-regras.tsx';
import classes from './configuracao.module.css';
import { Fixo } from './fixo.tsx';

const TIPOS: Readonly<Record<TipoDeRecurso, string>> = {
  simples: 'Simples: contra o resultado todo, sem anexos nem relator',
  completo: 'Completo: por critério, com anexos, relator e números públicos',
};
const OUTRO = 'Como este edital já faz';

/** Appeals 'simples' or 'completo'; a call that has some of the four rules may keep them. */
export function TipoDeRecursoDoEdital(props: {
  readonly regras: RegrasDoEdital;
  /** As they are in force. */
  readonly salvas: RegrasDoEdital;
  readonly fechada: string | null;
  readonly errors: ErrosDaSecao;
  readonly onChange: (mudanca: Partial<RegrasDoEdital>) => void;
}) {
  const { regras, salvas, fechada, errors, onChange } = props;
  const tipo = tipoDeRecurso(regras);
  const proprio = tipoDeRecurso(salvas) === null;
  const ditas = REGRAS_DO_RECURSO_COMPLETO.map((regra) => SECOES_DAS_REGRAS[regra].dito(regras)).join(' ');
  if (fechada !== null) return <Fixo label="Tipo de recurso" value={ditas} porque={fechada} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need its name in a second place.
    <div role="group" aria-label="Tipo de recurso" className={classes.regra}>
      <NativeSelect
        {...errors.field('recursoPorCriterio')}
        label="Tipo de recurso"
        value={tipo ?? ''}
        data={[
          ...Object.entries(TIPOS).map(([value, label]) => ({ value, label })),
          ...(proprio ? [{ value: '', label: OUTRO }] : []),
        ]}
        onChange={(event) => {
          errors.clear('recursoPorCriterio');
          const escolhido = event.currentTarget.value;
          if (escolhido === 'simples' || escolhido === 'completo') onChange(regrasDoRecurso(escolhido));
          else {
            const { recursoPorCriterio, recursoComAnexos, recursoComRelator, recursosEmNumeros } = salvas;
            onChange({ recursoPorCriterio, recursoComAnexos, recursoComRelator, recursosEmNumeros });
          }
        }}
      />
      <ComoFunciona regra="Tipo de recurso">
        {REGRAS_DO_RECURSO_COMPLETO.map((regra) => {
          const { titulo, muda, exclui, dito } = SECOES_DAS_REGRAS[regra];
          return (
            <p key={regra}>
              <b>{titulo}.</b> {dito(regras)} {muda} {exclui}
            </p>
          );
        })}
      </ComoFunciona>
    </div>
  );
}
