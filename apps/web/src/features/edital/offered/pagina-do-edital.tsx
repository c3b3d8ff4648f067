import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { agoraQuery } from '../../configuracao/api.ts';
import { editaisQuery } from '../api.ts';
import { AndamentoDoEdital } from './andamento-do-edital.tsx';
import { EtapaDoEdital } from './etapa-do-edital.tsx';
import { LugarDoAto } from './lugar-do-ato.ts';
import classes from './pagina-do-edital.module.css';
import { type ParteDoEdital, PartesDoEdital } from './partes-do-edital.tsx';

/**
 * The page of one call: its header on one line (name, stage, next act), which unfolds, and one of its parts.
 */
export function PaginaDoEdital(props: {
  readonly parte: ParteDoEdital;
  readonly children: (edital: Edital, quadro: (ato: ReactNode) => ReactNode) => ReactNode;
}) {
  const id = useIdOfPath();
  const editais = useQuery(editaisQuery);
  const hoje = useQuery(agoraQuery);
  const administra = podeAdministrar(useSessao()?.usuario);
  const [lugar, setLugar] = useState<HTMLElement | null>(null);
  const [etapas, setEtapas] = useOpened('etapas');
  const edital = editais.data?.find((um) => um.id === id);
  const dia = hoje.data?.slice(0, 10);
  return (
    <LugarDoAto value={lugar}>
      <PageHeader
        oneLine
        title={edital?.nome ?? 'Edital'}
        crumbs={[
          administra ? { label: 'Editais', to: '/administracao/editais' } : { label: 'Início', to: '/menu' },
        ]}
        actions={
          <>
            {edital !== undefined && dia !== undefined && (
              <EtapaDoEdital edital={edital} hoje={dia} aberta={etapas} onAbrir={setEtapas} />
            )}
            <div ref={setLugar} className={classes.act} />
          </>
        }
      />
      <QueryState query={editais}>
        {() =>
          edital === undefined ? (
            <EmptyState title="Este edital não existe." />
          ) : (
            <QueryState query={hoje}>
              {(agora) => (
                <Stack key={edital.id} gap="md">
                  {props.children(edital, (ato) => (
                    <>
                      {etapas && <AndamentoDoEdital edital={edital} hoje={agora.slice(0, 10)} />}
                      {ato}
                      <PartesDoEdital edital={edital} parte={props.parte} />
                    </>
                  ))}
                </Stack>
              )}
            </QueryState>
          )
        }
      </QueryState>
    </LugarDoAto>
  );
}
