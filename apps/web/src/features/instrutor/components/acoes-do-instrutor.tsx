import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import type { PoderesNosInstrutores } from '@instrutoria/domain/instrutor/policies.ts';
import { type AtoDoVinculo, podeNoVinculo } from '@instrutoria/domain/instrutor/rules/estados-do-vinculo.ts';
import { Button } from '@mantine/core';
import { Fragment, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { useDoProjeto } from '../../../lib/from-project.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { useFocusSurvives } from '../../../ui/dialogs/use-focus-survives.ts';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { MoreActions } from '../../../ui/tables/more-actions.tsx';
import { type Instrutor, useRegistrarAusencia } from '../api.ts';
import classes from './acoes.module.css';

const FolhaDeFrequenciaModal = lateDialog(
  () => import('./folha-de-frequencia-modal.tsx'),
  ({ onClose }) => onClose(),
);

export function AcoesDoInstrutor(props: {
  readonly instrutor: Instrutor;
  readonly poderes: PoderesNosInstrutores;
  readonly onDocumentos: () => void;
  readonly onEncerrar: () => void;
  readonly onRetomar: () => void;
}) {
  const { instrutor, poderes } = props;
  // Who reads the documents and does not administer coordinates.
  const coordena = poderes.verDocumentos && !poderes.administrar;
  const { id, versao, nome, projeto, frequentando } = instrutor;
  const pode = (ato: AtoDoVinculo) => podeNoVinculo(instrutor, ato);
  const registrar = useRegistrarAusencia();
  const confirm = useConfirm();
  const folha = useEditor<Instrutor>();
  // When an instructor leaves, the row disappears with its button.
  useFocusSurvives();
  const de = <span className="sr-only"> de {nome}</span>;

  const absent = async () => {
    const detail = `${nome} passa a IRREGULAR, e o coordenador do projeto recebe um e-mail. Isso é feito uma vez por mês.`;
    if (!(await confirm(M.desejaRegistrarAusencia, { detail, danger: true }))) return;
    try {
      notify.success((await registrar.mutateAsync({ id, versao })).message);
    } catch (error) {
      notify.failure(error);
    }
  };

  const relatorio = <Act to={`/relatorio_atividades/${id}/${projeto.id}`}>Relatório de atividades{de}</Act>;
  const termo = instrutor.conferencias.find(({ documento }) => documento === 'termo_compromisso');
  const assina = coordena && instrutor.fimVinculo === null && termo?.situacao === 'POR_ASSINAR';
  const outras = [
    assina && (
      <Act key="termo" to={`/projetos/${projeto.id}/instrutores/termo/${id}`}>
        Assinar o termo{de}
      </Act>
    ),
    poderes.editar && pode('atualizarInstrutor') && (
      <Act key="atualizar" to={`/atualizar_instrutor/${id}/${projeto.id}`}>
        Atualizar{de}
      </Act>
    ),
    poderes.verDocumentos && <Fragment key="relatorio">{relatorio}</Fragment>,
    poderes.verDocumentos && instrutor.mesInicio !== null && (
      <Button key="folha" size="compact-sm" variant="light" onClick={() => folha.open(instrutor)}>
        Folha de frequência{de}
      </Button>
    ),
    poderes.registrarAusencia && pode('registrarIrregularidade') && frequentando && (
      <Button
        key="ausencia"
        size="compact-sm"
        variant="light"
        loading={registrar.isPending}
        onClick={() => void absent()}
      >
        Registrar ausência{de}
      </Button>
    ),
    poderes.administrar && pode('retomarVinculo') && (
      <Button key="retomar" size="compact-sm" variant="light" onClick={props.onRetomar}>
        Retomar vínculo{de}
      </Button>
    ),
    poderes.editar && pode('encerrarInstrutor') && (
      <Button key="encerrar" size="compact-sm" variant="subtle" color="red" onClick={props.onEncerrar}>
        Encerrar vínculo<span className="sr-only"> {nome}</span>
      </Button>
    ),
  ].filter((uma) => uma !== false);
  return (
    <div className={classes.acoes}>
      {poderes.verDocumentos ? (
        <Button size="compact-sm" variant="light" onClick={props.onDocumentos}>
          Documentos{de}
        </Button>
      ) : (
        relatorio
      )}
      {outras.length > 0 && <MoreActions of={nome}>{outras}</MoreActions>}
      <Suspense>
        {folha.record !== null && (
          <FolhaDeFrequenciaModal
            key={`folha-${folha.turn}`}
            instrutor={folha.record}
            opened={folha.opened}
            onClose={folha.close}
          />
        )}
      </Suspense>
    </div>
  );
}

function Act({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Button size="compact-sm" variant="light" component={Link} to={to} state={useDoProjeto()}>
      {children}
    </Button>
  );
}
