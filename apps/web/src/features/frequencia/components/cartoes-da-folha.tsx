import { nomeDoMes } from '@instrutoria/domain/kernel/datas.ts';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import type { Folha } from '../api.ts';
import { Celula } from './celula.tsx';
import classes from './folha.module.css';
import { idDaCelula, totalDaLinha } from './horas-digitadas.ts';
import { InstrutorDaLinha } from './instrutor-da-linha.tsx';
import type { FolhaDigitada } from './use-folha.ts';

export function CartoesDaFolha(props: {
  readonly folha: Folha;
  readonly digitada: FolhaDigitada;
  readonly soLeitura: boolean;
}) {
  const { folha, digitada, soLeitura } = props;
  return folha.linhas.map((linha) => (
    <Panel key={linha.instrutor.id} title={linha.instrutor.nome}>
      <InstrutorDaLinha linha={linha} semNome />
      <ul className={classes.meses}>
        {linha.celulas.map((celula) => (
          <li key={celula.mes} className={classes.mes}>
            {celula.editavel && !soLeitura ? (
              <label htmlFor={idDaCelula(linha.instrutor.id, celula.mes)} className={classes.rotulo}>
                {nomeDoMes(celula.mes)}
              </label>
            ) : (
              <span className={classes.rotulo}>{nomeDoMes(celula.mes)}</span>
            )}
            <Celula
              linha={linha}
              celula={celula}
              folha={digitada}
              soLeitura={soLeitura}
              disposicao="cartoes"
            />
          </li>
        ))}
      </ul>
      <p className={classes.somado}>
        Total: <b>{formatarNota(soLeitura ? linha.total : totalDaLinha(linha, digitada.digitadas))} horas</b>
      </p>
    </Panel>
  ));
}
