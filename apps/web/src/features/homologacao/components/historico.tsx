import { NOMES_DA_HOMOLOGACAO, NOMES_DAS_PARTES } from '@instrutoria/domain/homologacao/messages.ts';
import { CAMPOS } from '@instrutoria/domain/projeto/campos.ts';
import { formatarInstante, formatarPrazo } from '../../../lib/format/format.ts';
import type { Homologacao } from '../api.ts';
import classes from './historico.module.css';
import { TextoComMudancas } from './texto-com-mudancas.tsx';

type Ato = Homologacao['historico'][number];

const FEZ: Readonly<Record<string, string>> = {
  prorrogarCorrecao: 'prorrogou o prazo da correção',
  desfazerHomologacao: 'desfez a marca',
  reenviarProjeto: 'enviou a correção',
  recorrerDaHomologacao: 'recorreu da não homologação',
};
const MARCOU: Readonly<Partial<Record<Ato['para'], string>>> = {
  homologado: 'homologou o projeto',
  devolvido: 'devolveu o projeto para correção',
  naoHomologado: 'não homologou o projeto',
};

function frase({ ato, para }: Ato): string {
  if (ato === 'decidirRecursoDaHomologacao') {
    return para === 'homologado' ? 'aceitou o recurso: projeto homologado' : 'recusou o recurso';
  }
  return FEZ[ato] ?? MARCOU[para] ?? NOMES_DA_HOMOLOGACAO[para];
}

/** The acts with author, time and reason; for a correction, the removed and added words. */
export function HistoricoDaHomologacao({ historico }: Pick<Homologacao, 'historico'>) {
  if (historico.length === 0) return <p>Nada aconteceu ainda.</p>;
  return (
    <ol className={classes.lista}>
      {historico.map((ato) => (
        <li key={`${ato.quando} ${ato.ato} ${ato.para}`} className={classes.um}>
          <p>
            <strong>{ato.quem}</strong> {frase(ato)}
          </p>
          <p className={classes.quieto}>
            {formatarInstante(ato.quando)}
            {ato.secoes.length > 0 && ` · ${ato.secoes.map((uma) => NOMES_DAS_PARTES[uma]).join(', ')}`}
            {ato.ate !== null && ` · até ${formatarPrazo(ato.ate)}`}
          </p>
          {ato.texto !== '' && <p className={classes.texto}>{ato.texto}</p>}
          {ato.mudancas.map(({ campo, antes, depois }) => (
            <details key={campo}>
              <summary>O que mudou em {CAMPOS[campo].rotulo}</summary>
              <TextoComMudancas antes={antes} depois={depois} />
            </details>
          ))}
        </li>
      ))}
    </ol>
  );
}
