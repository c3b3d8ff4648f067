import { estadoDaAvaliacao } from '@instrutoria/domain/avaliacao/rules/estados-da-avaliacao.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Text } from '@mantine/core';
import { Tag } from '../../../ui/page/tag.tsx';
import type { Avaliacao } from '../api.ts';

const dias = (n: number) => contado(n, 'dia', 'dias');

export function AtrasoDaAvaliacao({ atraso }: Pick<Avaliacao, 'atraso'>) {
  if (atraso === null) return null;
  // Without a deadline it counts from the designation.
  const desde = atraso.desde === 'prazo' ? 'atrasada há' : 'há';
  return (
    <>
      <Tag tone="warning">{`${desde} ${dias(atraso.dias)}`}</Tag>
      {atraso.lembradoHoje && (
        <Text size="sm" c="dimmed">
          lembrado hoje por e-mail
        </Text>
      )}
    </>
  );
}

const ETIQUETAS = {
  designada: <Tag>à espera de resposta</Tag>,
  aceita: <Tag tone="info">aceita</Tag>,
  concluida: <Tag tone="good">concluída</Tag>,
} as const;

export function EstadoDaAvaliacao({
  avaliacao,
}: {
  readonly avaliacao: Parameters<typeof estadoDaAvaliacao>[0] &
    Pick<Avaliacao, 'avaliadorSemDireito'> & { readonly avaliadorDeclarou?: boolean };
}) {
  if (avaliacao.avaliadorDeclarou === true) {
    return avaliacao.ja_foi_avaliado === true ? (
      <>
        {ETIQUETAS.concluida} <Tag tone="warning">com impedimento declarado: substitua</Tag>
      </>
    ) : (
      <Tag tone="warning">impedimento declarado: substitua</Tag>
    );
  }
  if (avaliacao.avaliadorSemDireito) return <Tag tone="warning">deixou de ser avaliador: substitua</Tag>;
  return ETIQUETAS[estadoDaAvaliacao(avaliacao)];
}
