import { IconClipboardCheck } from '@tabler/icons-react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** Where an evaluator will find the assigned projects; none can be assigned before a call is under evaluation. */
export function PainelDoAvaliador() {
  return (
    <Panel title="Avaliações" icon={<IconClipboardCheck aria-hidden />}>
      <EmptyState title="Nenhum projeto designado para você no momento." />
    </Panel>
  );
}
