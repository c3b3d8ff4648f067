import type { EmpateNaUnidade } from '@instrutoria/domain/decisao/rules/corte.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import type { LinhaDaDecisao } from '../api.ts';

/** The projects of a unit that are tied at its limit. */
export default function EmpateDaUnidade(props: {
  readonly linhas: readonly LinhaDaDecisao[];
  readonly empate: EmpateNaUnidade;
}) {
  const { unidade, empatados, sobram } = props.empate;
  const quais = props.linhas.filter(({ projeto_id }) => empatados.includes(projeto_id));
  return (
    <Notice kind="warning" title={`Empate no limite da unidade ${unidade}, na ${quais[0]?.posicao}ª posição`}>
      <p>
        {quais.map(({ titulo }) => titulo).join('; ')}. Para eles há {contado(sobram, 'bolsa', 'bolsas')} da
        unidade, e nenhum critério do ranque diz quem vem antes: digite quem recebe.
      </p>
    </Notice>
  );
}
