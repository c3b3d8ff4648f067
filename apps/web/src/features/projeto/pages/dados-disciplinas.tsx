import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useUnidades } from '../api.ts';
import { CartoesDasDisciplinas } from '../components/cartoes-das-disciplinas.tsx';
import { useStep } from '../wizard/use-step.ts';
import { WizardPage } from '../wizard/wizard-page.tsx';

export default function DadosDisciplinasPage() {
  const state = useStep('dados_disciplinas');
  const unidades = useUnidades().data ?? [];
  const lista = state.dados.disciplinas.disciplinas_associadas;
  return (
    <WizardPage state={state} intro="Confira as disciplinas antes de continuar.">
      {lista.length === 0 ? (
        <EmptyState
          title="Nenhuma disciplina adicionada ainda."
          action={
            <Anchor component={Link} to="/cadastro_disciplina">
              Adicionar disciplinas
            </Anchor>
          }
        />
      ) : (
        <CartoesDasDisciplinas
          heading={2}
          disciplinas={lista.map(({ unidade_oferta, ...disciplina }) => ({
            ...disciplina,
            unidade: unidades.find(({ id }) => id === unidade_oferta)?.nome ?? '—',
          }))}
        />
      )}
    </WizardPage>
  );
}
