import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { ehDaComissao } from '@instrutoria/domain/conta/policies.ts';
import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { Anchor, SegmentedControl, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSessao } from '../../../lib/session/session.ts';
import { useAskFirst } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { type Recurso, recursosQuery } from '../api.ts';
import { RecursoADecidir } from '../components/recurso-a-decidir.tsx';
import { RecursoDecidido } from '../components/recurso-decidido.tsx';
import { esperaDecisao, pendentesPorExtenso } from '../components/recursos-do-edital.ts';

const PENDENTES = 'pendentes';
const DECIDIDOS = 'decididos';

export default function Recursos() {
  const query = useQuery(recursosQuery);
  const usuario = useSessao()?.usuario;
  const daComissao = usuario !== undefined && ehDaComissao(usuario);
  return (
    <>
      <PageHeader
        oneLine
        title="Recursos"
        crumbs={[{ label: 'Início', to: '/menu' }]}
        actions={
          daComissao && (
            <Anchor component={Link} to="/mesa_de_recursos">
              Todos pelo prazo
            </Anchor>
          )
        }
      />
      <QueryState query={query}>
        {(recursos) => (
          // Of an evaluator's own projects nothing is decided here.
          <Lista
            nenhum={daComissao ? M.nenhum : `${M.nenhumADecidir}.`}
            recursos={
              daComissao ? recursos : recursos.filter(({ substituto }) => substituto?.id === usuario?.id)
            }
          />
        )}
      </QueryState>
    </>
  );
}

interface ListaProps {
  readonly recursos: readonly Recurso[];
  readonly nenhum: string;
}

function Lista({ recursos, nenhum }: ListaProps) {
  const [quais, setQuais] = useState(PENDENTES);
  const askFirst = useAskFirst();
  const pendentes = recursos.filter(esperaDecisao);
  const decididos = recursos.filter((recurso) => !esperaDecisao(recurso));
  const mostrados = quais === PENDENTES ? pendentes : decididos;
  if (recursos.length === 0) return <EmptyState title={nenhum} />;
  return (
    <Stack gap="lg" align="stretch">
      <SegmentedControl
        style={{ alignSelf: 'flex-start' }}
        maw="100%"
        // On a telephone the names take two lines.
        styles={{ label: { whiteSpace: 'normal' } }}
        aria-label="Mostrar"
        value={quais}
        onChange={(outros) => void askFirst(() => setQuais(outros))}
        data={[
          { value: PENDENTES, label: pendentesPorExtenso(recursos) },
          { value: DECIDIDOS, label: `Decididos (${decididos.length})` },
        ]}
      />
      {mostrados.length === 0 && <EmptyState title={`Nenhum recurso entre os ${quais}.`} />}
      {mostrados.map((recurso) =>
        esperaDecisao(recurso) ? (
          <RecursoADecidir key={recurso.id} recurso={recurso} />
        ) : (
          <RecursoDecidido key={recurso.id} recurso={recurso} />
        ),
      )}
    </Stack>
  );
}
