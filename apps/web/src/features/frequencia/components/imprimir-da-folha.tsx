import { mesDoAno } from '@instrutoria/domain/frequencia/rules/meses.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { type AlunoComMeses, ImprimirFolha } from '../../instrutor/offered/imprimir-folha.tsx';
import type { Folha } from '../api.ts';

/** Each instructor with the months of the year that have a sheet; first the latest with something to sign. */
function comMeses({ ano, linhas }: Folha): AlunoComMeses[] {
  return linhas.flatMap(({ instrutor, celulas }) => {
    const deles = celulas.filter(({ guardada, estado }) => guardada || estado === 'ABERTO');
    const cheia = deles.findLast(({ guardada, aluno }) => guardada || aluno !== null) ?? deles.at(-1);
    if (cheia === undefined) return [];
    const meses = deles.map(({ mes }) => mesDoAno(ano, mes));
    return [{ ...instrutor, meses, primeiro: mesDoAno(ano, cheia.mes) }];
  });
}

export default function ImprimirDaFolha({ folha }: { readonly folha: Folha }) {
  const alunos = comMeses(folha);
  if (alunos.length === 0) return null;
  return (
    <Panel title="Imprimir a folha de frequência">
      <ImprimirFolha projeto={folha.projeto.id} alunos={alunos} />
    </Panel>
  );
}
