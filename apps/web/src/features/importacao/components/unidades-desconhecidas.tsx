import { CIDADE_MAXIMO } from '@instrutoria/domain/conta/limits.ts';
import { Button, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/server/api.ts';
import { Form } from '../../../ui/fields/form.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type Opcoes, type Planilha, useEscolherColunas } from '../api.ts';

const CRIAR = 'criar';

interface Escolha {
  readonly unidade: string;
  readonly cidade: string;
}

/** Asks about each unknown unit name: an existing unit, or the city of a new one. */
export function UnidadesDesconhecidas(props: {
  readonly id: number;
  readonly planilha: Planilha;
  readonly nomes: readonly string[];
}) {
  const { id, planilha, nomes } = props;
  const escolher = useEscolherColunas(id);
  const unidades = useQuery({
    queryKey: ['unidade'],
    queryFn: ({ signal }) => api.listarUnidades({ signal }),
  });
  const [escolhas, setEscolhas] = useState<Readonly<Record<string, Escolha>>>({});
  const escolhaDe = (nome: string): Escolha => escolhas[nome] ?? { unidade: '', cidade: '' };
  const mudar = (nome: string, parte: Partial<Escolha>): void =>
    setEscolhas((antes) => ({ ...antes, [nome]: { ...escolhaDe(nome), ...parte } }));

  function usar(): void {
    const ditas = nomes.flatMap((nome): Opcoes['unidades'] & object => {
      const { unidade, cidade } = escolhaDe(nome);
      if (unidade === CRIAR) return cidade.trim() === '' ? [] : [{ nome, cidade }];
      return unidade === '' ? [] : [{ nome, unidade: Number(unidade) }];
    });
    const { opcoes } = planilha;
    escolher.mutate(
      { ...opcoes, unidades: [...opcoes.unidades, ...ditas] },
      { onError: notify.failure, onSuccess: () => notify.success('Unidades escolhidas.') },
    );
  }

  return (
    <Panel title="Unidades que não estão cadastradas">
      <Form label="Unidades que não estão cadastradas" onSubmit={usar}>
        <Stack gap="md">
          {nomes.map((nome, i) => {
            const { unidade, cidade } = escolhaDe(nome);
            return (
              <SimpleGrid key={nome} cols={{ base: 1, sm: 2 }}>
                <NativeSelect
                  id={`unidade-${i}`}
                  label={`“${nome}” é`}
                  value={unidade}
                  data={[
                    { value: '', label: 'Escolha' },
                    { value: CRIAR, label: 'uma unidade nova' },
                    ...(unidades.data ?? []).map((uma) => ({
                      value: String(uma.id),
                      label: `${uma.nome} (${uma.cidade})`,
                    })),
                  ]}
                  onChange={({ currentTarget: { value } }) => mudar(nome, { unidade: value })}
                />
                {unidade === CRIAR && (
                  <TextInput
                    id={`cidade-${i}`}
                    label="Cidade da unidade nova"
                    withAsterisk
                    maxLength={CIDADE_MAXIMO}
                    value={cidade}
                    onChange={({ currentTarget: { value } }) => mudar(nome, { cidade: value })}
                  />
                )}
              </SimpleGrid>
            );
          })}
          <div>
            <Button type="submit" loading={escolher.isPending}>
              Usar estas unidades
            </Button>
          </div>
        </Stack>
      </Form>
    </Panel>
  );
}
