import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { temPasso } from '@instrutoria/domain/kernel/maquina.ts';
import { MAQUINA_DO_RESULTADO } from '@instrutoria/domain/resultado/maquina.ts';
import { NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { useAddressFields } from '../../../lib/use-address-fields.ts';
import { useAskFirst } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { aprovacaoDoProjetoQuery } from '../../avaliacao/api.ts';
import { editaisQuery } from '../../edital/api.ts';
import { EditalSelect } from '../../edital/offered/edital-select.tsx';
import { resultadosQuery } from '../../resultado/api.ts';
import { FormularioDaCorrecao } from '../components/formulario-da-correcao.tsx';

export default function CorrigirResultado() {
  const editais = useQuery(editaisQuery);
  return (
    <>
      <PageHeader
        title="Corrigir resultado"
        crumbs={[{ label: 'Administração', to: '/administracao' }]}
        description="Nada do que foi publicado se apaga: cada correção faz uma versão nova do resultado, com a sua justificativa. Uma correção que diminui é uma anulação: o coordenador responde, e outra pessoa decide."
      />
      <QueryState query={editais}>
        {(todos) => {
          const publicados = todos.filter(({ fase }) =>
            temPasso(MAQUINA_DO_RESULTADO, 'corrigirResultado', fase),
          );
          return publicados.length === 0 ? (
            <EmptyState title="Nenhum edital está na fase de resultado." />
          ) : (
            <Escolha editais={publicados} />
          );
        }}
      </QueryState>
    </>
  );
}

const ehId = (texto: string) => /^[1-9]\d{0,8}$/.test(texto);
const CAMPOS = { edital: ehId, projeto: ehId } as const;

function Escolha({ editais }: { readonly editais: readonly Edital[] }) {
  const { values, change } = useAddressFields(CAMPOS);
  const [unico, ...outros] = editais;
  const edital =
    editais.find(({ id }) => String(id) === values.edital)?.id ??
    (outros.length === 0 ? unico?.id : undefined);
  const projeto = Number(values.projeto ?? 0);
  const [corrigidos, setCorrigidos] = useState(0);
  const askFirst = useAskFirst();
  const resultado = useQuery(resultadosQuery(edital ?? 0));
  const aprovacao = useQuery(aprovacaoDoProjetoQuery(projeto));
  return (
    <Stack gap="lg" align="stretch">
      <EditalSelect
        editais={editais}
        value={edital}
        todos="Escolha um edital"
        onChange={(escolhido) =>
          void askFirst(() => change({ edital: escolhido?.toString(), projeto: undefined }))
        }
      />
      {edital !== undefined && (
        <QueryState query={resultado}>
          {({ projetos }) => (
            <NativeSelect
              id="projeto"
              label="Projeto"
              value={String(projeto)}
              data={[
                { value: '0', label: 'Escolha um projeto' },
                ...projetos
                  .filter(({ posicao }) => posicao !== null)
                  .map(({ projeto_id, posicao, titulo, total }) => ({
                    value: String(projeto_id),
                    label: `${posicao}º, total ${formatarNota(total)}: ${titulo}`,
                  })),
              ]}
              onChange={(event) => {
                const escolhido = event.currentTarget.value;
                void askFirst(() => change({ projeto: escolhido === '0' ? undefined : escolhido }));
              }}
            />
          )}
        </QueryState>
      )}
      {projeto > 0 && (
        <QueryState query={aprovacao}>
          {(lida) => (
            <FormularioDaCorrecao
              key={`${lida.id}:${corrigidos}`}
              aprovacao={lida}
              onCorrigido={() => setCorrigidos((antes) => antes + 1)}
            />
          )}
        </QueryState>
      )}
    </Stack>
  );
}
