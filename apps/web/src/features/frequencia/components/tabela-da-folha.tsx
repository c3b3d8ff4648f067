import { formatarNota } from '../../../lib/format/number-format.ts';
import type { Folha } from '../api.ts';
import { Celula } from './celula.tsx';
import classes from './folha.module.css';
import { totalDaLinha } from './horas-digitadas.ts';
import { InstrutorDaLinha } from './instrutor-da-linha.tsx';
import { MESES } from './meses.ts';
import type { FolhaDigitada } from './use-folha.ts';

export function TabelaDaFolha(props: {
  readonly folha: Folha;
  readonly digitada: FolhaDigitada;
  readonly soLeitura: boolean;
}) {
  const { folha, digitada, soLeitura } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section className={classes.quadro} aria-label={`Folha de ${folha.ano}`} tabIndex={0}>
      <table className={classes.tabela}>
        <caption className="sr-only">Horas de cada instrutor em cada mês de {folha.ano}</caption>
        <thead>
          <tr>
            <th scope="col" className={classes.fixa}>
              Instrutor
            </th>
            {MESES.map((mes) => (
              <th key={mes} scope="col">
                <span aria-hidden>{mes.slice(0, 3)}</span>
                <span className="sr-only">{mes}</span>
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {folha.linhas.map((linha) => (
            <tr key={linha.instrutor.id}>
              <th scope="row" className={classes.fixa}>
                <InstrutorDaLinha linha={linha} />
              </th>
              {linha.celulas.map((celula) => (
                <td key={celula.mes}>
                  <Celula
                    linha={linha}
                    celula={celula}
                    folha={digitada}
                    soLeitura={soLeitura}
                    disposicao="tabela"
                  />
                </td>
              ))}
              <td className={classes.total}>
                {formatarNota(soLeitura ? linha.total : totalDaLinha(linha, digitada.digitadas))} h
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
