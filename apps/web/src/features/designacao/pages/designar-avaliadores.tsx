import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { podeDesignar } from '@instrutoria/domain/designacao/rules/passos-da-designacao.ts';
import { editalNaFrase } from '@instrutoria/domain/edital/rules/nome-na-frase.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatarPrazo } from '../../../lib/format/format.ts';
import { POR_PAGINA } from '../../../lib/server/page-query.ts';
import { ehPagina, toPage, useAddressFields } from '../../../lib/use-address-fields.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { Pager } from '../../../ui/tables/pager.tsx';
import { type Designacao, designacoesQuery, todasAsDesignacoesQuery } from '../../avaliacao/api.ts';
import { faltamDesignar } from '../../avaliacao/offered/designados.ts';
import { LembrarAtrasados } from '../../avaliacao/offered/lembrar-atrasados.tsx';
import { editaisQuery } from '../../edital/api.ts';
import { EditalSelect } from '../../edital/offered/edital-select.tsx';
import { PlanilhasDosInstrutores } from '../../instrutor/offered/planilhas-dos-instrutores.tsx';
import DesignarModal from '../components/designar-modal.tsx';
import { ProgressoDosAvaliadores } from '../components/progresso-dos-avaliadores.tsx';
import type { ARetirar } from '../components/retirar-modal.tsx';
import { TabelaDeDesignacoes } from '../components/tabela-de-designacoes.tsx';

export default function DesignarAvaliadores() {
  const editais = useQuery(editaisQuery);
  return (
    <>
      <PageHeader
        oneLine
        title="Designar avaliadores"
        crumbs={[{ label: 'Início', to: '/menu' }]}
        actions={
          <Button size="sm" component={Link} to="/menu" variant="default">
            Menu
          </Button>
        }
      />
      <QueryState query={editais}>{(todos) => <PorEdital editais={todos} />}</QueryState>
    </>
  );
}

const RetirarModal = lateDialog(
  () => import('../components/retirar-modal.tsx'),
  ({ onClose }) => onClose(),
);

interface Modal {
  /** Those that can get an evaluator. */
  readonly projetos: readonly Designacao[];
  readonly opened: boolean;
  readonly vez: number;
  readonly inicial?: number | undefined;
  readonly aSubstituir?: Designacao | undefined;
}

const CAMPOS = {
  edital: (texto: string) => /^[1-9]\d{0,8}$/.test(texto),
  pagina: ehPagina,
} as const;

const emAvaliacao = ({ fase }: Edital) => podeDesignar(fase);

function PorEdital({ editais }: { readonly editais: readonly Edital[] }) {
  const { values, change } = useAddressFields(CAMPOS);
  const retirar = useEditor<ARetirar>();
  const [modal, setModal] = useState<Modal>({ projetos: [], opened: false, vez: 0 });
  const edital =
    editais.find(({ id }) => String(id) === values.edital) ??
    editais.find(emAvaliacao) ??
    editais.find(({ fase }) => fase !== 'submissao') ??
    editais[0];
  const page = Number(values.pagina ?? 1);
  const designacoes = useQuery(designacoesQuery(edital?.id ?? 0, page));
  const client = useQueryClient();
  if (edital === undefined) return <EmptyState title="Nenhum edital cadastrado." />;

  const todas = () => client.fetchQuery(todasAsDesignacoesQuery(edital.id));
  const abrir = async (como: Pick<Modal, 'aSubstituir' | 'inicial'>) => {
    try {
      const projetos = (await todas()).filter(({ avaliacao }) => faltamDesignar(avaliacao) > 0);
      setModal(({ vez }) => ({ ...como, projetos, opened: true, vez: vez + 1 }));
    } catch (error) {
      notify.failure(error);
    }
  };
  const emSubmissao = edital.fase === 'submissao';
  const podeMudar = emAvaliacao(edital);

  return (
    <Stack gap="sm">
      {emSubmissao && (
        <Notice kind="warning" title={M.espereFechar} live>
          O {editalNaFrase(edital.nome)} recebe projetos até {formatarPrazo(edital.fim)}; até lá, nenhum
          avaliador pode ser designado para os projetos dele.
        </Notice>
      )}
      <Group align="flex-end" gap="sm">
        <EditalSelect
          editais={editais}
          value={edital.id}
          todos="Edital em avaliação"
          onChange={(id) => change({ edital: id?.toString() })}
        />
        {(emSubmissao || podeMudar) && (
          <>
            <Button disabled={emSubmissao} onClick={() => void abrir({})}>
              Designar avaliador
            </Button>
            <LembrarAtrasados edital={edital.id} designacoes={todas} disabled={emSubmissao} />
          </>
        )}
        {podeMudar && (
          <Button component={Link} to={`/editais/${edital.id}/distribuir`} variant="default">
            Distribuir por sorteio
          </Button>
        )}
      </Group>
      <QueryState query={designacoes}>
        {({ data, total }) => (
          <>
            <TabelaDeDesignacoes
              designacoes={data}
              podeMudar={podeMudar}
              onDesignar={(id) => void abrir({ inicial: id })}
              onSubstituir={(aSubstituir) => void abrir({ aSubstituir })}
              onRetirar={({ id, titulo, avaliacao }) => {
                if (avaliacao === null) return;
                const avaliador = avaliacao.avaliador?.nome ?? '—';
                retirar.open({ projeto: { id, titulo }, avaliacao, avaliador });
              }}
            />
            {data.length === 0 && page > 1 && (
              <Button variant="default" onClick={() => change({ pagina: undefined })}>
                Ver a primeira página
              </Button>
            )}
            <Pager
              page={page}
              size={POR_PAGINA}
              total={total}
              of="projetos"
              onChange={(para) => change(toPage(para))}
            />
            <Group gap="sm">
              <Button size="sm" component={Link} to={`/editais/${edital.id}`} variant="default">
                Ver todos como tabela
              </Button>
              <PlanilhasDosInstrutores edital={edital.id} />
            </Group>
            {total !== 0 && <Progresso key={edital.id} edital={edital.id} />}
          </>
        )}
      </QueryState>
      <DesignarModal
        key={modal.vez}
        {...modal}
        inicial={modal.inicial}
        onClose={() => setModal((antes) => ({ ...antes, opened: false }))}
      />
      {retirar.record !== null && (
        <RetirarModal
          key={retirar.turn}
          retirar={retirar.record}
          opened={retirar.opened}
          onClose={retirar.close}
        />
      )}
    </Stack>
  );
}

/** The table by evaluator counts all projects of the call, so it is asked for only by those who open it. */
function Progresso({ edital }: { readonly edital: number }) {
  const [aberto, setAberto] = useOpened('por-avaliador');
  const todas = useQuery({ ...todasAsDesignacoesQuery(edital), enabled: aberto });
  return (
    <>
      <Group>
        <Button size="sm" variant="default" aria-expanded={aberto} onClick={() => setAberto(!aberto)}>
          {aberto ? 'Esconder o andamento por avaliador' : 'Ver o andamento por avaliador'}
        </Button>
      </Group>
      {aberto && (
        <QueryState query={todas}>
          {(designacoes) => <ProgressoDosAvaliadores designacoes={designacoes} />}
        </QueryState>
      )}
    </>
  );
}
