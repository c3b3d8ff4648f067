import { ARQUIVO_MAXIMO_BYTES, TIPOS_ACEITOS } from '@instrutoria/domain/arquivo/limits.ts';
import { MENSAGENS_ARQUIVO as A } from '@instrutoria/domain/arquivo/messages.ts';
import { ARQUIVO_DO_DOCUMENTO } from '@instrutoria/domain/instrutor/limits.ts';
import { NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../../lib/server/api-error.ts';
import { UploadField } from '../../../../ui/fields/upload-field.tsx';
import { PdfLink } from '../../../../ui/files/pdf-link.tsx';
import { Notice } from '../../../../ui/page/notice.tsx';
import { instituicaoQuery } from '../../../configuracao/api.ts';
import { enviarDocumento, type Instrutor, lerDocumento } from '../../api.ts';
import classes from './documento-field.module.css';

/** Refusals of the file itself, or no space; other failures have a fixed text (E-INSTRUTOR-5). */
const DO_ARQUIVO: readonly number[] = [413, 415, 422, 507];

export function DocumentoField(props: {
  readonly documento: Documento;
  /** The document's name by default. */
  readonly label?: string;
  readonly instrutor: Instrutor | null;
  readonly value: string | null;
  readonly onChange: (referencia: string | null) => void;
  readonly error: string | undefined;
  readonly falha: string;
  readonly onBusy: (busy: boolean) => void;
}) {
  const { documento, instrutor, value, onChange, falha } = props;
  const [enviado, setEnviado] = useState<{ readonly file: File; readonly referencia: string }>();
  const nome = NOMES_DOS_DOCUMENTOS[documento];
  const noSistema = useQuery(instituicaoQuery).data?.termoNoSistema === true;
  const assinada = documento === 'termo_compromisso' && noSistema;
  const doServidor = instrutor !== null && value !== null && instrutor[documento] === value;
  const conferencia = instrutor?.conferencias.find((cada) => cada.documento === documento);
  const load = doServidor
    ? () => lerDocumento(documento, instrutor.id)
    : enviado !== undefined && enviado.referencia === value
      ? async () => enviado.file
      : undefined;

  const send = async (file: File, onProgress: (part: number) => void, signal: AbortSignal) => {
    try {
      return await enviarDocumento(documento, file, onProgress, signal);
    } catch (error) {
      if (signal.aborted || (error instanceof ApiError && DO_ARQUIVO.includes(error.status))) throw error;
      const { status, code, id } = error instanceof ApiError ? error : new ApiError(0, 'DESCONHECIDO', falha);
      throw new ApiError(status, code, falha, { id });
    }
  };

  return (
    <div className={classes.field}>
      {doServidor && conferencia?.situacao === 'RECUSADO' && (
        <Notice kind="error" title="Documento recusado: envie outro">
          <span className={classes.motivo}>{conferencia.motivo}</span>
        </Notice>
      )}
      <UploadField
        id={documento}
        label={props.label ?? nome}
        description={
          assinada
            ? 'Pode ficar vazio: o termo se assina no sistema. Ou um PDF de até 25 MB.'
            : 'Um arquivo PDF de até 25 MB.'
        }
        required={!assinada}
        accept={TIPOS_ACEITOS[ARQUIVO_DO_DOCUMENTO[documento]].join(',')}
        maxBytes={ARQUIVO_MAXIMO_BYTES}
        wrongKind={A.naoEhPdf}
        tooLarge={A.grandeDemais}
        value={value}
        fileName={value === null ? undefined : doServidor ? 'Documento enviado' : 'Arquivo enviado'}
        onChange={onChange}
        onSent={(file, referencia) => setEnviado({ file, referencia })}
        onBusy={props.onBusy}
        send={send}
        error={props.error}
      />
      {load !== undefined && (
        <PdfLink
          key={value}
          compact
          label="Ver"
          of={nome.toLowerCase()}
          fileName={`${documento}.pdf`}
          load={load}
        />
      )}
    </div>
  );
}
