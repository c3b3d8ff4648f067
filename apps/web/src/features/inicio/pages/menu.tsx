import { avisoVale } from '@instrutoria/domain/aviso/rules.ts';
import { podeProporProjeto, podeSerDesignado } from '@instrutoria/domain/conta/policies.ts';
import { useQuery } from '@tanstack/react-query';
import { menuVisivel } from '../../../app/menu.ts';
import { useRotas } from '../../../app/route-table.ts';
import { useSessao } from '../../../lib/session.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { avisosQuery } from '../../aviso/api.ts';
import { professorAtualQuery } from '../../conta/api.ts';
import { AvisoDeEmail } from '../../conta/offered/aviso-de-email.tsx';
import { Perfil } from '../../conta/offered/perfil.tsx';
import { PendenciasDaInstalacao } from '../../instalacao/offered/pendencias-da-instalacao.tsx';
import { hojeQuery } from '../../janela/api.ts';
import { AvisoDeRascunhos } from '../components/aviso-de-rascunhos.tsx';
import { Mural } from '../components/mural.tsx';
import { PainelDoAvaliador } from '../components/painel-do-avaliador.tsx';
import { TilesDoMenu } from '../components/tiles-do-menu.tsx';
import classes from './menu.module.css';

function firstName(nome: string): string {
  return nome.trim().split(/\s+/)[0] ?? '';
}

export default function Menu() {
  const usuario = useSessao()?.usuario;
  const rotas = useRotas();
  const professor = useQuery(professorAtualQuery);
  const avisos = useQuery(avisosQuery);
  const hoje = useQuery(hojeQuery).data?.slice(0, 10);
  if (usuario === undefined) return null;
  return (
    <>
      <PageHeader title={`Olá, ${firstName(usuario.nome)}`} description="O que você quer fazer hoje?" />
      <AvisoDeEmail />
      <PendenciasDaInstalacao />
      <div className={classes.grid}>
        <div className={classes.column}>
          {podeProporProjeto(usuario) && <AvisoDeRascunhos />}
          <TilesDoMenu entradas={menuVisivel(usuario.tipo, rotas)} />
          {podeSerDesignado(usuario) && <PainelDoAvaliador />}
          <QueryState query={avisos}>
            {(lista) => (
              <Mural avisos={hoje === undefined ? lista : lista.filter((aviso) => avisoVale(aviso, hoje))} />
            )}
          </QueryState>
        </div>
        <div className={classes.side}>
          <QueryState query={professor}>{(pessoa) => <Perfil pessoa={pessoa} />}</QueryState>
        </div>
      </div>
    </>
  );
}
