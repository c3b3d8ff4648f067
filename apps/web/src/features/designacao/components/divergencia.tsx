import type { RegrasDosAvaliadores } from '@instrutoria/domain/avaliacao/rules/combinar.ts';
import { distancia } from '@instrutoria/domain/avaliacao/rules/combinar.ts';
import { MENSAGENS_DESIGNACAO as M } from '@instrutoria/domain/designacao/messages.ts';
import { problemasDoMotivoDaCombinacao } from '@instrutoria/domain/designacao/transitions.ts';
import { Button, Group, Text } from '@mantine/core';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { useFocusSurvives } from '../../../ui/dialogs/use-focus-survives.ts';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import { type AvaliacaoEntreVarias, type Designacao, useManterCombinacao } from '../../avaliacao/api.ts';

const DesignarModal = lateDialog(
  () => import('./designar-modal.tsx'),
  ({ onClose }) => onClose(),
);

interface DoProjeto {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly avaliacao: NonNullable<Designacao['avaliacao']>;
  readonly avaliacoes: readonly AvaliacaoEntreVarias[];
  readonly regras: RegrasDosAvaliadores;
  /** The combined score. */
  readonly combinado: number | null;
  /** The call is under assessment. */
  readonly emAvaliacao: boolean;
}

/** Totals that are far apart, with the two acts that resolve it; or what was done about them. */
export function Divergencia(props: DoProjeto) {
  const { avaliacao, avaliacoes, regras } = props;
  const dialogo = useEditor<'maisUm' | 'manter'>();
  useFocusSurvives();
  const totais = avaliacoes.flatMap(({ total }) => total ?? []);
  const { record } = dialogo;
  return (
    <>
      {avaliacao.divergente === true ? (
        <Notice kind="warning" title="Os totais estão longe um do outro">
          <Text>
            {daMenorAMaior(totais)}: {formatarNota(distancia(totais))} de diferença, e este edital admite até{' '}
            {formatarNota(regras.divergencia)}. O projeto só conta como avaliado quando mais um avaliador
            concluir, ou quando a administração mantiver a combinação.
          </Text>
          {props.emAvaliacao && (
            <Group mt="sm">
              <Button onClick={() => dialogo.open('maisUm')}>Pedir mais um avaliador…</Button>
              <Button variant="default" onClick={() => dialogo.open('manter')}>
                Manter a combinação…
              </Button>
            </Group>
          )}
        </Notice>
      ) : avaliacao.mantida != null ? (
        <Notice title="A administração manteve a combinação, embora os totais estejam longe">
          <Text style={{ whiteSpace: 'pre-line' }}>Motivo: {avaliacao.mantida}</Text>
        </Notice>
      ) : (
        (avaliacao.exigidos ?? 0) > regras.avaliadores && (
          <Notice title="Os totais estavam longe, e foi pedido mais um avaliador">
            Este projeto tem {avaliacao.exigidos} avaliadores, e não {regras.avaliadores}.
          </Notice>
        )
      )}
      {record === 'maisUm' && (
        <DesignarModal
          key={dialogo.turn}
          opened={dialogo.opened}
          projetos={[props.projeto]}
          inicial={props.projeto.id}
          maisUm={{ aprovacao: avaliacao.id }}
          onClose={dialogo.close}
        />
      )}
      {record === 'manter' && (
        <ManterCombinacao key={dialogo.turn} {...props} opened={dialogo.opened} onClose={dialogo.close} />
      )}
    </>
  );
}

function daMenorAMaior(totais: readonly number[]): string {
  return `O menor total é ${formatarNota(Math.min(...totais))} e o maior ${formatarNota(Math.max(...totais))}`;
}

function ManterCombinacao(props: DoProjeto & { readonly opened: boolean; readonly onClose: () => void }) {
  const { projeto, avaliacao, combinado } = props;
  const manter = useManterCombinacao(avaliacao.id);
  return (
    <ReasonModal
      title="Manter a combinação"
      submit="Manter"
      opened={props.opened}
      onClose={props.onClose}
      autofocus
      description="Fica no registro do projeto, e só a administração o lê"
      problems={problemasDoMotivoDaCombinacao}
      act={(motivo) => manter.mutateAsync(motivo)}
      done={M.combinacaoMantida}
    >
      <Text>
        nº {projeto.id}, {projeto.titulo}. O total do projeto passa a ser {formatarNota(combinado)}, e ele
        conta como avaliado. Se uma das avaliações for reaberta, a pergunta volta.
      </Text>
    </ReasonModal>
  );
}
