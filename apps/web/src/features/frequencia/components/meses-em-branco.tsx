import { nomeDoMes } from '@instrutoria/domain/kernel/datas.ts';
import { Anchor, Text } from '@mantine/core';
import type { Folha } from '../api.ts';
import { type Digitadas, idDaCelula, vaziasDe } from './horas-digitadas.ts';

export function MesesEmBranco({
  folha,
  digitadas,
}: {
  readonly folha: Folha;
  readonly digitadas: Digitadas;
}) {
  const vazias = vaziasDe(folha, digitadas);
  const quantas = vazias.reduce((soma, { meses }) => soma + meses.length, 0);
  return (
    <div>
      <Text role="status" fw={600} size="sm">
        {quantas === 0
          ? 'Todas as horas estão preenchidas.'
          : `${quantas === 1 ? 'Falta preencher um mês' : `Faltam ${quantas} meses`}:`}
      </Text>
      {vazias.map(({ instrutor, meses }) => (
        <Text key={instrutor.id} size="sm">
          {instrutor.nome}:{' '}
          {meses.map((mes, i) => (
            <span key={mes}>
              {i > 0 && ', '}
              <Anchor
                component="button"
                type="button"
                size="sm"
                inherit
                onClick={() => document.getElementById(idDaCelula(instrutor.id, mes))?.focus()}
              >
                {nomeDoMes(mes)}
                <span className="sr-only"> de {instrutor.nome}</span>
              </Anchor>
            </span>
          ))}
        </Text>
      ))}
    </div>
  );
}
