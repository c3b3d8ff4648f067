import { NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import { Button, Text, Title } from '@mantine/core';
import { PdfFrame } from '../../../../ui/files/pdf-frame.tsx';
import { Notice } from '../../../../ui/page/notice.tsx';
import type { ParaConferir } from '../../api.ts';
import { AssinaturasDoDocumento } from '../documentos/assinaturas-do-documento.tsx';
import type { DocumentoAberto } from '../documentos/use-documento-aberto.ts';
import classes from './mesa.module.css';

/** The document's side of the page. */
export function DocumentoNaMesa(props: {
  readonly instrutor: ParaConferir;
  /** The document to be checked; null when there is none. */
  readonly documento: Documento | null;
  readonly aberto: DocumentoAberto | null;
  readonly teclas: boolean;
  readonly onAbrir: () => void;
}) {
  const { instrutor, documento, aberto } = props;
  if (documento === null) {
    return (
      <section className={classes.paper} aria-label="Documento">
        <Text>Nenhum documento por conferir. Na lista ao lado você pode abrir os que já foram olhados.</Text>
      </section>
    );
  }
  const nome = NOMES_DOS_DOCUMENTOS[documento];
  const trocado = aberto !== null && aberto.arquivo !== instrutor[documento];
  return (
    <section className={classes.paper} aria-label="Documento" aria-busy={aberto?.pdf === null}>
      <Title order={2} className={classes.title}>
        {nome}
      </Title>
      <AssinaturasDoDocumento instrutor={instrutor} documento={documento} />
      {trocado && (
        <Notice kind="warning" title="O coordenador enviou outro arquivo no lugar deste" live>
          Abra de novo antes de conferir.
        </Notice>
      )}
      {(aberto === null || aberto.falha !== null || trocado) && (
        <div>
          <Button variant="default" onClick={props.onAbrir}>
            {aberto === null || trocado ? 'Abrir' : 'Tentar de novo'}
            <span className="sr-only">
              {' '}
              {nome} de {instrutor.nome}
            </span>
            {props.teclas && <kbd className={classes.key}>a</kbd>}
          </Button>
          <Text size="sm" mt="xs" c="dimmed">
            Cada abertura fica no registro de acessos.
          </Text>
        </div>
      )}
      <Text role="status" size="sm" c={aberto?.falha == null ? 'dimmed' : 'red.9'}>
        {aberto?.falha ?? (aberto !== null && aberto.pdf === null ? 'Abrindo o PDF…' : '')}
      </Text>
      {aberto?.pdf != null && (
        <PdfFrame
          title={`${nome} de ${instrutor.nome}`}
          file={aberto.pdf}
          fileName={`${documento}_${instrutor.id}.pdf`}
        />
      )}
    </section>
  );
}
