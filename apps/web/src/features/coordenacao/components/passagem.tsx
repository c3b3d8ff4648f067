import {
  CAUSAS_POR_EXTENSO,
  MENSAGENS_COORDENACAO as M,
  porQueNaoPassou,
} from '@instrutoria/domain/coordenacao/messages.ts';
import { podeResponderQuemDeixa } from '@instrutoria/domain/coordenacao/rules/transferencia.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatarDia, formatarPrazo } from '../../../lib/format/format.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { agoraQuery } from '../../configuracao/api.ts';
import { type Coordenacao, useRetirarTransferencia } from '../api.ts';
import classes from './coordenacao.module.css';

const Transferir = lateDialog(
  () => import('./transferir-modal.tsx'),
  ({ onClose }) => onClose(),
);

type EmCurso = NonNullable<Coordenacao['transferencia']>;

/** The missing answers of a transfer: one, both, or only its day. */
function oQueFalta(passagem: EmCurso, de: string, hoje: string | undefined): string {
  const { aceitou, respondeAte, para } = passagem;
  const podeRecusar = hoje !== undefined && podeResponderQuemDeixa(passagem, hoje);
  const faltam = [
    ...(aceitou ? [] : [`${para.nome} ainda não aceitou.`]),
    ...(podeRecusar && respondeAte !== null
      ? [`${de} pode recusar até ${formatarPrazo(respondeAte)}; se não responder, vale como acordo.`]
      : []),
  ];
  return faltam.length === 0 ? 'Todos responderam.' : faltam.join(' ');
}

/** Why it did not take effect on its day, and what can be done about it. */
function NaoPassou({
  passagem: { naoPassou, para, dia },
  administra,
}: {
  readonly passagem: EmCurso;
  readonly administra: boolean;
}) {
  if (naoPassou === null) return null;
  return (
    <Notice kind="warning" title={`A coordenação não passou em ${formatarDia(dia)}`}>
      {`${porQueNaoPassou(naoPassou.razao, para.nome)} ${
        administra
          ? 'Se isso mudar, ela passa sozinha; senão, retire a proposta.'
          : 'A administração foi avisada e decide o que fazer.'
      }`}
    </Notice>
  );
}

/** The earlier coordinators, the present one and the next (D61). */
export function Passagem({
  projeto,
  coordenacao,
}: {
  readonly projeto: number;
  readonly coordenacao: Coordenacao;
}) {
  const { coordenador, antes, transferencia, administra } = coordenacao;
  const hoje = useQuery(agoraQuery).data?.slice(0, 10);
  const [propondo, setPropondo] = useState(false);
  const confirm = useConfirm();
  const retirar = useRetirarTransferencia(projeto);
  const desistir = async () => {
    const detail = 'A coordenação continua como está, e as duas pessoas são avisadas.';
    if (!(await confirm(M.desejaRetirarTransferencia, { detail, yes: 'Retirar', no: 'Cancelar' }))) return;
    try {
      notify.success((await retirar.mutateAsync()).message);
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Panel title="Quem coordena">
      <Stack gap="md">
        {antes.map(({ pessoa, ate }) => (
          <Text key={`${pessoa.id}-${ate}`} c="dimmed">{`${pessoa.nome}, até ${formatarDia(ate)}`}</Text>
        ))}
        <Text fw={600}>{coordenador.nome}</Text>
        {transferencia !== null && <NaoPassou passagem={transferencia} administra={administra} />}
        {transferencia !== null && (
          <div className={classes.linha}>
            <div>
              <Text>{`${transferencia.naoPassou === null ? 'Deve' : 'Devia'} passar a ${transferencia.para.nome} em ${formatarDia(transferencia.dia)}. ${oQueFalta(transferencia, coordenador.nome, hoje)}`}</Text>
              <Text size="sm" c="dimmed">
                {`Por quê: ${CAUSAS_POR_EXTENSO[transferencia.causa]}`}
              </Text>
              {transferencia.motivo !== null && <Text size="sm">{`Motivo: ${transferencia.motivo}`}</Text>}
            </div>
            {administra && (
              <Button variant="default" loading={retirar.isPending} onClick={() => void desistir()}>
                Retirar
              </Button>
            )}
          </div>
        )}
        {administra && transferencia === null && (
          <div>
            <Button variant="light" onClick={() => setPropondo(true)}>
              Passar a coordenação
            </Button>
          </div>
        )}
      </Stack>
      <Transferir
        projeto={projeto}
        nome={coordenador.nome}
        opened={propondo}
        onClose={() => setPropondo(false)}
      />
    </Panel>
  );
}
