import { MENSAGENS_INSTRUTOR as M, NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { formatarInstante } from '../../../../lib/format/format.ts';
import { PdfLink } from '../../../../ui/files/pdf-link.tsx';
import { notify } from '../../../../ui/status/toast-store.ts';
import { type Instrutor, lerDocumento, useConferirDocumento } from '../../api.ts';
import { AssinaturasDoDocumento } from './assinaturas-do-documento.tsx';
import classes from './documentos.module.css';
import { EstadoDoDocumento } from './estado-do-documento.tsx';
import { RecusaDoDocumento } from './recusa-do-documento.tsx';

export function DocumentoConferido(props: {
  readonly instrutor: Instrutor;
  readonly conferencia: Instrutor['conferencias'][number];
  readonly podeConferir: boolean;
}) {
  const { instrutor, conferencia, podeConferir } = props;
  const { documento, situacao, motivo, conferidoEm, dispensa, peloAluno } = conferencia;
  const [recusando, setRecusando] = useState(false);
  const conferir = useConferirDocumento();
  const nome = NOMES_DOS_DOCUMENTOS[documento];

  const approve = async () => {
    try {
      await conferir.mutateAsync({
        id: instrutor.id,
        versao: instrutor.versao,
        documento,
        situacao: 'CONFERIDO',
      });
      notify.success(M.conferido);
    } catch (error) {
      notify.failure(error);
    }
  };

  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <Text fw={600}>{nome}</Text>
        <Group gap="xs">
          <EstadoDoDocumento situacao={situacao} />
          {conferidoEm !== null && (
            <Text size="sm" c="dimmed">
              em {formatarInstante(conferidoEm)}
            </Text>
          )}
          {peloAluno && (
            <Text size="sm" c="dimmed">
              enviado pelo aluno
            </Text>
          )}
        </Group>
        {dispensa !== null && <Text className={classes.motivo}>Dispensado da conferência: {dispensa}</Text>}
        {motivo !== null && motivo !== '' && <Text className={classes.motivo}>Motivo: {motivo}</Text>}
        <AssinaturasDoDocumento instrutor={instrutor} documento={documento} />
      </div>
      <div className={classes.acts}>
        <PdfLink
          compact
          label="Ver"
          of={`${nome.toLowerCase()} de ${instrutor.nome}`}
          fileName={`${documento}_${instrutor.id}.pdf`}
          load={() => lerDocumento(documento, instrutor.id)}
        />
        {podeConferir && !recusando && (
          <>
            {situacao !== 'CONFERIDO' && (
              <Button size="sm" variant="light" loading={conferir.isPending} onClick={() => void approve()}>
                Em ordem
                <span className="sr-only">
                  {' '}
                  {nome} de {instrutor.nome}
                </span>
              </Button>
            )}
            {situacao !== 'RECUSADO' && (
              <Button size="sm" variant="default" color="red" onClick={() => setRecusando(true)}>
                Recusar
                <span className="sr-only">
                  {' '}
                  {nome} de {instrutor.nome}
                </span>
              </Button>
            )}
          </>
        )}
      </div>
      {recusando && (
        <RecusaDoDocumento instrutor={instrutor} documento={documento} onEnd={() => setRecusando(false)} />
      )}
    </li>
  );
}
