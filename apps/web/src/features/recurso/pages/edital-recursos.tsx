import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAddressFields } from '../../../lib/use-address-fields.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { PaginaDoEdital } from '../../edital/offered/pagina-do-edital.tsx';
import { ProximoAto } from '../../edital/offered/proximo-ato.tsx';
import { type Recurso, recursosDoEditalQuery } from '../api.ts';
import { PrazoDosRecursos } from '../components/prazo-dos-recursos.tsx';
import {
  emOrdemDeDecisao,
  esperaDecisao,
  pendentesPorExtenso,
  podeSerDecidido,
} from '../components/recursos-do-edital.ts';
import { TabelaDeRecursos } from '../components/tabela-de-recursos.tsx';

export default function EditalRecursos() {
  return (
    <PaginaDoEdital parte="recursos">
      {(edital, quadro) => (
        <>
          {quadro(
            <ProximoAto
              edital={edital.id}
              aqui={(codigo) =>
                codigo === 'RECURSO_PENDENTE' ? `/editais/${edital.id}/recursos?situacao=pendente` : undefined
              }
            />,
          )}
          {foiPublicado(edital) ? (
            <Recursos edital={edital} />
          ) : (
            <Notice title="Este edital ainda não recebe recursos">
              Os coordenadores podem pedir recurso depois que o resultado é publicado.
            </Notice>
          )}
        </>
      )}
    </PaginaDoEdital>
  );
}

function Recursos({ edital }: { readonly edital: Edital }) {
  const query = useQuery(recursosDoEditalQuery(edital.id));
  return (
    <>
      <PrazoDosRecursos edital={edital} />
      <QueryState query={query}>
        {(recursos) => <Lista edital={edital} recursos={emOrdemDeDecisao(recursos)} />}
      </QueryState>
    </>
  );
}

const SITUACOES = ['pendente', 'decidido'] as const;
const CAMPOS = { situacao: (texto: string) => SITUACOES.some((uma) => uma === texto) } as const;

function Lista({ edital, recursos }: { readonly edital: Edital; readonly recursos: readonly Recurso[] }) {
  const { values, change } = useAddressFields(CAMPOS);
  const pendentes = recursos.filter(esperaDecisao);
  const decididos = recursos.length - pendentes.length;
  const meus = pendentes.filter(podeSerDecidido);
  const [primeiro] = meus;
  const { situacao } = values;
  const mostrados =
    situacao === undefined
      ? recursos
      : recursos.filter((recurso) => esperaDecisao(recurso) === (situacao === 'pendente'));
  if (recursos.length === 0) {
    return <TabelaDeRecursos edital={edital.id} recursos={[]} vazio={`${M.nenhum} neste edital.`} />;
  }
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-end">
        <NativeSelect
          label="Situação"
          value={situacao ?? ''}
          data={[
            { value: '', label: `Todos (${recursos.length})` },
            { value: 'pendente', label: pendentesPorExtenso(recursos) },
            { value: 'decidido', label: `Decididos (${decididos})` },
          ]}
          onChange={(event) => change({ situacao: event.currentTarget.value || undefined })}
        />
        {primeiro === undefined ? (
          <Text>
            {pendentes.length === 0
              ? 'Todos foram decididos.'
              : 'Outra pessoa da comissão decide os que estão pendentes.'}
          </Text>
        ) : (
          <Button component={Link} to={`/editais/${edital.id}/recursos/${primeiro.id}`}>
            {meus.length === 1
              ? 'Decidir o que está pendente'
              : `Decidir o primeiro de ${contado(meus.length, 'pendente', 'pendentes')}`}
          </Button>
        )}
      </Group>
      <TabelaDeRecursos
        edital={edital.id}
        recursos={mostrados}
        vazio="Nenhum recurso deste edital está nesta situação."
      />
    </Stack>
  );
}
