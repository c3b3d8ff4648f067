import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Panel } from '../../../ui/panel.tsx';
import { CartoesDasDisciplinas } from './cartoes-das-disciplinas.tsx';

export function DisciplinasDoProjeto({ projeto }: { readonly projeto: Projeto }) {
  const disciplinas = projeto.comprovante_disciplinas?.disciplinas_associadas ?? [];
  return (
    <Panel id="disciplinas" title="Disciplinas">
      {disciplinas.length === 0 ? (
        <p>Nenhuma disciplina.</p>
      ) : (
        <CartoesDasDisciplinas
          disciplinas={disciplinas.map(({ unidade_oferta, ...disciplina }) => ({
            ...disciplina,
            unidade: projeto.semNomes ? null : unidade_oferta.nome,
          }))}
        />
      )}
    </Panel>
  );
}
