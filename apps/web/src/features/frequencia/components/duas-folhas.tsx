import { nomeDoMes } from '@instrutoria/domain/kernel/datas.ts';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useLateOpened } from '../../../ui/use-late-opened.ts';
import type { Folha } from '../api.ts';
import classes from './folha.module.css';
import { chaveDaCelula, type Digitadas, textoDasHoras } from './horas-digitadas.ts';

function diferencasDe(folha: Folha, digitadas: Digitadas) {
  return folha.linhas.flatMap(({ instrutor, celulas }) =>
    celulas.flatMap(({ mes, horas, editavel }) => {
      const aqui = digitadas[chaveDaCelula(instrutor.id, mes)] ?? '';
      const la = textoDasHoras(horas);
      return editavel && aqui !== la
        ? [{ chave: `${instrutor.id}-${mes}`, nome: instrutor.nome, mes, aqui, la }]
        : [];
    }),
  );
}

/** The sheet was registered elsewhere meanwhile (412): both are shown, and the person chooses. Closing it loses nothing. */
export default function DuasFolhas(props: {
  readonly atual: Folha;
  readonly digitadas: Digitadas;
  readonly onMinha: () => void;
  readonly onDoServidor: () => void;
  readonly onClose: () => void;
}) {
  const { atual, digitadas, onMinha, onDoServidor, onClose } = props;
  const diferencas = diferencasDe(atual, digitadas);
  return (
    <Modal
      opened={useLateOpened(true)}
      onClose={onClose}
      title="Esta folha foi alterada em outro lugar"
      size="lg"
      closeOnClickOutside={false}
    >
      <Stack gap="md">
        <Text>
          Outra janela ou outro aparelho registrou esta folha depois que você a abriu aqui. Compare e escolha
          com quais horas ficar.
        </Text>
        {diferencas.length === 0 ? (
          <Text>As horas das duas são iguais.</Text>
        ) : (
          <table className={classes.lados}>
            <caption className="sr-only">Horas diferentes</caption>
            <thead>
              <tr>
                <th scope="col">Instrutor e mês</th>
                <th scope="col">Aqui</th>
                <th scope="col">No servidor</th>
              </tr>
            </thead>
            <tbody>
              {diferencas.map(({ chave, nome, mes, aqui, la }) => (
                <tr key={chave}>
                  <th scope="row">
                    {nome}, {nomeDoMes(mes)}
                  </th>
                  <td>{aqui === '' ? 'em branco' : aqui}</td>
                  <td>{la === '' ? 'em branco' : la}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <Group gap="sm">
          <Button onClick={onMinha} data-autofocus>
            Registrar as daqui
          </Button>
          <Button variant="default" onClick={onDoServidor}>
            Ficar com as do servidor
          </Button>
          <Button variant="subtle" onClick={onClose}>
            Decidir depois
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
