import { horasPorExtenso } from '@instrutoria/domain/frequencia/messages.ts';
import { nomeDoMes } from '@instrutoria/domain/kernel/datas.ts';
import { Textarea } from '@mantine/core';
import { Panel } from '../../../ui/page/panel.tsx';
import type { Folha } from '../api.ts';
import { chaveDoMotivo, idDoMotivo, menosQueOAluno } from './horas-digitadas.ts';
import type { FolhaDigitada } from './use-folha.ts';

/** A reason for each month with fewer hours than its student sent. */
export function MotivosAoAluno({
  folha,
  digitada,
}: {
  readonly folha: Folha;
  readonly digitada: FolhaDigitada;
}) {
  const menos = menosQueOAluno(folha, digitada.digitadas);
  if (menos.length === 0) return null;
  return (
    <Panel title="Menos horas do que o aluno enviou">
      {menos.map(({ instrutor, mes, enviadas, horas }) => {
        const id = idDoMotivo(instrutor.id, mes);
        const { error, ...campo } = digitada.errors.field(id);
        const chave = chaveDoMotivo(instrutor.id, mes);
        return (
          <Textarea
            key={id}
            {...campo}
            error={error?.replace(`${instrutor.nome}: `, '')}
            label={`Motivo: ${instrutor.nome}, ${nomeDoMes(mes)}`}
            description={`O aluno enviou ${horasPorExtenso(enviadas)}; você registra ${horasPorExtenso(horas)}. Ele recebe o motivo por e-mail.`}
            withAsterisk
            aria-required
            autosize
            minRows={2}
            value={digitada.digitadas[chave] ?? ''}
            onChange={(event) => digitada.digitar(chave, id, event.currentTarget.value)}
          />
        );
      })}
    </Panel>
  );
}
