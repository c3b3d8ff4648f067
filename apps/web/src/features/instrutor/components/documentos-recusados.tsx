import { NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';
import type { Instrutor } from '../api.ts';

export function DocumentosRecusados(props: {
  readonly instrutores: readonly Instrutor[];
  readonly podeCorrigir: boolean;
}) {
  const com = props.instrutores
    .map((instrutor) => ({
      instrutor,
      recusados: instrutor.conferencias.filter(({ situacao }) => situacao === 'RECUSADO'),
    }))
    .filter(({ instrutor, recusados }) => instrutor.fimVinculo === null && recusados.length > 0);
  return com.map(({ instrutor, recusados }) => (
    <Notice key={instrutor.id} kind="error" title={`Documentos recusados de ${instrutor.nome}`}>
      <ul>
        {recusados.map(({ documento, motivo }) => (
          <li key={documento}>
            <b>{NOMES_DOS_DOCUMENTOS[documento]}</b>: {motivo}
          </li>
        ))}
      </ul>
      {props.podeCorrigir ? (
        <Button
          mt="sm"
          size="sm"
          component={Link}
          to={`/atualizar_instrutor/${instrutor.id}/${instrutor.projeto.id}`}
        >
          Enviar outro documento<span className="sr-only"> de {instrutor.nome}</span>
        </Button>
      ) : (
        <Text size="sm">O documento poderá ser trocado quando o cadastro estiver aberto.</Text>
      )}
    </Notice>
  ));
}
