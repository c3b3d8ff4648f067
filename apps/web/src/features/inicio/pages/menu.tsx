import { avisoVale } from '@instrutoria/domain/aviso/rules.ts';
import { podeProporProjeto, podeSerDesignado } from '@instrutoria/domain/conta/policies.ts';
import { useQuery } from '@tanstack/react-query';
import { horaDaInstituicao } from '../../../lib/format/format.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { InView } from '../../../ui/page/in-view.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { avisosQuery } from '../../aviso/api.ts';
import { agoraQuery } from '../../configuracao/api.ts';
import { professorAtualQuery } from '../../conta/api.ts';
import { AvisoDeEmail } from '../../conta/offered/aviso-de-email.tsx';
import { Perfil } from '../../conta/offered/perfil.tsx';
import { PendenciasDaInstalacao } from '../../instalacao/offered/pendencias-da-instalacao.tsx';
import { useEditaisAbertos } from '../../projeto/api.ts';
import { tarefasQuery } from '../../tarefa/api.ts';
import { PrecisaDeVoce } from '../../tarefa/offered/precisa-de-voce.tsx';
import { AvisoDeRascunhos } from '../components/aviso-de-rascunhos.tsx';
import { EditaisAbertos } from '../components/editais-abertos.tsx';
import { MeusProjetos } from '../components/meus-projetos.tsx';
import { Mural } from '../components/mural.tsx';
import { PainelDoAvaliador } from '../components/painel-do-avaliador.tsx';
import { saudacao } from '../components/saudacao.ts';
import classes from './menu.module.css';

function firstName(nome: string): string {
  return nome.trim().split(/\s+/)[0] ?? '';
}

function MeuPerfil() {
  const professor = useQuery(professorAtualQuery);
  return <QueryState query={professor}>{(pessoa) => <Perfil pessoa={pessoa} />}</QueryState>;
}

/** What is below the first parts asks once these are there: before, all of it would be in view. */
export default function Menu() {
  const usuario = useSessao()?.usuario;
  const avisos = useQuery(avisosQuery);
  const abertos = useEditaisAbertos();
  // Home shows the tasks of now, also those that other people's acts have caused.
  const tarefas = useQuery({ ...tarefasQuery, staleTime: 1_000 });
  const hoje = useQuery(agoraQuery).data?.slice(0, 10);
  if (usuario === undefined) return null;
  const propoe = podeProporProjeto(usuario);
  return (
    <>
      <PageHeader title={`${saudacao(horaDaInstituicao(new Date()))}, ${firstName(usuario.nome)}`} />
      <AvisoDeEmail />
      <PendenciasDaInstalacao />
      <div className={classes.grid}>
        <div className={classes.column}>
          <PrecisaDeVoce />
          {propoe && <AvisoDeRascunhos />}
          {podeSerDesignado(usuario) && <PainelDoAvaliador />}
          {propoe && !tarefas.isPending && (
            <InView waiting={<Panel title="Meus projetos">{null}</Panel>}>
              <MeusProjetos />
            </InView>
          )}
        </div>
        <div className={classes.column}>
          <EditaisAbertos hoje={hoje} />
          <QueryState query={avisos}>
            {(lista) => (
              <Mural avisos={hoje === undefined ? lista : lista.filter((aviso) => avisoVale(aviso, hoje))} />
            )}
          </QueryState>
          {!avisos.isPending && !abertos.isPending && <MeuPerfil />}
        </div>
      </div>
    </>
  );
}
