import { NOMES_DOS_MODELOS } from '@instrutoria/domain/publicacao/messages.ts';
import { MODELOS } from '@instrutoria/domain/publicacao/types.ts';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useAskFirst } from '../../../ui/dialogs/confirm.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { modelosQuery } from '../api.ts';
import { EditorDoModelo } from '../components/editor-do-modelo.tsx';

const OPCOES = MODELOS.map((value) => ({ value, label: NOMES_DOS_MODELOS[value] }));

export default function Modelos() {
  const modelos = useQuery(modelosQuery);
  const [busca, setBusca] = useSearchParams();
  const askFirst = useAskFirst();
  const nome = MODELOS.find((um) => um === busca.get('modelo')) ?? MODELOS[0];
  return (
    <>
      <PageHeader
        title="Modelos de publicação"
        crumbs={[{ label: 'Administração', to: '/administracao' }]}
        description="Os textos com que a instituição publica um resultado: portaria, edital de resultado ou aviso. O que já foi salvo não muda com eles."
      />
      <QueryState query={modelos}>
        {(todos) => {
          const modelo = todos.find((um) => um.nome === nome);
          return (
            <Panel>
              <NativeSelect
                id="modelo"
                label="Modelo"
                value={nome}
                data={OPCOES}
                mb="lg"
                onChange={(event) => {
                  const outro = event.currentTarget.value;
                  void askFirst(() => setBusca({ modelo: outro }, { replace: true }));
                }}
              />
              {modelo !== undefined && <EditorDoModelo key={modelo.nome} modelo={modelo} />}
            </Panel>
          );
        }}
      </QueryState>
    </>
  );
}
