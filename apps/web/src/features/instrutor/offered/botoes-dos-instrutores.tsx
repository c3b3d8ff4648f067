import {
  projetoDoInstrutor,
  temCaminhoAosInstrutores,
  temInstrutores,
} from '@instrutoria/domain/instrutor/policies.ts';
import { agePeloProjeto } from '@instrutoria/domain/projeto/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSessao } from '../../../lib/session.ts';
import { ProblemNotice } from '../../../ui/problem.tsx';
import { janelasQuery } from '../../janela/api.ts';

export function BotoesDosInstrutores({ projeto }: { readonly projeto: Projeto }) {
  const usuario = useSessao()?.usuario;
  const le =
    usuario !== undefined && temCaminhoAosInstrutores(usuario.tipo, agePeloProjeto(projeto, usuario.id));
  if (!le || !temInstrutores(projetoDoInstrutor(projeto))) return null;
  return <Botoes projeto={projeto.id} />;
}

function Botoes({ projeto }: { readonly projeto: number }) {
  const janelas = useQuery(janelasQuery(projeto));
  const frequencia = janelas.data?.find(({ janela }) => janela === 'frequencia');
  return (
    <>
      <Button component={Link} to={`/instrutores/${projeto}`}>
        Ver Instrutores
      </Button>
      {janelas.isError && <ProblemNotice error={janelas.error} onRetry={() => void janelas.refetch()} />}
      {frequencia?.aberta === true && (
        <Button component={Link} to={`/frequencia/${projeto}`}>
          Frequência
        </Button>
      )}
    </>
  );
}
