import {
  projetoDoInstrutor,
  temCaminhoAosInstrutores,
  temInstrutores,
} from '@instrutoria/domain/instrutor/policies.ts';
import { agePeloProjeto } from '@instrutoria/domain/projeto/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useSessao } from '../../../lib/session/session.ts';

/** The attendance is a part of the project's page while its window is open (D23). */
export function BotoesDosInstrutores({ projeto }: { readonly projeto: Projeto }) {
  const usuario = useSessao()?.usuario;
  const le =
    usuario !== undefined && temCaminhoAosInstrutores(usuario.tipo, agePeloProjeto(projeto, usuario.id));
  if (!le || !temInstrutores(projetoDoInstrutor(projeto))) return null;
  return (
    <Button variant="default" component={Link} to={`/instrutores/${projeto.id}`}>
      Ver Instrutores
    </Button>
  );
}
