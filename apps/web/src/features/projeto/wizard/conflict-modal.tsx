import { textoPuro } from '@instrutoria/domain/kernel/texto.ts';
import { Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { formatarInstante } from '../../../lib/format.ts';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { useLateOpened } from '../../../ui/use-late-opened.ts';
import classes from './conflict-modal.module.css';
import type { Difference } from './differences.ts';
import { linesOf, type Run, wordDifferences } from './word-differences.ts';

interface Props {
  readonly opened: boolean;
  readonly title: string;
  readonly explanation: string;
  readonly aquiEm: string | null;
  readonly laEm: string | null;
  readonly differences: readonly Difference[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

function Side(props: {
  readonly title: string;
  readonly value: string;
  readonly html: boolean;
  /** Its words, cut where the other copy differs; absent: only the formatting differs. */
  readonly runs: readonly Run[] | null;
}) {
  const { title, value, html, runs } = props;
  return (
    <div className={classes.side}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      {value === '' ? (
        <Text c="dimmed">em branco</Text>
      ) : runs === null && html ? (
        <RichText html={value} headingBase={3} />
      ) : (
        <Text className={classes.words}>
          {(runs ?? [{ text: value, only: false }]).map(({ text, only }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text have no other name, and never move.
            only && text.trim() !== '' ? <mark key={index}>{text}</mark> : text,
          )}
        </Text>
      )}
    </div>
  );
}

/** The words of both copies with what differs; null where the words are the same, or there are none (an image). */
function marked({ aqui, la, html }: Difference): readonly [readonly Run[], readonly Run[]] | null {
  const [a, b] = html ? [linesOf(aqui, textoPuro), linesOf(la, textoPuro)] : [aqui, la];
  return a === b ? null : wordDifferences(a, b);
}

const quando = (instante: string | null) => (instante === null ? '' : `, ${formatarInstante(instante)}`);

/** Two copies of one project: both shown with their dates, and the person chooses (T-G4, T-G17). Nothing is lost by closing it. */
export default function ConflictModal(props: Props) {
  const aqui = `Neste navegador${quando(props.aquiEm)}`;
  const la = `No servidor${quando(props.laEm)}`;
  // The newer one first: it is what most people mean, and the first button has the focus.
  const aquiPrimeiro = (props.aquiEm ?? '') >= (props.laEm ?? '');
  const lados = <T,>(daqui: T, dela: T): readonly T[] => (aquiPrimeiro ? [daqui, dela] : [dela, daqui]);
  const escolhas = lados(
    { rotulo: 'Ficar com a deste navegador', escolher: props.onKeepMine },
    { rotulo: 'Ficar com a do servidor', escolher: props.onTakeTheirs },
  );
  return (
    <Modal opened={useLateOpened(props.opened)} onClose={props.onClose} title={props.title} size="xl">
      <Stack gap="md">
        <Text>{props.explanation}</Text>
        {props.differences.length === 0 && <Text>Os textos das duas versões são iguais.</Text>}
        {props.differences.length > 0 && (
          <Text>
            A versão mais recente vem primeiro. O que só uma delas tem está <mark>marcado</mark>.
          </Text>
        )}
        {props.differences.map((cada) => {
          const runs = marked(cada);
          const sides = lados(
            { title: aqui, value: cada.aqui, runs: runs?.[0] ?? null },
            { title: la, value: cada.la, runs: runs?.[1] ?? null },
          );
          return (
            <section key={cada.rotulo} aria-label={cada.rotulo}>
              <Title order={3} size="h5">
                {cada.rotulo}
              </Title>
              {runs === null && cada.html && (
                <Text size="sm">As palavras são as mesmas; a formatação muda.</Text>
              )}
              <div className={classes.sides}>
                {sides.map((side) => (
                  <Side key={side.title} html={cada.html} {...side} />
                ))}
              </div>
            </section>
          );
        })}
        <Group gap="sm">
          {escolhas.map(({ rotulo, escolher }, index) => (
            <Button
              key={rotulo}
              variant={index === 0 ? 'filled' : 'default'}
              {...(index === 0 ? { 'data-autofocus': true } : {})}
              onClick={escolher}
            >
              {rotulo}
            </Button>
          ))}
          <Button variant="subtle" onClick={props.onClose}>
            Decidir depois
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
