import { NOMES_DAS_FASES } from '@instrutoria/domain/edital/messages.ts';
import { andamentoDoEdital } from '@instrutoria/domain/edital/rules/andamento.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { HeadChip } from '../../../ui/page/head-chip.tsx';
import { NOMES_DAS_ETAPAS } from './etapas.ts';

/** The present stage in the header of a call; unfolds all stages with their dates. */
export function EtapaDoEdital(props: {
  readonly edital: Edital;
  readonly hoje: string;
  readonly aberta: boolean;
  readonly onAbrir: (aberta: boolean) => void;
}) {
  const { edital, hoje, aberta, onAbrir } = props;
  const atual = andamentoDoEdital(edital, hoje).find(({ estado }) => estado === 'atual');
  return (
    <HeadChip says="Etapas do edital" open={aberta} onOpen={onAbrir}>
      {atual === undefined ? NOMES_DAS_FASES[edital.fase] : NOMES_DAS_ETAPAS[atual.etapa]}
    </HeadChip>
  );
}
