import {
  MENSAGENS_DA_CONTESTACAO as M,
  NOMES_DAS_CONTESTACOES,
} from '@instrutoria/domain/contestacao/messages.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { formatarInstante, formatarPrazo } from '../../../lib/format/format.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type MesContestavel, type MinhaContestacao, useRetirar } from '../api.ts';
import classes from './contestacao-do-mes.module.css';

const ContestarModal = lateDialog(
  () => import('../components/contestar-modal.tsx'),
  ({ onClose }) => onClose(),
);

/** What the student contested about a month, with the answers, and the act to contest it. */
export function ContestacaoDoMes(props: { readonly vinculo: number; readonly mes: MesContestavel }) {
  const { vinculo, mes } = props;
  const [aberto, setAberto] = useState(false);
  const { contestarAte, contestacoes } = mes;
  return (
    <>
      {contestacoes.map((uma) => (
        <Uma key={uma.id} vinculo={vinculo} mes={mes.mes} contestacao={uma} />
      ))}
      {contestarAte !== null && (
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={() => setAberto(true)}>
            Contestar<span className="sr-only"> {mesPorExtenso(mes.mes)}</span>
          </Button>
          <Text size="sm">até {formatarPrazo(contestarAte)}</Text>
        </Group>
      )}
      <ContestarModal
        key={`${mes.mes} ${contestacoes.length}`}
        vinculo={vinculo}
        mes={mes.mes}
        opened={aberto}
        onClose={() => setAberto(false)}
      />
    </>
  );
}

const TONS = { ABERTA: 'neutral', PROCEDENTE: 'good', IMPROCEDENTE: 'warning', RETIRADA: 'neutral' } as const;

function Uma(props: {
  readonly vinculo: number;
  readonly mes: string;
  readonly contestacao: MinhaContestacao;
}) {
  const { id, situacao, texto, comArquivo, enviadaEm, ate, razoes, respondidaEm } = props.contestacao;
  return (
    <div className={classes.contestacao}>
      <div>
        <b>Contestação</b>{' '}
        <Tag tone={TONS[situacao]}>
          {situacao === 'ABERTA' ? 'em análise' : NOMES_DAS_CONTESTACOES[situacao]}
        </Tag>
      </div>
      <div className={classes.texto}>
        Enviada em {formatarInstante(enviadaEm)}
        {comArquivo ? ', com um arquivo' : ''}: {texto}
      </div>
      {razoes !== null && respondidaEm !== null && (
        <div className={classes.texto}>
          Resposta em {formatarInstante(respondidaEm)}: {razoes}
        </div>
      )}
      {situacao === 'PROCEDENTE' && (
        <div>A administração corrige o mês. O que for devido vem como complemento, numa folha seguinte.</div>
      )}
      {situacao === 'ABERTA' && (
        <>
          <div>A resposta vem até {formatarPrazo(ate)}.</div>
          <Retirar {...props} id={id} />
        </>
      )}
    </div>
  );
}

function Retirar(props: { readonly vinculo: number; readonly mes: string; readonly id: number }) {
  const { vinculo, mes, id } = props;
  const retirar = useRetirar(vinculo);
  const confirm = useConfirm();
  const act = async () => {
    const detail = 'Ela não será respondida. No prazo, você pode contestar o mês de novo.';
    if (!(await confirm(M.desejaRetirar, { detail, yes: 'Retirar', no: 'Cancelar' }))) return;
    try {
      notify.success((await retirar.mutateAsync(id)).message);
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Group>
      <Button size="compact-sm" variant="default" loading={retirar.isPending} onClick={() => void act()}>
        Retirar<span className="sr-only"> a contestação de {mesPorExtenso(mes)}</span>
      </Button>
    </Group>
  );
}
