import { NAO_SE_APLICA } from '@instrutoria/domain/frequencia/limits.ts';
import { horasPorExtenso } from '@instrutoria/domain/frequencia/messages.ts';
import { totalDeHoras } from '@instrutoria/domain/frequencia/rules/folha.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatarInstante, formatarPrazoEm } from '../../../lib/format/format.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type MesDosDias, type MeusDias, useEnviarMes, useReabrirMes } from '../dias-api.ts';
import classes from './dias.module.css';
import { FolhaDoMes } from './folha-do-mes.tsx';
import { FormularioDoDia } from './formulario-do-dia.tsx';
import { LinhaDoMes } from './linha-do-mes.tsx';
import { comMaiuscula, type LinhaNaTela } from './linhas-do-mes.ts';
import { RepetirNaSemana } from './repetir-na-semana.tsx';

const ESTADOS = {
  aberto: { nome: 'ainda não enviado', tone: 'neutral' },
  enviado: { nome: 'enviado', tone: 'info' },
  devolvido: { nome: 'voltou', tone: 'warning' },
  atestado: { nome: 'atestado', tone: 'good' },
} as const;

type Aberto = { readonly linha: LinhaNaTela | null } | 'repetir' | null;

/** One open month: its lines, its sum, and its sending. */
export function MesDosDiasPanel(props: {
  readonly lidos: MeusDias;
  readonly mes: MesDosDias;
  readonly linhas: readonly LinhaNaTela[];
  /** Of every month. */
  readonly todas: readonly LinhaNaTela[];
}) {
  const { lidos, mes, linhas, todas } = props;
  const [aberto, setAberto] = useState<Aberto>(null);
  const nome = mesPorExtenso(mes.mes);
  const muda = mes.estado === 'aberto' || mes.estado === 'devolvido';
  const soma = totalDeHoras(linhas.filter(({ pendente }) => pendente?.apagar !== true));
  const valem = muda ? soma : horasQueValem(mes);
  const fechar = () => setAberto(null);
  return (
    <Panel title={comMaiuscula(nome)}>
      <Stack gap="md">
        <div>
          <Text>
            <b>{horasPorExtenso(valem)}</b> de {horasPorExtenso(lidos.esperado)} esperadas{' '}
            {(!muda || linhas.length > 0) && (
              <Tag tone={ESTADOS[mes.estado].tone}>{ESTADOS[mes.estado].nome}</Tag>
            )}
          </Text>
          {mes.fechaEm !== null && muda && (
            <Text size="sm">Informe e envie até {formatarPrazoEm(mes.fechaEm)}.</Text>
          )}
          {mes.estado === 'enviado' && mes.enviadoEm !== null && (
            <Text size="sm">Enviado em {formatarInstante(mes.enviadoEm)}.</Text>
          )}
          {mes.estado !== 'devolvido' && <NumerosDoMes mes={mes} />}
        </div>
        {mes.estado === 'devolvido' && (
          <Notice kind="warning" title={`O mês voltou: ${nome}`}>
            Motivo: {mes.motivo}. Corrija e envie de novo.
          </Notice>
        )}
        {linhas.length > 0 && (
          <ul className={classes.linhas} aria-label={`Dias de ${nome}`}>
            {linhas.map((linha) =>
              typeof aberto === 'object' && aberto?.linha?.id === linha.id ? (
                <li key={linha.id}>
                  <FormularioDoDia lidos={lidos} mes={mes.mes} linha={linha} outras={todas} onEnd={fechar} />
                </li>
              ) : (
                <LinhaDoMes
                  key={linha.id}
                  vinculo={lidos.vinculo.id}
                  linha={linha}
                  muda={muda}
                  onChange={() => setAberto({ linha })}
                />
              ),
            )}
          </ul>
        )}
        {typeof aberto === 'object' && aberto?.linha === null && (
          <FormularioDoDia lidos={lidos} mes={mes.mes} linha={null} outras={todas} onEnd={fechar} />
        )}
        {aberto === 'repetir' && (
          <RepetirNaSemana lidos={lidos} mes={mes.mes} outras={todas} onEnd={fechar} />
        )}
        {aberto === null && muda && (
          <Group gap="sm">
            <Button onClick={() => setAberto({ linha: null })}>Informar um dia</Button>
            <Button variant="default" onClick={() => setAberto('repetir')}>
              Repetir na semana
            </Button>
          </Group>
        )}
        {aberto === null && linhas.length > 0 && (
          <EnvioDoMes
            vinculo={lidos.vinculo.id}
            mes={mes}
            soma={soma}
            espera={linhas.some(({ pendente }) => pendente !== null)}
          />
        )}
        {aberto === null && <FolhaDoMes vinculo={lidos.vinculo.id} mes={mes} />}
      </Stack>
    </Panel>
  );
}

/** Of a month that was sent: without what is only on this device. */
function horasQueValem({ estado, registradas, soma }: MesDosDias): number {
  return estado === 'atestado' && registradas !== null && registradas !== NAO_SE_APLICA ? registradas : soma;
}

/** Both numbers, once the coordination registered the month, and its reason. */
export function NumerosDoMes({ mes }: { readonly mes: MesDosDias }) {
  const { registradas, motivo, soma, estado } = mes;
  if (registradas === null) return null;
  const difere = estado === 'atestado' && registradas !== soma;
  return (
    <>
      <Text size="sm">
        {difere && `Você enviou ${horasPorExtenso(soma)}. `}
        {registradas === NAO_SE_APLICA
          ? 'A coordenação marcou “não se aplica”.'
          : `A coordenação informou ${horasPorExtenso(registradas)}.`}
        {difere && ' Vale o que ela informou.'}
      </Text>
      {estado === 'atestado' && motivo !== null && (
        <Text size="sm" className={classes.motivo ?? ''}>
          Motivo: {motivo}
        </Text>
      )}
    </>
  );
}

function EnvioDoMes(props: {
  readonly vinculo: number;
  readonly mes: MesDosDias;
  readonly soma: number;
  /** Something of this month is only on this device. */
  readonly espera: boolean;
}) {
  const { vinculo, mes, soma, espera } = props;
  const enviar = useEnviarMes();
  const reabrir = useReabrirMes();
  const confirm = useConfirm();
  const nome = mesPorExtenso(mes.mes);
  const fazer = async (ato: () => Promise<{ readonly message: string }>) => {
    try {
      notify.success((await ato()).message);
    } catch (error) {
      notify.failure(error);
    }
  };
  if (mes.estado === 'atestado') return null;
  if (mes.estado === 'enviado') {
    return (
      <Group>
        <Button
          variant="default"
          loading={reabrir.isPending}
          onClick={() => void fazer(() => reabrir.mutateAsync({ vinculo, mes: mes.mes }))}
        >
          Reabrir o mês<span className="sr-only"> de {nome}</span>
        </Button>
      </Group>
    );
  }
  const perguntar = async () => {
    const detail = `${comMaiuscula(nome)}: ${horasPorExtenso(soma)}. Você pode reabrir o mês enquanto a coordenação não informar as horas.`;
    if (!(await confirm('Enviar o mês à coordenação?', { yes: 'Enviar', detail }))) return;
    await fazer(() => enviar.mutateAsync({ vinculo, mes: mes.mes, soma }));
  };
  return (
    <div>
      <Button variant="light" disabled={espera} loading={enviar.isPending} onClick={() => void perguntar()}>
        Enviar o mês<span className="sr-only"> de {nome}</span>
      </Button>
      {espera && <Text size="sm">Há dias ainda não enviados deste aparelho. Depois deles, envie o mês.</Text>}
    </div>
  );
}
