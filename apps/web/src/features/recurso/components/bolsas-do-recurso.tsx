import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import type { AtoDasBolsas } from '@instrutoria/domain/recurso/rules/bolsas.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { formatarInstante } from '../../../lib/format/format.ts';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { FormActions } from '../../../ui/page/panel.tsx';
import { type Recurso, useDecidirBolsas } from '../api.ts';

const FEITO = {
  conceder: 'A administração concedeu bolsas',
  manter: 'A administração não aumentou o limite',
} as const;

/** Scholarships due after the decision that were not free, and what the administration did about them. */
export function BolsasDoRecurso({ recurso }: { readonly recurso: Recurso }) {
  const { bolsas } = recurso;
  const [ato, setAto] = useState<AtoDasBolsas>();
  const decidir = useDecidirBolsas();
  if (bolsas === undefined) return null;
  const { faltam, dito, motivo, quando } = bolsas;
  const fechar = () => setAto(undefined);
  const fazer = (qual: AtoDasBolsas) => (porque: string) =>
    decidir.mutateAsync({ id: recurso.id, versao: recurso.versao, ato: qual, motivo: porque });
  return (
    <Notice
      kind={faltam > 0 ? 'warning' : 'info'}
      title={
        faltam > 0 ? `Bolsas que faltam ao projeto: ${faltam}` : 'As bolsas que faltavam foram concedidas'
      }
    >
      <Text>Na decisão: o projeto {dito}.</Text>
      {bolsas.ato !== null && quando !== null && (
        <Text mt="xs">
          {FEITO[bolsas.ato]} em {formatarInstante(quando)}: {motivo}
        </Text>
      )}
      {faltam > 0 && <Text mt="xs">As próximas bolsas livres são deste projeto, antes dos suplentes.</Text>}
      {bolsas.podeDecidir === true && (
        <FormActions>
          <Button onClick={() => setAto('conceder')}>Conceder as bolsas…</Button>
          <Button variant="default" onClick={() => setAto('manter')}>
            Manter o limite…
          </Button>
        </FormActions>
      )}
      {ato === 'conceder' && (
        <ReasonModal
          title="Conceder as bolsas"
          submit="Conceder"
          opened
          onClose={fechar}
          problems={problemasDoMotivoDoEdital}
          act={fazer('conceder')}
          done={M.bolsasConcedidas}
        >
          <Text>
            O projeto recebe as que estão livres, até {faltam}. Se nenhuma está, aumente antes o limite de
            bolsas nos dados do edital. O coordenador recebe o motivo por e-mail.
          </Text>
        </ReasonModal>
      )}
      {ato === 'manter' && (
        <ReasonModal
          title="Manter o limite de bolsas"
          submit="Salvar o motivo"
          opened
          onClose={fechar}
          problems={problemasDoMotivoDoEdital}
          act={fazer('manter')}
          done={M.limiteMantido}
        >
          <Text>
            Escreva por que o limite não aumenta. O coordenador recebe o motivo por e-mail, e o projeto
            continua a ser o próximo a receber bolsas livres.
          </Text>
        </ReasonModal>
      )}
    </Notice>
  );
}
