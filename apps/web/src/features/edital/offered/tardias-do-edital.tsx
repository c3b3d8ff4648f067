import { MENSAGENS_EDITAL as M } from '@instrutoria/domain/edital/messages.ts';
import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import type { EstadoDaTardia } from '@instrutoria/domain/edital/rules/tardia.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { naoSeDesfaz } from '@instrutoria/domain/kernel/atos-finais.ts';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { formatarInstante, formatarPrazoEm } from '../../../lib/format/format.ts';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { InView } from '../../../ui/page/in-view.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { type Tardia, tardiasQuery, useTerminarTardia } from '../api.ts';

const AbrirTardia = lateDialog(
  () => import('./abrir-tardia.tsx'),
  ({ onClose }) => onClose(),
);

const ESTADOS: Readonly<
  Record<EstadoDaTardia, { readonly tone: 'good' | 'info' | 'neutral' | 'warning'; readonly dito: string }>
> = {
  aberta: { tone: 'info', dito: 'aberta' },
  terminou: { tone: 'neutral', dito: 'terminou sem envio' },
  retirada: { tone: 'neutral', dito: 'retirada' },
  usada: { tone: 'good', dito: 'projeto recebido' },
  caiu: { tone: 'warning', dito: 'projeto retirado do edital' },
};

/**
 * Openings of the call for one person after its submissions ended: by an order, or for a fault of ours (D64).
 * They are asked for when they come into view.
 */
export function TardiasDoEdital({ edital }: { readonly edital: Edital }) {
  if (edital.fase === 'avaliacao') return <Tardias edital={edital} pode />;
  return (
    <InView waiting={null}>
      <SeHouve edital={edital} />
    </InView>
  );
}

function SeHouve({ edital }: { readonly edital: Edital }) {
  const { data = [] } = useQuery(tardiasQuery(edital.id));
  return data.length > 0 && <Tardias edital={edital} pode={false} />;
}

function Tardias({ edital, pode }: { readonly edital: Edital; readonly pode: boolean }) {
  const abrir = useEditor<true>();
  return (
    <Part
      title="Envios fora do prazo"
      actions={
        pode && (
          <Button variant="default" onClick={() => abrir.open(true)}>
            Abrir para uma pessoa…
          </Button>
        )
      }
    >
      <Text>
        O edital pode abrir para uma pessoa e um projeto, por ordem judicial ou administrativa, ou por falha
        nossa. Se o sistema falhou para todos, prorrogue ou reabra as inscrições.
      </Text>
      <InView waiting={null}>
        <Lista edital={edital} />
      </InView>
      <Suspense>
        {abrir.record !== null && (
          <AbrirTardia key={abrir.turn} edital={edital} opened={abrir.opened} onClose={abrir.close} />
        )}
      </Suspense>
    </Part>
  );
}

function Lista({ edital }: { readonly edital: Edital }) {
  const tardias = useQuery(tardiasQuery(edital.id));
  const terminar = useEditor<Tardia>();
  return (
    <>
      <QueryState query={tardias}>
        {(lidas) => (
          <DataTable
            caption="Envios fora do prazo"
            captionHidden
            rows={lidas}
            rowKey={({ id }) => id}
            empty={<Text c="dimmed">Nenhuma.</Text>}
            columns={[
              { key: 'pessoa', title: 'Pessoa', rowHeader: true, cell: ({ professor }) => professor.nome },
              { key: 'porque', title: 'Por quê', cell: PorQue },
              { key: 'ate', title: 'Até', cell: ({ ate }) => formatarPrazoEm(ate) },
              { key: 'situacao', title: 'Situação', cell: Situacao },
              {
                key: 'acoes',
                title: 'Ações',
                actions: true,
                cell: (tardia) => <Acoes tardia={tardia} fase={edital.fase} onTerminar={terminar.open} />,
              },
            ]}
          />
        )}
      </QueryState>
      {terminar.record !== null && (
        <Terminar
          key={terminar.turn}
          edital={edital}
          tardia={terminar.record}
          opened={terminar.opened}
          onClose={terminar.close}
        />
      )}
    </>
  );
}

function PorQue({ fundamento, ordem, motivo }: Tardia) {
  return (
    <>
      {fundamento === 'ordem' ? `Ordem nº ${ordem ?? ''}` : 'Falha do sistema'}
      {motivo !== '' && (
        <Text size="sm" c="dimmed">
          {motivo}
        </Text>
      )}
    </>
  );
}

function Situacao({ estado, projeto, enviadaEm, motivoDoFim }: Tardia) {
  const { tone, dito } = ESTADOS[estado];
  return (
    <>
      <Tag tone={tone}>{dito}</Tag>
      {projeto !== null && (
        <Text size="sm">
          {estado === 'caiu' ? (
            `nº ${projeto.id}, ${projeto.titulo}`
          ) : (
            <Link to={`/detalhes_projeto/${projeto.id}`}>
              nº {projeto.id}, {projeto.titulo}
            </Link>
          )}
          {enviadaEm !== null && `, enviado em ${formatarInstante(enviadaEm)}`}
        </Text>
      )}
      {motivoDoFim !== null && (
        <Text size="sm" c="dimmed">
          Motivo: {motivoDoFim}
        </Text>
      )}
    </>
  );
}

function Acoes(props: {
  readonly tardia: Tardia;
  readonly fase: Edital['fase'];
  readonly onTerminar: (tardia: Tardia) => void;
}) {
  const { tardia, fase, onTerminar } = props;
  const { estado, participa, professor } = tardia;
  if (participa || fase === 'arquivado' || (estado !== 'aberta' && estado !== 'usada')) return null;
  return (
    <Button size="sm" variant="default" onClick={() => onTerminar(tardia)}>
      {estado === 'aberta' ? 'Retirar' : 'A ordem caiu'}
      <span className="sr-only"> de {professor.nome}</span>…
    </Button>
  );
}

function Terminar(props: {
  readonly edital: Edital;
  readonly tardia: Tardia;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { edital, tardia } = props;
  const { projeto, professor } = tardia;
  const terminar = useTerminarTardia();
  const publicado = edital.resultadoPublicadoEm !== null;
  return (
    <ReasonModal
      title={projeto === null ? 'Retirar a abertura' : 'Retirar o projeto do edital'}
      submit="Retirar"
      opened={props.opened}
      onClose={props.onClose}
      autofocus
      description={
        publicado ? 'Sai na nova versão do resultado e no e-mail à pessoa' : 'A pessoa o recebe por e-mail'
      }
      problems={problemasDoMotivoDoEdital}
      act={(motivo) => terminar.mutateAsync({ tardia, motivo })}
      done={projeto === null ? M.tardiaRetirada : M.foraDoEdital}
    >
      <Text>
        {projeto === null
          ? `O edital deixa de estar aberto para ${professor.nome}.`
          : publicado
            ? `nº ${projeto.id}, ${projeto.titulo}, sai do resultado por uma nova versão e perde as vagas. ${naoSeDesfaz('tirarDoEdital')}`
            : `nº ${projeto.id}, ${projeto.titulo}, volta a ser um rascunho de ${professor.nome}. As designações e as notas dele terminam. ${naoSeDesfaz('tirarDoEdital')}`}
      </Text>
    </ReasonModal>
  );
}
