import { horasPorExtenso } from '@instrutoria/domain/frequencia/messages.ts';
import { diaDaSemana } from '@instrutoria/domain/frequencia/rules/dias.ts';
import { Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { formatarDia } from '../../../lib/format/format.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import classes from './dias.module.css';
import { descartar, guardar, novoId, type Pendente } from './fila-dos-dias.ts';
import { comMaiuscula, type LinhaNaTela } from './linhas-do-mes.ts';

export const SEMANA = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const;

export const diaComSemana = (dia: string) => `${SEMANA[diaDaSemana(dia)] ?? ''}, ${formatarDia(dia)}`;

/** A line with its acts; one that waits on this device says so, a refused one why. */
export function LinhaDoMes(props: {
  readonly vinculo: number;
  readonly linha: LinhaNaTela;
  readonly muda: boolean;
  /** null: its month is closed, so that it cannot be corrected. */
  readonly onChange: (() => void) | null;
}) {
  const { vinculo, linha, muda, onChange } = props;
  const { dia, horas, atividade, pendente } = linha;
  const client = useQueryClient();
  const confirm = useConfirm();
  const quando = diaComSemana(dia);
  /** False when the server refused it. */
  const mandar = async (item: Pendente) => {
    let aceito = true;
    try {
      await guardar(vinculo, [item]);
    } catch (error) {
      aceito = false;
      notify.failure(error);
    }
    await client.invalidateQueries({ queryKey: ['estudante'] });
    return aceito;
  };
  const apagar = async () => {
    const detail = `${quando}: ${horasPorExtenso(horas)}, ${atividade}`;
    if (!(await confirm('Apagar este dia?', { yes: 'Apagar', danger: true, detail }))) return;
    // A line that was never confirmed may have arrived all the same.
    await mandar({ ...doServidor(linha, vinculo), versao: Math.max(1, linha.versao), apagar: true });
  };
  const recusa = pendente?.recusa ?? null;
  return (
    <li>
      <div className={classes.linha}>
        <b>{comMaiuscula(quando)}</b>
        <span>{horasPorExtenso(horas)}</span>
        {pendente !== null && recusa === null && (
          <Tag tone="warning">salvo neste aparelho, ainda não enviado</Tag>
        )}
      </div>
      <div className={classes.atividade}>{atividade}</div>
      {pendente !== null && recusa !== null ? (
        <Recusada vinculo={vinculo} linha={linha} pendente={pendente} onKeep={mandar} onChange={onChange} />
      ) : (
        muda &&
        onChange !== null && (
          <Group gap="xs" mt={4}>
            <Button size="compact-sm" variant="default" onClick={onChange}>
              Mudar<span className="sr-only"> {quando}</span>
            </Button>
            <Button size="compact-sm" variant="subtle" color="red" onClick={() => void apagar()}>
              Apagar<span className="sr-only"> {quando}</span>
            </Button>
          </Group>
        )
      )}
    </li>
  );
}

const doServidor = ({ id, dia, horas, atividade, versao }: LinhaNaTela, vinculo: number): Pendente => ({
  ...{ id, dia, horas, atividade, versao, vinculo },
  apagar: false,
  recusa: null,
});

/** The student chooses between the line here and the one on the server, or corrects it. */
function Recusada(props: {
  readonly vinculo: number;
  readonly linha: LinhaNaTela;
  readonly pendente: Pendente;
  readonly onKeep: (item: Pendente) => Promise<boolean>;
  readonly onChange: (() => void) | null;
}) {
  const { vinculo, linha, pendente, onKeep, onChange } = props;
  const { la } = linha;
  const conflito = pendente.recusa?.codigo === 'DIA_MUDOU';
  const ficarDaqui = async () => {
    const daqui = { ...pendente, recusa: null };
    if (la !== null) {
      await onKeep({ ...daqui, versao: la.versao });
      return;
    }
    // On the server it was deleted: as a new line.
    if (await onKeep({ ...daqui, id: novoId(), versao: 0 })) descartar({ id: linha.id, vinculo });
  };
  return (
    <div role="alert" className={classes.recusa}>
      <Text size="sm">
        {pendente.recusa?.texto.replace(/\.$/, '')}. Não foi enviado; continua neste aparelho.
      </Text>
      {conflito && (
        <Text size="sm">
          {pendente.apagar
            ? 'Aqui você a apagou. '
            : `Aqui: ${horasPorExtenso(linha.horas)}, ${linha.atividade}. `}
          {la === null
            ? 'No servidor ela foi apagada.'
            : `No servidor: ${diaComSemana(la.dia)}, ${horasPorExtenso(la.horas)}, ${la.atividade}.`}
        </Text>
      )}
      <Group gap="xs" mt={4}>
        {conflito && !(pendente.apagar && la === null) && (
          <Button size="compact-sm" onClick={() => void ficarDaqui()}>
            Ficar com a daqui
          </Button>
        )}
        {!conflito && !pendente.apagar && onChange !== null && (
          <Button size="compact-sm" onClick={onChange}>
            Corrigir
          </Button>
        )}
        <Button size="compact-sm" variant="default" onClick={() => descartar({ id: pendente.id, vinculo })}>
          {conflito ? 'Ficar com a do servidor' : 'Descartar'}
        </Button>
      </Group>
    </div>
  );
}
