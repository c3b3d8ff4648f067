import { Tag } from '../../../ui/tag.tsx';
import type { Avaliacao } from '../api.ts';

/** Where an assessment stands, in a word. */
export function EstadoDaAvaliacao({
  avaliacao,
}: {
  readonly avaliacao: Pick<Avaliacao, 'aceito' | 'avaliadorSemDireito' | 'ja_foi_avaliado'>;
}) {
  if (avaliacao.avaliadorSemDireito) return <Tag tone="warning">deixou de ser avaliador: substitua</Tag>;
  if (avaliacao.ja_foi_avaliado) return <Tag tone="good">concluída</Tag>;
  return avaliacao.aceito ? <Tag tone="info">aceita</Tag> : <Tag>à espera de resposta</Tag>;
}
