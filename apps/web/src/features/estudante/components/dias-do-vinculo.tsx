import { horasPorExtenso } from '@instrutoria/domain/frequencia/messages.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { mesDoDia } from '@instrutoria/domain/kernel/meses.ts';
import { Stack, Text } from '@mantine/core';
import { formatarInstante } from '../../../lib/format/format.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import type { MeusDias } from '../dias-api.ts';
import classes from './dias.module.css';
import { FolhaDoMes } from './folha-do-mes.tsx';
import { LinhaDoMes } from './linha-do-mes.tsx';
import { comMaiuscula, doMes, linhasNaTela } from './linhas-do-mes.ts';
import { MesDosDiasPanel, NumerosDoMes } from './mes-dos-dias.tsx';
import { useFila } from './use-fila.ts';

/** The open months to work in, then the earlier ones to read. */
export function DiasDoVinculo({ lidos }: { readonly lidos: MeusDias }) {
  const fila = useFila();
  const linhas = linhasNaTela(lidos, fila);
  const esperam = fila.filter((um) => um.vinculo === lidos.vinculo.id && um.recusa === null).length;
  const abertos = lidos.meses.filter(({ aberto }) => aberto);
  const outros = lidos.meses.filter((um) => !um.aberto && (um.dias.length > 0 || (um.registradas ?? 0) > 0));
  const recusadas = linhas.filter(
    ({ dia, pendente }) =>
      pendente !== null && pendente.recusa !== null && !abertos.some(({ mes }) => mes === mesDoDia(dia)),
  );
  return (
    <Stack gap="lg">
      <Text>{lidos.vinculo.projeto}</Text>
      {lidos.lidosEm !== null && (
        <Notice kind="warning" live title={`Sem conexão: dias lidos em ${formatarInstante(lidos.lidosEm)}`}>
          O que você informar agora fica salvo neste aparelho.
        </Notice>
      )}
      {esperam > 0 && (
        <Notice kind="warning" live title={quantasEsperam(esperam)}>
          O envio é feito sozinho quando houver rede. Não saia da conta antes disso.
        </Notice>
      )}
      {abertos.length === 0 && <Notice title="Nenhum mês está aberto agora" />}
      {abertos.map((mes) => (
        <MesDosDiasPanel key={mes.mes} lidos={lidos} mes={mes} linhas={doMes(linhas, mes)} todas={linhas} />
      ))}
      {recusadas.length > 0 && (
        <Panel title="Dias que não foram enviados">
          <ul className={classes.linhas}>
            {recusadas.map((linha) => (
              <LinhaDoMes
                key={linha.id}
                vinculo={lidos.vinculo.id}
                linha={linha}
                muda={false}
                onChange={null}
              />
            ))}
          </ul>
        </Panel>
      )}
      {outros.length > 0 && (
        <Panel title="Meses anteriores">
          <ul className={classes.linhas}>
            {outros.map((mes) => (
              <li key={mes.mes}>
                <b>{comMaiuscula(mesPorExtenso(mes.mes))}</b>
                {mes.dias.length > 0 && <div>Seus dias: {horasPorExtenso(mes.soma)}</div>}
                <NumerosDoMes mes={mes} />
                <FolhaDoMes vinculo={lidos.vinculo.id} mes={mes} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Stack>
  );
}

function quantasEsperam(n: number): string {
  return n === 1
    ? 'Uma mudança está salva só neste aparelho'
    : `${n} mudanças estão salvas só neste aparelho`;
}
