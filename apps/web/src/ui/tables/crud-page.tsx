import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { useConfirm } from '../dialogs/confirm.tsx';
import { EmptyState } from '../page/empty-state.tsx';
import { type Crumb, PageHeader } from '../page/page-header.tsx';
import { useEditor } from '../rich-text/use-editor.ts';
import { ProblemNotice } from '../status/problem.tsx';
import { notify } from '../status/toast-store.ts';
import { type Column, DataTable } from './data-table.tsx';
import { RowActions } from './row-actions.tsx';

interface Named {
  readonly id: number;
}

export function CrudPage<T extends Named>(props: {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  readonly description: string;
  readonly query: UseQueryResult<T[]>;
  readonly columns: readonly Column<T>[];
  readonly nameOf: (record: T) => string;
  readonly newLabel: string;
  readonly empty: string;
  readonly deleteQuestion?: string;
  readonly onDelete?: (id: number) => Promise<unknown>;
  readonly rowExtras?: (record: T) => ReactNode;
  /** Pages where one is made, and changed, in place of a form here. */
  readonly newTo?: string;
  readonly editTo?: (record: T) => string;
  /** A list to work in: its head and each of its rows take one line where there is room. */
  readonly oneLine?: boolean;
  /** Lazy. `record` null: a new one. */
  readonly form?: (editor: { record: T | null; opened: boolean; close: () => void }) => ReactNode;
}) {
  const { query, columns, nameOf, onDelete, deleteQuestion, oneLine = false } = props;
  const editor = useEditor<T>();
  const confirm = useConfirm();

  const remove = async (record: T) => {
    if (onDelete === undefined || deleteQuestion === undefined) return;
    const yes = await confirm(deleteQuestion, {
      danger: true,
      yes: 'Excluir',
      no: 'Cancelar',
      detail: nameOf(record),
    });
    if (!yes) return;
    try {
      await onDelete(record.id);
      notify.success('excluído com sucesso');
    } catch (error) {
      notify.failure(error);
    }
  };
  const actions: Column<T> = {
    key: 'acoes',
    title: 'Ações',
    actions: true,
    cell: (record) => (
      <RowActions
        name={nameOf(record)}
        edit={props.editTo?.(record) ?? (() => editor.open(record))}
        {...(onDelete === undefined ? {} : { onDelete: () => void remove(record) })}
      >
        {props.rowExtras?.(record)}
      </RowActions>
    ),
  };

  return (
    <>
      <PageHeader
        oneLine={oneLine}
        title={props.title}
        crumbs={props.crumbs}
        description={props.description}
        actions={
          props.newTo === undefined ? (
            <Button onClick={() => editor.open(null)}>{props.newLabel}</Button>
          ) : (
            <Button size={oneLine ? 'sm' : 'md'} component={Link} to={props.newTo}>
              {props.newLabel}
            </Button>
          )
        }
      />
      {query.isError ? (
        <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable
          caption={props.title}
          captionHidden
          oneLine={oneLine}
          columns={[...columns, actions]}
          rows={query.data}
          rowKey={(record) => record.id}
          empty={<EmptyState title={props.empty} />}
        />
      )}
      <Suspense>
        {editor.turn > 0 && (
          <div key={editor.turn}>
            {props.form?.({ record: editor.record, opened: editor.opened, close: editor.close })}
          </div>
        )}
      </Suspense>
    </>
  );
}
