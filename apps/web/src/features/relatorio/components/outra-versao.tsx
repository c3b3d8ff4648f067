import { Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useLateOpened } from '../../../ui/use-late-opened.ts';
import classes from './outra-versao.module.css';

/** A text that differs between the two copies of a report. */
export interface Diferenca {
  readonly rotulo: string;
  readonly aqui: string;
  readonly la: string;
}

function Lado({ titulo, texto }: { readonly titulo: string; readonly texto: string }) {
  return (
    <div className={classes.side}>
      <Text size="sm" fw={600}>
        {titulo}
      </Text>
      <p className={classes.text}>{texto === '' ? 'em branco' : texto}</p>
    </div>
  );
}

/** The report was saved elsewhere meanwhile (412): both copies are shown, and the person chooses. Closing it loses nothing. */
export function OutraVersao(props: {
  readonly diferencas: readonly Diferenca[];
  readonly onMinha: () => void;
  readonly onDoServidor: () => void;
  readonly onClose: () => void;
}) {
  const { diferencas, onMinha, onDoServidor, onClose } = props;
  return (
    <Modal
      opened={useLateOpened(true)}
      onClose={onClose}
      title="Este relatório foi alterado em outro lugar"
      size="xl"
      closeOnClickOutside={false}
    >
      <Stack gap="md">
        <Text>
          Outra janela ou outro aparelho salvou este relatório depois que você o abriu aqui. Compare e escolha
          com qual versão ficar.
        </Text>
        <Group gap="sm">
          <Button onClick={onMinha} data-autofocus>
            Salvar a deste navegador
          </Button>
          <Button variant="default" onClick={onDoServidor}>
            Ficar com a do servidor
          </Button>
          <Button variant="subtle" onClick={onClose}>
            Decidir depois
          </Button>
        </Group>
        {diferencas.length === 0 && <Text>Os textos das duas versões são iguais.</Text>}
        {diferencas.map(({ rotulo, aqui, la }) => (
          <section key={rotulo} aria-label={rotulo}>
            <Title order={3} size="h5">
              {rotulo}
            </Title>
            <div className={classes.sides}>
              <Lado titulo="Neste navegador" texto={aqui} />
              <Lado titulo="No servidor" texto={la} />
            </div>
          </section>
        ))}
      </Stack>
    </Modal>
  );
}
