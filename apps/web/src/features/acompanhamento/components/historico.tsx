import { useQuery } from '@tanstack/react-query';
import { formatarInstante } from '../../../lib/format/format.ts';
import { usePageOfAddress } from '../../../lib/use-page-of-address.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { ATOS_POR_PAGINA, historicoQuery } from '../api.ts';
import classes from './historico.module.css';

/** The acts with their authors, newest first. */
export function Historico({ projeto }: { readonly projeto: number }) {
  const [page, setPage] = usePageOfAddress();
  return (
    <QueryState query={useQuery(historicoQuery(projeto, page))}>
      {({ data, total }) =>
        data.length === 0 ? (
          <EmptyState title="Ainda não há nada no histórico deste projeto." />
        ) : (
          <>
            <ol className={classes.acts}>
              {data.map(({ quando, quem, frase }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id (D20), and none moves.
                <li key={i} className={classes.act}>
                  <time dateTime={quando} className={classes.when}>
                    {formatarInstante(quando)}
                  </time>
                  <span>
                    <strong>{quem}</strong> {frase}
                  </span>
                </li>
              ))}
            </ol>
            <Pager page={page} size={ATOS_POR_PAGINA} total={total} of="atos" onChange={setPage} />
          </>
        )
      }
    </QueryState>
  );
}
