import {
  ASSINATURAS_CONFERIDAS,
  AVISOS_DO_PDF,
  CONFERENCIA_ANTIGA,
  dizerAssinatura,
  NUNCA_CONFERIDA,
  OUTRA_PESSOA,
  SEM_ASSINATURA,
  tomDaAssinatura,
} from '@instrutoria/domain/assinatura/messages.ts';
import { NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import { Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { formatarInstante } from '../../../../lib/format/format.ts';
import { notify } from '../../../../ui/status/toast-store.ts';
import { type Instrutor, useConferirAssinaturas } from '../../api.ts';
import classes from './documentos.module.css';

const SINAIS = { good: IconCircleCheck, neutral: IconInfoCircle, warning: IconAlertTriangle } as const;

/**
 * The digital signatures of a document's file in words. They decide nothing: a person checks the document.
 * Who may open the file may have them judged again.
 */
export function AssinaturasDoDocumento(props: {
  readonly instrutor: Pick<Instrutor, 'assinaturas' | 'id' | 'nome'>;
  readonly documento: Documento;
}) {
  const { instrutor, documento } = props;
  const lidas = instrutor.assinaturas.find((cada) => cada.documento === documento);
  if (lidas === undefined) return null;
  const { conferidaEm, situacao, assinaturas, atual } = lidas;
  const aviso = situacao === null ? null : AVISOS_DO_PDF[situacao];
  return (
    <div className={classes.assinaturas}>
      {conferidaEm === null && <Linha tom="neutral">{NUNCA_CONFERIDA}</Linha>}
      {aviso !== null && <Linha tom="warning">{aviso}</Linha>}
      {conferidaEm !== null && aviso === null && assinaturas.length === 0 && (
        <Linha tom="neutral">{SEM_ASSINATURA}.</Linha>
      )}
      {assinaturas.map((uma, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of revisions never changes.
        <Linha key={i} tom={tomDaAssinatura(uma)}>
          {dizerAssinatura(uma, uma.cpf, uma.em === null ? null : formatarInstante(uma.em))}
          {uma.outraPessoa && <b> {OUTRA_PESSOA}</b>}
        </Linha>
      ))}
      {!atual && (
        <ConferirOutraVez
          instrutor={instrutor}
          documento={documento}
          antiga={conferidaEm !== null && (assinaturas.length > 0 || aviso !== null)}
        />
      )}
    </div>
  );
}

function Linha(props: { readonly tom: keyof typeof SINAIS; readonly children: React.ReactNode }) {
  const Sinal = SINAIS[props.tom];
  return (
    <div className={classes.assinatura} data-tone={props.tom}>
      <Sinal aria-hidden size={16} />
      <Text size="sm">{props.children}</Text>
    </div>
  );
}

function ConferirOutraVez(props: {
  readonly instrutor: Pick<Instrutor, 'id' | 'nome'>;
  readonly documento: Documento;
  readonly antiga: boolean;
}) {
  const { instrutor, documento, antiga } = props;
  const conferir = useConferirAssinaturas();
  const act = async () => {
    try {
      await conferir.mutateAsync(instrutor.id);
      notify.success(ASSINATURAS_CONFERIDAS);
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <div className={classes.acts}>
      {antiga && (
        <Text size="sm" c="dimmed">
          {CONFERENCIA_ANTIGA}
        </Text>
      )}
      <Button size="compact-sm" variant="default" loading={conferir.isPending} onClick={() => void act()}>
        Conferir assinaturas
        <span className="sr-only">
          {' '}
          de {NOMES_DOS_DOCUMENTOS[documento].toLowerCase()} de {instrutor.nome}
        </span>
      </Button>
    </div>
  );
}
