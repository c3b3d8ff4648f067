import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { useAsk } from '../../../ui/dialogs/confirm.tsx';
import { RowAnswers } from '../../../ui/tables/chosen-bar.tsx';
import type { FeitoEmVarios } from '../../avaliacao/api.ts';

const projetos = (n: number) => contado(n, 'projeto', 'projetos');

/** Shows the answer to each project of an act on many, in a dialog; `titulos` by their numbers. */
export function useRespostasPorProjeto() {
  const ask = useAsk();
  return async (linhas: FeitoEmVarios, titulos: ReadonlyMap<number, string>): Promise<void> => {
    const recusados = linhas.filter(({ resultado }) => resultado === 'recusado').length;
    await ask(
      recusados === 0
        ? `Feito: ${projetos(linhas.length)}`
        : `${projetos(linhas.length - recusados)} em ordem, ${recusados} não foi possível`,
      [{ value: 'fechar', label: 'Fechar' }],
      <RowAnswers
        rows={linhas.map(({ projeto, resultado, mensagem }) => ({
          key: projeto,
          name: `nº ${projeto}`,
          resultado,
          mensagem,
          more: titulos.get(projeto),
        }))}
      />,
    );
  };
}
