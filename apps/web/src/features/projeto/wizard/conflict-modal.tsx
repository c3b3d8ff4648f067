import { Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { formatarInstante } from '../../../lib/format.ts';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { useLateOpened } from '../../../ui/use-late-opened.ts';
import classes from './conflict-modal.module.css';
import type { Difference } from './differences.ts';

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

function Side({
  title,
  value,
  html,
}: {
  readonly title: string;
  readonly value: string;
  readonly html: boolean;
}) {
  return (
    <div className={classes.side}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      {value === '' ? (
        <Text c="dimmed">em branco</Text>
      ) : html ? (
        <RichText html={value} headingBase={3} />
      ) : (
        <Text>{value}</Text>
      )}
    </div>
  );
}

const quando = (instante: string | null) => (instante === null ? '' : `, ${formatarInstante(instante)}`);

/** Two copies of one project: both shown with their dates, and the person chooses (T-G4, T-G17). Nothing is lost by closing it. */
export default function ConflictModal(props: Props) {
  const aqui = `Neste navegador${quando(props.aquiEm)}`;
  const la = `No servidor${quando(props.laEm)}`;
  return (
    <Modal opened={useLateOpened(props.opened)} onClose={props.onClose} title={props.title} size="xl">
      <Stack gap="md">
        <Text>{props.explanation}</Text>
        {props.differences.length === 0 && <Text>Os textos das duas versões são iguais.</Text>}
        {props.differences.map((cada) => (
          <section key={cada.rotulo} aria-label={cada.rotulo}>
            <Title order={3} size="h5">
              {cada.rotulo}
            </Title>
            <div className={classes.sides}>
              <Side title={aqui} value={cada.aqui} html={cada.html} />
              <Side title={la} value={cada.la} html={cada.html} />
            </div>
          </section>
        ))}
        <Group gap="sm">
          <Button onClick={props.onKeepMine} data-autofocus>
            Ficar com a deste navegador
          </Button>
          <Button variant="default" onClick={props.onTakeTheirs}>
            Ficar com a do servidor
          </Button>
          <Button variant="subtle" onClick={props.onClose}>
            Decidir depois
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
