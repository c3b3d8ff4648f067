import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { DIAS_PARA_RESPONDER } from '@instrutoria/domain/suplente/limits.ts';
import { MENSAGENS_SUPLENTE as M } from '@instrutoria/domain/suplente/messages.ts';
import { useState } from 'react';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { CountInput } from '../../../ui/fields/count-input.tsx';
import { useChamarSuplente } from '../api.ts';
import type { Suplente } from '../offered/suplentes-do-edital.tsx';

const ROTULOS = { bolsas: 'Bolsas' } as const;

/** Chooses how many of the free scholarships the next suplente gets. */
export default function ChamarSuplente(props: {
  readonly edital: number;
  readonly suplente: Suplente;
  readonly livres: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { edital, suplente, livres, opened, onClose } = props;
  const { pede, cabem } = suplente;
  const maximo = Math.min(pede, livres, cabem ?? livres);
  const [bolsas, setBolsas] = useState<number | null>(maximo);
  const chamar = useChamarSuplente(edital);
  const cabe = bolsas !== null && Number.isInteger(bolsas) && bolsas >= 1 && bolsas <= maximo;
  return (
    <ReasonModal
      title={`Chamar o ${suplente.numero}º suplente`}
      submit="Chamar"
      opened={opened}
      onClose={onClose}
      labels={ROTULOS}
      without
      problems={() => (cabe ? [] : [problema('bolsas', 'BOLSAS_DEMAIS', M.bolsasDemais)])}
      act={() => chamar.mutateAsync({ projeto: suplente.projeto_id, bolsas: bolsas ?? 0 })}
      done={M.suplenteChamado}
      fields={(errors) => (
        <CountInput
          {...errors.field('bolsas')}
          label="Bolsas"
          description={`De 1 a ${maximo}: pede ${pede}, e há ${livres} livre${livres === 1 ? '' : 's'}${cabem === undefined ? '' : `; na unidade ainda ${cabem === 1 ? 'cabe' : 'cabem'} ${cabem}`}`}
          data-autofocus
          value={bolsas}
          onChange={(n) => {
            errors.clear('bolsas');
            setBolsas(n);
          }}
        />
      )}
    >
      <p>
        O projeto nº {suplente.projeto_id}, “{suplente.titulo}”, de {suplente.coordenador}, recebe a vaga. Sai
        uma versão nova do resultado, e o coordenador recebe um e-mail. Ele responde em {DIAS_PARA_RESPONDER}{' '}
        dias úteis, senão a vez passa ao seguinte. Os números dos outros suplentes não mudam.
      </p>
    </ReasonModal>
  );
}
