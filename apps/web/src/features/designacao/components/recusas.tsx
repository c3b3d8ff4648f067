import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Text } from '@mantine/core';
import { formatarInstante } from '../../../lib/format/format.ts';
import type { Designacao } from '../../avaliacao/api.ts';
import classes from './recusas.module.css';

/** Folded to one line, however many have refused. */
export function Recusas({ recusas }: Pick<Designacao, 'recusas'>) {
  if (recusas.length === 0) return null;
  return (
    <details>
      <summary>{contado(recusas.length, 'recusa', 'recusas')}</summary>
      {recusas.map(({ avaliador, motivo, recusadoEm }) => (
        <Text key={recusadoEm} size="sm" className={classes.recusa}>
          {avaliador.nome}, em {formatarInstante(recusadoEm)}
          {motivo !== '' && `: ${motivo}`}
        </Text>
      ))}
    </details>
  );
}
