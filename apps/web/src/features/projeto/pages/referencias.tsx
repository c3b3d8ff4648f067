import { contarCodePoints, textoPuro } from '@instrutoria/domain/kernel/texto.ts';
import { TEXTO_MAXIMO, TEXTO_MINIMO } from '@instrutoria/domain/projeto/limits.ts';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { useStep } from '../wizard/steps/use-step.ts';
import { WizardPage } from '../wizard/wizard-page.tsx';

export default function ReferenciasPage() {
  const state = useStep('referencia_projeto');
  return (
    <WizardPage
      state={state}
      intro="Liste as obras citadas. Este campo é opcional: se não houver referências, salve e continue."
    >
      <RichTextField
        {...state.errors.field('referencias')}
        label="Referências bibliográficas"
        description={`Opcional. Se preencher, de ${TEXTO_MINIMO} a ${TEXTO_MAXIMO.toLocaleString('pt-BR')} caracteres.`}
        value={state.dados.referencias}
        onChange={(referencias) => state.change({ referencias })}
        count={(html) => contarCodePoints(textoPuro(html))}
        min={TEXTO_MINIMO}
        max={TEXTO_MAXIMO}
      />
    </WizardPage>
  );
}
