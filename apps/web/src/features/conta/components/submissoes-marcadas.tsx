import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { Anchor, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { formatarPrazoEm } from '../../../lib/format/format.ts';
import { Tag } from '../../../ui/page/tag.tsx';

export function SubmissoesMarcadas({ submissoes }: Pick<AnswerOf<Api['confirmacaoDoEmail']>, 'submissoes'>) {
  if (submissoes.length === 0) return 'nenhum';
  return (
    <Stack gap="xs">
      {submissoes.map(({ projeto, edital, ate, vencida }) => (
        <div key={projeto.id}>
          <Anchor component={Link} to={`/detalhes_projeto/${projeto.id}`}>
            {projeto.titulo}
          </Anchor>
          , {edital}
          <div>
            {vencida ? (
              <Tag tone="warning">prazo vencido em {formatarPrazoEm(ate)}</Tag>
            ) : (
              <Tag tone="info">até {formatarPrazoEm(ate)}</Tag>
            )}
          </div>
        </div>
      ))}
    </Stack>
  );
}
