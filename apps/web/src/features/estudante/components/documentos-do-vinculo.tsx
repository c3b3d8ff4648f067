import { ARQUIVO_MAXIMO_BYTES, TIPOS_ACEITOS } from '@instrutoria/domain/arquivo/limits.ts';
import { MENSAGENS_ARQUIVO as A } from '@instrutoria/domain/arquivo/messages.ts';
import { ARQUIVO_DO_DOCUMENTO } from '@instrutoria/domain/instrutor/limits.ts';
import { MENSAGENS_INSTRUTOR as M, NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import type { EstadoDoTermo } from '@instrutoria/domain/termo/types.ts';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatarInstante } from '../../../lib/format/format.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { UploadField } from '../../../ui/fields/upload-field.tsx';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';
import { PaperList, PaperRow } from '../../../ui/page/paper-list.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { lerMeuDocumento, type MeuVinculo, useEnviarMeuDocumento } from '../vinculos-api.ts';
import classes from './vinculo.module.css';

type Documento = MeuVinculo['documentos'][number];

const ESTADOS = {
  PENDENTE: { nome: 'por conferir', tone: 'neutral' },
  CONFERIDO: { nome: 'em ordem', tone: 'good' },
  RECUSADO: { nome: 'recusado', tone: 'warning' },
  POR_ASSINAR: { nome: 'por assinar', tone: 'warning' },
} as const;

export function DocumentosDoVinculo({ vinculo }: { readonly vinculo: MeuVinculo }) {
  if (vinculo.documentos.length === 0) return null;
  return (
    <PaperList title="Documentos" order={3}>
      {vinculo.documentos.map((um) => (
        <UmDocumento key={um.documento} vinculo={vinculo} documento={um} />
      ))}
    </PaperList>
  );
}

function UmDocumento(props: { readonly vinculo: MeuVinculo; readonly documento: Documento }) {
  const { vinculo, documento } = props;
  const { situacao, motivo, enviadoEm, peloAluno, deOutraPessoa } = documento;
  const nome = NOMES_DOS_DOCUMENTOS[documento.documento];
  const quem = peloAluno ? 'Enviado por você' : 'Enviado pela coordenação';
  return (
    <PaperRow
      name={nome}
      state={<Tag tone={ESTADOS[situacao].tone}>{ESTADOS[situacao].nome}</Tag>}
      more={
        <>
          {situacao === 'RECUSADO' && !deOutraPessoa && (
            <div className={classes.motivo}>Motivo: {motivo}</div>
          )}
          {deOutraPessoa && <div className={classes.motivo}>{M.envieOSeu}</div>}
          {enviadoEm !== null && `${quem} em ${formatarInstante(enviadoEm)}`}
        </>
      }
    >
      {documento.documento === 'termo_compromisso' && vinculo.termo !== null && (
        <TermoDoVinculo vinculo={vinculo} termo={vinculo.termo} />
      )}
      {!deOutraPessoa && situacao !== 'POR_ASSINAR' && (
        <PdfLink
          compact
          label="Ver"
          of={nome.toLowerCase()}
          fileName={`${documento.documento}.pdf`}
          load={() => lerMeuDocumento(vinculo.id, documento.documento)}
        />
      )}
      {vinculo.fim === null && <Troca vinculo={vinculo} documento={documento} />}
    </PaperRow>
  );
}

/** The way to the termo that is signed here; a file may be sent instead. */
function TermoDoVinculo(props: { readonly vinculo: MeuVinculo; readonly termo: EstadoDoTermo }) {
  const { vinculo, termo } = props;
  const minhaVez = termo !== 'coordenacao';
  return (
    <>
      {!minhaVez && 'Você assinou. Falta a coordenação. '}
      <Button
        component={Link}
        to={`/aluno/termo/${vinculo.id}`}
        size="compact-sm"
        variant={minhaVez ? 'filled' : 'default'}
      >
        {minhaVez ? 'Ler e assinar' : 'Ler o termo'}
      </Button>
    </>
  );
}

function Troca({ vinculo, documento }: { readonly vinculo: MeuVinculo; readonly documento: Documento }) {
  const [aberta, setAberta] = useState(false);
  const confirm = useConfirm();
  const nome = NOMES_DOS_DOCUMENTOS[documento.documento];
  const recusado = documento.situacao === 'RECUSADO' || documento.deOutraPessoa;
  const abrir = async () => {
    const conferido = documento.situacao === 'CONFERIDO' && !documento.deOutraPessoa;
    if (conferido && !(await confirm(M.desejaTrocarConferido, { yes: 'Trocar' }))) return;
    setAberta(true);
  };
  if (aberta) return <Envio vinculo={vinculo} documento={documento} onEnd={() => setAberta(false)} />;
  return (
    <Button size="compact-sm" variant={recusado ? 'filled' : 'default'} onClick={() => void abrir()}>
      {documento.situacao === 'POR_ASSINAR' ? 'Enviar em PDF' : recusado ? 'Enviar de novo' : 'Trocar'}
      <span className="sr-only"> ({nome})</span>
    </Button>
  );
}

function Envio(props: {
  readonly vinculo: MeuVinculo;
  readonly documento: Documento;
  readonly onEnd: () => void;
}) {
  const { vinculo, onEnd } = props;
  const { documento } = props.documento;
  const enviar = useEnviarMeuDocumento(vinculo);
  return (
    <div className={classes.envio}>
      <UploadField
        id={`${documento}-${vinculo.id}`}
        label={NOMES_DOS_DOCUMENTOS[documento]}
        description="Um arquivo PDF de até 25 MB. É enviado quando você o escolhe."
        accept={TIPOS_ACEITOS[ARQUIVO_DO_DOCUMENTO[documento]].join(',')}
        maxBytes={ARQUIVO_MAXIMO_BYTES}
        wrongKind={A.naoEhPdf}
        tooLarge={A.grandeDemais}
        value={null}
        send={async (file, onProgress, signal) =>
          (await enviar.mutateAsync({ documento, file, onProgress, signal })).message
        }
        onChange={() => {
          notify.success(M.documentoTrocado);
          onEnd();
        }}
      />
      <Group mt="xs">
        <Button size="compact-sm" variant="default" onClick={onEnd} disabled={enviar.isPending}>
          Cancelar
        </Button>
      </Group>
    </div>
  );
}
