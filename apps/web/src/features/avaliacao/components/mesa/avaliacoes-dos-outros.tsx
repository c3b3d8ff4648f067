import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Part } from '../../../../ui/page/part.tsx';
import { ProblemNotice } from '../../../../ui/status/problem.tsx';
import { regrasQuery } from '../../../edital/api.ts';
import { avaliacoesDoProjetoQuery } from '../../api.ts';
import classes from '../../offered/comparar-avaliacoes.module.css';
import { Parecer } from '../../offered/comparar-avaliacoes.tsx';

/** The others' assessments for an evaluator who concluded, without names, if the call allows it. */
export function AvaliacoesDosOutros(props: { readonly aprovacao: number; readonly edital: number }) {
  const { regras } = useQuery(regrasQuery(props.edital)).data ?? {};
  const leem = regras !== undefined && regras.avaliadores > 1 && regras.avaliadoresSeLeem === 'depois';
  const outras = useQuery({ ...avaliacoesDoProjetoQuery(props.aprovacao), enabled: leem });
  if (!leem) return null;
  if (outras.isError) {
    return <ProblemNotice error={outras.error} onRetry={() => void outras.refetch()} />;
  }
  if (outras.data === undefined) return null;
  return (
    <Part title="As outras avaliações deste projeto">
      {outras.data.length === 0 ? (
        <Text>Elas aparecem aqui, sem nomes, quando todos os avaliadores do projeto concluírem.</Text>
      ) : (
        <div className={classes.opinions}>
          {outras.data.map((uma) => (
            <Parecer key={uma.numero} avaliacao={uma} comNotas />
          ))}
        </div>
      )}
    </Part>
  );
}
