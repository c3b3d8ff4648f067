import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import { MENSAGENS_INSTRUTOR } from '@instrutoria/domain/instrutor/messages.ts';
import { agePeloProjeto } from '@instrutoria/domain/projeto/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useSessao } from '../../../lib/session/session.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { agoraQuery } from '../../configuracao/api.ts';
import { janelasQuery } from '../../janela/api.ts';
import { AvisoDaJanela } from '../../janela/offered/aviso-da-janela.tsx';
import { JanelaAberta } from '../../janela/offered/janela-aberta.tsx';
import { type Folha, folhaQuery } from '../api.ts';
import { AnoDaFolha } from '../components/ano-da-folha.tsx';
import { FormularioDaFolha } from '../components/formulario-da-folha.tsx';
import { RegistrosDeOficio } from '../components/registros-de-oficio.tsx';

/** The coordinator edits it while the window is open (D23); others read it at any time. */
export function FolhaDoProjeto(props: { readonly projeto: Pick<Projeto, 'coordenador' | 'id' | 'vice'> }) {
  const { id } = props.projeto;
  const usuario = useSessao()?.usuario;
  const eu = usuario?.id;
  const ehAdministrador = usuario !== undefined && podeAdministrar(usuario);
  if (!agePeloProjeto(props.projeto, eu))
    return <AFolha projeto={id} soLeitura comDocumentos={ehAdministrador} />;
  return (
    <JanelaAberta janela="frequencia" projeto={id}>
      <AFolha projeto={id} soLeitura={false} comDocumentos />
    </JanelaAberta>
  );
}

function AFolha(props: {
  readonly projeto: number;
  readonly soLeitura: boolean;
  readonly comDocumentos: boolean;
}) {
  const { projeto, soLeitura, comDocumentos } = props;
  const janelas = useQuery(janelasQuery(projeto));
  const aberta = janelas.data?.find(({ janela }) => janela === 'frequencia')?.aberta === true;
  const [busca, setBusca] = useSearchParams();
  const pedido = Number(busca.get('ano'));
  const ano = Number.isInteger(pedido) && pedido >= 1000 && pedido <= 9999 ? pedido : null;
  const folha = useQuery(folhaQuery(projeto, ano));
  const hoje = useQuery(agoraQuery);
  return (
    <QueryState query={folha}>
      {(lida) => (
        <QueryState query={hoje}>
          {(agora) => {
            const daCoordenacao = lida.podeDeOficio && aberta;
            const contestada = soLeitura && !daCoordenacao ? soOsContestados(lida) : null;
            const noLugar = contestada !== null || daCoordenacao;
            const soLe = soLeitura && !noLugar;
            return (
              <Stack gap="lg">
                {(!soLeitura || lida.podeDeOficio) && <PrazoDaFolha projeto={projeto} />}
                <AnoDaFolha
                  folha={lida}
                  soLeitura={soLe}
                  onChange={(escolhido) => setBusca({ ano: String(escolhido) })}
                />
                {lida.podeDeOficio && contestada === null && <NoLugarDaCoordenacao aberta={aberta} />}
                {contestada !== null && <Contestados />}
                <RegistrosDeOficio folha={lida} comDocumentos={comDocumentos} />
                <Corpo
                  folha={contestada ?? lida}
                  hoje={agora.slice(0, 10)}
                  soLeitura={soLe}
                  comDias={comDocumentos}
                  noLugar={noLugar}
                />
              </Stack>
            );
          }}
        </QueryState>
      )}
    </QueryState>
  );
}

/** The rows in which only the months that are to be corrected can be written; null without any. */
function soOsContestados(folha: Folha): Folha | null {
  const linhas = folha.linhas.map((linha) => {
    const meses = folha.contestados.filter(({ instrutor }) => instrutor === linha.instrutor.id);
    const celulas = linha.celulas.map((celula) => ({
      ...celula,
      editavel: celula.editavel && meses.some(({ mes }) => mes === celula.mes),
    }));
    return { ...linha, celulas };
  });
  const comAlgum = linhas.filter(({ celulas }) => celulas.some(({ editavel }) => editavel));
  return comAlgum.length === 0 ? null : { ...folha, linhas: comAlgum };
}

function Contestados() {
  return (
    <Notice kind="warning" title="Corrija os meses de contestações procedentes">
      Só estes meses mudam. Quem coordena e os alunos são avisados. Outra pessoa da administração fecha a
      folha de pagamento que os paga.
    </Notice>
  );
}

/** Above the form: what it means that an administrator registers the hours. */
function NoLugarDaCoordenacao({ aberta }: { readonly aberta: boolean }) {
  return (
    <Notice kind="warning" title="Hoje ninguém pode agir pela coordenação deste projeto">
      {aberta
        ? 'Você pode registrar a frequência no lugar dela. Quem coordena e os alunos são avisados. Outra pessoa da administração fecha a folha de pagamento destes meses.'
        : 'A administração pode registrar a frequência no lugar dela quando o registro abrir.'}
    </Notice>
  );
}

function Corpo(props: {
  readonly folha: Folha;
  readonly hoje: string;
  readonly soLeitura: boolean;
  readonly comDias: boolean;
  readonly noLugar: boolean;
}) {
  const { folha } = props;
  if (folha.linhas.length === 0) return <EmptyState title={MENSAGENS_INSTRUTOR.nenhum} />;
  return <FormularioDaFolha key={`${folha.projeto.id}-${folha.ano}`} {...props} />;
}

function PrazoDaFolha({ projeto }: { readonly projeto: number }) {
  const janelas = useQuery(janelasQuery(projeto));
  const estado = janelas.data?.find(({ janela }) => janela === 'frequencia');
  return estado === undefined ? null : <AvisoDaJanela estado={estado} de="O registro de frequência" />;
}
