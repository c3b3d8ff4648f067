import {
  podeReabrir,
  podeRetirar,
  podeSubstituir,
} from '@instrutoria/domain/avaliacao/rules/estados-da-avaliacao.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Button, Group, Text } from '@mantine/core';
import { formatarInstante } from '../../../lib/format/format.ts';
import { useFocusSurvives } from '../../../ui/dialogs/use-focus-survives.ts';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { WorkTable } from '../../../ui/tables/work-table.tsx';
import type { Designacao } from '../../avaliacao/api.ts';
import { faltamDesignar, quantosDeVarios } from '../../avaliacao/offered/designados.ts';
import { EstadoDeUm, type UmDeVarios } from '../../avaliacao/offered/estado-dos-avaliadores.tsx';
import { useEmVarios } from '../api.ts';

const DesignarModal = lateDialog(
  () => import('./designar-modal.tsx'),
  ({ onClose }) => onClose(),
);
const ReabrirModal = lateDialog(
  () => import('../../avaliacao/offered/reabrir-modal.tsx'),
  ({ onClose }) => onClose(),
);

const RetirarModal = lateDialog(
  () => import('./retirar-modal.tsx'),
  ({ onClose }) => onClose(),
);

interface DoProjeto {
  readonly projeto: Pick<Projeto, 'edital' | 'id' | 'titulo'>;
  readonly designacao: Designacao;
  readonly avaliacao: NonNullable<Designacao['avaliacao']>;
  /** The call is under assessment. */
  readonly emAvaliacao: boolean;
}

/** The evaluators of a project that has several, and the acts on each; for administrators. */
export default function VariosAvaliadores(props: DoProjeto) {
  const { projeto, designacao, avaliacao, emAvaliacao } = props;
  const { avaliadores = [] } = avaliacao;
  /** null: designates one more. */
  const designar = useEditor<{ readonly de: UmDeVarios | null }>();
  const reabrir = useEditor<UmDeVarios>();
  const retirar = useEditor<UmDeVarios>();
  useFocusSurvives();
  const faltam = faltamDesignar(avaliacao);
  const lembrar = useLembrarNoProjeto(props);
  const numeroDe = (um: UmDeVarios) => avaliadores.indexOf(um) + 1;
  const atos = (um: UmDeVarios) => (
    <Group gap="xs">
      {emAvaliacao && podeSubstituir(um, um.declarou) && (
        <Button size="compact-sm" variant="default" onClick={() => designar.open({ de: um })}>
          Substituir<span className="sr-only"> {um.nome}</span>…
        </Button>
      )}
      {emAvaliacao && podeRetirar(um) && (
        <Button size="compact-sm" variant="default" onClick={() => retirar.open(um)}>
          Retirar<span className="sr-only"> a designação de {um.nome}</span>…
        </Button>
      )}
      {emAvaliacao && lembrar.recebem.length > 1 && lembrar.recebem.includes(um) && (
        <Button
          size="compact-sm"
          variant="default"
          disabled={lembrar.isPending}
          onClick={() => void lembrar.um(um)}
        >
          Lembrar<span className="sr-only"> {um.nome}</span>
        </Button>
      )}
      {projeto.edital !== null && podeReabrir(um, projeto.edital, um.declarou) && (
        <Button size="compact-sm" variant="default" onClick={() => reabrir.open(um)}>
          Reabrir<span className="sr-only"> a avaliação de {um.nome}</span>…
        </Button>
      )}
    </Group>
  );
  const { record } = designar;
  return (
    <>
      <Text mb="sm">
        {quantosDeVarios(avaliacao)}
        {faltam > 0 && `; ${faltam === 1 ? 'falta designar 1' : `falta designar ${faltam}`}`}.
      </Text>
      <WorkTable
        caption="Avaliadores do projeto"
        shortNames
        rows={avaliadores}
        waiting={false}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'nome',
            title: 'Avaliador',
            rowHeader: true,
            cell: (um) => `${numeroDe(um)}. ${um.nome}`,
          },
          { key: 'estado', title: 'Situação', cell: (um) => <EstadoDeUm um={um} /> },
          { key: 'atos', title: 'Ações', cell: atos },
        ]}
        under={(um) => (
          <>
            <EstadoDeUm um={um} />
            {atos(um)}
          </>
        )}
        empty={null}
      />
      {designacao.recusas.map(({ avaliador, motivo, recusadoEm }) => (
        <Text key={recusadoEm} size="sm" mt={4}>
          {avaliador.nome} recusou em {formatarInstante(recusadoEm)}
          {motivo !== '' && `: ${motivo}`}
        </Text>
      ))}
      {emAvaliacao && (
        <Group mt="sm">
          {faltam > 0 && (
            <Button onClick={() => designar.open({ de: null })}>Designar mais um avaliador</Button>
          )}
          {lembrar.recebem.length > 0 && (
            <Button variant="default" loading={lembrar.isPending} onClick={() => void lembrar.todos()}>
              Lembrar {lembrar.recebem.length === 1 ? 'o atrasado' : 'os atrasados'}
            </Button>
          )}
        </Group>
      )}
      {reabrir.record !== null && (
        <ReabrirModal
          key={reabrir.turn}
          reabrir={{
            projeto,
            avaliacao: { id: avaliacao.id, versao: reabrir.record.versao },
            avaliador: reabrir.record.nome,
            de: reabrir.record.id,
          }}
          opened={reabrir.opened}
          onClose={reabrir.close}
        />
      )}
      {retirar.record !== null && (
        <RetirarModal
          key={retirar.turn}
          retirar={{
            projeto,
            avaliacao: { id: avaliacao.id, versao: retirar.record.versao },
            avaliador: retirar.record.nome,
            de: retirar.record.id,
          }}
          opened={retirar.opened}
          onClose={retirar.close}
        />
      )}
      {record !== null && (
        <DesignarModal
          key={designar.turn}
          opened={designar.opened}
          projetos={[projeto]}
          inicial={projeto.id}
          {...(record.de === null ? {} : { aSubstituir: designacao, de: record.de })}
          onClose={designar.close}
        />
      )}
    </>
  );
}

/** Mails each late evaluator, or one of them; each gets at most one mail a day. */
function useLembrarNoProjeto({ projeto, avaliacao }: DoProjeto) {
  const emVarios = useEmVarios();
  const edital = projeto.edital?.id;
  const recebem =
    edital === undefined
      ? []
      : (avaliacao.avaliadores ?? []).filter(({ atraso }) => atraso?.lembradoHoje === false);
  const lembrar = async (so?: UmDeVarios) => {
    if (edital === undefined) return;
    try {
      const [feito] = await emVarios.mutateAsync({
        ato: 'lembrarVarios',
        edital,
        projetos: [projeto.id],
        ...(so !== undefined && { avaliador: so.id }),
      });
      if (feito?.resultado === 'recusado') notify.error(feito.mensagem);
      else if (feito !== undefined) notify.success(feito.mensagem);
    } catch (error) {
      notify.failure(error);
    }
  };
  return { recebem, isPending: emVarios.isPending, todos: () => lembrar(), um: lembrar };
}
