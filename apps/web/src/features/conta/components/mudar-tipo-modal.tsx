import {
  MENSAGENS_CONTA as M,
  NOMES_DOS_TIPOS,
  PODERES_DOS_TIPOS,
} from '@instrutoria/domain/conta/messages.ts';
import { exigeMotivo, problemasDaMudancaDeTipo } from '@instrutoria/domain/conta/rules/tipo.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { Text } from '@mantine/core';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { useAlterarTipo } from '../api.ts';

export default function MudarTipoModal(props: {
  readonly id: number;
  readonly nome: string;
  readonly de: TipoDeUsuario;
  readonly para: TipoDeUsuario;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { id, nome, de, para, opened, onClose } = props;
  const { mutateAsync: alterar } = useAlterarTipo();
  const comMotivo = exigeMotivo(para);
  return (
    <ReasonModal
      title={M.mudarTipo}
      submit={comMotivo ? 'Tornar administrador' : `Mudar para ${NOMES_DOS_TIPOS[para].toLowerCase()}`}
      description="Fica na trilha de auditoria"
      without={!comMotivo}
      problems={(motivo) => problemasDaMudancaDeTipo(para, motivo)}
      act={(motivo) => alterar({ id, tipo: para, ...(comMotivo ? { motivo } : {}) })}
      done={M.atualizado}
      opened={opened}
      onClose={onClose}
    >
      <Text>
        <b>{nome}</b> é {NOMES_DOS_TIPOS[de].toLowerCase()} e passa a ser{' '}
        <b>{NOMES_DOS_TIPOS[para].toLowerCase()}</b>.
      </Text>
      <Text>
        Com isso poderá {PODERES_DOS_TIPOS[para]}. As sessões abertas desta pessoa terminam e ela entra outra
        vez.
      </Text>
    </ReasonModal>
  );
}
