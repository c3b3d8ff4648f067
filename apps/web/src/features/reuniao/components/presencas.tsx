import { pessoaNaLista } from '@instrutoria/domain/conta/rules/pessoa-na-lista.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { MENSAGENS_REUNIAO as M } from '@instrutoria/domain/reuniao/messages.ts';
import { compareceram, presentes } from '@instrutoria/domain/reuniao/rules/sala.ts';
import { Button, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatarInstante } from '../../../lib/format/format.ts';
import { Form } from '../../../ui/fields/form.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { type Comissao, comissaoQuery, type Reuniao, useRegistrarPresenca } from '../api.ts';
import classes from './reuniao.module.css';

/**
 * The people in the room, with their arrivals and departures; during the meeting they can be registered here.
 */
export function Presencas({ reuniao, conduz }: { readonly reuniao: Reuniao; readonly conduz: boolean }) {
  const { presencas } = reuniao;
  const corre = conduz && reuniao.podeEncerrar;
  const comissao = useQuery(comissaoQuery(reuniao.edital.id, corre));
  const registrar = useRegistrarPresenca(reuniao.id);
  const naSala = new Set(presentes(presencas).map(({ id }) => id));
  const salvar = async (pessoa: number, presente: boolean) => {
    try {
      await registrar.mutateAsync({ pessoa, presente });
      notify.success(presente ? M.presencaRegistrada : M.saidaRegistrada);
      return true;
    } catch (error) {
      notify.failure(error);
      return false;
    }
  };
  return (
    <Part title="Presenças">
      <Text mb="sm">
        {reuniao.redator !== null && `${reuniao.redator.nome} redige a ata. `}
        Cada item pede {contado(reuniao.quorum, 'membro presente', 'membros presentes')} sem impedimento nele.
      </Text>
      <DataTable
        caption="Presenças"
        captionHidden
        rows={compareceram(presencas)}
        rowKey={({ id }) => id}
        columns={[
          { key: 'nome', title: 'Nome', rowHeader: true, cell: ({ nome }) => nome },
          {
            key: 'situacao',
            title: 'Situação',
            cell: ({ id }) => (
              <>
                <Tag tone={naSala.has(id) ? 'good' : 'neutral'}>{naSala.has(id) ? 'na sala' : 'saiu'}</Tag>
                {id === reuniao.presidente?.id && ' preside a sessão'}
              </>
            ),
          },
          {
            key: 'historico',
            title: 'Chegadas e saídas',
            cell: ({ id }) =>
              presencas
                .filter(({ pessoa }) => pessoa.id === id)
                .map(({ presente, quando }) => `${presente ? 'chegou' : 'saiu'} ${formatarInstante(quando)}`)
                .join(' · '),
          },
          ...(corre
            ? [
                {
                  key: 'atos',
                  title: 'Registrar',
                  actions: true,
                  cell: ({ id, nome }: { readonly id: number; readonly nome: string }) => (
                    <Button
                      size="sm"
                      variant="default"
                      disabled={registrar.isPending}
                      onClick={() => void salvar(id, !naSala.has(id))}
                    >
                      {naSala.has(id) ? 'Saiu' : 'Voltou'}
                      <span className="sr-only"> {nome}</span>
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {corre && (
        <QueryState query={comissao}>
          {({ pessoas }) => (
            <Chegada
              pessoas={pessoas.filter(({ id }) => !presencas.some(({ pessoa }) => pessoa.id === id))}
              busy={registrar.isPending}
              onChegou={(id) => salvar(id, true)}
            />
          )}
        </QueryState>
      )}
    </Part>
  );
}

function Chegada(props: {
  readonly pessoas: Comissao['pessoas'];
  readonly busy: boolean;
  readonly onChegou: (pessoa: number) => Promise<boolean>;
}) {
  const { pessoas, busy, onChegou } = props;
  const [quem, setQuem] = useState('');
  if (pessoas.length === 0) return null;
  const enviar = async () => {
    if (quem !== '' && (await onChegou(Number(quem)))) setQuem('');
  };
  return (
    <Form label="Registrar chegada" busy={busy} keeps onSubmit={enviar}>
      <div className={`${classes.chegada} no-print`}>
        <NativeSelect
          label="Quem chegou"
          name="pessoa"
          id="quem-chegou"
          value={quem}
          data={[
            { value: '', label: 'Escolha' },
            ...pessoas.map((um) => ({ value: String(um.id), label: pessoaNaLista(um, um.unidade) })),
          ]}
          onChange={(event) => setQuem(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={busy} disabled={quem === ''}>
          Registrar chegada
        </Button>
      </div>
    </Form>
  );
}
