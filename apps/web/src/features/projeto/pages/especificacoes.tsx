import '@mantine/core/styles/Radio.layer.css';
import { CAMPOS, REGIMES } from '@instrutoria/domain/projeto/campos.ts';
import {
  REMUNERADOS_MAXIMO,
  REMUNERADOS_MINIMO,
  TITULO_MAXIMO,
  VOLUNTARIOS_MAXIMO,
} from '@instrutoria/domain/projeto/limits.ts';
import { ajustarVoluntarios } from '@instrutoria/domain/projeto/rules/especificacoes.ts';
import { Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CountInput } from '../../../ui/fields/count-input.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { readWizard, updateWizard } from '../wizard/autosave/wizard-storage.ts';
import { useStep } from '../wizard/steps/use-step.ts';
import { WizardPage } from '../wizard/wizard-page.tsx';

export default function EspecificacoesPage() {
  const state = useStep('especificacoes_projeto');
  const { dados, errors, change } = state;
  const [lowered, setLowered] = useState<number | null>(null);

  // D8: checks the sum first, then lowers the volunteers to the remaining room.
  function save(): void {
    const { remunerados, voluntarios } = readWizard();
    setLowered(null);
    state.advance();
    if (remunerados === null || voluntarios === null) return;
    const fitting = ajustarVoluntarios(remunerados, voluntarios);
    if (fitting === voluntarios) return;
    updateWizard({ voluntarios: fitting });
    setLowered(fitting);
  }

  return (
    <WizardPage state={state} onSave={save} required intro="O nome do projeto e quantos instrutores terá.">
      <TextInput
        {...errors.field('titulo')}
        label={CAMPOS.titulo.rotulo}
        withAsterisk
        maxLength={TITULO_MAXIMO}
        autoComplete="off"
        value={dados.titulo}
        onChange={(event) => change({ titulo: event.currentTarget.value })}
      />
      <CountInput
        {...errors.field('remunerados')}
        label={CAMPOS.remunerados.rotulo}
        description={`De ${REMUNERADOS_MINIMO} a ${REMUNERADOS_MAXIMO}.`}
        withAsterisk
        maw={320}
        value={dados.remunerados}
        onChange={(remunerados) => change({ remunerados })}
      />
      <CountInput
        {...errors.field('voluntarios')}
        label={CAMPOS.voluntarios.rotulo}
        description={`De 0 a ${VOLUNTARIOS_MAXIMO}.`}
        maw={320}
        value={dados.voluntarios}
        onChange={(voluntarios) => {
          setLowered(null);
          change({ voluntarios });
        }}
      />
      {lowered !== null && (
        <Notice live kind="warning">
          O número de voluntários foi ajustado para {lowered}. Confira e salve outra vez.
        </Notice>
      )}
      <Radio.Group
        {...errors.field('regimeTrabalho')}
        label="Regime de trabalho do proponente"
        withAsterisk
        value={dados.regimeTrabalho}
        onChange={(regimeTrabalho) => change({ regimeTrabalho })}
      >
        <Stack gap="sm" mt="xs">
          {REGIMES.map((regime) => (
            <Radio size="md" key={regime} value={regime} label={regime} />
          ))}
        </Stack>
      </Radio.Group>
    </WizardPage>
  );
}
