import { aguardaContrarrazoes, MENSAGENS_CONTRARRAZOES as M } from '@instrutoria/domain/recurso/messages.ts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatarInstante, formatarPrazo } from '../../../lib/format/format.ts';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { contrarrazoesQuery, type Recurso } from '../api.ts';

/**
 * The answers of others to an appeal: for people who decide it, and after the decision for its author (D56).
 */
export function ContrarrazoesDoRecurso({ recurso }: { readonly recurso: Recurso }) {
  const { contrarrazoes, id, projetoAprovacao } = recurso;
  if (contrarrazoes === undefined) return null;
  const { ate, correm, depoisDaSua, recebidas } = contrarrazoes;
  if (!correm && recebidas === undefined) return null;
  return (
    <div>
      <Text fw={600}>Contrarrazões</Text>
      {correm && <Text>{aguardaContrarrazoes(formatarPrazo(ate))}.</Text>}
      {depoisDaSua === true && <Text>{M.depoisDaSua}</Text>}
      {recebidas === 0 && !correm && <Text>{M.nenhuma}</Text>}
      {recebidas !== undefined && recebidas > 0 && (
        <Recebidas projeto={projetoAprovacao.projeto.id} recurso={id} />
      )}
    </div>
  );
}

function Recebidas({ projeto, recurso }: { readonly projeto: number; readonly recurso: number }) {
  return (
    <QueryState query={useQuery(contrarrazoesQuery(projeto, recurso))}>
      {(lista) => (
        <Stack gap="sm" mt="xs">
          {lista.map((uma) => (
            <div key={uma.projeto.id}>
              <Text fw={600} size="sm">
                Projeto nº {uma.projeto.id}, {uma.projeto.titulo}, em {formatarInstante(uma.enviadaEm)}
              </Text>
              <Text style={{ whiteSpace: 'pre-line' }}>{uma.texto}</Text>
            </div>
          ))}
        </Stack>
      )}
    </QueryState>
  );
}
