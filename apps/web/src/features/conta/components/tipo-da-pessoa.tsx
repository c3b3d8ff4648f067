import { NOMES_DOS_TIPOS } from '@instrutoria/domain/conta/messages.ts';
import { TIPOS_DE_USUARIO, type TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { Button, Group, NativeSelect } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { MoreActions } from '../../../ui/tables/more-actions.tsx';
import { useLerNomeCivil } from '../api.ts';
import { LiberarConta } from './liberar-conta.tsx';

const CorrigirContatoModal = lateDialog(
  () => import('./corrigir-contato-modal.tsx'),
  ({ onClose }) => onClose(),
);
const NomeCivilModal = lateDialog(
  () => import('../offered/nome-civil.tsx'),
  ({ onClose }) => onClose(),
);
const RemoverFatoresModal = lateDialog(
  () => import('./remover-fatores-modal.tsx'),
  ({ onClose }) => onClose(),
);
const MudarTipoModal = lazy(() => import('./mudar-tipo-modal.tsx'));

export function TipoDaPessoa(props: {
  readonly id: number;
  readonly nome: string;
  readonly tipo: TipoDeUsuario;
  readonly oferecidos: readonly TipoDeUsuario[];
}) {
  const { id, nome, tipo, oferecidos } = props;
  const [escolhido, setEscolhido] = useState(tipo);
  const [perguntado, setPerguntado] = useState(false);
  const [opened, setOpened] = useState(false);
  const [corrigindo, setCorrigindo] = useState(false);
  const [lendo, setLendo] = useState(false);
  const [removendo, setRemovendo] = useState(false);
  const { mutateAsync: lerNomeCivil } = useLerNomeCivil();
  const opcoes = TIPOS_DE_USUARIO.filter((opcao) => oferecidos.includes(opcao) || opcao === tipo);

  return (
    <Group gap="xs">
      <NativeSelect
        size="sm"
        aria-label={`Tipo de ${nome}`}
        value={escolhido}
        onChange={(event) => {
          const novo = opcoes.find((opcao) => opcao === event.currentTarget.value);
          if (novo !== undefined) setEscolhido(novo);
        }}
        data={opcoes.map((opcao) => ({ value: opcao, label: NOMES_DOS_TIPOS[opcao] }))}
      />
      <Button
        size="sm"
        variant="light"
        px="xs"
        disabled={escolhido === tipo}
        onClick={() => {
          setPerguntado(true);
          setOpened(true);
        }}
      >
        Salvar<span className="sr-only"> o tipo de {nome}</span>
      </Button>
      <MoreActions of={nome}>
        <LiberarConta id={id} nome={nome} />
        <Button size="sm" variant="subtle" px={4} onClick={() => setCorrigindo(true)}>
          Corrigir e-mail ou CPF<span className="sr-only"> de {nome}</span>
        </Button>
        <Button size="sm" variant="subtle" px={4} onClick={() => setLendo(true)}>
          Nome civil<span className="sr-only"> de {nome}</span>
        </Button>
        <Button size="sm" variant="subtle" px={4} onClick={() => setRemovendo(true)}>
          Segundo fator<span className="sr-only"> de {nome}</span>
        </Button>
      </MoreActions>
      <CorrigirContatoModal id={id} nome={nome} opened={corrigindo} onClose={() => setCorrigindo(false)} />
      <NomeCivilModal
        nome={nome}
        ler={(motivo) => lerNomeCivil({ id, motivo })}
        opened={lendo}
        onClose={() => setLendo(false)}
      />
      <RemoverFatoresModal id={id} nome={nome} opened={removendo} onClose={() => setRemovendo(false)} />
      {perguntado && (
        <Suspense>
          <MudarTipoModal
            key={escolhido}
            id={id}
            nome={nome}
            de={tipo}
            para={escolhido}
            opened={opened}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </Group>
  );
}
