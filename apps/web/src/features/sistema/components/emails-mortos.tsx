import { MENSAGENS_SISTEMA as M, reenviados } from '@instrutoria/domain/sistema/messages.ts';
import { Button, Text } from '@mantine/core';
import { formatarQuando } from '../../../lib/format/format.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { type EmailMorto, useReenviarEmails } from '../api.ts';

export function EmailsMortos({
  emails,
  quantos,
  lidoEm,
}: {
  readonly emails: readonly EmailMorto[];
  /** Including those that the list does not show; undefined while unknown. */
  readonly quantos: number | undefined;
  readonly lidoEm: Date;
}) {
  const reenviar = useReenviarEmails();
  const confirm = useConfirm();
  const mandar = async (ids: string[] | 'todos') => {
    try {
      const resposta = await reenviar.mutateAsync(ids);
      notify.success(reenviados(resposta.reenviados));
    } catch (error) {
      notify.failure(error);
    }
  };
  const todos = async () => {
    const sim = { detail: 'Cada pessoa recebe os seus.', yes: 'Enviar todos', no: 'Cancelar' };
    if (await confirm(M.desejaReenviar, sim)) await mandar('todos');
  };
  const fora = (quantos ?? 0) - emails.length;

  return (
    <>
      <DataTable
        caption="E-mails que não saíram"
        rows={emails}
        rowKey={({ id }) => id}
        empty={<EmptyState title={M.nenhumEmailMorto} />}
        {...(emails.length === 0
          ? {}
          : {
              toolbar: (
                <Button variant="default" onClick={() => void todos()}>
                  Enviar todos outra vez
                </Button>
              ),
            })}
        columns={[
          {
            key: 'assunto',
            title: 'Assunto',
            rowHeader: true,
            cell: ({ assunto }) => assunto ?? M.assuntoFechado,
          },
          { key: 'causa', title: 'Causa', cell: ({ causa }) => causa },
          { key: 'desde', title: 'Última tentativa', cell: ({ desde }) => formatarQuando(desde, lidoEm) },
          {
            key: 'acoes',
            title: 'Ações',
            actions: true,
            cell: ({ id, assunto, desde }) => (
              <Button size="sm" variant="default" miw="max-content" onClick={() => void mandar([id])}>
                Enviar outra vez
                <span className="sr-only">
                  {' '}
                  {assunto ?? M.assuntoFechado}, {formatarQuando(desde, lidoEm)}
                </span>
              </Button>
            ),
          },
        ]}
      />
      {fora > 0 && <Text mt="sm">E mais {fora}, mais antigos.</Text>}
    </>
  );
}
