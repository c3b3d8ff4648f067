import { NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import { DOCUMENTOS } from '@instrutoria/domain/instrutor/types.ts';
import { Text } from '@mantine/core';
import type { Instrutor } from '../../api.ts';
import { DocumentoConferido } from './documento-conferido.tsx';
import classes from './documentos.module.css';

export function ListaDeDocumentos(props: { readonly instrutor: Instrutor; readonly podeConferir: boolean }) {
  const { instrutor } = props;
  const sem = DOCUMENTOS.filter((documento) =>
    instrutor.conferencias.every((conferencia) => conferencia.documento !== documento),
  );
  return (
    <div>
      <ul className={classes.list}>
        {instrutor.conferencias.map((conferencia) => (
          <DocumentoConferido key={conferencia.documento} {...props} conferencia={conferencia} />
        ))}
      </ul>
      {sem.length > 0 && (
        <Text size="sm" c="dimmed">
          Não é preciso para este instrutor:{' '}
          {sem.map((documento) => NOMES_DOS_DOCUMENTOS[documento].toLowerCase()).join(', ')}.
        </Text>
      )}
    </div>
  );
}
