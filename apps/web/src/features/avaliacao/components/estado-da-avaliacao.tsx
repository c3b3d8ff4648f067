import { Text } from '@mantine/core';
import { Tag } from '../../../ui/tag.tsx';
import type { Avaliacao } from '../api.ts';

const dias = (n: number) => (n === 1 ? '1 dia' : `${n} dias`);

/** How late an unfinished assessment is, in words; nothing while it is not (D47). */
export function AtrasoDaAvaliacao({ atraso }: Pick<Avaliacao, 'atraso'>) {
  if (atraso === null) return null;
  const desde = atraso.desde === 'prazo' ? 'o prazo passou' : 'designada';
  return (
    <>
      <Tag tone="warning">
        atrasada: {desde} há {dias(atraso.dias)}
      </Tag>
      {atraso.lembradoHoje && (
        <Text size="sm" c="dimmed">
          lembrado hoje por e-mail
        </Text>
      )}
    </>
  );
}

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
