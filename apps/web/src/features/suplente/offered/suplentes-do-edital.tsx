import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { podeVer } from '../../../app/shell/who.ts';
import { formatarDia, formatarPrazo } from '../../../lib/format/format.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { lerRecusa, type Suplentes, suplentesQuery } from '../api.ts';
import { aceiteEmPalavras } from './aceite-em-palavras.ts';

export type Suplente = Suplentes['suplentes'][number];

const ChamarSuplente = lateDialog(
  () => import('../components/chamar-suplente.tsx'),
  ({ onClose }) => onClose(),
);
const DeclinarSuplente = lateDialog(
  () => import('../components/declinar-suplente.tsx'),
  ({ onClose }) => onClose(),
);

const PassarLista = lateDialog(
  () => import('../components/passar-lista.tsx'),
  ({ onClose }) => onClose(),
);

const bolsas = (n: number) => contado(n, 'bolsa', 'bolsas');

/** The suplentes in order with the next one marked, and the places that were given back. */
export function SuplentesDoEdital({ edital }: { readonly edital: Edital }) {
  const lista = useQuery(suplentesQuery(edital.id));
  return (
    <Part title="Suplentes">
      <QueryState query={lista}>{(lida) => <Lista edital={edital.id} lida={lida} />}</QueryState>
    </Part>
  );
}

function Lista({ edital, lida }: { readonly edital: number; readonly lida: Suplentes }) {
  const { suplentes, devolveram, devidas, livres, proximo, mudanca } = lida;
  const chama = podeVer('chamarSuplente', useSessao()?.usuario.tipo);
  const chamar = useEditor<Suplente>();
  const declinar = useEditor<Suplente>();
  const passar = useEditor<NonNullable<Suplentes['mudanca']>>();
  const daVez = suplentes.find(({ projeto_id }) => projeto_id === proximo);
  const ninguemCabe = livres > 0 && daVez === undefined && suplentes.some(({ cabem }) => cabem === 0);
  return (
    <>
      <Text mb="sm">
        {devolveram.length === 0
          ? 'Nenhuma bolsa foi devolvida. '
          : `Devolveram: ${devolveram.map((um) => `nº ${um.projeto_id} (${bolsas(um.bolsas)}, ${um.porAnulacao ? 'por anulação, ' : ''}em ${formatarDia(um.em)})`).join('; ')}. `}
        {livres === 0
          ? devidas.some(({ cabem }) => cabem > 0)
            ? 'Nenhuma está livre para suplentes.'
            : 'Nenhuma está livre.'
          : `Para o próximo suplente: ${bolsas(livres)}.`}
        {ninguemCabe && ' As unidades dos que esperam já têm as bolsas que podem ter.'}
      </Text>
      {devidas.length > 0 && <DeQuemGanhou edital={edital} devidas={devidas} abre={chama} />}
      {chama && livres > 0 && daVez !== undefined && (
        <Group gap="sm" mb="md">
          <Button onClick={() => chamar.open(daVez)}>{`Chamar o ${daVez.numero}º suplente`}</Button>
          <Button variant="default" onClick={() => declinar.open(daVez)}>
            Informar a recusa dele
          </Button>
        </Group>
      )}
      {chama && mudanca !== null && (
        <DaRegraDeAntes mudanca={mudanca} onPassar={() => passar.open(mudanca)} />
      )}
      <DataTable
        caption="Lista de suplentes"
        captionHidden
        rows={suplentes}
        rowKey={({ projeto_id }) => projeto_id}
        empty={<EmptyState title="Ninguém que passou ficou sem vaga." />}
        columns={[
          { key: 'numero', title: 'Suplente', narrow: true, cell: ({ numero }) => `nº ${numero}` },
          {
            key: 'titulo',
            title: 'Projeto',
            rowHeader: true,
            cell: ({ projeto_id, titulo }) => `nº ${projeto_id}, ${titulo}`,
          },
          { key: 'coordenador', title: 'Coordenador', cell: ({ coordenador }) => coordenador },
          { key: 'pede', title: 'Pede', cell: ({ pede }) => bolsas(pede) },
          {
            key: 'estado',
            title: 'Estado',
            cell: (um) => {
              const devida = devidas.find(({ projeto_id }) => projeto_id === um.projeto_id);
              if (devida === undefined || um.ato !== null) return estado(um);
              return `recebe antes dos suplentes, pelo recurso nº ${devida.recurso}`;
            },
          },
          ...(chama && suplentes.some(({ responderAte, temRecusa }) => responderAte !== null || temRecusa)
            ? [
                {
                  key: 'recusa',
                  title: 'Recusa',
                  cell: (um: Suplente) =>
                    um.temRecusa ? (
                      <PdfLink
                        compact
                        label="Abrir a recusa"
                        of={`do nº ${um.numero}`}
                        fileName={`recusa_de_suplente_${um.projeto_id}.pdf`}
                        load={() => lerRecusa(um.projeto_id)}
                      />
                    ) : (
                      um.responderAte !== null && (
                        <Button variant="default" size="compact-sm" onClick={() => declinar.open(um)}>
                          Informar a recusa<span className="sr-only"> do nº {um.numero}</span>
                        </Button>
                      )
                    ),
                },
              ]
            : []),
        ]}
      />
      <Suspense>
        {chamar.record !== null && (
          <ChamarSuplente
            key={`chamar-${chamar.turn}`}
            edital={edital}
            suplente={chamar.record}
            livres={livres}
            opened={chamar.opened}
            onClose={chamar.close}
          />
        )}
        {passar.record !== null && (
          <PassarLista
            key={`passar-${passar.turn}`}
            edital={edital}
            mudanca={passar.record}
            opened={passar.opened}
            onClose={passar.close}
          />
        )}
        {declinar.record !== null && (
          <DeclinarSuplente
            key={`declinar-${declinar.turn}`}
            edital={edital}
            suplente={declinar.record}
            opened={declinar.opened}
            onClose={declinar.close}
          />
        )}
      </Suspense>
    </>
  );
}

/** Projects with a right to the next free scholarships after an appeal (D56). */
function DeQuemGanhou(props: {
  readonly edital: number;
  readonly devidas: Suplentes['devidas'];
  /** The reader may also give them. */
  readonly abre: boolean;
}) {
  return (
    <Notice title="As próximas bolsas livres são primeiro de quem ganhou recurso, e só depois dos suplentes.">
      {props.devidas.map(({ projeto_id, titulo, recurso, faltam, cabem }) => (
        <p key={projeto_id}>
          nº {projeto_id}, {titulo}: {faltam === 1 ? 'falta 1 bolsa' : `faltam ${faltam} bolsas`};{' '}
          {cabem === 0 ? 'nenhuma está livre' : `${bolsas(cabem)} a dar agora`}.{' '}
          {props.abre ? (
            <Anchor component={Link} to={`/editais/${props.edital}/recursos/${recurso}`}>
              Abrir o recurso nº {recurso}
            </Anchor>
          ) : (
            `Recurso nº ${recurso}.`
          )}
        </p>
      ))}
    </Notice>
  );
}

/** A list that was published by the earlier rule (D53). */
function DaRegraDeAntes(props: {
  readonly mudanca: NonNullable<Suplentes['mudanca']>;
  readonly onPassar: () => void;
}) {
  const { perdem, desde, pode } = props.mudanca;
  const espera = desde !== null && !pode;
  return (
    <Notice title="Esta lista segue a regra com que foi publicada, que não é mais a de hoje.">
      <p>
        Pela regra de hoje espera quem passou e não recebeu bolsa.{' '}
        {perdem.length === 0
          ? 'Ninguém perderia número.'
          : `${contado(perdem.length, 'projeto perderia', 'projetos perderiam')} número.`}
        {espera && ` Quem perde foi avisado: a lista pode mudar a partir de ${formatarDia(desde)}.`}
      </p>
      {!espera && (
        <Button variant="default" onClick={props.onPassar}>
          Passar para a regra de hoje…
        </Button>
      )}
    </Notice>
  );
}

function estado({ ato, em, bolsas: dadas, motivo, cabem, responderAte, aceite }: Suplente): string {
  if (ato === null || em === null)
    return cabem === 0 ? 'espera: a unidade já tem as bolsas que pode ter' : 'espera';
  if (ato === 'CHAMADO') {
    const responde = responderAte === null ? '' : `; responde até ${formatarPrazo(responderAte)}`;
    const aceito = aceite === null ? '' : `; ${aceiteEmPalavras(aceite)}`;
    return `chamado em ${formatarDia(em)}, com ${bolsas(dadas)}${responde}${aceito}`;
  }
  if (ato === 'NAO_RESPONDEU') return `não respondeu até ${formatarPrazo(em)}: a vez passou`;
  return `recusou em ${formatarDia(em)}${motivo === null ? '' : `: ${motivo}`}`;
}
