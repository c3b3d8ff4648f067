import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { latePart } from '../../../ui/drafts/late.tsx';
import { Loading } from '../../../ui/status/loading.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { aprovacaoQuery } from '../../avaliacao/api.ts';

const AvaliacaoConcluida = latePart(() => import('../../avaliacao/offered/avaliacao-concluida.tsx'));

export function LerParecer(props: {
  readonly aprovacao: number;
  readonly titulo: string;
  /** Folded behind the title, for a dense table. */
  readonly compact?: boolean;
}) {
  const { aprovacao, titulo, compact = false } = props;
  const [aberto, setAberto] = useState(false);
  const query = useQuery({ ...aprovacaoQuery(aprovacao), enabled: aberto });
  return (
    <>
      <Button
        variant={compact ? 'subtle' : 'default'}
        size={compact ? 'compact-sm' : 'sm'}
        onClick={() => setAberto(true)}
      >
        {compact ? <span className="sr-only">Ler o </span> : 'Ler'}
        {compact ? 'parecer' : <span className="sr-only"> o parecer</span>}
        <span className="sr-only"> de {titulo}</span>
      </Button>
      <Dialog opened={aberto} onClose={() => setAberto(false)} title="Parecer e notas" size="lg">
        <Text fw={600}>{titulo}</Text>
        <QueryState query={query}>
          {(lida) => <AvaliacaoConcluida waiting={<Loading />} aprovacao={lida} />}
        </QueryState>
      </Dialog>
    </>
  );
}
