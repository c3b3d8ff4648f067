import { ARQUIVO_MAXIMO_BYTES, TIPOS_ACEITOS } from '@instrutoria/domain/arquivo/limits.ts';
import { MENSAGENS_ARQUIVO as A } from '@instrutoria/domain/arquivo/messages.ts';
import { naoSeDesfaz } from '@instrutoria/domain/kernel/atos-finais.ts';
import { MENSAGENS_SUPLENTE as M } from '@instrutoria/domain/suplente/messages.ts';
import { problemasDaRecusa } from '@instrutoria/domain/suplente/rules/recusa-do-suplente.ts';
import { useState } from 'react';
import { api } from '../../../lib/server/api.ts';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { UploadField } from '../../../ui/fields/upload-field.tsx';
import { useDeclinarSuplente } from '../api.ts';
import type { Suplente } from '../offered/suplentes-do-edital.tsx';

const ROTULOS = { recusa: 'Recusa escrita', motivo: 'Motivo' } as const;

/** Registers that the next suplente declined in writing; the turn goes to the following one. */
export default function DeclinarSuplente(props: {
  readonly edital: number;
  readonly suplente: Suplente;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { edital, suplente, opened, onClose } = props;
  const declinar = useDeclinarSuplente(edital);
  const [recusa, setRecusa] = useState<string | null>(null);
  return (
    <ReasonModal
      title={`Informar a recusa do ${suplente.numero}º suplente`}
      submit="Informar"
      labels={ROTULOS}
      opened={opened}
      onClose={onClose}
      autofocus
      description="Fica no registro e vai ao coordenador; a página pública só diz que recusou."
      problems={(motivo) => problemasDaRecusa(motivo, recusa)}
      act={(motivo) => declinar.mutateAsync({ projeto: suplente.projeto_id, motivo, recusa })}
      done={M.recusaRegistrada}
      fields={(errors) => (
        <UploadField
          id="recusa"
          label={ROTULOS.recusa}
          description="O que o coordenador escreveu, em PDF de até 25 MB. Ele também pode recusar na página do projeto."
          required
          accept={TIPOS_ACEITOS.recusaDeSuplente.join(',')}
          maxBytes={ARQUIVO_MAXIMO_BYTES}
          wrongKind={A.naoEhPdf}
          tooLarge={A.grandeDemais}
          value={recusa}
          onChange={(referencia) => {
            errors.clear('recusa');
            setRecusa(referencia);
          }}
          send={async (file, onProgress, signal) =>
            (await api.enviarRecusaDeSuplente({ file, onProgress, signal })).data
          }
          error={errors.field('recusa').error}
        />
      )}
    >
      <p>
        O projeto nº {suplente.projeto_id}, “{suplente.titulo}”, de {suplente.coordenador}, abre mão da vez,
        que passa ao seguinte. {naoSeDesfaz('declinarSuplente')}
      </p>
    </ReasonModal>
  );
}
