import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import { NOMES_DOS_FUNDAMENTOS } from '@instrutoria/domain/desistencia/messages.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatarDia, formatarPrazo } from '../../../lib/format/format.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import { type Desistencia, desistenciaQuery, lerPedido } from '../api.ts';
import { BOTAO_DO_DESFAZER } from '../components/botao-do-desfazer.ts';

const DesistirModal = lateDialog(
  () => import('../components/desistir-modal.tsx'),
  ({ onClose }) => onClose(),
);
const ConsultarModal = lateDialog(
  () => import('../components/consultar-modal.tsx'),
  ({ onClose }) => onClose(),
);
const DesfazerModal = lateDialog(
  () => import('../components/desfazer-modal.tsx'),
  ({ onClose }) => onClose(),
);

type Sobre = Pick<Projeto, 'coordenador' | 'id' | 'professores_colaboradores' | 'titulo'>;

/** The desistência of an approved project, for its coordinator and for administrators outside it (D61). */
export function DesistenciaDoProjeto({ projeto }: { readonly projeto: Sobre }) {
  const usuario = useSessao()?.usuario;
  const coordena = usuario?.id === projeto.coordenador.id;
  const colabora = projeto.professores_colaboradores.some(({ id }) => id === usuario?.id);
  const alcanca = coordena || (podeAdministrar(usuario) && !colabora);
  const lida = useQuery({ ...desistenciaQuery(projeto.id), enabled: alcanca });
  if (!alcanca) return null;
  return (
    <QueryState query={lida}>
      {(desistencia) =>
        desistencia.impedimento === null && (
          <Quadro projeto={projeto} lida={desistencia} coordena={coordena} />
        )
      }
    </QueryState>
  );
}

type Dialogo = 'consultar' | 'desfazer' | 'desistir';

function Quadro(props: { readonly projeto: Sobre; readonly lida: Desistencia; readonly coordena: boolean }) {
  const { projeto, lida, coordena } = props;
  const dialogo = useEditor<Dialogo>();
  const { desistencia } = lida;
  const estado = desistencia?.estado ?? null;
  const aberto = { projeto, opened: dialogo.opened, onClose: dialogo.close };
  return (
    <Panel title="Desistência">
      {desistencia === null ? (
        <Text mb="sm">
          {coordena
            ? 'Se não puder continuar, desista do projeto: ele termina num dia à sua escolha, e as bolsas voltam ao edital.'
            : 'A administração encerra o projeto por desistência com o pedido escrito do coordenador, ou depois de 10 dias sem resposta. Também o encerra por falecimento ou fim do cargo.'}
        </Text>
      ) : (
        <DadosDaDesistencia projeto={projeto} desistencia={desistencia} coordena={coordena} />
      )}
      <Group gap="sm">
        {(estado === null || estado === 'consultada') && (
          <Button variant="default" onClick={() => dialogo.open('desistir')}>
            {coordena ? 'Desistir do projeto…' : 'Encerrar por desistência…'}
          </Button>
        )}
        {estado === null && !coordena && (
          <Button variant="default" onClick={() => dialogo.open('consultar')}>
            Perguntar ao coordenador…
          </Button>
        )}
        {estado !== null && !(coordena && estado === 'emVigor') && (
          <Button variant="default" onClick={() => dialogo.open('desfazer')}>
            {BOTAO_DO_DESFAZER(estado, coordena)}…
          </Button>
        )}
      </Group>
      {dialogo.record === 'desistir' && (
        <DesistirModal key={dialogo.turn} {...aberto} lida={lida} coordena={coordena} />
      )}
      {dialogo.record === 'consultar' && <ConsultarModal key={dialogo.turn} {...aberto} />}
      {dialogo.record === 'desfazer' && estado !== null && (
        <DesfazerModal key={dialogo.turn} {...aberto} estado={estado} coordena={coordena} />
      )}
    </Panel>
  );
}

function DadosDaDesistencia(props: {
  readonly projeto: Sobre;
  readonly desistencia: NonNullable<Desistencia['desistencia']>;
  readonly coordena: boolean;
}) {
  const { projeto, desistencia, coordena } = props;
  const { id, estado, fundamento, motivo, responderAte, dia, temPedido } = desistencia;
  return (
    <>
      {estado === 'consultada' && responderAte !== null && (
        <Text mb="sm">
          {coordena
            ? `A administração pergunta se você desiste deste projeto. Responda até ${formatarPrazo(responderAte)}.`
            : `O coordenador pode responder até ${formatarPrazo(responderAte)}.`}
        </Text>
      )}
      {estado === 'emVigor' && coordena && (
        <Text mb="sm">
          Se houve engano, escreva à administração: ela desfaz a desistência enquanto nenhuma bolsa devolvida
          tiver sido dada a outro projeto.
        </Text>
      )}
      <ReadOnlyList
        items={[
          { label: 'Por quê', value: NOMES_DOS_FUNDAMENTOS[fundamento] },
          ...(dia === null ? [] : [{ label: 'Dia', value: formatarDia(dia) }]),
          { label: 'Motivo', value: motivo },
          ...(temPedido
            ? [
                {
                  label: 'Pedido escrito',
                  value: (
                    <PdfLink
                      compact
                      label="Abrir o pedido"
                      fileName={`pedido_de_desistencia_${projeto.id}.pdf`}
                      load={() => lerPedido(projeto.id, id)}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}
