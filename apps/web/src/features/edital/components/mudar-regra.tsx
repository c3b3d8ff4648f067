import { MENSAGENS_EDITAL as M } from '@instrutoria/domain/edital/messages.ts';
import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import { problemasDasRegras, type Regra } from '@instrutoria/domain/edital/rules/regras.ts';
import { useState } from 'react';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { type RegrasLidas, useMudarRegras } from '../api.ts';
import { SECOES_DAS_REGRAS } from './secoes-das-regras.tsx';

const ROTULOS = { motivo: 'Motivo' } as const;

/** One rule with its effect while it is chosen; from the call's first day on with a public reason. */
export default function MudarRegra(props: {
  readonly edital: number;
  readonly regra: Regra;
  /** The rules as they were when the dialog opened. */
  readonly lidas: RegrasLidas;
  readonly retifica: boolean;
  readonly opened: boolean;
  readonly close: () => void;
}) {
  const { edital, regra, lidas, retifica, opened, close } = props;
  const [regras, setRegras] = useState(lidas.regras);
  const mudar = useMudarRegras(edital);
  const { titulo, muda, exclui, exemplo, campo } = SECOES_DAS_REGRAS[regra];
  return (
    <ReasonModal
      title={titulo}
      submit="Salvar"
      opened={opened}
      onClose={close}
      labels={ROTULOS}
      without={!retifica}
      description="As inscrições já começaram: esta mudança é uma retificação, e todos leem o motivo."
      problems={(motivo) => [
        ...problemasDasRegras(regras),
        ...(retifica ? problemasDoMotivoDoEdital(motivo) : []),
      ]}
      act={(motivo) =>
        mudar.mutateAsync({ [regra]: regras[regra], versao: lidas.versao, ...(retifica && { motivo }) })
      }
      done={M.regrasAtualizadas}
      fields={(errors) => (
        <>
          {campo({ regras, onChange: (mudanca) => setRegras((old) => ({ ...old, ...mudanca })), errors })}
          {regra === 'divergencia' && lidas.aviso !== undefined && (
            <Notice kind="warning">{lidas.aviso}.</Notice>
          )}
          <Notice title="Por exemplo" live>
            {Number.isNaN(regras[regra]) ? 'O exemplo aparece com o número inteiro.' : exemplo(regras)}
          </Notice>
        </>
      )}
    >
      <p>
        {muda} {exclui}
      </p>
    </ReasonModal>
  );
}
