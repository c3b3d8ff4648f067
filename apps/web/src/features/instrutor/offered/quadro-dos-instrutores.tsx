import {
  poderesNosInstrutores,
  porQueSemInstrutores,
  projetoDoInstrutor,
} from '@instrutoria/domain/instrutor/policies.ts';
import { podeNoVinculo } from '@instrutoria/domain/instrutor/rules/estados-do-vinculo.ts';
import { temAlgumaVaga } from '@instrutoria/domain/instrutor/rules/vagas.ts';
import { agePeloProjeto } from '@instrutoria/domain/projeto/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Button, Checkbox, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useDoProjeto } from '../../../lib/from-project.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { FormActions } from '../../../ui/page/panel.tsx';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { Convites } from '../../estudante/offered/convites.tsx';
import { janelasQuery } from '../../janela/api.ts';
import { AvisoDaJanela } from '../../janela/offered/aviso-da-janela.tsx';
import { AvisoDeEncerramento } from '../../projeto/offered/aviso-de-encerramento.tsx';
import { RelatorioDasDisciplinas } from '../../relatorio/offered/relatorio-das-disciplinas.tsx';
import { type Instrutor, instrutoresQuery } from '../api.ts';
import { VagasDoProjeto, vagasDe } from '../components/cadastro/vagas-do-projeto.tsx';
import { DocumentosRecusados } from '../components/documentos/documentos-recusados.tsx';
import { TabelaDeInstrutores } from '../components/tabela-de-instrutores.tsx';
import { TitularesDasVagas } from '../components/titulares-das-vagas.tsx';

const EncerrarModal = lateDialog(
  () => import('../components/encerrar-modal.tsx'),
  ({ onClose }) => onClose(),
);
const DocumentosModal = lateDialog(
  () => import('../components/documentos/documentos-modal.tsx'),
  ({ onClose }) => onClose(),
);

const RetomarModal = lateDialog(
  () => import('../components/retomar-modal.tsx'),
  ({ onClose }) => onClose(),
);

export function QuadroDosInstrutores({ projeto }: { readonly projeto: Projeto }) {
  const doProjeto = useDoProjeto();
  const usuario = useSessao()?.usuario;
  const [busca, setBusca] = useSearchParams();
  const coordena = agePeloProjeto(projeto, usuario?.id);
  const administra = poderesNosInstrutores(usuario?.tipo, coordena, false).administrar;
  const [comEncerrados, setComEncerrados] = useState(busca.get('encerrados') === 'true');
  const encerrados = administra && comEncerrados;
  const instrutores = useQuery(instrutoresQuery(projeto.id, encerrados));
  const janelas = useQuery({ ...janelasQuery(projeto.id), enabled: coordena });
  // As it was when the dialog opened, so that a refusal does not close it.
  const excluir = useEditor<Instrutor>();
  const retomar = useEditor<Instrutor>();
  const documentos = useEditor<number>();
  const cadastro = janelas.data?.find(({ janela }) => janela === 'cadastroInstrutor');
  const fase = projeto.edital?.fase ?? 'submissao';
  const porQue = porQueSemInstrutores(projetoDoInstrutor(projeto));
  if (porQue !== null) return <Notice title={porQue} />;
  const emAndamento = fase !== 'arquivado';
  // In a project that ends or ended, the notice above explains that nobody can be registered.
  const recebe = emAndamento && projeto.encerramento === null && projeto.desistencia === null;
  const poderes = poderesNosInstrutores(usuario?.tipo, coordena, emAndamento && cadastro?.aberta === true);

  return (
    <QueryState query={instrutores}>
      {(lista) => {
        const vagas = vagasDe(projeto, lista);
        const aConferir = lista.find(({ id }) => id === documentos.record);
        return (
          <Stack gap="lg">
            <AvisoDeEncerramento projeto={projeto} />
            {coordena && <DocumentosRecusados instrutores={lista} />}
            {coordena && (
              <QueryState query={janelas}>
                {() =>
                  cadastro !== undefined &&
                  recebe && <AvisoDaJanela estado={cadastro} de="O cadastro de instrutores" />
                }
              </QueryState>
            )}
            {(coordena || administra) && <VagasDoProjeto vagas={vagas} />}
            {administra && (
              <Checkbox
                label="Mostrar também os vínculos encerrados"
                checked={encerrados}
                onChange={(event) => {
                  setComEncerrados(event.currentTarget.checked);
                  setBusca(event.currentTarget.checked ? { encerrados: 'true' } : {}, { replace: true });
                }}
              />
            )}
            <TabelaDeInstrutores
              instrutores={lista}
              poderes={poderes}
              onDocumentos={({ id }) => documentos.open(id)}
              onEncerrar={excluir.open}
              onRetomar={retomar.open}
            />
            {(coordena || administra) && <TitularesDasVagas projeto={projeto.id} />}
            {(coordena || administra) && lista.some(({ fimVinculo }) => fimVinculo === null) && (
              <Convites projeto={projeto.id} instrutores={lista} />
            )}
            <FormActions>
              {poderes.editar && recebe && temAlgumaVaga(vagas.aprovadas, vagas.ocupadas) && (
                <Button component={Link} to={`/cadastro_instrutor/${projeto.id}`} state={doProjeto}>
                  Adicionar instrutor
                </Button>
              )}
              <Button
                variant="default"
                component={Link}
                to={`/relatorio_coordenador/${projeto.id}`}
                state={doProjeto}
              >
                Relatório do coordenador
              </Button>
              <RelatorioDasDisciplinas projetoId={projeto.id} />
            </FormActions>
            <Suspense>
              {excluir.record !== null && (
                <EncerrarModal
                  key={`excluir-${excluir.turn}`}
                  instrutor={excluir.record}
                  opened={excluir.opened}
                  onClose={excluir.close}
                />
              )}
              {retomar.record !== null && (
                <RetomarModal
                  key={`retomar-${retomar.turn}`}
                  instrutor={retomar.record}
                  opened={retomar.opened}
                  onClose={retomar.close}
                />
              )}
              {aConferir !== undefined && (
                <DocumentosModal
                  key={`documentos-${documentos.turn}`}
                  instrutor={aConferir}
                  podeConferir={poderes.administrar && podeNoVinculo(aConferir, 'conferirDocumento')}
                  administra={poderes.administrar}
                  opened={documentos.opened}
                  onClose={documentos.close}
                />
              )}
            </Suspense>
          </Stack>
        );
      }}
    </QueryState>
  );
}
