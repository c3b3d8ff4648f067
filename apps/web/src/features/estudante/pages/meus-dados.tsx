import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { diasPorEnviar } from '../../../lib/drafts/days-to-send.ts';
import { api } from '../../../lib/server/api.ts';
import { apagarSessao } from '../../../lib/session/session.ts';
import { useConfirm, useMayLose } from '../../../ui/dialogs/confirm.tsx';
import { DownloadButton } from '../../../ui/files/download-button.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { estudanteQuery } from '../api.ts';
import { QuemViu } from '../components/quem-viu.tsx';
import { EncerrarContaDeInstrutor, TrocarSenha } from '../components/senha-e-conta.tsx';

export default function MeusDadosDeInstrutor() {
  const query = useQuery(estudanteQuery);
  return (
    <>
      <PageHeader title="Meus dados" />
      <QueryState query={query} label="Lendo a sua conta">
        {({ nome, email, sessaoPropria, soPorLink, porEnviar }) => (
          <Stack gap="lg">
            <Panel title="Conta">
              <p>
                {nome}, {email}. Os links para entrar vão para este e-mail.
              </p>
              {!sessaoPropria && <p>Você entra nesta conta com o seu login de professor.</p>}
              {sessaoPropria && soPorLink && (
                <p>
                  Você entra por link no e-mail. Para ter uma senha, saia, peça um link e escolha-a ao entrar.
                </p>
              )}
            </Panel>
            <BaixarMeusDados />
            {sessaoPropria && !soPorLink && <TrocarSenha />}
            {sessaoPropria && <TodosOsAparelhos />}
            {sessaoPropria && <EncerrarContaDeInstrutor soPorLink={soPorLink} porEnviar={porEnviar} />}
            <QuemViu />
          </Stack>
        )}
      </QueryState>
    </>
  );
}

function BaixarMeusDados() {
  return (
    <Panel title="Baixar os meus dados">
      <Text mb="md">
        Um arquivo JSON com a sua conta, os vínculos, as horas, os pagamentos, os dados bancários e as
        mensagens que recebeu. Os documentos você abre na sua página.
      </Text>
      <DownloadButton
        label="Baixar os meus dados"
        fileName="meus_dados_de_instrutor.json"
        load={() => api.meusDadosDeEstudante()}
      />
    </Panel>
  );
}

function TodosOsAparelhos() {
  const sair = useMutation({ mutationFn: api.encerrarSessoesDoEstudante });
  const confirm = useConfirm();
  const mayLose = useMayLose();
  const navigate = useNavigate();
  const submit = async () => {
    const dias = diasPorEnviar();
    if (dias !== undefined && !(await mayLose(dias))) return;
    if (!(await confirm('deseja sair de todos os aparelhos?', { yes: 'Sair de todos' }))) return;
    try {
      await sair.mutateAsync({});
      apagarSessao();
      await navigate('/login', { replace: true });
      notify.success('Você saiu de todos os aparelhos.');
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Panel title="Onde você entrou">
      <p>Se perdeu um aparelho, ou usou um computador de outra pessoa, saia de todos de uma vez.</p>
      <Button variant="default" loading={sair.isPending} onClick={() => void submit()}>
        Sair de todos os aparelhos
      </Button>
    </Panel>
  );
}
