import { MENSAGENS_CONTA as M } from '@instrutoria/domain/conta/messages.ts';
import { problemasDaDecisao } from '@instrutoria/domain/conta/rules/mudanca-de-contato.ts';
import { Text } from '@mantine/core';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { useConferirMudanca } from '../api.ts';
import { ContatoAntesEDepois, type Mudanca } from './contato-antes-e-depois.tsx';

export default function ConferirMudancaModal(props: {
  readonly mudanca: Mudanca;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { mudanca, opened, onClose } = props;
  const { id, situacao, professor, faltaConfirmar } = mudanca;
  const { mutateAsync: conferir } = useConferirMudanca();
  const retida = situacao === 'retida';
  return (
    <ReasonModal
      title={retida ? 'Liberar a redefinição da senha' : 'Conferir a mudança'}
      submit={retida ? 'Liberar' : 'Está certa'}
      label="Como você sabe"
      description="Por exemplo: falei com ela pelo ramal. Fica na trilha de auditoria."
      problems={problemasDaDecisao}
      act={(motivo) => conferir({ id, situacao, motivo })}
      done={retida ? M.redefinicaoSolta : M.mudancaAceita}
      opened={opened}
      onClose={onClose}
    >
      <Text>
        <b>{professor.nome}</b>
      </Text>
      <ContatoAntesEDepois mudanca={mudanca} />
      <Text>
        {retida
          ? 'Alguém disse “não fui eu”, e a mudança foi desfeita. Ao liberar, a conta volta a receber links para redefinir a senha no e-mail que tem agora.'
          : faltaConfirmar
            ? 'A espera de 72 horas termina. O endereço novo ainda precisa ser confirmado pelo link que foi enviado para lá.'
            : 'A espera termina, e o endereço novo passa a receber links para redefinir a senha. O link “não fui eu” não desfaz mais a mudança.'}
      </Text>
    </ReasonModal>
  );
}
