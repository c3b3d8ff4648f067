import { nomeDoCriterio } from '@instrutoria/domain/recurso/rules/contestaveis.ts';
import { Stack, Text } from '@mantine/core';
import { Tag } from '../../../ui/page/tag.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import type { Recurso } from '../api.ts';

/** The contested criteria, each with its reason and the decision on it. */
export function CriteriosDoRecurso({ recurso }: { readonly recurso: Recurso }) {
  const { criterios = [], projetoAprovacao } = recurso;
  if (criterios.length === 0) return null;
  return (
    <Stack gap="sm">
      {criterios.map(({ criterio, mensagem, acolhido, feedback }) => (
        <div key={criterio}>
          <Text fw={600} component="div">
            {nomeDoCriterio(criterio, projetoAprovacao.barema)}{' '}
            {acolhido !== null && (
              <Tag tone={acolhido ? 'good' : 'neutral'}>{acolhido ? 'Acolhido' : 'Não acolhido'}</Tag>
            )}
          </Text>
          <RichText html={mensagem} />
          {feedback !== null && feedback !== '' && (
            <>
              <Text fw={600} size="sm">
                Decisão
              </Text>
              <RichText html={feedback} />
            </>
          )}
        </div>
      ))}
    </Stack>
  );
}
