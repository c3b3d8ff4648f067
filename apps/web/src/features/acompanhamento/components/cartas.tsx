import {
  enviado,
  NOMES_DAS_CARTAS,
  naFila,
  naoSaiu,
  nenhumaCarta,
} from '@instrutoria/domain/carta/textos.ts';
import { useQuery } from '@tanstack/react-query';
import { formatarInstante } from '../../../lib/format/format.ts';
import { ehPagina, useAddressFields } from '../../../lib/use-address-fields.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { ATOS_POR_PAGINA, type Carta, cartasQuery } from '../api.ts';
import classes from './historico.module.css';

/** Whether it left. */
export function oQueHouve({ enviadaEm, falhouEm }: Carta): string {
  if (enviadaEm !== null) return enviado(formatarInstante(enviadaEm));
  return falhouEm === null ? naFila : naoSaiu(formatarInstante(falhouEm));
}

const CAMPOS = { pagina: ehPagina, emails: ehPagina } as const;

/** The mails that named the project, newest first, and whether each was sent. */
export function Cartas({ projeto }: { readonly projeto: number }) {
  const { values, change } = useAddressFields(CAMPOS);
  const page = Number(values.emails ?? 1);
  // The acts above are on a page too.
  const setPage = (para: number) =>
    change({ emails: para === 1 ? undefined : String(para), pagina: values.pagina });
  return (
    <Part title="E-mails sobre o projeto">
      <QueryState query={useQuery(cartasQuery(projeto, page))}>
        {({ data, total }) =>
          data.length === 0 ? (
            <EmptyState title={nenhumaCarta} />
          ) : (
            <>
              <ol className={classes.acts}>
                {data.map((carta, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id (D20), and none moves.
                  <li key={i} className={classes.act}>
                    <time dateTime={carta.criadaEm} className={classes.when}>
                      {formatarInstante(carta.criadaEm)}
                    </time>
                    <span>
                      <strong>{NOMES_DAS_CARTAS[carta.especie]}</strong>, para {carta.para}:{' '}
                      {oQueHouve(carta)}
                    </span>
                  </li>
                ))}
              </ol>
              <Pager page={page} size={ATOS_POR_PAGINA} total={total} of="e-mails" onChange={setPage} />
            </>
          )
        }
      </QueryState>
    </Part>
  );
}
