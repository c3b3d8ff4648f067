import { cabe } from '@instrutoria/domain/kernel/maquina.ts';
import { MAQUINA_DA_EDICAO } from '@instrutoria/domain/projeto/rules/edicao.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { EditarProjeto } from '../components/editar-projeto.tsx';
import { RetirarProjeto } from '../components/retirar-projeto.tsx';

/** Buttons to edit (D7), to send missing schedules (D9) and to withdraw (D46). */
export function BotoesDoCoordenador({ projeto }: { readonly projeto: Projeto }) {
  const eu = useSessao()?.usuario.id;
  // The coordinator must not learn of an evaluator (D20); the server answers 409 where there is one.
  const fatos = { aberto: projeto.edital?.aberto === true, temAvaliador: false };
  const pode = cabe(MAQUINA_DA_EDICAO, projeto, 'atualizarProjeto', fatos);
  if (projeto.coordenador.id !== eu || !(pode || projeto.aguardandoCronograma)) return null;
  return (
    <>
      <EditarProjeto projeto={projeto} />
      {cabe(MAQUINA_DA_EDICAO, projeto, 'retirarProjeto', fatos) && <RetirarProjeto projeto={projeto} />}
    </>
  );
}
